/** What a seat may know of a game of Cities, as the server sends it; see `cities/view.py`. */
import {
  CITIES_COLOURS,
  CITIES_FEATURES,
  CITIES_ROWS,
  type CitiesAction,
  type CitiesCardCount,
  type CitiesCardFace,
  type CitiesCityView,
  type CitiesDecision,
  type CitiesGhosts as SentGhosts,
  type CitiesGoalFace,
  type CitiesGroup,
  type CitiesPhrase,
  type CitiesPlacement,
  type CitiesPrinted,
  type CitiesRow,
  type CitiesSpace,
  type CitiesTile,
  type CitiesView as Sent,
  type CitiesWording,
  type Decision,
} from "../../protocol.ts";
import printed from "./printed.json";

export type { CitiesAction };
export type CardFace = CitiesCardFace;
export type CardCount = CitiesCardCount;
export type City = CitiesCityView;
export type GoalFace = CitiesGoalFace;
export type Group = CitiesGroup;
export type Phrase = CitiesPhrase;
export type Space = CitiesSpace;
export type Tile = CitiesTile;
export type Wording = CitiesWording;

/** How many things of a sort one group brings at most. */
export const MOST = printed.most;
export const ROWS = CITIES_ROWS;
export type Row = CitiesRow;
export const COLOURS = CITIES_COLOURS;
export const FEATURES = CITIES_FEATURES;
/** The kinds for parks and those for water; the others are grey. */
export const PARK_FEATURES: readonly string[] = printed.features.park;
export const WATER_FEATURES: readonly string[] = printed.features.water;
/** The group beside which the star lies, of the row of buildings. */
export const STAR_GROUP = printed.star;

/** What is sent, with the names of this game's decisions. */
export interface CitiesView extends Omit<Sent, "decision"> {
  decision: (Decision & { kind: CitiesDecision }) | null;
}

export type Place = Extract<CitiesAction, { kind: "place" }>;
export type Furnish = Extract<CitiesAction, { kind: "furnish" }>;
export type Build = Extract<CitiesAction, { kind: "build" }>;

/** A thing in a place of my city, and what that would change. */
export interface Placement extends CitiesPlacement {
  action: Place | Furnish | Build;
}

/** What could come in my city, as the engine foresees it; see `cities/ghosts.py`. */
export interface CitiesGhosts extends SentGhosts {
  placements: Placement[];
}

/** What a placement would bring, goals that it meets included. */
export function gainOf({ change, goals }: Placement): number {
  return goals.reduce((sum, { points }) => sum + points, change);
}

const decks = new Map<string, Map<string, CardFace>>();

/** Learn what is printed on the cards of a pack. */
export function learn(pack: string, printed: unknown): void {
  decks.set(pack, new Map((printed as CitiesPrinted).deck.map((card) => [card.id, card])));
}

/** The card with this id. */
export function cardOf({ pack }: CitiesView, id: string): CardFace | undefined {
  return decks.get(pack)?.get(id);
}

/** The groups of a row of the board. */
export function groupsOf(view: CitiesView, row: Row): Group[] {
  return view.groups.filter((group) => group.row === row);
}
