/** What a seat may know of a game of Ginkgopolis, as the server sends it; see `ginkgopolis/view.py`. */

import type { View } from "../../scene.ts";

export const COLOURS = ["red", "blue", "yellow"] as const;
export const GOODS = ["resource", "tile", "point"] as const;
export const TRIGGERS = ["exploit", "urbanise", "floor"] as const;
export const LETTERS = ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L"] as const;
export const SIDES = ["north", "east", "south", "west"] as const;
export const NUMBERS = 20;
/** In the solo game, the place of the opponent that is no player. */
export const HAL = 1;

export type Colour = (typeof COLOURS)[number];
export type Good = (typeof GOODS)[number];
export type Trigger = (typeof TRIGGERS)[number];
export type Letter = (typeof LETTERS)[number];
export type Side = (typeof SIDES)[number];
export type Phase = "drafting" | "choosing" | "taking" | "moving" | "shifting" | "giving" | "over";
export type Action = "exploit" | "urbanise" | "floor";

export interface Cell {
  x: number;
  y: number;
}

export interface Tile {
  colour: Colour;
  number: number;
}

/** An urbanisation card has a letter; a building card has a colour and a number. */
export interface Card {
  letter: Letter | "";
  colour: Colour | "";
  number: number;
}

export interface Character {
  number: number;
  colour: Colour;
  trigger: Trigger;
  resources: number;
  tiles: number;
  points: number;
}

export interface Building extends Cell, Tile {
  height: number;
  owner: number | null;
  resources: number;
  site: boolean;
  floors: Tile[];
  district: number | null;
}

export interface Marker extends Cell {
  letter: Letter;
}

export interface District {
  colour: Colour;
  buildings: number[];
  total: number;
  resources: number[];
  points: number[];
  first: number | null;
  second: number | null;
}

export interface Seat {
  resources: number;
  supply: number;
  placed: number;
  tiles: number;
  shown: Tile[];
  points: number | null;
  tokens: number;
  characters: Character[];
  kept: Card[];
  hand: number;
  known: Card[];
  chosen: boolean;
  acted: boolean;
}

export interface Hal {
  expert: boolean;
  supply: number;
  placed: number;
  points: number;
  kept: Card[];
  waiting: boolean;
}

export interface Played {
  seat: number;
  action: Action;
  card: Card;
  tile: Tile | null;
}

export interface GinkgopolisView extends View {
  phase: Phase;
  round: number;
  order: number[];
  last_round: boolean;
  played: Played | null;
  moving: Marker | null;
  city: Building[];
  markers: Marker[];
  ring: Cell[];
  districts: District[];
  players: Seat[];
  hal: Hal | null;
  hand: Card[];
  chosen_card: Card | null;
  chosen_tile: Tile | null;
  tiles: Tile[];
  giving: Tile[];
  tile_supply: number;
  depletions: number;
  returned: Tile[];
  deck: number;
  discards: Card[];
  pack: Character[];
  picked: Character[];
  passed: Character[];
}

/** The decisions, as the server describes them in a choice's `json`. */
export type Decision =
  | { kind: "choose"; card: string; tile: string }
  | { kind: "back" }
  | { kind: "new-hand" }
  | { kind: "take"; good: "resource" | "tile" }
  | { kind: "move"; side: Side }
  | { kind: "insert"; place: number }
  | { kind: "push"; letter: Letter }
  | { kind: "give"; tile: string }
  | { kind: "done" }
  | { kind: "draft"; character: number };

/** The good that a building or bonus of a colour gives. */
export function goodOf(colour: Colour): Good {
  return GOODS[COLOURS.indexOf(colour)]!;
}

export function sameTile(a: Tile | null, b: Tile | null): boolean {
  return a?.colour === b?.colour && a?.number === b?.number;
}

/** The name of a tile in the actions: "red-7". */
export function tileId({ colour, number }: Tile): string {
  return `${colour}-${number}`;
}

/** The name of a card in the actions: "C", "red-7". */
export function cardId({ letter, colour, number }: Card): string {
  return letter || `${colour}-${number}`;
}

/** The tile that a building card names. */
export function tileOf({ colour, number }: Card): Tile | null {
  return colour ? { colour, number } : null;
}

/** The building that a card names, as it stands now. */
export function buildingOf(city: Building[], card: Card): Building | undefined {
  return city.find((building) => sameTile(building, tileOf(card)));
}

export function buildingAt(city: Building[], { x, y }: Cell): Building | undefined {
  return city.find((building) => building.x === x && building.y === y);
}

const STEPS: Record<Side, Cell> = {
  north: { x: 0, y: -1 },
  east: { x: 1, y: 0 },
  south: { x: 0, y: 1 },
  west: { x: -1, y: 0 },
};

/** The cell beside another one. */
export function beside({ x, y }: Cell, side: Side): Cell {
  return { x: x + STEPS[side].x, y: y + STEPS[side].y };
}

/** When a card's or character's bonus pays; cards from 10 on count at the end instead (GK-1.5). */
export function triggerOf({ letter, number }: Card): Trigger | "end" | null {
  if (letter) return null;
  return number < 10 ? TRIGGERS[(number - 1) % 3]! : "end";
}

/** The points that a kept card pays beside its good, or instead of one (GK-1.5). */
export function extraPoints({ number }: Card): number {
  return number >= 7 && number <= 9 ? 1 : 0;
}
