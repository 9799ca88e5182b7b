import { expect, test } from "vitest";
import { narrate } from "../../i18n/narrate.ts";
import { promptOf } from "../../parts/decision.ts";
import { NAMES, sayEn, sayHu, situations } from "./fixtures/index.ts";
import { boxAround, nearest, partOf } from "./geometry.ts";
import { cellLabel, choiceTitle, districtNames, keptText } from "./labels.ts";
import { plaquesOf } from "./plaques.ts";
import { headline, hintOf, sentenceOf } from "./sentences.ts";
import { targetsOf } from "./targets.ts";
import type { Turn } from "./turn.svelte.ts";
import type { Card, Decision } from "./view.ts";

const { view } = situations.choosing;
const card = (colour: Card["colour"], number: number): Card => ({ letter: "", colour, number });

test("what a cell is called", () => {
  expect(cellLabel(view, { x: 1, y: -1 }, NAMES, true, sayEn)).toBe(
    "Yellow 17, 2 floors, Anna, 1 east, 1 north, its card is in your hand",
  );
  expect(cellLabel(view, { x: 1, y: -2 }, NAMES, false, sayHu)).toBe("C külterület, keletre 1, északra 2");
  expect(cellLabel(view, { x: 2, y: 0 }, NAMES, false, sayEn)).toBe("Yellow 14, 1 floor, Anna, construction site, 2 east");
});

test("what a choice is called", () => {
  expect(choiceTitle({ letter: "C", colour: "", number: 0 }, { colour: "yellow", number: 18 }, sayEn)).toBe(
    "Urbanise C with yellow 18",
  );
  expect(choiceTitle(card("red", 13), null, sayHu)).toBe("Hasznosítás: piros 13");
});

test.each([
  [1, "when you exploit: +1 resource"],
  [8, "when you urbanise: +1 resource, +1 point"],
  [11, "1 per own resource on yellow"],
  [15, "3 per own building of 3 or more floors"],
  [18, "2 per kept card for floors"],
  [20, "9 points"],
])("what the card red %i gives once it is kept", (number, text) => {
  expect(keptText(card("red", number), sayEn)).toBe(text);
});

test("a yellow 7 pays two points", () => {
  expect(keptText(card("yellow", 7), sayEn)).toBe("when you exploit: +2 points");
});

const PEOPLE = [...NAMES, "Zsófi"];
/** A turn in which so much is chosen. */
function turnOf(name: keyof typeof situations, seat: number | null, say: typeof sayEn, more: object = {}): Turn {
  const now = situations[name].view;
  const deciding = seat !== null && now.to_act.includes(seat) ? now.decision!.kind : null;
  const prompt = promptOf({}, "ginkgopolis", now, seat, PEOPLE, say);
  const turn = { deciding, card: null, tile: null, mayTakeBack: name === "sealed", ...more };
  return { ...turn, props: { view: now, seat, names: PEOPLE, prompt, hint: "the hint", say } } as unknown as Turn;
}

test.each([
  ["choosing", 0, "Choose a card, alone or with a tile.", /^Your cards glow/],
  ["watching", null, "Still choosing: Anna and Bence.", ""],
  ["sealed", 0, "Sealed: Urbanise C with yellow 18.", "Waiting for Bence. You can still take it back."],
  ["moving", 0, "Where does C go?", "the hint"],
  ["drafting", 0, "Which character do you keep?", "the hint"],
  ["over", 0, /win/, ""],
] as const)("the prompt: %s", (name, seat, sentence, hint) => {
  expect(sentenceOf(turnOf(name, seat, sayEn))).toMatch(sentence);
  expect(sentenceOf(turnOf(name, seat, sayHu))).toMatch(/[.!?]$/);
  expect(hintOf(turnOf(name, seat, sayEn))).toMatch(hint);
  expect(headline(situations[name].view, PEOPLE, 1, sayHu)).not.toBe("");
});

test("the prompt of a card that is chosen, and of one with a tile that can't be paid for", () => {
  const chosen = { card: { letter: "C", colour: "", number: 0 }, tile: { colour: "yellow", number: 18 } };
  expect(sentenceOf(turnOf("choosing", 0, sayEn, chosen))).toBe("Urbanise C with yellow 18?");
  expect(hintOf(turnOf("choosing", 0, sayEn, chosen))).toBe("the hint");
  expect(hintOf(turnOf("choosing", 0, sayEn, { ...chosen, forecast: { payable: false } }))).toMatch(/^You can’t pay/);
});

test("when all have chosen, a sealed choice can't be taken back: then we only wait", () => {
  expect(hintOf(turnOf("sealed", 0, sayEn, { mayTakeBack: false }))).toBe("Still choosing: Bence.");
});

test("districts have different names", () => {
  const all = districtNames(view, sayEn);
  expect(all).toHaveLength(view.districts.length);
  expect(new Set(all).size).toBe(all.length);
});

test("the part of the city", () => {
  const city = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => ({ x, y })));
  expect(partOf([{ x: 0, y: 0 }], city)).toBe("centre");
  expect(partOf([{ x: 1, y: -1 }], city)).toBe("northeast");
});

test("the arrow keys go to the nearest cell in their direction", () => {
  const cells = [
    { x: 1, y: 0 },
    { x: 3, y: 0 },
    { x: 0, y: 2 },
  ];
  expect(nearest({ x: 0, y: 0 }, cells, 1, 0)).toEqual({ x: 1, y: 0 });
  expect(nearest({ x: 1, y: 0 }, cells, 0, 1)).toEqual({ x: 0, y: 2 });
  expect(nearest({ x: 0, y: 0 }, cells, -1, 0)).toBeNull();
});

test("plaques stay within the city and its letters, and off each other", () => {
  const sight = boxAround([...view.city, ...view.markers], 6);
  const plaques = plaquesOf(view.city, view.markers, view.districts, 1, sight);
  expect(plaques.length).toBeGreaterThan(2);
  for (const { box } of plaques) {
    expect(Math.min(box.left - sight.left, box.top - sight.top, sight.right - box.right, sight.bottom - box.bottom)).toBeGreaterThanOrEqual(0);
    for (const { box: other } of plaques) {
      const apart = box.right <= other.left || other.right <= box.left || box.bottom <= other.top || other.bottom <= box.top;
      expect(box === other || apart).toBe(true);
    }
  }
});

test("components in events are put into words, whatever their field is called", () => {
  const event = { name: "deckrebuilt", fields: { added: [card("red", 4), card("blue", 9)], deck: 12, discarded: [] } };
  expect(narrate("ginkgopolis", event, NAMES, sayEn)).toContain("red 4 and blue 9");
  expect(narrate("ginkgopolis", event, NAMES, sayHu)).toContain("piros 4 és kék 9");
});

test("where a letter can go: beside the tile, around the city, or in another letter's place", () => {
  const now = { ...view, moving: { letter: "C" as const, x: 1, y: -2 }, ring: [{ x: 5, y: 6 }] };
  const decisions: Decision[] = [
    { kind: "move", side: "north" },
    { kind: "insert", place: 1 },
    { kind: "push", letter: "D" },
  ];
  const chosen: Decision[] = [];
  const targets = targetsOf(now, decisions, (decision) => chosen.push(decision), sayEn);
  expect(targets.map(({ x, y, label }) => [x, y, label])).toEqual([
    [1, -3, "North of the new tile"],
    [5, 6, "C to place 1 around the city"],
    [2, -1, "D makes room and goes on"],
  ]);
  for (const { choose } of targets) choose();
  expect(chosen).toEqual(decisions);
});
