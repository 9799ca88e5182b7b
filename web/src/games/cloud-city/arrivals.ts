/** What has just come, for motion: tiles and walkways, by seat. */
import type { HappenedEvent } from "../../scene.ts";
import { cellNamed, keyOf, wayKey, type Town } from "./town.ts";
import type { Walkway } from "./view.ts";

export interface Arrivals {
  tiles: ReadonlySet<string>;
  ways: ReadonlySet<string>;
}

export const NOTHING: Arrivals = { tiles: new Set(), ways: new Set() };

/** What has come to the city of a seat, which the town shows already. */
export function arrivalsOf(events: readonly HappenedEvent[], seat: number, town: Town): Arrivals {
  const mine = events.filter(({ fields }) => fields["seat"] === seat);
  const tiles = mine.flatMap(({ name, fields }) => {
    if (name !== "placed") return [];
    const { row, column } = fields as { row: number; column: number };
    return [keyOf({ x: town.corner.x + Math.max(0, column - 1), y: town.corner.y + Math.max(0, row - 1) })];
  });
  const ways = mine.flatMap(({ name, fields }) => {
    if (name !== "joined") return [];
    const { colour, first, second } = (fields as unknown as { walkway: Walkway }).walkway;
    return [wayKey({ colour, first: cellNamed(town, first), second: cellNamed(town, second) })];
  });
  return { tiles: new Set(tiles), ways: new Set(ways) };
}
