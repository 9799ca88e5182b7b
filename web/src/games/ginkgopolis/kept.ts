/** Kept cards: what they pay when, and what those that score at the end are worth now (GK-1.5, GK-10.2). */

import type { GinkgopolisGhosts, GinkgopolisPrinted } from "../../protocol.ts";
import type { Goods } from "./changes.ts";
import printed from "./printed.json";
import {
  cardId,
  COLOURS,
  goodOf,
  type Card,
  type Character,
  type Colour,
  type GinkgopolisView,
  type Tile,
  type Trigger,
} from "./view.ts";

/** What is printed on a card: what it does with a tile, and once it is kept: goods at a trigger, or points at the end. */
export type Printed = Omit<GinkgopolisPrinted, "goods"> & { goods: Goods };

export function printedOf(card: Card): Printed {
  return (printed as unknown as Record<string, Printed>)[cardId(card)]!;
}

/** What a card does alone, or with a tile. */
export function actionOf(card: Card, tile: Tile | null): Trigger {
  return tile ? printedOf(card).with_tile : "exploit";
}

/** Something that pays at a trigger: a character, or kept cards of one colour that pay the same. */
export interface Bonus {
  /** None for a character. */
  cards: Card[];
  colour: Colour;
  /** What each of them pays. */
  goods: Goods;
}

export interface Holding {
  characters: Character[];
  kept: Card[];
}

/** What the owner of a place has kept; Hal has no characters. */
export function holdingOf(view: GinkgopolisView, place: number): Holding {
  const player = view.players[place];
  return player ?? { characters: [], kept: view.hal?.kept ?? [] };
}

/** What pays at a trigger, characters first. */
export function bonusesAt({ characters, kept }: Holding, trigger: Trigger): Bonus[] {
  const people = characters.filter((one) => one.trigger === trigger);
  const cards = kept.filter((card) => printedOf(card).trigger === trigger);
  const paysAs = (card: Card): string => `${card.colour} ${JSON.stringify(printedOf(card).goods)}`;
  return [
    ...people.map(({ colour }) => ({ cards: [], colour, goods: { [goodOf(colour)]: 1 } })),
    ...[...new Set(cards.map(paysAs))].map((kind) => {
      const alike = cards.filter((card) => paysAs(card) === kind);
      return { cards: alike, colour: alike[0]!.colour as Colour, goods: printedOf(alike[0]!).goods };
    }),
  ];
}

/** What a kept card that scores at the end is worth to its owner now, as the engine says; null where it says nothing. */
export function worthOf(card: Card, ghosts: GinkgopolisGhosts | null, place: number): number | null {
  return ghosts?.kept[place]?.find((one) => cardId(one.card) === cardId(card))?.points ?? null;
}

/** Kept cards that score at the end, by colour and number. */
export function endCards({ kept }: Holding): Card[] {
  const place = ({ colour, number }: Card) => COLOURS.indexOf(colour as Colour) * 100 + number;
  return kept.filter((card) => printedOf(card).trigger === "end").sort((a, b) => place(a) - place(b));
}
