/** What a seat may know of a game of Underwater Cities, as the server sends it (`underwater_cities/view.py`), and what is printed. */
import type {
  Decision,
  UnderwaterCitiesAction,
  UnderwaterCitiesAmounts,
  UnderwaterCitiesDecision,
  UnderwaterCitiesGhosts,
  UnderwaterCitiesPlayer,
  UnderwaterCitiesProspect,
  UnderwaterCitiesSlot,
  UnderwaterCitiesSourceName,
  UnderwaterCitiesTask,
  UnderwaterCitiesView as Sent,
} from "../../protocol.ts";
import printed from "./printed.json";

export type UcAction = UnderwaterCitiesAction;
export type Amounts = UnderwaterCitiesAmounts;
export type Nation = UnderwaterCitiesPlayer;
export type Slot = UnderwaterCitiesSlot;
export type DecisionKind = UnderwaterCitiesDecision;
export type UcGhosts = UnderwaterCitiesGhosts;
export type Prospect = UnderwaterCitiesProspect;
export type Task = UnderwaterCitiesTask;

/** What is sent, with the names of this game's decisions. */
export interface UcView extends Omit<Sent, "decision"> {
  decision: (Decision & { kind: DecisionKind }) | null;
}

/** What gives something in Production, in the order in which it is listed. */
export const SOURCES: readonly UnderwaterCitiesSourceName[] = ["farms", "plants", "laboratories", "tunnels", "symbiotic", "cards", "metropolises"];

export const GOODS = ["kelp", "steelplast", "science", "credits", "biomatter", "points"] as const;
export type Good = (typeof GOODS)[number];
export const RESOURCES = GOODS.slice(0, 5);
/** What can be given or cost, in the order in which it is told. */
export const ALL_GOODS = [...GOODS, "cards"] as const;
/** Amounts by name, as they are printed. */
export type Goods = Partial<Record<(typeof ALL_GOODS)[number], number>>;

export const COLOURS = ["green", "red", "yellow"] as const;
export type Colour = (typeof COLOURS)[number];
export const CARD_TYPES = ["instant", "permanent", "action", "production", "end"] as const;
export type CardType = (typeof CARD_TYPES)[number];

/** Phrases that the catalogues put into words; see `underwater_cities/wording.py`. */
export type Said = number | string | { key: string; params: Record<string, Said> } | { parts: Said[]; joint: Said };

/** What a component does: an op and its fields, as in `components.json`, and what it says. */
export interface Effect {
  op: string;
  says: Said;
  goods?: Goods;
  cost?: Goods;
  costs?: Goods[];
  discount?: Goods;
  amount?: Goods;
  upgrade?: Goods;
  first?: Goods;
  second?: Goods;
  out?: Goods;
  in?: Goods;
  kinds?: string[];
  from?: string[];
  n?: number;
  per?: number;
  times?: number;
  most?: number;
  more?: number;
  points?: number;
  draw?: number;
  space?: number;
  count?: string;
  counts?: string[];
  scope?: string;
  on?: string;
  resource?: string;
  tag?: string;
  once?: boolean;
  must?: boolean;
  expansion?: boolean;
  distinct?: boolean;
  condition?: { count?: string; least?: number; space?: number };
  then?: Effect[];
  otherwise?: Effect[];
  options?: Effect[][];
  /** The two directions of an exchange. */
  ways?: Effect[];
  tiers?: [number, number][];
}

export type Confidence = "confirmed" | "single source" | "inferred" | "reconstructed";

/** A card: of an era, or special with its cost. */
export interface Card {
  number: number;
  /** 0 for a special card. */
  era: number;
  cost: number;
  /** Null for the personal assistant. */
  colour: Colour | null;
  type: CardType;
  effects: Effect[];
  /** What is carried out part by part, as actions number it. */
  numbered: Effect[];
  confidence: Confidence;
}

export interface PrintedSpot {
  bonus?: Goods & { federation?: number };
  surcharge?: Goods;
  multiplier?: number;
}

export interface Board {
  number: number;
  side: "basic" | "advanced";
  sites: (PrintedSpot & { id: string; start?: boolean; places: PrintedSpot[] })[];
  tunnels: (PrintedSpot & { id: string; ends: string[]; metropolis?: { points: number } })[];
  metropolises: { id: string; colour: "brown" | "blue"; tunnels: string[] }[];
  pairs?: { tunnels: string[]; goods: Goods }[];
}

