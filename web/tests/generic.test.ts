/** The shell with games that 5 Towers is not: options, one seat, an opponent without a seat. */
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import NewTableDialog from "../src/home/NewTableDialog.svelte";
import { texts } from "../src/i18n/texts.svelte.ts";
import Standings from "../src/parts/Standings.svelte";
import type { GameInfo, NewTable, Table } from "../src/protocol.ts";
import type { GameScene, View } from "../src/scene.ts";
import Ending from "../src/table/Ending.svelte";
import LeadChart from "../src/table/LeadChart.svelte";

const GAME: GameInfo = {
  id: "g",
  rules_version: 1,
  seat_counts: [1, 2, 3],
  options: [
    { name: "city", values: { "1": [12], "2": [12, 9], "3": [9, 12] } },
    { name: "expert", values: { "1": [false, true], "2": [false], "3": [false] } },
  ],
  levels: ["easy", "medium", "hard"].map((id) => ({ id, rating: null })),
};

let shown: object[] = [];

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- as in Svelte's own type of mount
function show<Props extends Record<string, any>>(component: Component<Props, object, any>, props: Props): HTMLElement {
  const target = document.body.appendChild(document.createElement("div"));
  shown.push(mount(component, { target, props }));
  flushSync();
  return target;
}

beforeEach(() => texts.speak("en"));
afterEach(async () => {
  for (const one of shown) await unmount(one);
  shown = [];
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const press = (element: Element | null | undefined) => {
  (element as HTMLElement).click();
  flushSync();
};

function pick(select: HTMLSelectElement, value: string): void {
  select.value = value;
  select.dispatchEvent(new Event("change", { bubbles: true }));
  flushSync();
}

function newTable() {
  const sit = vi.fn<(wanted: NewTable) => void>();
  const page = show(NewTableDialog, { open: true, game: GAME, busy: false, trouble: null, sit });
  const labels = () => [...page.querySelectorAll("label")];
  return {
    page,
    players: (count: number) => press(page.querySelectorAll("input[type=radio]")[count - 1]),
    seat: (seat: number) => page.querySelectorAll<HTMLSelectElement>("ol select")[seat]!,
    option: (name: string) => labels().find((label) => label.textContent?.includes(`g.option.${name}`))?.querySelector("select"),
    wanted: () => {
      page.querySelector("form")!.dispatchEvent(new Event("submit", { cancelable: true }));
      return sit.mock.lastCall![0];
    },
  };
}

test("a new table: options as so many players can choose them, the default first", () => {
  const { players, option, wanted } = newTable();
  expect(wanted().options).toEqual({ city: 9 });
  pick(option("city")!, "12");
  expect(wanted().options).toEqual({ city: 12 });
  players(2);
  expect(wanted()).toMatchObject({ seats: [{ kind: "me" }, { kind: "bot", level: "medium" }], options: { city: 12 } });
  players(1);
  expect(option("city")).toBeUndefined();
  pick(option("expert")!, "true");
  expect(wanted()).toEqual({ game: "g", seats: [{ kind: "me" }], options: { expert: true } });
});

test("a new table: who plays with fewer keeps a seat", () => {
  const { players, seat, wanted } = newTable();
  pick(seat(2), "me");
  expect(wanted().seats.map(({ kind }) => kind)).toEqual(["bot", "bot", "me"]);
  players(2);
  expect(wanted().seats.map(({ kind }) => kind)).toEqual(["bot", "me"]);
});

test("a new table: a word about each level that plays", () => {
  const { page, seat } = newTable();
  const told = () => [...page.querySelectorAll(".level b")].map((level) => level.textContent);
  expect(told()).toEqual(["Bot, medium:"]);
  pick(seat(1), "bot:hard");
  expect(told()).toEqual(["Bot, medium:", "Bot, hard:"]);
});

test("a new table: how strong the levels are, as far as it is known", () => {
  const rating = (points: number, spread: number, share: number | null) => ({
    points,
    low: points - spread,
    high: points + spread,
    against: "easy",
    share,
  });
  const levels = [
    { id: "first", rating: rating(800, 100, 0.236) },
    { id: "easy", rating: rating(1000, 0, null) },
    { id: "medium", rating: null },
    { id: "hard", rating: rating(1200, 50, 0.75) },
  ];
  const props = { open: true, game: { ...GAME, levels }, busy: false, trouble: null, sit: () => {} };
  const page = show(NewTableDialog, props);
  const cells = () =>
    [...page.querySelectorAll("tbody tr")].map((row) => [...row.children].map((cell) => cell.textContent.replace(/\s+/g, " ").trim()));
  expect(cells()).toEqual([
    ["first game", "700 – 900", "800", "24"],
    ["easy", "–", "1,000", "–"],
    ["medium", "not measured yet"],
    ["hard", "1,150 – 1,250", "1,200", "75"],
  ]);
  const places = [...page.querySelectorAll<HTMLElement>("tbody .points")].map(({ style }) => style.left);
  expect(places.map((place) => Math.round(parseFloat(place)))).toEqual([18, 55, 91]);
  const chosen = () => [...page.querySelectorAll("tr.chosen th")].map((level) => level.textContent);
  expect(chosen()).toEqual(["easy"]);
  pick(page.querySelectorAll<HTMLSelectElement>("ol select")[1]!, "bot:hard");
  expect(chosen()).toEqual(["easy", "hard"]);
});

test("a new table: no scale where nothing was measured", () => {
  expect(newTable().page.querySelector("table")).toBeNull();
});

const SOLO: View = {
  seat: 0,
  seats: 1,
  to_act: [],
  over: true,
  decision: null,
  scores: [
    { categories: { cards: 12, tricks: 20 }, tiebreaks: [9] },
    { categories: { cards: 30, rounds: 4 }, tiebreaks: [0] },
  ],
};
const TABLE = { id: "t", game: "g", players: [], my_seat: 0, imported: false, secret: "" } as unknown as Table;
const SCENE = { startsRound: () => false } as unknown as GameScene;

function ending(view: View, scene = SCENE) {
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no server here")));
  const page = show(Ending, { open: true, table: TABLE, view, scene, names: ["Ann", "Hal"], live: false, ghosts: null });
  return {
    title: page.querySelector("dialog .stage h2")?.textContent,
    heads: [...page.querySelectorAll("thead th .name")].map((name) => name.textContent?.trim()),
    rows: [...page.querySelectorAll("tbody tr, tfoot tr")].map((row) => [...row.children].map((cell) => cell.textContent?.trim())),
  };
}

test("the count of a solo game: the opponent has a column, and can win", () => {
  expect(ending(SOLO)).toEqual({
    title: "Hal wins!",
    heads: ["Ann", "Hal"],
    rows: [
      ["g.score.cards", "12", "30"],
      ["g.score.tricks", "20", ""],
      ["g.score.rounds", "", "4"],
      ["Total", "32", "34"],
    ],
  });
});

test("a goal that was missed: nobody wins, though there is only one sheet", () => {
  const alone = { ...SOLO, scores: SOLO.scores.slice(0, 1) };
  expect(ending(alone).title).toBe("You win, Ann!");
  expect(ending(alone, { ...SCENE, winners: () => [] }).title).toBe("Nobody wins.");
});

test("the standings have a line for the opponent", () => {
  const page = show(Standings, { view: SOLO, names: ["Ann", "Hal"], say: (key: string) => key });
  const lines = [...page.querySelectorAll("ol li")].map((line) => [...line.querySelectorAll(".name, b")].map((part) => part.textContent));
  expect(lines).toEqual([
    ["Hal", "34"],
    ["Ann", "32"],
  ]);
  expect(page.querySelector("ol li:first-child .unseen")?.textContent).toBe("page.end.winner");
});

test("the chart: a line for everybody with a sheet, and no talk of leading where there is nobody to lead", () => {
  const names = ["Ann", "Hal"];
  const told = (totals: number[][]) => {
    const page = show(LeadChart, { totals, names });
    return [...page.querySelectorAll("figcaption li")].map((line) => line.textContent?.trim());
  };
  expect(
    told([
      [0, 0],
      [3, 5],
    ]),
  ).toEqual(["Ann 0%", "Hal 50%"]);
  expect(told([[0], [3]])).toEqual([]);
});
