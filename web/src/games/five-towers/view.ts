/** What a seat may know of a game of 5 Towers, as the server sends it; see `five_towers/view.py`. */

import type { ScoreSheet, View } from "../../scene.ts";

export const SUITS = ["candy", "scary", "tree", "scrap", "sand"] as const;
export const VALUES = 16;
export const ROOF = 0;

export type Suit = (typeof SUITS)[number];
export type Phase = "bidding" | "taking" | "demolishing" | "placing" | "over";

export interface Card {
  suit: Suit;
  value: number;
}

export interface Sheet extends ScoreSheet {
  categories: { open: number; roofed: number; tallest: number; rubble: number };
}

/** The values of a tower, from the bottom up. */
export type Tower = readonly number[];

export interface FiveTowersView extends View {
  scores: Sheet[];
  phase: Phase;
  through: number;
  opener: number;
  display: Card[];
  bids: (number | null)[];
  passed: boolean[];
  bid: number;
  builder: number | null;
  most: number[];
  to_place: Card[];
  towers: number[][][];
  rubble: Card[][];
  pile: number;
  to_come: Card[];
  discards: Card[];
}

/** The decisions, as the server describes them in a choice's `json`. */
export type Decision =
  | { kind: "bid"; cards: number }
  | { kind: "pass" }
  | { kind: "take"; places: number[] }
  | { kind: "keep" }
  | { kind: "demolish"; suit: Suit }
  | { kind: "place"; suit: Suit; value: number };

export function suitIndex(suit: Suit): number {
  return SUITS.indexOf(suit);
}

export function total(sheet: Sheet): number {
  return Object.values(sheet.categories).reduce((sum, points) => sum + points, 0);
}
