/** What a seat may know of a game of Cities, as the server sends it; see `cities/view.py`. */
import type {
  CitiesAction,
  CitiesCardChange,
  CitiesCardCount,
  CitiesCardFace,
  CitiesCityView,
  CitiesDecision,
  CitiesGhosts as SentGhosts,
  CitiesGoalChange,
  CitiesGoalFace,
  CitiesGroup,
  CitiesPhrase,
  CitiesPlacement,
  CitiesSpace,
  CitiesTile,
  CitiesView as Sent,
  CitiesWording,
  Decision,
} from "../../protocol.ts";

export type { CitiesAction };
export type CardFace = CitiesCardFace;
export type CardCount = CitiesCardCount;
export type CardChange = CitiesCardChange;
export type City = CitiesCityView;
export type GoalFace = CitiesGoalFace;
export type GoalChange = CitiesGoalChange;
export type Group = CitiesGroup;
export type Phrase = CitiesPhrase;
export type Space = CitiesSpace;
export type Tile = CitiesTile;
export type Wording = CitiesWording;

export const ROWS = ["cards", "tiles", "features", "buildings"] as const;
export type Row = (typeof ROWS)[number];
export const COLOURS = ["red", "blue", "green", "yellow"] as const;
export type Colour = (typeof COLOURS)[number];
export const PARK_FEATURES = ["tree", "fountain", "carousel", "kiosk"] as const;
export const WATER_FEATURES = ["dolphins", "yacht", "rowboat", "ferry"] as const;
export const FEATURES = [...PARK_FEATURES, ...WATER_FEATURES, "monument", "wild"] as const;
export type FeatureKind = (typeof FEATURES)[number];

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

/** The card with this id. */
export function cardOf(view: CitiesView, id: string): CardFace | undefined {
  return view.deck.find((card) => card.id === id);
}

/** The groups of a row of the board. */
export function groupsOf(view: CitiesView, row: Row): Group[] {
  return view.groups.filter((group) => group.row === row);
}
