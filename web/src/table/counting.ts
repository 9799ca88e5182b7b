/** The count at the end: category by category, sheet by sheet. A place in the sheets is a seat, or an opponent that has none. */
import type { Part, ScoreSheet } from "../scene.ts";

/** A line of the count: a category, or one of its parts. */
export interface Line {
  category: string;
  /** The part, if the category is counted part by part; null in the line of the category itself. */
  part: Part | null;
  /** Whether the category's points are counted in lines of their own, after this one. */
  divided: boolean;
}

export interface Count {
  line: Line;
  place: number;
  points: number;
}

/** All categories, in the order in which they are counted; an opponent may have some of its own. */
export function categoriesOf(sheets: ScoreSheet[]): string[] {
  return [...new Set(sheets.flatMap(({ categories }) => Object.keys(categories)))];
}

/** The lines of the count: each category, and after it its parts. */
export function linesOf(sheets: ScoreSheet[], partsOf: (category: string) => Part[]): Line[] {
  return categoriesOf(sheets).flatMap((category) => {
    const parts = partsOf(category);
    const own = { category, part: null, divided: parts.length > 0 };
    return [own, ...parts.map((part) => ({ category, part, divided: false }))];
  });
}

/** The steps of the count: line by line, sheet by sheet. */
export function countSteps(sheets: ScoreSheet[], lines: Line[]): Count[] {
  return lines.flatMap((line) =>
    sheets.flatMap(({ categories }, place) => {
      const points = line.part ? line.part.counts[place]?.points : categories[line.category];
      return line.divided || points === undefined ? [] : [{ line, place, points }];
    }),
  );
}

/** What a place has in a line after some steps; undefined before it is counted. A divided category has its parts so far. */
export function countedIn({ category, part, divided }: Line, place: number, steps: Count[]): number | undefined {
  const begun = steps.filter(({ line }) => line.category === category && (divided || line.part === part));
  const own = begun.filter((step) => step.place === place);
  if (own.length === 0 && !(divided && begun.length > 0)) return undefined;
  return own.reduce((sum, { points }) => sum + points, 0);
}

/** The sum at each place after the first so many steps. */
export function sums(steps: Count[], places: number, done: number): number[] {
  const result = Array.from({ length: places }, () => 0);
  for (const { place, points } of steps.slice(0, done)) result[place]! += points;
  return result;
}

/** A stretch of the game with one and the same leader, from one step to before another. */
export interface Lead {
  place: number;
  from: number;
  to: number;
}

/** Who led alone, and when; while several are level at the top, nobody does. */
export function leads(totals: number[][]): Lead[] {
  const found: Lead[] = [];
  totals.forEach((step, from) => {
    const best = Math.max(...step);
    const place = step.indexOf(best);
    if (step.lastIndexOf(best) !== place) return;
    const last = found.at(-1);
    if (last?.place === place && last.to === from) last.to = from + 1;
    else found.push({ place, from, to: from + 1 });
  });
  return found;
}

/** For what part of the game each place led alone. */
export function leadShares(totals: number[][]): number[] {
  const shares = (totals[0] ?? []).map(() => 0);
  for (const { place, from, to } of leads(totals)) shares[place]! += (to - from) / totals.length;
  return shares;
}

/** The categories of the show: those in which somebody has something. What is lost comes first, so that a bar begins where it has to. */
export function showOrder(sheets: ScoreSheet[]): string[] {
  const where = (is: (points: number) => boolean): string[] =>
    categoriesOf(sheets).filter((category) => sheets.some(({ categories }) => is(categories[category] ?? 0)));
  const gains = where((points) => points > 0);
  return [...where((points) => points < 0).filter((category) => !gains.includes(category)), ...gains];
}

/** How dark each category is in every bar, from 0 to 1. */
export function shadesOf(sheets: ScoreSheet[]): Map<string, number> {
  const all = showOrder(sheets);
  return new Map(all.map((category, place) => [category, place / Math.max(1, all.length - 1)]));
}

/** A stretch of somebody's bar: what a category has brought, from where to where. */
export interface Stretch {
  category: string;
  points: number;
  from: number;
  to: number;
}

/** A bar of the race: losses lie left of zero, gains follow from there, so that the bar ends at the sum. */
export function stretchesOf({ categories }: ScoreSheet, counted: string[]): Stretch[] {
  const had = counted.flatMap((category) => (categories[category] ? [{ category, points: categories[category] }] : []));
  let loss = 0;
  const losses = had.filter(({ points }) => points < 0).map((one) => ({ ...one, to: loss, from: (loss += one.points) }));
  let sum = loss;
  const gains = had.filter(({ points }) => points > 0).map((one) => ({ ...one, from: sum, to: (sum += one.points) }));
  return [...losses, ...gains];
}

/** The step from which on somebody was never behind again; 0 if that was so from the start. */
export function leadForGood(totals: number[][], place: number): number {
  return totals.findLastIndex((step) => step[place]! < Math.max(...step)) + 1;
}

/** Where one was furthest ahead of another, and what both have there. */
export function greatestDifference(mine: ScoreSheet, other: ScoreSheet): { category: string; mine: number; other: number } {
  const points = (sheet: ScoreSheet, category: string) => sheet.categories[category] ?? 0;
  return categoriesOf([mine, other])
    .map((category) => ({ category, mine: points(mine, category), other: points(other, category) }))
    .reduce((a, b) => (b.mine - b.other > a.mine - a.other ? b : a));
}

/** The rank of each place: whoever has won is first, and who is level shares a rank. */
export function ranks(sums: number[], winners: number[]): number[] {
  const won = (place: number): boolean => winners.includes(place);
  const isAhead = (one: number, other: number): boolean => (won(one) || won(other) ? won(one) && !won(other) : sums[one]! > sums[other]!);
  return sums.map((_, place) => 1 + sums.filter((_, other) => isAhead(other, place)).length);
}
