/** What a seat may know of a game of Cloud City, as the server sends it; see `cloud_city/view.py`. */
import type { CloudCityAction, CloudCityView as Sent } from "../../protocol.ts";

/** From low to tall. */
export const COLOURS = ["blue", "green", "sand"] as const;
export const LENGTHS = [1, 2, 3, 4, 5] as const;
export const VOTES = [0, 1, 2, 3, 5, 8] as const; // by length
export const MOST_WALKWAYS = 2; // at one building

export type Colour = (typeof COLOURS)[number];
export type Phase = "choosing" | "placing" | "joining" | "drawing" | "over";

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

export type Standing = Sent["requests"][number];

/** What is sent, with the words that the game really uses where it says only "a word". */
export interface CloudCityView extends Omit<Sent, "phase" | "cities" | "chosen" | "hand" | "row" | "supply"> {
  phase: Phase;
  cities: City[];
  chosen: Tile | null;
  hand: Tile[];
  row: Tile[];
  supply: Record<Colour, number[]>;
}

/** The names of all tiles, in the order in which hands and the row are sorted. */
export const TILE_NAMES: readonly string[] = [
  ...COLOURS.flatMap((first) => COLOURS.map((second) => `${first}+${second}`)),
  ...COLOURS.flatMap((first, place) => COLOURS.slice(place).map((second) => `${first}/${second}`)),
];

/** The actions of the game. */
export type Decision = CloudCityAction;

/** How many pieces of a colour and length are left. */
export function left(supply: Record<Colour, number[]>, colour: Colour, length: number): number {
  return supply[colour][length - 1] ?? 0;
}
