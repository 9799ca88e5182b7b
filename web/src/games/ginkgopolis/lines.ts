/** An action told as a short list: what it costs, what it brings and from where, and what follows. */

import type { HappenedEvent, Say } from "../../scene.ts";
import { added, changeOf, type Goods, type Told } from "./changes.ts";
import { told } from "./events.ts";
import { cardName, tileName } from "./labels.ts";
import type { Trigger } from "./view.ts";

export interface Line {
  text: string;
  goods: Goods;
  /** Whose line it is; null if nobody's. */
  seat: number | null;
  /** The bonuses that pay here. */
  trigger: Trigger | null;
  tone: "plain" | "warning" | "note";
}

/** The lines of an action by `seat`; `imagined`: it has not happened, and what is chosen on the way is still open. */
export function linesOf(seat: number, { events, view }: Told, names: string[], imagined: boolean, say: Say): Line[] {
  const lines: Line[] = [];
  for (const happened of events) {
    const line = lineOf(seat, happened, changeOf(happened, view)?.goods ?? {}, names, imagined, say);
    const last = lines.at(-1);
    if (!line) continue;
    if (line.trigger && last?.trigger === line.trigger) last.goods = added(last.goods, line.goods);
    else lines.push(line);
  }
  return lines;
}

function lineOf(seat: number, happened: HappenedEvent, goods: Goods, names: string[], imagined: boolean, say: Say): Line | null {
  const event = told(happened);
  const resources: Goods = { resource: goods.resource ?? 0 }; // which tile is used is told before
  const line = (key: string, params: Record<string, string | number> = {}, more: Partial<Line> = {}): Line => ({
    text: say(`ginkgopolis.page.line.${key}`, params),
    goods,
    seat,
    trigger: null,
    tone: "plain",
    ...more,
  });
  switch (event.name) {
    case "tiletakenback":
      return line("cannot-pay", { tile: tileName(event.fields.tile, say) }, { tone: "warning" });
    case "goodtaken":
      if (imagined) return line("good-open", {}, { goods: {} });
      return event.fields.count > 0 ? line("good") : line("good-none");
    case "buildingexploited": {
      const { tile, count, lost } = event.fields;
      const key = lost > 0 ? "building-lost" : "building";
      return line(key, { building: tileName(tile, say), floors: count + lost, lost });
    }
    case "characterpaid":
    case "cardpaid":
      return line("bonuses", { trigger: event.fields.trigger }, { trigger: event.fields.trigger });
    case "tileplaced":
      return line("placed", {}, { goods: resources });
    case "resourcesreturned": {
      const { seat: owner, count } = event.fields;
      if (owner === seat) return line("returned-own", { count });
      return line("returned", { player: names[owner] ?? "", count }, { seat: owner });
    }
    case "costpaid": {
      const { points, resources } = event.fields;
      return line(points === 0 ? "cost-colour" : resources === 0 ? "cost-number" : "cost-both");
    }
    case "floorbuilt":
      return line("floor", { height: event.fields.height }, { goods: resources });
    case "cardkept":
      return line("kept", { card: cardName(event.fields.card, say) }, { tone: "note" });
    case "supplydepleted":
      return line(event.fields.times === 1 ? "depleted" : "depleted-again", {}, { seat: null, tone: "note" });
    case "tilestaken":
      return line("owed");
    case "lastresourceplaced":
      return line("last-resource", {}, { tone: "note" });
    case "halisstuck":
      return line("hal-is-stuck", {}, { tone: "note" });
    default:
      return null;
  }
}
