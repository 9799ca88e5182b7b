/** What a choice would do, drawn on the board. */

import { told } from "./events.ts";
import type { Bubble, GhostLetter, Overlay } from "./board.ts";
import type { Forecast } from "./forecasts.svelte.ts";
import { buildingAt, type Card, type GinkgopolisView, type Tile } from "./view.ts";

export function overlayOf(view: GinkgopolisView, seat: number, card: Card, tile: Tile | null, forecast: Forecast): Overlay {
  const events = forecast.events.map(told);
  const bubbles: Bubble[] = events.flatMap((event) =>
    event.name === "buildingexploited" && event.fields.count > 0
      ? [{ x: event.fields.x, y: event.fields.y, good: event.fields.good, count: event.fields.count }]
      : [],
  );
  const built = events.find((event) => event.name === "tileplaced" || event.name === "floorbuilt");
  if (!built || !tile) return { ghost: null, bubbles, letters: [], zones: [] };
  const { x, y } = built.fields;
  const floors = [...(buildingAt(view.city, { x, y })?.floors ?? []), tile];
  return {
    ghost: { x, y, tile, floors, seat },
    bubbles,
    letters: built.name === "tileplaced" ? lettersOf(card, forecast) : [],
    zones: zonesOf(forecast.view, x, y),
  };
}

function lettersOf({ letter }: Card, { letters }: Forecast): GhostLetter[] {
  return letter ? letters.map(({ x, y }) => ({ x, y, letter })) : [];
}

/** The district that the new top belongs to, afterwards. */
function zonesOf(after: GinkgopolisView, x: number, y: number): Overlay["zones"] {
  const place = after.city.findIndex((building) => building.x === x && building.y === y);
  return after.districts
    .filter(({ buildings }) => buildings.includes(place))
    .map(({ colour, buildings }) => ({ colour, cells: buildings.map((one) => after.city[one]!) }));
}
