/** What a seat may know of a game of 5 Towers, as the server sends it; see `five_towers/view.py`. */

import type { FiveTowersAction, FiveTowersView as Sent } from "../../protocol.ts";

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

export function suitIndex(suit: Suit): number {
  return SUITS.indexOf(suit);
}