export interface Metropolis {
  id: string;
  colour: "brown" | "blue";
  instant?: Effect[];
  production?: Goods;
  end?: Effect[];
  /** What of the instant part is carried out part by part, as actions number it. */
  numbered: Effect[];
  says: Said;
}

export interface Contract {
  number: number;
  requires: { count: string; least: number }[];
  goods: Goods;
  federation: number;
  says: Said;
}

interface PrintedSlot {
  side?: string;
  colour?: Colour;
  position?: number;
  effects: Effect[];
}

/** The pack of the game's own components. */
export const OWN_PACK = "standard";
export const ASSISTANT = 206;
export const OPEN_SLOT = "open";
/** The numbers of the rules. */
export const RULES = printed.rules;
export const ROUNDS = RULES.rounds;
/** The rounds after which there is a Production, by era. */
export const PRODUCTIONS: readonly number[] = RULES.productions;

/** What is printed on the components of a pack, in the form of its file, with its words. */
interface Printed {
  cards: Omit<Card, "cost">[];
  specials: Omit<Card, "era">[];
  assistant: [Pick<Card, "effects" | "numbered" | "confidence">];
  slots: PrintedSlot[];
  "open-slot": [PrintedSlot];
  contracts: Contract[];
  metropolises: Metropolis[];
  boards: Board[];
}

function tablesOf({ cards, specials, assistant: [assistant], slots, "open-slot": [open], contracts, metropolises, boards }: Printed) {
  const all: readonly Card[] = [
    ...cards.map((card) => ({ ...card, cost: 0 })),
    ...specials.map((card) => ({ ...card, era: 0 })),
    { number: ASSISTANT, era: 0, cost: 0, colour: null, type: "action", ...assistant },
  ];
  return { cards: all, slots, open, contracts, metropolises: new Map(metropolises.map((one) => [one.id, one])), boards };
}

let tables = tablesOf(printed.components as unknown as Printed);

/** Learn what is printed on the components of the pack with which is played from now on. */
export function learn(_pack: string, components: unknown): void {
  tables = tablesOf(components as Printed);
}

export const allCards = (): readonly Card[] => tables.cards;
/** The card with a printed number. */
export const cardOf = (number: number): Card => tables.cards[number - 1]!;
export const boardOf = (nation: Nation): Board => tables.boards[nation.board - 1]!;
export const metropolisOf = (id: string): Metropolis => tables.metropolises.get(id)!;
export const contractOf = (number: number): Contract => tables.contracts[number - 1]!;

/** The side of the board with which so many play, such as "3-4". */
export function sideOf(seats: number): string {
  return tables.slots.map(({ side = "" }) => side).find((side) => Number(side.split("-")[1]) >= seats)!;
}

/** What a slot does, by its name and the side of the board. */
export function slotEffects(name: string, seats: number): Effect[] {
  if (name === OPEN_SLOT) return tables.open.effects;
  const side = sideOf(seats);
  return tables.slots.find((slot) => slot.side === side && `${slot.colour}-${slot.position}` === name)?.effects ?? [];
}

/** All that a slot, a card or a metropolis does. */
export function causeEffects(kind: string, id: string, seats: number): Effect[] {
  if (kind === "slot") return slotEffects(id, seats);
  return (kind === "card" ? cardOf(cardNumber(id)).effects : metropolisOf(id).instant) ?? [];
}

/** What a slot, a card or a metropolis does part by part, as actions number it. */
export function causeParts(kind: string, id: string, seats: number): Effect[] {
  if (kind === "slot") return slotEffects(id, seats);
  return kind === "card" ? cardOf(cardNumber(id)).numbered : metropolisOf(id).numbered;
}

export const colourOfSlot = (name: string): Colour | null => COLOURS.find((colour) => name.startsWith(colour)) ?? null;

/** The number of the card that an action names. */
export const cardNumber = (name: string): number => (name === "assistant" ? ASSISTANT : Number(name));
/** How an action names a card. */
export const cardName = (number: number): string => (number === ASSISTANT ? "assistant" : String(number));

/** How many cards are in a hand. */
export const handSize = ({ hand }: Nation): number => hand.reduce((sum, count) => sum + count, 0);

/** The era to which a round belongs; its Production comes after the last round of it. */
export const lastRoundOf = (era: number): number => PRODUCTIONS[era - 1] ?? ROUNDS;
