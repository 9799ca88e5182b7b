/** What a seat may know of a game of Cloud City, as the server sends it; see `cloud_city/view.py`. */
import {
  CLOUD_CITY_COLOURS,
  type CloudCityAction,
  type CloudCityBarred,
  type CloudCityCity,
  type CloudCityColour,
  type CloudCityDecision,
  type CloudCityGhosts as SentGhosts,
  type CloudCityPlacement,
  type CloudCityStanding,
  type CloudCityTile,
  type CloudCityView as Sent,
  type CloudCityWalkway,
  type Decision,
} from "../../protocol.ts";
import printed from "./printed.json";

export type { CloudCityAction };

/** From low to tall. */
export const COLOURS = CLOUD_CITY_COLOURS;
/** The votes of a walkway by its length, as printed on the pieces. */
export const VOTES: readonly number[] = [0, ...printed.votes];
export const LENGTHS: readonly number[] = printed.votes.map((_, place) => place + 1);

export type Colour = CloudCityColour;
export type Tile = CloudCityTile;
export type Walkway = CloudCityWalkway;
export type City = CloudCityCity;
export type Supply = Sent["supply"];
export type Standing = CloudCityStanding;

/** What is sent, with the names of this game's decisions. */
export interface CloudCityView extends Omit<Sent, "decision"> {
  decision: (Decision & { kind: CloudCityDecision }) | null;
}

export type Join = Extract<CloudCityAction, { kind: "join" }>;
export type Place = Extract<CloudCityAction, { kind: "place" }>;

export interface Placement extends CloudCityPlacement {
  action: Place;
  best: Join[];
}

/** What could come in my city, as the engine foresees it; see `cloud_city/ghosts.py`. */
export interface CloudCityGhosts extends SentGhosts {
  best: Join[];
  barred: (CloudCityBarred & { action: Join; params: { cell?: string } })[];
  placements: Placement[];
}

/** How many pieces of a colour and length are left. */
export function left(supply: Supply, colour: Colour, length: number): number {
  return supply[colour][length - 1] ?? 0;
}
