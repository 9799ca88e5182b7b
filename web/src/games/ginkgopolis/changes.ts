/** What an event changes behind the screens, as it says itself or the table after it shows: whose goods, and by how many. */

import type { HappenedEvent } from "../../scene.ts";
import { told } from "./events.ts";
import { buildingAt, type Cell, type GinkgopolisView, type Good } from "./view.ts";

export type Goods = Partial<Record<Good, number>>;

export interface Change {
  seat: number;
  goods: Goods;
  /** The building it comes from or goes to. */
  at: Cell | null;
}

/** What is told: some events, and the table after them. */
export interface Told {
  events: readonly HappenedEvent[];
  view: GinkgopolisView;
}

export function changeOf(happened: HappenedEvent, after: GinkgopolisView): Change | null {
  const event = told(happened);
  switch (event.name) {
    case "goodtaken":
      return change(event.fields.seat, { [event.fields.good]: event.fields.count });
    case "buildingexploited":
      return change(event.fields.seat, { [event.fields.good]: event.fields.count }, event.fields);
    case "characterpaid":
      return change(event.fields.seat, { [event.fields.good]: event.fields.count });
    case "cardpaid":
      return change(event.fields.seat, added({ [event.fields.good]: event.fields.count }, { point: event.fields.points }));
    case "tileplaced":
    case "floorbuilt": // its tile, and the resources that lie on it then
      return change(event.fields.seat, { tile: -1, resource: -(buildingAt(after.city, event.fields)?.resources ?? 0) }, event.fields);
    case "resourcesreturned":
      return change(event.fields.seat, { resource: event.fields.count, point: event.fields.points }, event.fields);
    case "costpaid":
      return change(event.fields.seat, { resource: -event.fields.resources, point: -event.fields.points });
    case "tilestaken":
      return change(event.fields.seat, { tile: event.fields.count });
    default:
      return null;
  }
}

function change(seat: number, goods: Goods, at?: Cell): Change {
  return { seat, goods, at: at ? { x: at.x, y: at.y } : null };
}

/** The sum of two amounts; nothing of a good is left out. */
export function added(a: Goods, b: Goods): Goods {
  const sum: Goods = {};
  for (const good of ["resource", "tile", "point"] as const) {
    const count = (a[good] ?? 0) + (b[good] ?? 0);
    if (count) sum[good] = count;
  }
  return sum;
}

/** What a plan changes for a seat in all; a good that is chosen only then is left open. */
export function plannedFor(seat: number, now: GinkgopolisView, { view, events }: Told): Goods {
  const [before, after] = [now.players[seat]!, view.players[seat]!];
  const goods: Goods = {
    resource: after.resources - before.resources,
    tile: after.tiles - before.tiles,
    point: (after.points ?? 0) - (before.points ?? 0),
  };
  const chosen = events.map(told).find(({ name }) => name === "goodtaken");
  return added(goods, chosen?.name === "goodtaken" ? { [chosen.fields.good]: -chosen.fields.count } : {});
}

/** Whether a plan gives a resource or a tile, to be chosen then. */
export function leavesChoice(events: readonly HappenedEvent[]): boolean {
  return events.some(({ name }) => name === "goodtaken");
}
