/** Signs, words, and the chart. */
import { beforeEach, describe, expect, test } from "vitest";
import { say, texts } from "../../i18n/texts.svelte.ts";
import type { ScoreSheet } from "../../scene.ts";
import { isTunnel, middle, placeAt, siteAt, tunnelAt } from "./chart.ts";
import { beats, countedIn, parts, reached } from "./count.ts";
import situations from "./fixtures/situations.json";
import { buttonLabel, buttonSigns, effectsOf } from "./labels.ts";
import { movesOf } from "./moves.ts";
import printed from "./printed.json";
import { effectsSigns } from "./signs.ts";
import { allCards, boardOf, causeParts, learn, metropolisOf, sideOf, slotEffects, type Nation, type UcView } from "./view.ts";
import { cardWords, contractWords, goodsWords, metropolisWords } from "./wording.ts";

beforeEach(() => texts.speak("en"));

describe.each(["en", "hu"] as const)("cards in words, %s", (language) => {
  test("every card has a sentence and signs", async () => {
    await texts.speak(language);
    for (const { number, effects } of allCards()) {
      expect(cardWords(number, say), String(number)).toMatch(/^[A-ZÁÉÍÓÖŐÚÜŰ0-9].*\.$/u);
      expect(cardWords(number, say)).not.toMatch(/underwater-cities|undefined|\{/);
      expect(effectsSigns(effects).length, String(number)).toBeGreaterThan(0);
    }
  });
});

test("the cards of a pack take the place of the game's own", () => {
  const pack = structuredClone(printed.components);
  Object.assign(pack.cards[0]!, { effects: pack.cards[9]!.effects });
  learn("mine@0", pack);
  expect(cardWords(1, say)).toBe("Tunnels cost 1 credit less.");
  expect(allCards().length).toBe(206);
  learn("standard", printed.components);
  expect(cardWords(1, say)).toBe("1 kelp, 1 steelplast and 1 credit.");
});

test("a card with options of its own says all of it", () => {
  expect(cardWords(8, say)).toBe("Build a building for free, and you may upgrade it at once for 1 science.");
  expect(cardWords(206, say)).toBe("Choose: 1 steelplast or 1 credit.");
});

test.each([
  ["en", 30, "Upgrade up to 2 farms for 1 credit or for 1 science each."],
  ["en", 59, "With your marker on space 3 of the federation track: 1 steelplast and 1 science; otherwise 1 credit."],
  ["en", 64, "When you build a symbiotic city: 1 credit and 1 card."],
  ["en", 198, "Tunnels cost 1 steelplast less, once in a turn."],
  ["hu", 57, "Alagút fejlesztése 1 kreditért."],
  ["hu", 64, "Szimbiotikus város építésekor: 1 kredit és 1 kártya."],
  ["hu", 73, "Szimbiotikus város építése 1 hínárért, 2 acéllemezért és 1 kreditért."],
  ["hu", 206, "Válassz: 1 acéllemez vagy 1 kredit."],
] as const)("cards are put into words: %s, %i", async (language, number, words) => {
  await texts.speak(language);
  expect(cardWords(number, say)).toBe(words);
  await texts.speak("en");
});

test("metropolises and contracts are put into words", () => {
  expect(metropolisWords("mb11", say)).toBe("Build a building for free; 2 points.");
  expect(metropolisWords("mr3", say)).toBe("By the number of tunnels: 5 points from 8 on, 7 points from 9 on, 9 points from 10 on.");
  expect(metropolisWords("mb06", say)).toBe("1 card; production: 1 kelp and 1 credit.");
  expect(contractWords(7, say)).toBe("At least 2 connected metropolises: 3 points and 2 cards; 1 step on the federation track.");
});

test("amounts that aren't printed are said as the printed ones are", () => {
  expect(goodsWords({ points: 2, credits: 1, kelp: 1, science: 0 }, say)).toBe("1 kelp, 1 credit and 2 points");
});

test("each way of a swap says what is given for what", () => {
  const view = { seats: 3, decision: { kind: "swap", rule: "", params: {}, why: [{ kind: "card", id: "32" }] } } as unknown as UcView;
  expect([1, 2].map((way) => buttonLabel({ kind: "swap", way }, view, null, say))).toEqual(["For 1 kelp: 1 steelplast", "For 1 steelplast: 1 kelp"]);
});

test("of a metropolis only what asks something is numbered", () => {
  expect(metropolisOf("mb11").instant?.map(({ op }) => op)).toEqual(["build", "gain"]);
  expect(causeParts("metropolis", "mb11", 3).map(({ op }) => op)).toEqual(["build"]);
});

test("alone, the end says what was reached of the goal", () => {
  const view = situations["over-solo"].view as unknown as UcView;
  expect(reached(view, say)).toBe("1 of 7 connected cities, 12 of 100 points.");
  expect(reached(situations.over.view as unknown as UcView, say)).toBe("");
});

test("the parts that actions number are those that are carried out", () => {
  expect(causeParts("card", "5", 3).map(({ op }) => op)).toEqual(["build", "gain"]);
  expect(causeParts("card", "9", 3)).toEqual([]);
  expect(slotEffects("red-5", 3).map(({ op }) => op)).toEqual(["use-action-card", "build"]);
  expect(slotEffects("red-5", 2)).toEqual([]);
  expect([1, 2, 3, 4].map(sideOf)).toEqual(["1-2", "1-2", "3-4", "3-4"]);
});

test("a part inside an option is found where the slot's own part is done", () => {
  const view = { seats: 3, decision: { kind: "parts", rule: "", params: {}, why: [{ kind: "slot", id: "green-2" }] } } as unknown as UcView;
  const cause = { kind: "slot", id: "green-2" };
  expect(effectsOf({ kind: "part", part: 1 }, view, { cause, done: [], left: [1] }).map(({ op }) => op)).toEqual(["choose"]);
  expect(effectsOf({ kind: "part", part: 1 }, view, { cause, done: [1], left: [] }).map(({ op }) => op)).toEqual(["federation"]);
  expect(effectsOf({ kind: "option", part: 1 }, view, null).map(({ op }) => op)).toEqual(["build"]);
});

test("an upgrade that can be paid in several ways names what each costs", () => {
  const view = { seats: 2, decision: { kind: "upgrade", rule: "UC-5.10", params: {}, why: [{ kind: "card", id: 30 }] } } as unknown as UcView;
  const ways = [1, 2].map((part) => ({ kind: "cost", part }) as const);
  expect(ways.map((way) => buttonLabel(way, view, null, say))).toEqual(["1 credit", "1 science"]);
  expect(ways.map((way) => buttonSigns(way, view, null))).toEqual([[{ text: "1" }, { sign: "credits" }], [{ text: "1" }, { sign: "science" }]]);
});

describe("the chart", () => {
  test("no two spots of a board lie on each other", () => {
    for (let number = 1; number <= 8; number += 1) {
      const { sites, tunnels } = boardOf({ board: number } as Nation);
      const spots = sites.flatMap(({ id, places }) => [...places.map((_, place) => placeAt(`${id}.${"abcde"[place]}`, places.length)), placeAt(`${id}.x`, places.length)]);
      for (const { id, ends } of tunnels) spots.push(middle(tunnelAt(id, ends)));
      spots.forEach((one, place) => {
        for (const other of spots.slice(place + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y), `board ${number}`).toBeGreaterThan(29);
      });
    }
  });

  test("names of spots tell what they are", () => {
    expect(isTunnel("T07")).toBe(true);
    expect(isTunnel("SW.a")).toBe(false);
    expect(siteAt("C")).toEqual({ x: 408, y: 318 });
  });
});

describe("the count", () => {
  const nation = {
    cities: [{ site: "C", points: 0 }, { site: "SE", points: 6 }],
    metropolises: [{ id: "mr1", points: 4 }, { id: "mb01", points: 0 }],
    ends: [{ card: 182, points: 3 }, { card: 181, points: 0 }],
  } as unknown as Nation;
  const other = { cities: [], metropolises: [], ends: [{ card: 183, points: 4 }, { card: 184, points: 2 }] } as unknown as Nation;
  const view = { players: [nation, other], scores: [{}, {}] as ScoreSheet[] } as UcView;

  test("takes what brings points, one by one", () => {
    const found = ["cities", "metropolis", "cards", "track"].map((category) => countedIn(nation, category).map(({ id, points }) => [id, points]));
    expect(found).toEqual([[["SE", 6]], [["mr1", 4]], [["182", 3]], []]);
  });

  test("takes as many beats as there are things where there are most", () => {
    expect(["cities", "metropolis", "cards", "resources"].map((category) => beats(view, category))).toEqual([1, 1, 2, 0]);
  });

  test("goes card by card in the table of all numbers", () => {
    expect(parts(view, "cards", say)).toEqual([
      { name: "Card 182", counts: [{ points: 3, from: "" }, null] },
      { name: "Card 183", counts: [null, { points: 4, from: "" }] },
      { name: "Card 184", counts: [null, { points: 2, from: "" }] },
    ]);
    expect(parts(view, "cities", say)).toEqual([]);
  });
});

describe("what moves", () => {
  const kelp = { kelp: 2, steelplast: 0, science: 0, credits: 0, biomatter: 0, points: 1 };

  test("goods come from the slot that gave them to my goods, those of others to their panel", () => {
    const taken = [
      { name: "tileplaced", fields: { seat: 1, slot: "green-3" } },
      { name: "gained", fields: { seat: 1, goods: kelp } },
    ];
    expect(movesOf(taken, 1).map(({ what, from, to }) => [what.kind, from[0], to[0]])).toEqual([
      ["tile", "[data-lesson=me]", '[data-slot="green-3"]'],
      ["goods", '[data-slot="green-3"]', '.mine [data-good="kelp"]'],
      ["goods", '[data-slot="green-3"]', '.mine [data-good="points"]'],
    ]);
    expect(movesOf(taken, 0).map(({ to }) => to[0])).toEqual(['[data-slot="green-3"]', '[data-seat="1"]', '[data-seat="1"]']);
  });

  test("what a place gives comes from there, and what I draw goes to my hand", () => {
    const built = [
      { name: "built", fields: { seat: 0, kind: "farm", place: "SE.a" } },
      { name: "gained", fields: { seat: 0, goods: { ...kelp, points: 0 } } },
      { name: "cardsdrawn", fields: { seat: 0, count: 1 } },
      { name: "cardsseen", fields: { cards: [12] } },
    ];
    expect(movesOf(built, 0).map(({ from, to }) => [from[0], to[0]])).toEqual([
      ['[data-seat="0"] [data-at="SE.a"]', '.mine [data-good="kelp"]'],
      ["[data-deck]", '.offer [data-card="12"]'],
    ]);
  });
});
