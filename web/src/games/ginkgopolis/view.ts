/** What a seat may know of a game of Ginkgopolis, as the server sends it; see `ginkgopolis/view.py`. */

import * as sent from "../../protocol.ts";

export const COLOURS = sent.GINKGOPOLIS_COLOURS;
export const GOODS = sent.GINKGOPOLIS_GOODS;
export const TRIGGERS = sent.GINKGOPOLIS_TRIGGERS;
/** In the solo game, the place of the opponent that is no player. */
export const HAL = 1;

export type Colour = sent.GinkgopolisColour;
export type Good = sent.GinkgopolisGood;
export type Trigger = sent.GinkgopolisTrigger;
export type Letter = sent.GinkgopolisLetter;
export type Side = Extract<Decision, { kind: "move" }>["side"];
/** What is decided; "acting" in the middle of an action, where nothing is. */
export type Phase = sent.GinkgopolisPhase;

export type Cell = sent.GinkgopolisCell;
/** An urbanisation card has a letter; a building card has a colour and a number. */
export type Card = sent.GinkgopolisCard;
export type Tile = sent.GinkgopolisTile;
export type Character = sent.GinkgopolisCharacter;
export type Building = sent.GinkgopolisBuilding;
export type Marker = sent.GinkgopolisMarker;
export type District = sent.GinkgopolisDistrict;
export type Seat = sent.GinkgopolisPlayer;
/** What is sent, with the names of this game's decisions. */
export interface GinkgopolisView extends Omit<sent.GinkgopolisView, "decision"> {
  decision: (sent.Decision & { kind: sent.GinkgopolisDecision }) | null;
}

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
