/** The count at the end: category by category, seat by seat. */
import type { ScoreSheet } from "../scene.ts";

export interface Count {
  category: string;
  seat: number;
  points: number;
}

/** The steps of the count. */
export function countSteps(sheets: ScoreSheet[]): Count[] {
  const categories = Object.keys(sheets[0]?.categories ?? {});
  return categories.flatMap((category) =>
    sheets.map((sheet, seat) => ({ category, seat, points: sheet.categories[category] ?? 0 })),
  );
}

/** The sum of a sheet. */
export function total(sheet: ScoreSheet): number {
  return Object.values(sheet.categories).reduce((sum, points) => sum + points, 0);
}

/** Each seat's sum after the first so many steps. */
export function sums(steps: Count[], seats: number, done: number): number[] {
  const result = Array.from({ length: seats }, () => 0);
  for (const { seat, points } of steps.slice(0, done)) result[seat]! += points;
  return result;
}

/** Who wins: the highest total, then the tie-breaks in their order; several if they are level. */
export function winners(sheets: ScoreSheet[]): number[] {
  const ranks = sheets.map((sheet) => [total(sheet), ...(sheet.tiebreaks ?? [])]);
  const best = ranks.reduce((a, b) => (compare(a, b) >= 0 ? a : b), ranks[0] ?? []);
  return ranks.flatMap((rank, seat) => (compare(rank, best) === 0 ? [seat] : []));
}

function compare(a: number[], b: number[]): number {
  for (let place = 0; place < Math.max(a.length, b.length); place += 1) {
    const difference = (a[place] ?? 0) - (b[place] ?? 0);
    if (difference) return difference;
  }
  return 0;
}

/** In what part of the steps each seat led (level at the top counts for all who are). */
export function leadShares(totals: number[][]): number[] {
  const seats = totals[0]?.length ?? 0;
  return Array.from({ length: seats }, (_, seat) => {
    const led = totals.filter((step) => step[seat] === Math.max(...step)).length;
    return totals.length ? led / totals.length : 0;
  });
}
