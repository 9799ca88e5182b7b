/** What has just come to a city, for motion: tiles by their place, spaces by what stands on them now. */
import type { HappenedEvent } from "../../scene.ts";
import { cellNamed, keyOf, placeAt, type Town } from "./town.ts";

export function arrivedIn(events: readonly HappenedEvent[], seat: number, town: Town): ReadonlySet<string> {
  const found = events.flatMap(({ name, fields }) => {
    if (fields["seat"] !== seat) return [];
    const { row, column, space, floors } = fields as { row: number; column: number; space: string; floors: number };
    // The corner is that of the city as it is now: what came north or west of it lies in its first row or column.
    if (name === "placed") return [`tile ${keyOf(placeAt(town, { row: Math.max(1, row), column: Math.max(1, column) }))}`];
    if (name === "built") return [`space ${keyOf(cellNamed(town, space))} ${floors}`];
    if (name === "furnished") return [`space ${keyOf(cellNamed(town, space))} 0`];
    return [];
  });
  return new Set(found);
}
