/** What an event changes behind the screens: whose goods, and by how many. */

import type { HappenedEvent } from "../../scene.ts";
import { told } from "./events.ts";
import type { Cell, GinkgopolisView, Good } from "./view.ts";

export type Goods = Partial<Record<Good, number>>;

export interface Change {
  seat: number;
  goods: Goods;
  /** The building it comes from or goes to. */
  at: Cell | null;
}

export function changeOf(happened: HappenedEvent): Change | null {
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
      return change(event.fields.seat, { tile: -1, resource: -1 }, event.fields);
    case "resourcesreturned":
      return change(event.fields.seat, { resource: event.fields.count, point: event.fields.points }, event.fields);
    case "costpaid":
      return change(event.fields.seat, { resource: -event.fields.resources, point: -event.fields.points });
    case "floorbuilt":
      return change(event.fields.seat, { tile: -1, resource: -event.fields.height }, event.fields);
    case "tilesreturned":
      return change(event.fields.seat, { tile: -event.fields.tiles.length, point: event.fields.tiles.length });
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
export function plannedFor(seat: number, now: GinkgopolisView, { view, events }: { view: GinkgopolisView; events: HappenedEvent[] }): Goods {
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
