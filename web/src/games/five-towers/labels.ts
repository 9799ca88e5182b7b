/** Names and short sentences for what is drawn, for eyes and for screen readers. */

import { changeInPoints } from "../../parts/points.ts";
import type { Say } from "../../scene.ts";
import { isRoofed, type Card, type Fit, type FiveTowersView, type Suit, type Tower } from "./view.ts";

export function cardName(card: Card, say: Say): string {
  return say("five-towers.page.card", { suit: card.suit, value: card.value });
}

/** How a card on display stands: to my towers, or to the builder who has taken some. */
export type Standing = Fit | "taken" | "left";

/** "Sand 7, fits after a demolition, −2 points"; only the name when nothing is known of how it stands. */
export function cardLabel(card: Card, standing: Standing | null, change: number | null, say: Say): string {
  const parts = [cardName(card, say)];
  if (standing) parts.push(say(`five-towers.page.fit-says.${standing}`));
  if (change !== null) parts.push(changeInPoints(change, say));
  return parts.join(", ");
}

export function towerLabel(suit: Suit, tower: Tower, say: Say): string {
  return say("five-towers.page.tower", { suit, height: tower.length, roofed: isRoofed(tower) });
}

/** What a seat has said in the bidding: a number, or a word that the texts know. */
export type Word = "passed" | "asked" | "later" | `${number}`;

export function wordOf(view: FiveTowersView, seat: number): Word {
  const bid = view.bids[seat];
  if (view.passed[seat] || bid === 0) return "passed";
  if (typeof bid === "number") return `${bid}`;
  return view.phase === "bidding" && view.to_act.includes(seat) ? "asked" : "later";
}

/** The seats in the order in which they bid. */
export function biddingOrder(view: FiveTowersView): number[] {
  return Array.from({ length: view.seats }, (_, place) => (view.opener + place) % view.seats);
}

/** The seats after mine, clockwise; all of them, from the first, for a spectator. */
export function others(view: FiveTowersView, seat: number | null): number[] {
  if (seat === null) return Array.from({ length: view.seats }, (_, place) => place);
  return Array.from({ length: view.seats - 1 }, (_, place) => (seat + 1 + place) % view.seats);
}
