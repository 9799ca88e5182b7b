/** What a seat may know of a game of Cloud City, as the server sends it; see `cloud_city/view.py`. */
import type {
  CloudCityAction,
  CloudCityBarred,
  CloudCityDecision,
  CloudCityGhosts as SentGhosts,
  CloudCityPlacement,
  CloudCityView as Sent,
  Decision,
} from "../../protocol.ts";

export type { CloudCityAction };

/** From low to tall. */
export const COLOURS = ["blue", "green", "sand"] as const;
export const LENGTHS = [1, 2, 3, 4, 5] as const;
export const VOTES = [0, 1, 2, 3, 5, 8] as const; // by length, as on the pieces

export type Colour = (typeof COLOURS)[number];

export interface Tile {
  name: string;
  layout: "adjacent" | "diagonal";
  first: Colour;
  second: Colour;
}

export interface Walkway {
  colour: Colour;
  length: number;
  votes: number;
  first: string;
  second: string;
}

export interface City extends Omit<Sent["cities"][number], "walkways" | "known"> {
  walkways: Walkway[];
  known: Tile[];
}

export type Supply = Record<Colour, number[]>;

export type Standing = Sent["requests"][number];

/** What is sent, with the words that the game really uses where it says only "a word". */
export interface CloudCityView extends Omit<Sent, "decision" | "cities" | "chosen" | "hand" | "row" | "supply"> {
  decision: (Decision & { kind: CloudCityDecision }) | null;
  cities: City[];
  chosen: Tile | null;
  hand: Tile[];
  row: Tile[];
  supply: Supply;
}

/** The names of all tiles, in the order in which hands and the row are sorted. */
export const TILE_NAMES: readonly string[] = [
  ...COLOURS.flatMap((first) => COLOURS.map((second) => `${first}+${second}`)),
  ...COLOURS.flatMap((first, place) => COLOURS.slice(place).map((second) => `${first}/${second}`)),
];

export type Join = Extract<CloudCityAction, { kind: "join" }>;
export type Place = Extract<CloudCityAction, { kind: "place" }>;

export interface Placement extends CloudCityPlacement {
  action: Place;
  possible: Walkway[];
  best: Join[];
}

/** What could come in my city, as the engine foresees it; see `cloud_city/ghosts.py`. */
export interface CloudCityGhosts extends SentGhosts {
  barred: (CloudCityBarred & { action: Join; params: { cell?: string } })[];
  placements: Placement[];
}

/** How many pieces of a colour and length are left. */
export function left(supply: Supply, colour: Colour, length: number): number {
  return supply[colour][length - 1] ?? 0;
}
