/** What came at once, cut into actions: each with its title, its events and the table after it. */

import type { HappenedEvent, Moment } from "../../scene.ts";
import { key } from "./board.ts";
import { told } from "./events.ts";
import type { Card, GinkgopolisView, Tile } from "./view.ts";

export interface Take {
  seat: number;
  card: Card;
  /** The tile that was revealed, also if it had to be taken back. */
  tile: Tile | null;
  events: HappenedEvent[];
  after: GinkgopolisView;
}

const REVEALS = new Set(["exploits", "urbanises", "builds"]);

/** Whether anything of an action is among the events that led on from a view. */
export function hasTakes({ played }: GinkgopolisView, events: readonly HappenedEvent[]): boolean {
  return events.length > 0 && (played !== null || events.some(({ name }) => REVEALS.has(name)));
}

/** The actions in some stories that follow each other; one that was interrupted by a question goes on. */
export function takesOf(stories: Moment[][]): Take[] {
  const takes: Take[] = [];
  let played: GinkgopolisView["played"] = null;
  let current: Take | null = null;
  for (const { events, view } of stories.flat()) {
    const after = view as GinkgopolisView;
    const acting = played ?? after.played; // what ends an action is still a part of it
    if (acting && events.length > 0) {
      if (!current) takes.push((current = { ...acting, events: [], after }));
      current.events.push(...events);
      current.after = after;
      current.tile ??= takenBack(events);
    }
    played = after.played;
    if (!played) current = null;
  }
  return takes;
}

function takenBack(events: readonly HappenedEvent[]): Tile | null {
  const event = events.map(told).find(({ name }) => name === "tiletakenback");
  return event?.name === "tiletakenback" ? event.fields.tile : null;
}

/** The cell that an action has built on, if it has. */
export function changedCell({ events }: Take): string | null {
  for (const event of events.map(told)) {
    if (event.name === "tileplaced" || event.name === "floorbuilt") return key(event.fields);
  }
  return null;
}
