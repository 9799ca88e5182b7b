/** Drawn tiles on their way: from the row or the pile to whoever has drawn them, and from the pile into the gap of the row. */
import type { Move } from "../../parts/flights.svelte.ts";
import type { HappenedEvent } from "../../scene.ts";
import type { Tile } from "./view.ts";

/** What flies when some events have happened: a tile, or null for one that is face down. */
export function movesOf(events: readonly HappenedEvent[], seat: number | null): Move<Tile | null>[] {
  return events.flatMap(({ name, fields }) => {
    const { seat: who, tile } = fields as { seat: number; tile: Tile };
    const to = destination(name, who, tile, seat);
    const from = name === "took" ? `[data-row="${tile.name}"]` : "[data-pile]";
    return to.length ? [{ what: name === "drew" ? null : tile, from: [from], to }] : [];
  });
}

/** What I draw comes into my hand, what others draw to their tiles; what is refilled lies in the row. */
function destination(name: string, who: number, tile: Tile, seat: number | null): string[] {
  if (name === "refilled") return [`[data-row="${tile.name}"]`];
  if (name === "received" || (name === "took" && who === seat)) return [`[data-hand="${tile.name}"]`];
  if (name === "took" || (name === "drew" && who !== seat)) return [`[data-tiles="${who}"] > :last-child`, `[data-seat="${who}"]`];
  return [];
}
