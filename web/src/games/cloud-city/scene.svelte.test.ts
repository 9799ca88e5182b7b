/** The scene on the page of the tests: every situation in both languages, planning a tile, walkways, reasons. */
import { flushSync, tick } from "svelte";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { clearTable, foreseen, showTable } from "../../../tests/table.svelte.ts";
import { NO_EFFECTS } from "../../effects.ts";
import { texts } from "../../i18n/texts.svelte.ts";
import type { Action } from "../../scene.ts";
import situations from "./fixtures/situations.json";
import Scene from "./Scene.svelte";
import type { CloudCityAction, CloudCityView } from "./view.ts";

type Name = keyof typeof situations;

/** `answers`: whether the server tells what it foresees, of what I decide now. */
async function show(name: Name, answers = true) {
  const asked: Action[][] = [];
  const table = await showTable<CloudCityView, CloudCityAction>("cloud-city", Scene, situations[name], (fixture, after) => {
    asked.push(after);
    return answers && after.length === 0 ? foreseen(fixture, after) : Promise.resolve(NO_EFFECTS);
  });
  return { ...table, asked, goTo: (at: Name) => table.goTo(situations[at]) };
}

beforeEach(() => texts.speak("en"));
afterEach(clearTable);

test.each((["en", "hu"] as const).flatMap((language) => Object.keys(situations).map((name) => [language, name as Name] as const)))(
  "every text has words: %s, %s",
  async (language, name) => {
    await texts.speak(language);
    const table = await show(name);
    expect(table.words()).not.toMatch(/cloud-city\.|page\.[a-z]/);
    expect(table.prompt()).toMatch(/[.!?]$/);
  },
);

describe("a tile", () => {
  test("is taken, turned and placed with two decisions in a row", async () => {
    const table = await show("choosing");
    expect(table.page.querySelectorAll("[data-place]")).toHaveLength(3);
    table.key("1");
    table.key("r");
    table.key("r");
    table.key("r");
    expect(table.prompt()).toBe("Where does the tile go?");
    const labels = [...table.page.querySelectorAll("[data-place]")].map((place) => place.getAttribute("aria-label"));
    expect(labels).toContain("Row 3, column 1, opens walkways worth 12 votes");
    table.press("[data-place='0,1']");
    expect(table.prompt()).toBe("Place the tile here?");
    expect(table.hint()).toBe("Opens 3 walkways, worth 12 votes.");
    expect(table.page.querySelector(".forecast")?.textContent).toBe("45");
    const act = table.props.act;
    table.props.act = async (action) => {
      await act(action);
      if (table.props.view.decision?.kind === "choosing") table.goTo("placing");
    };
    table.press("[data-place='0,1']");
    await tick();
    await tick();
    expect(table.acts).toEqual([
      { kind: "choose", tile: "sand+green" },
      { kind: "place", row: 3, column: 1, turns: 3 },
    ]);
  });

  test("that is chosen for good stays in hand, the others can't be taken", async () => {
    const { page } = await show("placing");
    expect(page.querySelectorAll(".hand button")).toHaveLength(1);
    expect(page.querySelectorAll(".hand li")).toHaveLength(3);
    expect(page.querySelector(".hand button")?.getAttribute("aria-pressed")).toBe("true");
  });

  test("can be tried out while the others play, but not placed", async () => {
    const table = await show("waiting");
    table.key("2");
    table.press("[data-place]");
    expect(table.hint()).toMatch(/^Opens /);
    expect(table.page.querySelector(".controls > *")).toBeNull();
    table.press("[data-place]");
    expect(table.acts).toEqual([]);
    table.key("Escape");
    table.key("Escape");
    expect(table.hint()).toBe("Meanwhile you can try out your tiles.");
  });
});

describe("walkways", () => {
  test("that glow are built when pressed", async () => {
    const table = await show("joining");
    const ways = [...table.page.querySelectorAll(".ways button")].map((way) => way.getAttribute("aria-label"));
    expect(ways).toEqual([
      "Green walkway a4–a5, length 1, +1 vote",
      "Green walkway a5–f5, length 5, +8 votes",
      "Sand walkway a6–d6, length 3, +3 votes",
    ]);
    table.press(".ways button", 1);
    table.key("d");
    expect(table.acts).toEqual([{ kind: "join", cells: "a5-f5" }, { kind: "done" }]);
  });

  test("that are looked at tell what they would bring, requests included", async () => {
    const table = await show("joining");
    const foreseen = situations.joining.foresight!.effects.slice(0, 3).map(({ totals }) => `${totals[1]}`);
    const forecasts = [...table.page.querySelectorAll<HTMLElement>(".ways button")].map((way) => {
      way.focus();
      flushSync();
      return table.page.querySelector(".forecast")?.textContent;
    });
    expect(forecasts).toEqual(foreseen);
  });

  test.each(["joining", "choosing"] as const)("that can't be built say why: %s", async (name) => {
    const table = await show(name);
    table.press('.buildings [aria-label^="Sand building on c1"]');
    expect(table.hint()).toBe("Nothing hinders this building’s walkways.");
    table.press('.buildings [aria-label^="Blue building on c6"]');
    expect(table.page.querySelector("#prompt-reason")?.textContent).toBe(
      "The sand building on d6 is in the way: a walkway passes only above lower buildings. Rule CC-4.4",
    );
    expect(table.page.querySelectorAll(".barred.explained")).toHaveLength(1);
    table.key("Escape");
    expect(table.page.querySelector("#prompt-reason")).toBeNull();
  });
});

describe("before the server has told what it foresees", () => {
  test("nothing is said about what hinders walkways", async () => {
    const table = await show("joining", false);
    const hint = table.hint();
    table.press('.buildings [aria-label^="Sand building on c1"]');
    expect([table.hint(), table.page.querySelector("#prompt-reason")]).toEqual([hint, null]);
    expect(table.page.querySelectorAll(".ways button")).toHaveLength(3);
  });

  test("a chosen tile can be placed, without numbers", async () => {
    const table = await show("placing", false);
    expect([...table.page.querySelectorAll("[data-place] .sign")].map((sign) => sign.textContent)).toEqual(["+", "+", "+"]);
    table.press("[data-place='0,1']");
    table.press("[data-place='0,1']");
    expect(table.acts).toEqual([{ kind: "place", row: 3, column: 1, turns: 0 }]);
  });
});

test("tiles are drawn from the row or the pile", async () => {
  const table = await show("drawing");
  table.key("2");
  table.press(".row button", 3);
  expect(table.acts).toEqual([{ kind: "take", tile: "green/green" }, { kind: "draw" }]);
  expect(table.acts).toEqual(situations.drawing.choices.filter((_, place) => [1, 3].includes(place)));
});
