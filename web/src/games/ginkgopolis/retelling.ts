/** A view after an event, as far as the table is concerned: so that what came at once can be shown one after the other. */

import type { HappenedEvent } from "../../scene.ts";
import { changeOf, type Goods } from "./changes.ts";
import { told } from "./events.ts";
import { HAL, type Building, type Card, type GinkgopolisView, type Seat, type Tile } from "./view.ts";

/** City, markers, supplies and what everybody has; districts and scores wait for the end. */
export function retold(view: GinkgopolisView, happened: HappenedEvent): GinkgopolisView {
  const event = told(happened);
  const change = changeOf(happened);
  let after = change ? withGoods(view, change.seat, change.goods) : view;
  switch (event.name) {
    case "exploits":
    case "urbanises":
    case "builds":
      after = withSeat(after, event.fields.seat, (seat) => ({ ...seat, chosen: false, acted: true, hand: seat.hand - 1 }));
      if (after.hal && event.fields.seat === HAL) after = { ...after, tile_supply: after.tile_supply - 1 }; // he builds from it
      break;
    case "tileplaced": {
      const { seat, tile, letter, x, y } = event.fields;
      after = withPlaced(after, seat, 1);
      after = {
        ...after,
        city: [...after.city, built(x, y, seat, [tile])],
        markers: after.markers.filter((marker) => marker.letter !== letter),
      };
      break;
    }
    case "markermoved": {
      const others = after.markers.filter(({ letter }) => letter !== event.fields.letter);
      after = { ...after, markers: [...others, event.fields] };
      break;
    }
    case "resourcesreturned":
      after = withPlaced(after, event.fields.seat, -event.fields.count);
      after = withBuilding(after, event.fields, (building) => ({ ...building, owner: null, resources: 0 }));
      break;
    case "floorbuilt": {
      const { seat, tile, x, y, height } = event.fields;
      after = withPlaced(after, seat, height);
      after = withBuilding(after, event.fields, ({ floors }) => built(x, y, seat, [...floors, tile]));
      break;
    }
    case "cardkept":
      after = withKept(after, event.fields.seat, event.fields.card);
      break;
    case "supplydepleted":
      after = { ...after, depletions: event.fields.times };
      break;
    case "deckrebuilt":
      after = { ...after, city: after.city.map((building) => ({ ...building, site: false })) };
      break;
    case "supplyrenewed":
      after = { ...after, tile_supply: event.fields.tiles };
      break;
  }
  return after;
}

function built(x: number, y: number, owner: number, floors: Tile[]): Building {
  const height = floors.length;
  return { x, y, ...floors.at(-1)!, height, owner, resources: height, site: true, floors, district: null };
}

function withBuilding(view: GinkgopolisView, { x, y }: { x: number; y: number }, to: (one: Building) => Building): GinkgopolisView {
  return { ...view, city: view.city.map((building) => (building.x === x && building.y === y ? to(building) : building)) };
}

function withSeat(view: GinkgopolisView, seat: number, to: (one: Seat) => Seat): GinkgopolisView {
  return { ...view, players: view.players.map((player, place) => (place === seat ? to(player) : player)) };
}

/** Goods behind a screen; resources come from the general supply and go there. */
function withGoods(view: GinkgopolisView, seat: number, goods: Goods): GinkgopolisView {
  const { resource = 0, tile = 0, point = 0 } = goods;
  if (view.hal && seat === HAL) return { ...view, hal: { ...view.hal, points: view.hal.points + point } };
  const after = withSeat(view, seat, (player) => ({
    ...player,
    resources: player.resources + resource,
    supply: player.supply - resource,
    tiles: player.tiles + tile,
    points: player.points === null ? null : player.points + point,
  }));
  return { ...after, tile_supply: after.tile_supply - Math.max(0, tile) };
}

/** Resources on the city, for which `withGoods` has used the general supply. */
function withPlaced(view: GinkgopolisView, seat: number, count: number): GinkgopolisView {
  if (view.hal && seat === HAL) {
    const { supply, placed } = view.hal;
    return { ...view, hal: { ...view.hal, supply: supply - count, placed: placed + count } };
  }
  return withSeat(view, seat, (player) => ({ ...player, placed: player.placed + count, supply: player.supply - count }));
}

function withKept(view: GinkgopolisView, seat: number, card: Card): GinkgopolisView {
  if (view.hal && seat === HAL) return { ...view, hal: { ...view.hal, kept: [...view.hal.kept, card] } };
  return withSeat(view, seat, (player) => ({ ...player, kept: [...player.kept, card] }));
}
