/** What fits where, and what it is worth: the small rules that the page needs for its forecasts (FT-1.5 to FT-1.7, FT-3.3, FT-5). */

import { ROOF, SUITS, suitIndex, type Card, type Suit, type Tower } from "./view.ts";

const EMPTY = 16; // the top of an empty tower: every card is lower

export function topOf(tower: Tower): number {
  return tower.at(-1) ?? EMPTY;
}

export function isRoofed(tower: Tower): boolean {
  return tower.at(-1) === ROOF;
}

export function canBeDemolished(tower: Tower): boolean {
  return tower.length > 0 && !isRoofed(tower);
}

/** Whether a card fits on a top of its suit. */
export function fitsOn(top: number, value: number): boolean {
  return top !== ROOF && top !== value && (value < top || top === 8 || value === 9);
}

export function fits(tower: Tower, value: number): boolean {
  return fitsOn(topOf(tower), value);
}

/** An order in which all these values can be stacked on that top, the first one lowest; null if there is none. */
export function order(top: number, values: readonly number[]): number[] | null {
  if (values.length === 0) return [];
  const highestFirst = [...values].sort((a, b) => b - a);
  for (const [place, value] of highestFirst.entries()) {
    if (!fitsOn(top, value)) continue;
    const rest = order(value, highestFirst.toSpliced(place, 1));
    if (rest) return [value, ...rest];
  }
  return null;
}

export function rubbleCost(cards: number): number {
  return (cards * (cards + 1)) / 2;
}

export function towerPoints(tower: Tower): number {
  return isRoofed(tower) ? 2 * tower.length : tower.length;
}

export function points(towers: readonly Tower[], rubble: number): number {
  const cards = towers.reduce((sum, tower) => sum + towerPoints(tower), 0);
  return cards + Math.max(...towers.map((tower) => tower.length)) - rubbleCost(rubble);
}

/** The tower that counts as the tallest, or null if there is nothing yet. */
export function tallest(towers: readonly Tower[]): number | null {
  const height = Math.max(...towers.map((tower) => tower.length));
  return height === 0 ? null : towers.findIndex((tower) => tower.length === height);
}

export interface City {
  towers: readonly Tower[];
  rubble: number;
}

/** How cards can be built: what is demolished first, what comes onto each tower, the towers afterwards, the change in points. */
export interface Plan {
  cards: Card[];
  demolition: Suit | null;
  added: number[][];
  towers: Tower[];
  change: number;
}

function planWith(city: City, cards: readonly Card[], demolition: Suit | null): Plan | null {
  const added: number[][] = [];
  const towers: Tower[] = [];
  for (const [index, suit] of SUITS.entries()) {
    const tower = city.towers[index] ?? [];
    const left = suit === demolition ? tower.slice(0, -1) : tower;
    const values = cards.filter((card) => card.suit === suit).map((card) => card.value);
    const ordered = order(topOf(left), values);
    if (!ordered) return null;
    added.push(ordered);
    towers.push([...left, ...ordered]);
  }
  const rubble = city.rubble + (demolition ? 1 : 0);
  return { cards: [...cards], demolition, added, towers, change: points(towers, rubble) - points(city.towers, city.rubble) };
}

/** The best way to build all these cards with at most one demolition; null if there is none. */
export function planFor(city: City, cards: readonly Card[]): Plan | null {
  const plain = planWith(city, cards, null);
  if (plain) return plain; // a demolition that is not needed only costs
  let best: Plan | null = null;
  for (const [index, suit] of SUITS.entries()) {
    if (!canBeDemolished(city.towers[index] ?? [])) continue;
    const plan = planWith(city, cards, suit);
    if (plan && (!best || plan.change > best.change)) best = plan;
  }
  return best;
}

/** What a demolition, or none, would lead to when these cards are to be built; null if some card would be left over. */
export function planAfter(city: City, cards: readonly Card[], demolition: Suit | null): Plan | null {
  return planWith(city, cards, demolition);
}

function subset<T>(items: readonly T[], mask: number): T[] {
  return items.filter((_, place) => (mask >> place) & 1);
}

/** For each number of cards the best plan; null where so many can't be built. Bid 0 is the empty plan. */
export function bestPlans(city: City, display: readonly Card[]): (Plan | null)[] {
  const best: (Plan | null)[] = Array.from({ length: display.length + 1 }, () => null);
  for (let mask = 0; mask < 1 << display.length; mask++) {
    const cards = subset(display, mask);
    const plan = planFor(city, cards);
    const rival = best[cards.length];
    if (plan && (!rival || plan.change > rival.change)) best[cards.length] = plan;
  }
  return best;
}

/** How a displayed card stands to a city: fits now, on another displayed card, after a demolition, or not at all. */
export type Fit = "fits" | "together" | "demolition" | "no";

export function fitOf(city: City, card: Card, display: readonly Card[]): Fit {
  const tower = city.towers[suitIndex(card.suit)] ?? [];
  if (fits(tower, card.value)) return "fits";
  const plan = planFor(city, [card]);
  if (plan) return "demolition";
  const others = display.filter((other) => other !== card && other.suit === card.suit);
  for (let mask = 1; mask < 1 << others.length; mask++) {
    if (planFor(city, [...subset(others, mask), card])) return "together";
  }
  return "no";
}
