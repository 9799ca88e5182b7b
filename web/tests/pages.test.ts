import { expect, test } from "vitest";
import { pieces } from "../src/rules/markdown.ts";
import { routeOf } from "../src/router.svelte.ts";
import { quickTable, sameAgain } from "../src/shell/seating.ts";
import { leaders } from "../src/parts/points.ts";
import { waitingFor } from "../src/parts/sentences.ts";
import type { Part, View } from "../src/scene.ts";
import {
  countedIn,
  countSteps,
  greatestDifference,
  leadForGood,
  leads,
  leadShares,
  linesOf,
  ranks,
  showOrder,
  stretchesOf,
  sums,
  type Count,
} from "../src/table/counting.ts";
import { namesOf } from "../src/table/names.ts";
import { luckIsHonest, myPart, myPartIsIn } from "../src/table/luck.ts";
import { scriptOf } from "../src/table/stale.ts";
import { say, texts } from "../src/i18n/texts.svelte.ts";
import type { GameInfo, Table } from "../src/protocol.ts";

test.each([
  ["/", { page: "home" }],
  ["/table/abc", { page: "table", id: "abc" }],
  ["/replay/a%20b/", { page: "replay", id: "a b" }],
  ["/rules/five-towers", { page: "rules", game: "five-towers" }],
  ["/about/five-towers", { page: "about", game: "five-towers" }],
  ["/table/", { page: "missing" }],
  ["/table/%E0%A4%A", { page: "missing" }],
  ["/nowhere", { page: "missing" }],
])("the page at %s", (path, route) => {
  expect(routeOf(path)).toEqual(route);
});

test("rules are linked, strong is strong", () => {
  expect(pieces("A **roof** (FT-1.6) *(our ruling)*")).toEqual([
    { kind: "text", text: "A " },
    { kind: "strong", pieces: [{ kind: "text", text: "roof" }] },
    { kind: "text", text: " (" },
    { kind: "rule", number: "FT-1.6" },
    { kind: "text", text: ") " },
    { kind: "emphasis", pieces: [{ kind: "text", text: "(our ruling)" }] },
  ]);
  expect(pieces("See FT-E1.")[1]).toEqual({ kind: "rule", number: "FT-E1" });
});

const GAME: GameInfo = {
  id: "g",
  rules_version: 1,
  seat_counts: [2, 3, 4],
  options: [],
  levels: ["easy", "medium", "hard"].map((id) => ({ id, rating: null })),
};

test("play now: me against bots of the middle strength", () => {
  expect(quickTable(GAME).seats).toEqual([
    { kind: "me", level: "" },
    { kind: "bot", level: "medium" },
    { kind: "bot", level: "medium" },
  ]);
});

test("again: my seat stays mine, other people's seats are open", () => {
  const players = [
    { seat: 0, kind: "bot", name: "Ada", level: "hard", connected: true },
    { seat: 1, kind: "person", name: "Ann", level: "", connected: true },
    { seat: 2, kind: "person", name: "Ben", level: "", connected: false },
  ] as Table["players"];
  const table = { game: "g", options: { x: 1 }, players, my_seat: 2 } as unknown as Table;
  expect(sameAgain(table)).toEqual({
    game: "g",
    seats: [
      { kind: "bot", level: "hard" },
      { kind: "open", level: "" },
      { kind: "me", level: "" },
    ],
    options: { x: 1 },
  });
});

const SHEETS = [
  { categories: { a: 3, b: -1 }, tiebreaks: [] },
  { categories: { a: 2, b: 0 }, tiebreaks: [] },
];

const told = ({ line, place, points }: Count): string => `${line.category}${line.part?.name ?? ""} ${place}: ${points}`;

test("the count goes category by category, sheet by sheet", () => {
  const lines = linesOf(SHEETS, () => []);
  const steps = countSteps(SHEETS, lines);
  expect(steps.map(told)).toEqual(["a 0: 3", "a 1: 2", "b 0: -1", "b 1: 0"]);
  expect(sums(steps, 2, 3)).toEqual([2, 2]);
  expect([0, 1].map((place) => countedIn(lines[1]!, place, steps.slice(0, 3)))).toEqual([-1, undefined]);
  expect(leaders(SHEETS)).toEqual([0, 1]);
  expect(
    leaders([
      { ...SHEETS[0]!, tiebreaks: [0] },
      { ...SHEETS[1]!, tiebreaks: [4] },
    ]),
  ).toEqual([1]);
});

test("a category is counted part by part, and is what its parts are together", () => {
  const part = (name: string, ...points: (number | null)[]): Part => ({
    name,
    counts: points.map((one) => (one === null ? null : { points: one, from: "" })),
  });
  const parts = [part("x", 2, null), part("y", 1, 2)];
  const lines = linesOf(SHEETS, (category) => (category === "a" ? parts : []));
  const steps = countSteps(SHEETS, lines);
  expect(steps.map(told)).toEqual(["ax 0: 2", "ay 0: 1", "ay 1: 2", "b 0: -1", "b 1: 0"]);
  const a = (place: number, done: number) => countedIn(lines[0]!, place, steps.slice(0, done));
  expect([a(0, 0), a(0, 1), a(1, 1), a(0, 3), a(1, 3)]).toEqual([undefined, 2, 0, 3, 2]);
  expect(sums(steps, 2, 5)).toEqual([2, 2]);
});

