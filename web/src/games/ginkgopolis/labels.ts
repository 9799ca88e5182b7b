/** Names and short sentences for what is drawn, for eyes and for screen readers. */

import { joined } from "../../i18n/narrate.ts";
import type { Say } from "../../scene.ts";
import type { Goods } from "./changes.ts";
import { partOf } from "./geometry.ts";
import { actionOf, printedOf } from "./kept.ts";
import {
  buildingAt,
  goodOf,
  GOODS,
  type Card,
  type Cell,
  type Character,
  type District,
  type GinkgopolisView,
  type Tile,
} from "./view.ts";

export function tileName({ colour, number }: Tile, say: Say): string {
  return say("ginkgopolis.page.tile", { colour, number });
}

export function cardName({ letter, colour, number }: Card, say: Say): string {
  return letter ? say("ginkgopolis.page.plot", { letter }) : say("ginkgopolis.page.tile", { colour, number });
}

/** "Urbanise C with yellow 18" */
export function choiceTitle(card: Card, tile: Tile | null, say: Say): string {
  return say(`ginkgopolis.play.${actionOf(card, tile)}`, {
    card: say("ginkgopolis.card", { ...card }),
    tile: tile ? say("ginkgopolis.tile", { ...tile }) : "",
  });
}

/** "+2 resources, −1 point"; empty if nothing changes. */
export function goodsText(goods: Goods, say: Say): string {
  const parts = GOODS.flatMap((good) => {
    const count = goods[good] ?? 0;
    return count ? [say("ginkgopolis.page.goods", { sign: count > 0 ? "+" : "−", count: Math.abs(count), good })] : [];
  });
  return parts.join(", ");
}

/** What a kept building card gives, in words. */
export function keptText(card: Card, say: Say): string {
  const { trigger, goods, counts, each, what } = printedOf(card);
  if (!trigger) return "";
  if (trigger === "end") return say(`ginkgopolis.page.scoring.${counts}`, { each, what });
  return say("ginkgopolis.page.pays", { trigger, goods: goodsText(goods, say) });
}

export function characterText({ colour, trigger }: Character, say: Say): string {
  return say("ginkgopolis.page.pays", { trigger, goods: goodsText({ [goodOf(colour)]: 1 }, say) });
}

export function startText({ resources, tiles, points }: Character, say: Say): string {
  return say("ginkgopolis.page.start", { goods: goodsText({ resource: resources, tile: tiles, point: points }, say) });
}

/** Where a cell is, seen from the middle of the first square: "2 east, 1 north". */
function placeText({ x, y }: Cell, say: Say): string {
  const parts = [];
  if (x !== 0) parts.push(say("ginkgopolis.page.steps", { side: x > 0 ? "east" : "west", count: Math.abs(x) }));
  if (y !== 0) parts.push(say("ginkgopolis.page.steps", { side: y > 0 ? "south" : "north", count: Math.abs(y) }));
  return parts.length ? parts.join(", ") : say("ginkgopolis.page.middle");
}

export function cellLabel(view: GinkgopolisView, cell: Cell, names: string[], held: boolean, say: Say): string {
  const building = buildingAt(view.city, cell);
  const marker = view.markers.find(({ x, y }) => x === cell.x && y === cell.y);
  const parts = [];
  if (building) {
    parts.push(tileName(building, say), say("ginkgopolis.page.floors", { floors: building.height }));
    if (building.owner !== null) parts.push(names[building.owner] ?? "");
    if (building.site) parts.push(say("ginkgopolis.page.site"));
  } else if (marker) {
    parts.push(say("ginkgopolis.page.plot", { letter: marker.letter }));
  }
  parts.push(placeText(cell, say));
  if (held) parts.push(say("ginkgopolis.page.in-hand"));
  return parts.join(", ");
}

/** "Yellow, south-east"; with its size where two would be called alike. */
export function districtNames(view: GinkgopolisView, say: Say): string[] {
  const plain = view.districts.map((district) => {
    const part = partOf(
      district.buildings.map((place) => view.city[place]!),
      view.city,
    );
    return say("ginkgopolis.page.district", { colour: district.colour, part });
  });
  return plain.map((name, index) =>
    plain.indexOf(name) === plain.lastIndexOf(name)
      ? name
      : say("ginkgopolis.page.district-sized", { name, buildings: view.districts[index]!.buildings.length }),
  );
}

/** "Anna 3 resources, 5 points; Bence 2 resources, 2 points" */
export function standingText({ resources, points }: District, names: string[], say: Say): string {
  const parts = resources.flatMap((count, seat) =>
    count > 0 ? [say("ginkgopolis.page.standing", { player: names[seat] ?? "", count, points: points[seat] ?? 0 })] : [],
  );
  return parts.length ? parts.join("; ") : say("ginkgopolis.page.standing-none");
}

export function tileList(tiles: Tile[], say: Say): string {
  return joined(
    tiles.map((tile) => tileName(tile, say)),
    say,
  );
}
