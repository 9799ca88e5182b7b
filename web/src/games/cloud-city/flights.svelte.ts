/** Drawn tiles on their way: from the row or the pile to whoever has drawn them, and from the pile into the gap of the row. */
import { tick } from "svelte";
import { prefersReducedMotion } from "../../settings.svelte.ts";
import type { HappenedEvent } from "../../scene.ts";
import type { Tile } from "./view.ts";

export interface Flight {
  id: number;
  /** What everybody sees of it; null if it is face down. */
  tile: Tile | null;
  from: DOMRect;
  to: DOMRect;
}

/** Where something is on the screen; null if it isn't there. */
export type Where = (selector: string) => DOMRect | null;

let flown = 0;

/** What flies when some events have happened, from where things were to where they are. */
export function flightsOf(events: readonly HappenedEvent[], seat: number | null, before: Where, after: Where): Flight[] {
  return events.flatMap(({ name, fields }) => {
    const { seat: who, tile } = fields as { seat: number; tile: Tile };
    const from = name === "took" ? before(`[data-row="${tile.name}"]`) : before("[data-pile]");
    const to = destination(name, who, tile, seat, after);
    return from && to ? [{ id: (flown += 1), tile: name === "drew" ? null : tile, from, to }] : [];
  });
}

/** What I draw comes into my hand, what others draw to their tiles; what is refilled lies in the row. */
function destination(name: string, who: number, tile: Tile, seat: number | null, after: Where): DOMRect | null {
  if (name === "refilled") return after(`[data-row="${tile.name}"]`);
  if (name === "received" || (name === "took" && who === seat)) return after(`[data-hand="${tile.name}"]`);
  if (name === "took" || (name === "drew" && who !== seat)) return after(`[data-tiles="${who}"] > :last-child`) ?? after(`[data-seat="${who}"]`);
  return null;
}

/** The first that is seen of those that fit. */
const seenIn =
  (root: ParentNode): Where =>
  (selector) =>
    [...root.querySelectorAll(selector)].map((node) => node.getBoundingClientRect()).find(({ width }) => width > 0) ?? null;

export class Flights {
  under = $state.raw<Flight[]>([]);

  constructor(given: () => { events: HappenedEvent[]; seat: number | null }) {
    // Before the page is changed it shows where things were.
    $effect.pre(() => {
      const { events, seat } = given();
      if (events.length === 0 || prefersReducedMotion.current) return;
      const where = ["[data-pile]", ...events.map(({ fields }) => `[data-row="${(fields as { tile?: Tile }).tile?.name}"]`)];
      const before = new Map(where.map((selector) => [selector, seenIn(document)(selector)]));
      void tick().then(() => {
        const flights = flightsOf(events, seat, (selector) => before.get(selector) ?? null, seenIn(document));
        this.under = [...this.under, ...flights];
      });
    });
  }

  landed = (id: number): void => {
    this.under = this.under.filter((flight) => flight.id !== id);
  };
}
