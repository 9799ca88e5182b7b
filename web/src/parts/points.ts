/** Points in figures and in words. */
import type { Say, ScoreSheet } from "../scene.ts";

const PLAIN = new Intl.NumberFormat("en", { useGrouping: false });
const WITH_SIGN = new Intl.NumberFormat("en", { useGrouping: false, signDisplay: "exceptZero" });

/** A number with a true minus sign, which no locale of ours has. */
export function signed(points: number): string {
  return PLAIN.format(points).replace("-", "−");
}

/** A change in points: "+3", "−2", "0". */
export function changeOf(points: number): string {
  return WITH_SIGN.format(points).replace("-", "−");
}

/** A change in words: "+3 points". */
export function changeInPoints(points: number, say: Say): string {
  const sign = points > 0 ? "+" : points < 0 ? "−" : "";
  return say("page.change-points", { sign, points: Math.abs(points) });
}

/** The sum of a sheet. */
export function total(sheet: ScoreSheet): number {
  return Object.values(sheet.categories).reduce((sum, points) => sum + points, 0);
}

/** The places of the sheets that lead: the highest total, then the tie-breaks in their order; several if they are level. */
export function leaders(sheets: ScoreSheet[]): number[] {
  const ranks = sheets.map((sheet) => [total(sheet), ...sheet.tiebreaks]);
  const best = ranks.reduce((a, b) => (compare(a, b) >= 0 ? a : b), ranks[0] ?? []);
  return ranks.flatMap((rank, place) => (compare(rank, best) === 0 ? [place] : []));
}

function compare(a: number[], b: number[]): number {
  const different = a.findIndex((points, place) => points !== b[place]);
  return different < 0 ? 0 : a[different]! - b[different]!;
}
