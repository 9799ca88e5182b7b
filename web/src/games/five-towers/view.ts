/** What a seat may know of a game of 5 Towers, as the server sends it; see `five_towers/view.py`. */

import {
  FIVE_TOWERS_SUITS,
  type Decision as AnyDecision,
  type FiveTowersAction,
  type FiveTowersCard,
  type FiveTowersDecision,
  type FiveTowersFit,
  type FiveTowersGhosts,
  type FiveTowersOfferedCard,
  type FiveTowersPhase,
  type FiveTowersPlan,
  type FiveTowersSuit,
  type FiveTowersView as Sent,
  type ScoreSheet,
} from "../../protocol.ts";
import printed from "./printed.json";

export const SUITS = FIVE_TOWERS_SUITS;
export const VALUES = printed.values;
export const ROOF = printed.roof;
/** On this any card goes, and this goes on any but a roof: both have two arrows. */
export const BELOW_ANY = printed.below_any;
export const ON_ANY = printed.on_any;
export const hasArrows = (value: number): boolean => value === BELOW_ANY || value === ON_ANY;
/** How often the game goes through the pile. */
export const TIMES = printed.times;
/** What a card under a roof counts. */
export const ROOFED = printed.roofed;

/** What is sent, with the names of this game's decisions. */
export interface FiveTowersView extends Omit<Sent, "decision"> {
  decision: (AnyDecision & { kind: FiveTowersDecision }) | null;
}
export type Suit = FiveTowersSuit;
export type Phase = FiveTowersPhase;
export type Card = FiveTowersCard;
/** How a displayed card stands to my towers: it fits now, after a demolition, only on another displayed card, or not at all. */
export type Fit = FiveTowersFit;
export type OfferedCard = FiveTowersOfferedCard;

/** The values of a tower, from the bottom up. */
export type Tower = readonly number[];

/** The actions of the game. */
export type Decision = FiveTowersAction;

export interface Plan extends FiveTowersPlan {
  action: Decision;
}

/** What the engine says of what I could build. */
export interface Ghosts extends FiveTowersGhosts {
  plans: Plan[];
}

export function suitIndex(suit: Suit): number {
  return SUITS.indexOf(suit);
}

export function isRoofed(tower: Tower): boolean {
  return tower.at(-1) === ROOF;
}

/** What the cards of a tower count. The sheets have only the sums of all towers. */
export function towerPoints(tower: Tower): number {
  return tower.length * (isRoofed(tower) ? printed.roofed : printed.open);
}

/** The points of a sheet by category. */
export function pointsBy(sheet: ScoreSheet): { open: number; roofed: number; tallest: number; rubble: number } {
  return sheet.categories as ReturnType<typeof pointsBy>;
}
