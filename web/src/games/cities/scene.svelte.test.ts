/** The scene on the page of the tests: every situation in both languages, taking, placing, warnings, reasons, planning. */
import { flushSync, tick } from "svelte";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { clearTable, foreseen, showTable, unanswered } from "../../../tests/table.svelte.ts";
import { texts } from "../../i18n/texts.svelte.ts";
import printed from "./fixtures/printed.json";
import situations from "./fixtures/situations.json";
import Scene from "./Scene.svelte";
import { learn, type CitiesAction, type CitiesView } from "./view.ts";

type Name = keyof typeof situations;

async function show(name: Name, answer = foreseen) {
  const table = await showTable<CitiesView, CitiesAction>("cities", Scene, situations[name], answer);
  return {
    ...table,
    reason: () => table.text("#prompt-reason"),
    forecast: () => table.text(".me .then"),
    lit: () => table.count(".mine svg > rect.lit"),
  };
}

beforeEach(() => texts.speak("en"));
beforeEach(() => learn("standard", printed));
afterEach(clearTable);

test.each((["en", "hu"] as const).flatMap((language) => Object.keys(situations).map((name) => [language, name as Name] as const)))(
  "every text has words: %s, %s",
  async (language, name) => {
    await texts.speak(language);
    const table = await show(name);
    expect(table.words()).not.toMatch(/cities\.[a-z]|page\.[a-z]|undefined/);
    expect(table.text("[data-prompt]")).toMatch(/[.!?]$/);
  },
);

test("a starting tile is chosen by pressing it", async () => {
  const table = await show("starting");
  table.press(".starts button");
  expect(table.acts).toEqual([situations.starting.choices[0]]);
});

describe("a group", () => {
  test("is taken by pressing it", async () => {
    const table = await show("taking");
    expect(table.labels("[data-group='features 1']")).toEqual(["Features, group 1: old tree and kiosk"]);
    table.press("[data-group='features 1']");
    expect(table.acts).toEqual([{ kind: "take", row: "features", group: 1 }]);
  });

  test("that is looked at shows in my city what its things would bring", async () => {
    const table = await show("taking");
    table.look("[data-group='features 1']");
    expect(table.labels("[data-place]")).toEqual(["old tree on b1, +1 point", "old tree on f1, +1 point", "old tree on d3, +1 point"]);
  });

  test("with a card tells what the card would bring now, and lights its spaces", async () => {
    const table = await show("taking");
    expect(table.find("[data-group='cards 1'] .gain").textContent).toBe("+1");
    table.look("[data-group='cards 1']");
    expect([table.hint(), table.forecast(), table.lit()]).toEqual(["Blue Houses: 1 point per building: blue. It would bring you 1 point as your city is now.", "→ 8", 1]);
  });

  test("can be tried out while the others play, but not taken", async () => {
    const table = await show("waiting");
    expect(table.hint()).toBe("Meanwhile you can plan: press a group to try it in your city.");
    table.press("[data-group='buildings 1']");
    expect(table.find("[data-group='buildings 1']").getAttribute("aria-pressed")).toBe("true");
    expect(table.page.querySelectorAll("[data-place]").length).toBeGreaterThan(0);
    table.press("[data-place]");
    table.press("[data-place]");
    expect(table.acts).toEqual([]);
    table.key("Escape");
    table.key("Escape");
    expect(table.page.querySelectorAll("[data-place]")).toHaveLength(0);
  });
});

describe("a piece", () => {
  test("is placed by pressing its place twice, or chosen and placed with the button", async () => {
    const table = await show("building");
    expect(table.labels("[data-place]")).toEqual(["red piece on a1, −4 points", "red piece on c3, 0 points"]);
    table.press("[data-place='space 2,2']");
    table.press("[data-place='space 2,2']");
    table.press(".put");
    const red = { kind: "build", colour: "red", space: "c3" };
    expect(table.acts).toEqual([red, red]);
  });

  test("that would break something warns", async () => {
    const table = await show("building");
    table.look("[data-place='space 0,0']");
    expect(table.hint()).toBe("Careful, Brick Triplets: −4");
    expect(table.forecast()).toBe("→ 3");
    expect(table.find("[data-place='space 0,0'] .warns").textContent).toBe("−4!");
    expect(table.find(".cards .down").textContent).toContain("Brick Triplets");
  });

  test("is held by its number and left with a key", async () => {
    const table = await show("building");
    table.key("4");
    table.key("d");
    expect(table.acts).toEqual([{ kind: "discard", colour: "green" }]);
  });

  test("tells why it can't stand on another space", async () => {
    const table = await show("building");
    table.press("[aria-label='c1: why not here?']");
    await tick();
    flushSync();
    expect(table.reason()).toBe("This is a green plot, and the piece is red. Rule CI-4.5");
    table.key("Escape");
    expect(table.reason()).toBeUndefined();
  });

  test("can be placed before the server has told what it foresees, without numbers", async () => {
    const table = await show("building", unanswered);
    expect(table.page.querySelectorAll(".place .gain")).toHaveLength(0);
    table.press("[data-place='space 2,2']");
    table.press(".put");
    expect(table.acts).toEqual([{ kind: "build", colour: "red", space: "c3" }]);
  });
});

test("a tile is turned and placed with keys", async () => {
  const table = await show("placing");
  expect(table.page.querySelectorAll("[data-place]")).toHaveLength(6);
  table.key("r");
  expect(table.labels("[data-place]")).toContain("red–park/water–yellow on row 0, column 1, +1 point");
  table.press("[data-place='tile 0,-1']");
  expect(table.hint()).toBe("The Great Park +1 · The Long Meadow 2/6");
  table.key("Enter");
  expect(table.acts).toEqual([{ kind: "place", row: 0, column: 1, turns: 1 }]);
});

test("a card that is looked at lights its spaces, after what is planned if there is a plan", async () => {
  const table = await show("building");
  table.look(".cards li:nth-child(3) button");
  expect(table.lit()).toBe(2);
  table.key("4");
  table.press("[data-place='space 2,0']");
  table.look(".cards li:nth-child(3) button");
  expect(table.lit()).toBe(4);
});

test("the race shows how far the others are, and which values are left", async () => {
  const { page } = await show("over");
  const values = [...page.querySelectorAll(".values")].map((list) => [...list.querySelectorAll("li")].map((one) => one.classList.contains("taken")));
  expect(values).toEqual((situations.over.view.goals as { values: number[]; taken: number[] }[]).map(({ values, taken }) => values.map((_, place) => place < taken.length)));
  expect(page.querySelectorAll(".race")[0]!.querySelectorAll("li")).toHaveLength(3);
});
