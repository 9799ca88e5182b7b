/** What is taken from the board flies to who has taken it: to what I hold, or to the city of another player. */
import { tick } from "svelte";
import { prefersReducedMotion } from "svelte/motion";
import type { HappenedEvent } from "../../scene.ts";
import type { Group, Row, Tile } from "./view.ts";

export interface Flight {
  id: number;
  /** What flies, as it would lie on the board face up. */
  group: Group;
  from: DOMRect;
  to: DOMRect;
}

/** Where something is on the screen; null if it isn't there. */
export type Where = (selector: string) => DOMRect | null;

const ROW_OF: Record<string, Row> = { tookcard: "cards", tooktile: "tiles", tookfeatures: "features", tookpieces: "buildings" };
let flown = 0;

/** What flies when some events have happened, from where things were to where they are. */
export function flightsOf(events: readonly HappenedEvent[], seat: number | null, before: Where, after: Where): Flight[] {
  return events.flatMap((event) => {
    const group = takenBy(event);
    if (!group) return [];
    const from = before(`[data-group="${group.row} ${group.group}"]`);
    const to = (group.worker === seat && after(group.row === "cards" ? "[data-lesson=cards]" : "[data-lesson=queue]")) || after(`[data-seat="${group.worker}"]`);
    return from && to ? [{ id: (flown += 1), group: { ...group, worker: null }, from, to }] : [];
  });
}

/** What somebody has taken; null if the event is about something else. */
function takenBy({ name, fields }: HappenedEvent): Group | null {
  const row = ROW_OF[name];
  if (!row) return null;
  const { seat, group, card, tile, features, pieces } = fields as {
    seat: number;
    group: number;
    card?: { id: string };
    tile?: Tile;
    features?: { kind: string }[];
    pieces?: { colour: string }[];
  };
  return {
    row,
    group,
    worker: seat,
    cards: card ? [card.id] : [],
    tiles: tile ? [tile] : [],
    features: (features ?? []).map(({ kind }) => kind),
    pieces: (pieces ?? []).map(({ colour }) => colour),
    hidden: 0,
  } as Group;
}

/** The first that is seen of those that fit. */
const seen: Where = (selector) =>
  [...document.querySelectorAll(selector)].map((node) => node.getBoundingClientRect()).find(({ width }) => width > 0) ?? null;

export class Flights {
  under = $state.raw<Flight[]>([]);

  constructor(given: () => { events: HappenedEvent[]; seat: number | null }) {
    // Before the page is changed it shows where things were.
    $effect.pre(() => {
      const { events, seat } = given();
      if (events.length === 0 || prefersReducedMotion.current) return;
      const places = new Map(events.flatMap((event) => takenBy(event) ?? []).map(({ row, group }) => [`[data-group="${row} ${group}"]`, seen(`[data-group="${row} ${group}"]`)]));
      void tick().then(() => {
        this.under = [...this.under, ...flightsOf(events, seat, (selector) => places.get(selector) ?? null, seen)];
      });
    });
  }

  landed = (id: number): void => {
    this.under = this.under.filter((flight) => flight.id !== id);
  };
}
