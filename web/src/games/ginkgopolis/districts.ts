/** Districts before and after a choice. */

import { key } from "./board.ts";
import type { District, GinkgopolisView } from "./view.ts";

export interface DistrictChange {
  /** Its place among the districts now; null for a new one. */
  before: number | null;
  /** Its place afterwards; null if it is gone. */
  after: number | null;
}

/** Which district becomes which: the one of the same colour that shares most of its buildings. */
export function districtChanges(now: GinkgopolisView, then: GinkgopolisView): DistrictChange[] {
  const taken = new Set<number>();
  const changes: DistrictChange[] = then.districts.map((district, after) => {
    const cells = new Set(cellsOf(then, district));
    let best: number | null = null;
    let most = 0;
    now.districts.forEach((one, before) => {
      if (one.colour !== district.colour || taken.has(before)) return;
      const shared = cellsOf(now, one).filter((cell) => cells.has(cell)).length;
      if (shared > most) [best, most] = [before, shared];
    });
    if (best !== null) taken.add(best);
    return { before: best, after };
  });
  const gone = now.districts.flatMap((_, before) => (taken.has(before) ? [] : [{ before, after: null }]));
  return [...changes, ...gone];
}

/** A change that matters to a seat: what it holds there and what that pays, before and after. */
export interface Standing {
  district: District;
  isNew: boolean;
  held: [number, number];
  points: [number, number];
}

export function standingsOf(now: GinkgopolisView, then: GinkgopolisView, seat: number): Standing[] {
  return districtChanges(now, then).flatMap(({ before, after }) => {
    const one = before === null ? null : now.districts[before]!;
    const other = after === null ? null : then.districts[after]!;
    const held: [number, number] = [one?.resources[seat] ?? 0, other?.resources[seat] ?? 0];
    const points: [number, number] = [one?.points[seat] ?? 0, other?.points[seat] ?? 0];
    if (held[0] === held[1] && points[0] === points[1]) return [];
    return [{ district: (other ?? one)!, isNew: one === null, held, points }];
  });
}

function cellsOf(view: GinkgopolisView, { buildings }: District): string[] {
  return buildings.map((place) => key(view.city[place]!));
}
