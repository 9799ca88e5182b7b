/** What came at once, cut into actions: each with its title, its events and the table after it. */

import type { HappenedEvent } from "../../scene.ts";
import { key } from "./board.ts";
import { told } from "./events.ts";
import { retold } from "./retelling.ts";
import type { Card, GinkgopolisView, Tile } from "./view.ts";

export interface Take {
  seat: number;
  card: Card;
  tile: Tile | null;
  events: HappenedEvent[];
  after: GinkgopolisView;
}

// What ends the part of a round in which actions are carried out.
const ENDS = new Set(["roundbegan", "handpassed", "cardsdrawn", "handdiscarded", "ended"]);

/** The actions among some events that led on from a view. */
export function takesOf(before: GinkgopolisView, events: readonly HappenedEvent[]): Take[] {
  const takes: Take[] = [];
  let view = before;
  // An action that was interrupted by a question goes on.
  let current: Take | null = before.played ? { ...before.played, events: [], after: before } : null;
  for (const happened of events) {
    const event = told(happened);
    if (ENDS.has(happened.name)) current = null;
    view = retold(view, happened);
    if (event.name === "exploits" || event.name === "urbanises" || event.name === "builds") {
      current = { seat: event.fields.seat, card: event.fields.card, tile: null, events: [], after: view };
      if (event.name !== "exploits") current.tile = event.fields.tile;
    }
    if (!current) continue;
    if (current.events.length === 0) takes.push(current);
    current.events.push(happened);
    current.after = view;
  }
  return takes;
}

/** The cell that an action has built on, if it has. */
export function changedCell({ events }: Take): string | null {
  for (const event of events.map(told)) {
    if (event.name === "tileplaced" || event.name === "floorbuilt") return key(event.fields);
  }
  return null;
}
