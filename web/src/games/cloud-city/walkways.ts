/** Walkways: which could be built, and what hinders the others. */
import { heightOf, isAcross, keyOf, lengthOf, same, spotOf, wayKey, type Spot, type Town, type Way } from "./town.ts";
import { left, LENGTHS, MOST_WALKWAYS, VOTES, type Colour } from "./view.ts";

export type Supply = Record<Colour, number[]>;

/** What stands against a walkway, in the order in which the rules are asked, and where. */
export interface Hindrance {
  reason: "joined-already" | "gap" | "blocked" | "too-long" | "two-walkways" | "would-cross" | "no-piece-left";
  cell: Spot | null;
}

export const votesOf = (way: Way): number => VOTES[lengthOf(way)] ?? 0;

/** The cells strictly between the ends. */
export function between(way: Way): Spot[] {
  const step = isAcross(way) ? { x: 1, y: 0 } : { x: 0, y: 1 };
  return Array.from({ length: Math.max(0, lengthOf(way) - 1) }, (_, place) => ({
    x: way.first.x + step.x * (place + 1),
    y: way.first.y + step.y * (place + 1),
  }));
}

/** Whether a cell lies strictly inside both, one along the row and one along the column (CC-4.6). */
export function crossing(one: Way, other: Way): Spot | null {
  if (isAcross(one) === isAcross(other)) return null;
  const others = between(other);
  return between(one).find((cell) => others.some((its) => same(cell, its))) ?? null;
}

/** Every pair of neighbours of one colour in a row or column, whatever is between them. */
export function pairsOf(town: Town): Way[] {
  const found: Way[] = [];
  for (const [key, colour] of town.cells) {
    if (!colour) continue;
    const first = spotOf(key);
    for (const step of [
      { x: 1, y: 0 },
      { x: 0, y: 1 },
    ]) {
      const second = nextOf(town, first, colour, step);
      if (second) found.push({ colour, first, second });
    }
  }
  return found;
}

function nextOf(town: Town, from: Spot, colour: Colour, step: Spot): Spot | null {
  const steps = 2 * (step.x ? town.columns : town.rows);
  for (let place = 1; place < steps; place += 1) {
    const cell = { x: from.x + step.x * place, y: from.y + step.y * place };
    if (town.cells.get(keyOf(cell)) === colour) return cell;
  }
  return null;
}

/** How many walkways a building has. */
export const endsAt = (town: Town, cell: Spot): number =>
  town.ways.filter(({ first, second }) => same(first, cell) || same(second, cell)).length;

/** What stands against a walkway between two buildings of one colour in a line, or null if it could be built (CC-4). */
export function hindranceOf(town: Town, supply: Supply, way: Way): Hindrance | null {
  const cells = between(way);
  const height = heightOf(way.colour);
  if (town.ways.some((built) => wayKey(built) === wayKey(way))) return { reason: "joined-already", cell: null };
  const gap = cells.find((cell) => !town.cells.has(keyOf(cell)));
  if (gap) return { reason: "gap", cell: gap };
  const tall = cells.find((cell) => {
    const stands = town.cells.get(keyOf(cell));
    return stands && heightOf(stands) >= height;
  });
  if (tall) return { reason: "blocked", cell: tall };
  if (lengthOf(way) > LENGTHS.length) return { reason: "too-long", cell: null };
  const full = [way.first, way.second].find((cell) => endsAt(town, cell) >= MOST_WALKWAYS);
  if (full) return { reason: "two-walkways", cell: full };
  for (const built of town.ways) {
    const cell = built.colour === way.colour && crossing(way, built);
    if (cell) return { reason: "would-cross", cell };
  }
  return left(supply, way.colour, lengthOf(way)) > 0 ? null : { reason: "no-piece-left", cell: null };
}

/** The walkways that could be built now. */
export function possibleWays(town: Town, supply: Supply): Way[] {
  return pairsOf(town).filter((way) => hindranceOf(town, supply, way) === null);
}

export function sumOf(ways: readonly Way[]): number {
  return ways.reduce((sum, way) => sum + votesOf(way), 0);
}
