/** Where the votes of a walkway are written. */
import { along, CELL, deckOf, type Point } from "./drawing.ts";
import { isAcross, lengthOf, type Way } from "./town.ts";

/** The place for a number on each deck: free of roofs, of other numbers and of walkways across, as near the middle as can be. */
export function badgePoints(
  ways: readonly Way[],
  roofs: readonly Point[],
  others: readonly Way[] = ways,
  taken: readonly Point[] = [],
): Point[] {
  const points: Point[] = [];
  for (const way of ways) {
    const deck = deckOf(way);
    const across = others.filter((other) => isAcross(other) !== isAcross(way)).map((other) => deckOf(other));
    const steps = 4 * lengthOf(way);
    const candidates = Array.from({ length: steps - 1 }, (_, place) => {
      const point = along(deck, (place + 1) / steps);
      const room = Math.min(
        near(point, roofs),
        near(point, [...taken, ...points]),
        ...across.map((other) => distance(point, other)),
      );
      return { point, worth: Math.min(room, BADGE_ROOM) - 14 * Math.abs((place + 1) / steps - 0.5) };
    });
    points.push(candidates.reduce((a, b) => (b.worth > a.worth ? b : a)).point);
  }
  return points;
}

const BADGE_ROOM = 46;

function near(point: Point, others: readonly Point[]): number {
  return Math.min(CELL, ...others.map((other) => Math.hypot(point.x - other.x, point.y - other.y)));
}

/** How far a point is from a deck, which lies along a row or a column. */
function distance({ x, y }: Point, [first, second]: [Point, Point]): number {
  const nearest = {
    x: Math.min(Math.max(x, first.x), second.x),
    y: Math.min(Math.max(y, first.y), second.y),
  };
  return Math.hypot(x - nearest.x, y - nearest.y);
}
