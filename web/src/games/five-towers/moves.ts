/** What moves from where to where when something has happened. */

import type { HappenedEvent } from "../../scene.ts";
import type { Flight } from "./Flights.svelte";
import type { Card } from "./view.ts";

interface Placed {
  seat: number;
  card: Card;
  height: number;
}

const STAGGER = 45; // milliseconds between cards that are built one after the other

/** The storeys that have just come, as `seat-suit-index`. */
export function arrivalsOf(events: readonly HappenedEvent[]): ReadonlySet<string> {
  return new Set(
    events
      .filter((event) => event.name === "placed")
      .map((event) => {
        const { seat, card, height } = event.fields as unknown as Placed;
        return `${seat}-${card.suit}-${height - 1}`;
      }),
  );
}

/** Where things are on the screen. */
export interface Spots {
  offered: Map<string, DOMRect[]>;
  storeys: Map<string, DOMRect>;
  tops: Map<string, DOMRect>; // by seat and suit
  rubble: Map<number, DOMRect>;
  cities: Map<number, DOMRect>;
  discards: DOMRect | null;
}

export function spotsIn(root: ParentNode): Spots {
  const spots: Spots = {
    offered: new Map(),
    storeys: new Map(),
    tops: new Map(),
    rubble: new Map(),
    cities: new Map(),
    discards: null,
  };
  for (const node of root.querySelectorAll<HTMLElement>("[data-offered]")) {
    const name = node.dataset["offered"]!;
    spots.offered.set(name, [...(spots.offered.get(name) ?? []), node.getBoundingClientRect()]);
  }
  for (const node of root.querySelectorAll<HTMLElement>("[data-storey]")) {
    const rect = node.getBoundingClientRect();
    const name = node.dataset["storey"]!;
    const tower = name.slice(0, name.lastIndexOf("-"));
    spots.storeys.set(name, rect);
    if (!spots.tops.has(tower)) spots.tops.set(tower, rect);
  }
  for (const node of root.querySelectorAll<HTMLElement>("[data-rubble]"))
    spots.rubble.set(Number(node.dataset["rubble"]), node.getBoundingClientRect());
  for (const node of root.querySelectorAll<HTMLElement>("[data-seat]"))
    spots.cities.set(Number(node.dataset["seat"]), node.getBoundingClientRect());
  spots.discards = root.querySelector("[data-discards]")?.getBoundingClientRect() ?? null;
  return spots;
}

let flown = 0;

/** The flights that tell what happened, from where things were to where they are. */
export function flightsOf(events: readonly HappenedEvent[], before: Spots, after: Spots): Flight[] {
  const flights: Flight[] = [];
  const add = (
    card: Card,
    from: DOMRect | undefined,
    to: DOMRect | null | undefined,
    kind: Flight["kind"],
    delay: number,
  ): void => {
    if (from && to && from.width > 0 && to.width > 0) flights.push({ id: ++flown, card, from, to, kind, delay });
  };
  const takeOffered = (card: Card): DOMRect | undefined => before.offered.get(`${card.suit}-${card.value}`)?.shift();
  let built = 0;
  for (const event of events) {
    if (event.name === "placed") {
      const { seat, card, height } = event.fields as unknown as Placed;
      const to =
        after.storeys.get(`${seat}-${card.suit}-${height - 1}`) ??
        after.tops.get(`${seat}-${card.suit}`) ??
        after.cities.get(seat);
      add(card, takeOffered(card), to, "build", Math.min(STAGGER * built++, 2 * STAGGER));
    } else if (event.name === "demolished") {
      const { seat, card } = event.fields as unknown as Placed;
      add(card, before.tops.get(`${seat}-${card.suit}`), after.rubble.get(seat), "demolish", 0);
    } else if (event.name === "discarded") {
      for (const card of (event.fields as unknown as { cards: Card[] }).cards)
        add(card, takeOffered(card), after.discards, "discard", 0);
    }
  }
  return flights;
}
