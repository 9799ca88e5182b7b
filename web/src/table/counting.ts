/** The count at the end: category by category, sheet by sheet. A place in the sheets is a seat, or an opponent that has none. */
import type { ScoreSheet } from "../scene.ts";

export interface Count {
  category: string;
  place: number;
  points: number;
}

/** All categories, in the order in which they are counted; an opponent may have some of its own. */
export function categoriesOf(sheets: ScoreSheet[]): string[] {
  return [...new Set(sheets.flatMap(({ categories }) => Object.keys(categories)))];
}

/** The steps of the count. */
export function countSteps(sheets: ScoreSheet[]): Count[] {
  return categoriesOf(sheets).flatMap((category) =>
    sheets.flatMap(({ categories }, place) => {
      const points = categories[category];
      return points === undefined ? [] : [{ category, place, points }];
    }),
  );
}

/** The sum at each place after the first so many steps. */
export function sums(steps: Count[], places: number, done: number): number[] {
  const result = Array.from({ length: places }, () => 0);
  for (const { place, points } of steps.slice(0, done)) result[place]! += points;
  return result;
}

/** In what part of the steps each place led (level at the top counts for all who are). */
export function leadShares(totals: number[][]): number[] {
  const places = totals[0]?.length ?? 0;
  return Array.from({ length: places }, (_, place) => {
    const led = totals.filter((step) => step[place] === Math.max(...step)).length;
    return totals.length ? led / totals.length : 0;
  });
}