test("an opponent without a seat is counted by categories of its own", () => {
  const sheets = [SHEETS[0]!, { categories: { a: 1, rounds: 7 }, tiebreaks: [] }];
  const steps = countSteps(sheets, linesOf(sheets, () => []));
  expect(steps.map(told)).toEqual(["a 0: 3", "a 1: 1", "b 0: -1", "rounds 1: 7"]);
  expect(sums(steps, 2, 4)).toEqual([2, 8]);
});

test("we wait for all who have not chosen", async () => {
  await texts.speak("en");
  const waits = (...seats: number[]) => waitingFor({ to_act: seats } as unknown as View, ["Ann", "Ben", "Cleo"], say);
  expect(waits(1)).toBe("Waiting for Ben.");
  expect(waits(0, 1, 2)).toBe("Waiting for Ann, Ben and Cleo.");
});

test("who led alone, when and for what part of the game", () => {
  const totals = [
    [0, 0],
    [2, 1],
    [2, 3],
    [2, 4],
  ];
  expect(leads(totals)).toEqual([
    { place: 0, from: 1, to: 2 },
    { place: 1, from: 2, to: 4 },
  ]);
  expect(leadShares(totals)).toEqual([0.25, 0.5]);
});

test("who is level shares a rank, and so do those who win together", () => {
  expect(ranks([24, 25, 24, 19], [1])).toEqual([2, 1, 2, 4]);
  expect(ranks([24, 24, 19], [0, 1])).toEqual([1, 1, 3]);
  expect(ranks([24, 24, 19], [1])).toEqual([2, 1, 3]);
  expect(ranks([3, 5, 5], [])).toEqual([3, 1, 1]);
});

test("the luck's secret is checked against its hash", async () => {
  const hash = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"; // of 32 zero bytes
  expect(await luckIsHonest("00".repeat(32), hash)).toBe(true);
  expect(await luckIsHonest("01".repeat(32), hash)).toBe(false);
});

test("the script of a build", () => {
  expect(scriptOf('<script src="/before-paint.js"></script><script type="module" crossorigin src="/assets/index-1.js">')).toBe(
    "/assets/index-1.js",
  );
  expect(scriptOf("<p>no page</p>")).toBeNull();
});

test("no two players are called the same", () => {
  const key = (name: string) => name;
  const players = ["Ann", "", "", "Ann", ""].map((name, seat) => ({ seat, kind: seat === 4 ? "open" : "person", name, level: "", connected: false }));
  const table = { game: "g", players } as Table;
  expect(namesOf(table, key)).toEqual(["Ann", "page.guest", "page.guest 2", "Ann 2", "page.seat.open"]);
  expect(namesOf(table, key, 5, 1)).toEqual(["Ann", "page.you", "page.guest 2", "Ann 2", "page.seat.open"]);
  expect(namesOf(table, key, 5, 0)[0]).toBe("Ann");
  expect(namesOf({ ...table, players: table.players.slice(0, 1) }, key, 2)).toEqual(["Ann", "page.opponent"]);
});

test("my part of the luck is random, remembered, and looked for at the end", () => {
  const table = { id: "luck-1", luck_hash: "aa".repeat(32) };
  const part = myPart(table);
  expect(part).toMatch(/^[0-9a-f]{64}$/);
  expect(myPart({ ...table, luck_hash: "bb".repeat(32) })).toBe(part);
  expect(myPart({ ...table, id: "luck-2" })).not.toBe(part);
  const over = { ...table, parts: ["server", part], my_seat: 1 };
  expect(myPartIsIn(over)).toBe(true);
  expect(myPartIsIn({ ...over, luck_hash: "bb".repeat(32) })).toBe(false);
  expect(myPartIsIn({ ...over, parts: ["server", "server"] })).toBe(false);
  expect(myPartIsIn({ ...over, id: "another" })).toBe(null);
  expect(myPartIsIn({ ...over, my_seat: null })).toBe(null);
});

test("in the show losses come first, what nobody has is left out, and a bar ends at the sum of what is counted", () => {
  const sheets = [
    { categories: { open: 5, rubble: -3, roofed: 4, tallest: 0 }, tiebreaks: [] },
    { categories: { open: 2, rubble: 0, roofed: 8, tallest: 0 }, tiebreaks: [] },
  ];
  expect(showOrder(sheets)).toEqual(["rubble", "open", "roofed"]);
  expect(stretchesOf(sheets[0]!, ["rubble", "open"])).toEqual([
    { category: "rubble", points: -3, from: -3, to: 0 },
    { category: "open", points: 5, from: -3, to: 2 },
  ]);
  expect(greatestDifference(sheets[1]!, sheets[0]!)).toEqual({ category: "roofed", mine: 8, other: 4 });
});

test("somebody leads for good from the step on after which they are never behind", () => {
  expect(leadForGood([[0, 0], [2, 0], [2, 3], [4, 3], [4, 4]], 0)).toBe(3);
  expect(leadForGood([[0, 0], [1, 0]], 0)).toBe(0);
});
