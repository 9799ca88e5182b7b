import { expect, test } from "vitest";
import { situations } from "./fixtures/index.ts";
import { bonusesAt, endCards, holdingOf, printedOf, worthOf } from "./kept.ts";
import { COLOURS, TRIGGERS, type Card, type Colour } from "./view.ts";

test("kept cards that score at the end are worth what the engine says, and nothing is told without it", () => {
  const { view, ghosts } = situations.over;
  const worth = view.scores.map((_, place) =>
    endCards(holdingOf(view, place)).reduce((sum, card) => sum + worthOf(card, ghosts, place)!, 0),
  );
  expect(worth).toEqual(view.scores.map(({ categories }) => categories["cards"]));
  expect(Math.max(...worth)).toBeGreaterThan(0);
  expect(worthOf(endCards(holdingOf(view, 0))[0]!, null, 0)).toBeNull();
});

test("what pays at a trigger: characters first, then kept cards", () => {
  const { view } = situations.choosing;
  expect(bonusesAt(holdingOf(view, 0), "floor").map(({ goods }) => goods).slice(0, 2)).toEqual([{ point: 1 }, { tile: 1 }]);
});

test("kept cards of one colour that pay the same are told together, and none is left out", () => {
  const card = (colour: Colour, number: number): Card => ({ colour, number, letter: "" });
  const kept = COLOURS.flatMap((colour) => Array.from({ length: 20 }, (_, place) => card(colour, place + 1)));
  const told = TRIGGERS.flatMap((trigger) => bonusesAt({ characters: [], kept }, trigger));
  expect(told.flatMap(({ cards }) => cards)).toHaveLength(kept.length - endCards({ characters: [], kept }).length);
  for (const { cards, colour, goods } of told)
    for (const one of cards) expect([one.colour, printedOf(one).goods]).toEqual([colour, goods]);
  expect(told.length).toBeLessThan(kept.length / 3);
});
