/** Names and short sentences for what is drawn, for eyes and for screen readers. */
import type { Say } from "../../scene.ts";
import { lengthOf, nameOf, same, votesOf, type Spot, type Town, type Way } from "./town.ts";
import { type CloudCityView, type Colour, type Tile } from "./view.ts";

export function tileName({ first, second, layout }: Tile, say: Say): string {
  return say("cloud-city.page.tile", { first, second, layout });
}

/** "Row 2, column 1, +5 votes". */
export function placeLabel(place: { row: number; column: number }, votes: number | null, chosen: boolean, say: Say): string {
  return say("cloud-city.page.place", { ...place, votes: votes ?? 0, chosen });
}

/** "Green walkway c1–c4, length 3, +3 votes". */
export function wayLabel(town: Town, way: Way, say: Say): string {
  return say("cloud-city.page.way", {
    colour: way.colour,
    first: nameOf(town, way.first),
    second: nameOf(town, way.second),
    length: lengthOf(way),
    votes: votesOf(way),
  });
}

/** "Green building on c1, 1 walkway". */
export function buildingLabel(town: Town, cell: Spot, colour: Colour, say: Say): string {
  const walkways = town.ways.filter(({ first, second }) => same(first, cell) || same(second, cell)).length;
  return say("cloud-city.page.building", { colour, cell: nameOf(town, cell), walkways });
}

/** The seats after mine, clockwise; all of them, from the first, for a spectator. */
export function others(view: CloudCityView, seat: number | null): number[] {
  if (seat === null) return Array.from({ length: view.seats }, (_, place) => place);
  return Array.from({ length: view.seats - 1 }, (_, place) => (seat + 1 + place) % view.seats);
}

/** A city in one sentence: its tiles, its buildings and its walkways. */
export function cityLabel(view: CloudCityView, seat: number, say: Say): string {
  const { grid, walkways } = view.cities[seat]!;
  const letters = grid.join("");
  const count = (letter: string): number => letters.split(letter).length - 1;
  return say("cloud-city.page.city-says", {
    blue: count("B"),
    green: count("G"),
    sand: count("S"),
    walkways: walkways.length,
  });
}
