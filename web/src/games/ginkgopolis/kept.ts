/** Kept cards: what they pay when, and what those from 10 on are worth now (GK-1.5, GK-10.2). */

import {
  COLOURS,
  goodOf,
  TRIGGERS,
  triggerOf,
  extraPoints,
  type Card,
  type Character,
  type Colour,
  type GinkgopolisView,
  type Good,
  type Trigger,
} from "./view.ts";

/** Something that pays at a trigger: a character, or a kept card. */
export interface Bonus {
  /** 0 for a character. */
  number: number;
  colour: Colour;
  good: Good;
  /** Points beside the good. */
  points: number;
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
  return [
    ...characters
      .filter((one) => one.trigger === trigger)
      .map(({ colour }) => ({ number: 0, colour, good: goodOf(colour), points: 0 })),
    ...kept.filter((card) => triggerOf(card) === trigger).map(bonusOf),
  ];
}

/** What a card 1 to 9 pays. */
export function bonusOf(card: Card): Bonus {
  const colour = card.colour as Colour;
  return { number: card.number, colour, good: goodOf(colour), points: extraPoints(card) };
}

/** How a card from 10 on scores: so many points for each of something. */
export interface Scoring {
  /** "on-colour", "low", "tall", "trigger", "colour", "fixed". */
  of: string;
  each: number;
  /** The colour or the trigger that is counted, where there is one. */
  what: string;
}

// The colour on which the cards 10 to 13 of each colour count resources.
const TARGETS: Record<Colour, Colour[]> = {
  red: ["red", "yellow", "blue", "red"],
  blue: ["blue", "red", "yellow", "blue"],
  yellow: ["yellow", "red", "blue", "yellow"],
};

export function scoringOf(card: Card): Scoring {
  const colour = card.colour as Colour;
  if (card.number <= 13) return { of: "on-colour", each: 1, what: TARGETS[colour][card.number - 10]! };
  if (card.number === 14) return { of: "low", each: 1, what: "" };
  if (card.number === 15) return { of: "tall", each: 3, what: "" };
  if (card.number <= 18) return { of: "trigger", each: 2, what: TRIGGERS[card.number - 16]! };
  if (card.number === 19) return { of: "colour", each: 2, what: colour };
  return { of: "fixed", each: 9, what: "" };
}

/** What a kept card from 10 on is worth to its owner now. */
export function worthOf(card: Card, view: GinkgopolisView, place: number): number {
  const { of, each, what } = scoringOf(card);
  const own = view.city.filter(({ owner }) => owner === place);
  const held = holdingOf(view, place);
  const counts: Record<string, () => number> = {
    "on-colour": () => own.filter(({ colour }) => colour === what).reduce((sum, { resources }) => sum + resources, 0),
    low: () => own.filter(({ height }) => height <= 2).length,
    tall: () => own.filter(({ height }) => height >= 3).length,
    trigger: () => bonusesAt(held, what as Trigger).length,
    colour: () => [...held.characters, ...held.kept].filter(({ colour }) => colour === what).length,
    fixed: () => 1,
  };
  return each * counts[of]!();
}

/** Kept cards from 10 on, by colour and number. */
export function endCards({ kept }: Holding): Card[] {
  const place = ({ colour, number }: Card) => COLOURS.indexOf(colour as Colour) * 100 + number;
  return kept.filter((card) => triggerOf(card) === "end").sort((a, b) => place(a) - place(b));
}
