/** Arrow keys among things that lie on a plane: one of them is on the way of Tab, the arrows lead to the others. */
import type { Spot } from "./town.ts";

const DIRECTIONS: Record<string, Spot> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export const ARROWS: readonly string[] = Object.keys(DIRECTIONS);
export const isArrow = (key: string): boolean => key in DIRECTIONS;

/** The nearest thing in the direction of an arrow key; the same again if there is none. */
export function nextInDirection(spots: readonly Spot[], current: number, key: string): number {
  const direction = DIRECTIONS[key];
  const from = spots[current];
  if (!direction || !from) return current;
  let best = current;
  let least = Infinity;
  spots.forEach((spot, place) => {
    const ahead = (spot.x - from.x) * direction.x + (spot.y - from.y) * direction.y;
    const aside = Math.abs((spot.x - from.x) * direction.y) + Math.abs((spot.y - from.y) * direction.x);
    if (ahead > 0 && ahead + 2 * aside < least) [best, least] = [place, ahead + 2 * aside];
  });
  return best;
}

/** The next or the one before, around in a circle. */
export function nextInLine(count: number, current: number, key: string): number {
  if (!isArrow(key) || count === 0) return current;
  const step = key === "ArrowRight" || key === "ArrowDown" ? 1 : -1;
  return (current + step + count) % count;
}
