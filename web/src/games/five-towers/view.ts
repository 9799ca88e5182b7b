/** What a seat may know of a game of 5 Towers, as the server sends it; see `five_towers/view.py`. */

import type {
  FiveTowersAction,
  FiveTowersGhosts,
  FiveTowersOfferedCard,
  FiveTowersPlan,
  FiveTowersStoreys,
  FiveTowersView as Sent,
  ScoreSheet,
} from "../../protocol.ts";

export const SUITS = ["candy", "scary", "tree", "scrap", "sand"] as const;
export const VALUES = 16;
export const ROOF = 0;

export type Suit = (typeof SUITS)[number];
export type Phase = "bidding" | "taking" | "demolishing" | "placing" | "over";

export interface Card {
  suit: Suit;
  value: number;
}

/** The values of a tower, from the bottom up. */
export type Tower = readonly number[];

/** What is sent, with the words that the game really uses where it says only "a word". */
type Known<T> = T extends { suit: string } ? Card : T extends (infer Item)[] ? Known<Item>[] : T;
export type FiveTowersView = { [Field in keyof Sent]: Field extends "phase" ? Phase : Known<Sent[Field]> };

/** The actions of the game. */
export type Decision = FiveTowersAction;

/** How a displayed card stands to my towers: it fits now, after a demolition, only on another displayed card, or not at all. */
export type Fit = "fits" | "demolition" | "together" | "no";

export interface OfferedCard extends FiveTowersOfferedCard {
  fit: Fit;
}

interface Storeys extends FiveTowersStoreys {
  suit: Suit;
}

export interface Plan extends FiveTowersPlan {
  action: Decision;
  demolition: Suit | null;
  storeys: Storeys[];
}

/** What the engine says of what I could build. */
export interface Ghosts extends FiveTowersGhosts {
  cards: OfferedCard[];
  plans: Plan[];
}

export function suitIndex(suit: Suit): number {
  return SUITS.indexOf(suit);
}

/** The points of a sheet by category. */
export function pointsBy(sheet: ScoreSheet): { open: number; roofed: number; tallest: number; rubble: number } {
  return sheet.categories as ReturnType<typeof pointsBy>;
}
