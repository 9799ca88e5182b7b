/** What moves over the table: a taken group to who has taken it, their worker to its place, a seat's mark to a goal that it has met. */
import { tick } from "svelte";
import { prefersReducedMotion } from "../../settings.svelte.ts";
import type { HappenedEvent } from "../../scene.ts";
import type { Group, Row, Tile } from "./view.ts";

type Flying = { kind: "group"; group: Group } | { kind: "worker"; seat: number; group: string } | { kind: "mark"; seat: number; goal: string };

/** Something that moves, and from where to where on the page. */
export interface Move {
  what: Flying;
  from: string;
  to: readonly string[];
}

export interface Flight {
  id: number;
  what: Flying;
  from: DOMRect;
  to: DOMRect;
}

const ROW_OF: Record<string, Row> = { tookcard: "cards", tooktile: "tiles", tookfeatures: "features", tookpieces: "buildings" };
let flown = 0;

/** What moves when some events have happened; of the places that something may go to, the first that is there. */
export function movesOf(events: readonly HappenedEvent[], seat: number | null): Move[] {
  return events.flatMap((event): Move[] => {
    const cityOf = (owner: number): string => `[data-seat="${owner}"]`;
    if (event.name === "achieved") {
      const { seat: owner, goal } = event.fields as { seat: number; goal: { id: string } };
      return [{ what: { kind: "mark", seat: owner, goal: goal.id }, from: cityOf(owner), to: [`[data-goal="${goal.id}"] [data-owner="${owner}"]`] }];
    }
    const group = takenBy(event);
    if (!group) return [];
    const owner = group.worker!;
    const name = `${group.row} ${group.group}`;
    const mine = owner === seat ? [group.row === "cards" ? "[data-lesson=cards]" : "[data-lesson=queue]"] : [];
    return [
      { what: { kind: "group", group: { ...group, worker: null } }, from: `[data-group="${name}"]`, to: [...mine, cityOf(owner)] },
      { what: { kind: "worker", seat: owner, group: name }, from: owner === seat ? "[data-lesson=me]" : cityOf(owner), to: [`[data-group="${name}"]`] },
    ];
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

/** Where the first is that is seen of those that fit; null if there is none. */
const seen = (selector: string): DOMRect | null =>
  [...document.querySelectorAll(selector)].map((node) => node.getBoundingClientRect()).find(({ width }) => width > 0) ?? null;

export class Flights {
  under = $state.raw<Flight[]>([]);

  constructor(given: () => { events: HappenedEvent[]; seat: number | null }) {
    // Before the page is changed it shows where things were.
    $effect.pre(() => {
      const { events, seat } = given();
      if (events.length === 0 || prefersReducedMotion.current) return;
      const moves = movesOf(events, seat).map(({ what, from, to }) => ({ what, from: seen(from), to }));
      void tick().then(() => {
        const begun = moves.flatMap(({ what, from, to: places }): Flight[] => {
          const to = places.map(seen).find((found) => found !== null);
          return from && to ? [{ id: (flown += 1), what, from, to }] : [];
        });
        this.under = [...this.under, ...begun];
      });
    });
  }

  /** Whether the worker of a group is still on its way. */
  awaits(group: string): boolean {
    return this.under.some(({ what }) => what.kind === "worker" && what.group === group);
  }

  landed = (id: number): void => {
    this.under = this.under.filter((flight) => flight.id !== id);
  };
}
