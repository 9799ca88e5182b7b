/** What a seat may know of a game of Ginkgopolis, as the server sends it; see `ginkgopolis/view.py`. */

import type * as sent from "../../protocol.ts";

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
/** What is decided; "acting" in the middle of an action, where nothing is. */
export type Phase = "drafting" | "choosing" | "taking" | "moving" | "shifting" | "giving" | "acting" | "over";
export type Action = "exploit" | "urbanise" | "floor";

/** An urbanisation card has a letter; a building card has a colour and a number. */
export interface Card {
  letter: Letter | "";
  colour: Colour | "";
  number: number;
}

/** What is sent, with the words that the game really uses where it says only "a word". */
interface Words {
  colour: Colour;
  letter: Letter;
  trigger: Trigger;
  cause: Trigger;
  good: Good;
  phase: Phase;
  action: Action;
}
export type Known<T> = T extends (infer Item)[]
  ? Known<Item>[]
  : T extends sent.GinkgopolisCard
    ? Card
    : T extends object
      ? { [Field in keyof T]: Field extends keyof Words ? Words[Field] : Known<T[Field]> }
      : T;

export type Cell = sent.GinkgopolisCell;
export type Tile = Known<sent.GinkgopolisTile>;
export type Character = Known<sent.GinkgopolisCharacter>;
export type Building = Known<sent.GinkgopolisBuilding>;
export type Marker = Known<sent.GinkgopolisMarker>;
export type District = Known<sent.GinkgopolisDistrict>;
export type Seat = Known<sent.GinkgopolisPlayer>;
export type GinkgopolisView = Known<sent.GinkgopolisView>;

/** The actions of the game. */
export type Decision = sent.GinkgopolisAction;

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

/** The cell that a card names: its letter's, or its building's. */
export function cellOf({ city, markers }: GinkgopolisView, card: Card): Cell | undefined {
  return card.letter ? markers.find(({ letter }) => letter === card.letter) : buildingOf(city, card);
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
