/** The scene on the page of the tests: every decision in both languages; slot and card, building, parts, what is refused. */
import { createRawSnippet, flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { clearTable, showTable } from "../../../tests/table.svelte.ts";
import { say, texts } from "../../i18n/texts.svelte.ts";
import type { Action } from "../../scene.ts";
import Count from "./Count.svelte";
import situations from "./fixtures/situations.json";
import Scene from "./Scene.svelte";
import { spotOf } from "./turn.svelte.ts";
import { cardNumber, cardOf, colourOfSlot, type UcAction, type UcView } from "./view.ts";

type Name = keyof typeof situations;
/** A whole table is drawn anew for each situation; milliseconds. */
const LONG = 30_000;

const show = (name: Name) => {
  const { choices, ...rest } = situations[name];
  return showTable<UcView, UcAction>("underwater-cities", Scene, { ...rest, choices: choices as Action[] });
};

/** Where an action is pressed. */
function controlOf(action: UcAction): string {
  if (spotOf(action)) return "[data-spot]";
  if ("slot" in action) return `.slots [data-slot="${action.slot}"]`;
  if ("card" in action && action.kind !== "ability") return `.offer [data-card="${cardNumber(action.card)}"]`;
  return `[data-decides='${JSON.stringify(action)}']`;
}

beforeEach(() => texts.speak("en"));
afterEach(clearTable);

test.each((["en", "hu"] as const).flatMap((language) => Object.keys(situations).map((name) => [language, name as Name] as const)))(
  "every text has words, and every answer can be pressed: %s, %s",
  async (language, name) => {
    await texts.speak(language);
    const table = await show(name);
    expect(table.words()).not.toMatch(/cities\.[a-z]|page\.[a-z]|undefined|NaN/);
    expect(table.text("[data-prompt]")).toMatch(/[.!?]$/);
    for (const selector of new Set(table.choices.map(controlOf))) expect(table.find(selector), selector).not.toBeNull();
  },
  LONG,
);

test("slots have short names only where these are of the game's own slots", async () => {
  const table = await show("choose-slot");
  expect(table.page.querySelectorAll(".slot small")).toHaveLength(table.view.slots.length);
  table.props.view = { ...table.view, pack: "mine@0" };
  flushSync();
  expect(table.page.querySelectorAll(".slot small")).toHaveLength(0);
});

describe("a new turn", () => {
  test("slot and card are chosen in either order and sent one after the other", async () => {
    const table = await show("choose-slot");
    const slot = table.choices.find((action) => action.kind === "place" && action.slot !== "open") as { kind: "place"; slot: string };
    const card = table.view.hand[0]!;
    table.press(`.offer [data-card="${card}"]`);
    expect(table.acts).toEqual([]);
    table.press(`[data-slot="${slot.slot}"]`);
    table.press(".confirm");
    expect(table.acts).toEqual([slot]);
    table.props.view = { ...table.view, slot: slot.slot, decision: { ...table.view.decision!, kind: "choose-card" } } as UcView;
    table.choices.push({ kind: "play", card: String(card) });
    table.props.choices = [{ kind: "play", card: String(card) }];
    flushSync();
    expect(table.acts.at(-1)).toEqual({ kind: "play", card: String(card) });
  });

  test("the cards of the slot's colour are lit, the others are told to be discarded", async () => {
    const table = await show("choose-slot");
    const slot = (table.choices.find((action) => action.kind === "place" && action.slot !== "open") as { slot: string }).slot;
    table.press(`[data-slot="${slot}"]`);
    const fitting = table.view.hand.filter((card) => cardOf(card).colour === colourOfSlot(slot));
    expect(table.count(".offer .lit")).toBe(fitting.length);
    const other = table.view.hand.find((card) => !fitting.includes(card));
    if (other !== undefined) {
      table.press(`.offer [data-card="${other}"]`);
      expect(table.text("#prompt-hint")).toBe("Another colour: the card is only discarded.");
      expect(table.text(".confirm")).toBe("Place tile, discard card");
    }
  });

  test("a slot that can't be chosen says why", async () => {
    const table = await show("choose-slot");
    const taken = table.view.slots.find(({ name }) => !table.choices.some((action) => "slot" in action && action.slot === name))!;
    table.press(`[data-slot="${taken.name}"]`);
    await tick();
    flushSync();
    expect(table.text("#prompt-reason")).toMatch(/Rule UC-3/);
    table.key("Escape");
    expect(table.text("#prompt-reason")).toBeUndefined();
  });
});

describe("building", () => {
  test("a spot is chosen, told what it costs, and built on by the button", async () => {
    const table = await show("build");
    const spot = table.page.querySelector<HTMLElement>("[data-spot]")!.dataset["spot"]!;
    table.press(`[data-spot="${spot}"]`);
    expect(table.text(".bubble")).toMatch(/[−+]\d/);
    expect(table.acts).toEqual([]);
    table.press(".confirm");
    expect(Object.values(table.acts[0]!)).toContain(spot);
  });

  test("a spot tells its price also where it is still asked how that is paid", async () => {
    const { choices, foresight, ...rest } = situations["build"];
    const table = await showTable<UcView, UcAction>("underwater-cities", Scene, { ...rest, choices: choices as Action[], foresight: { ...foresight, effects: [] } });
    table.look('[data-spot="C.b"]');
    expect(table.text(".bubble .unseen")).toBe("−1 kelp, +1 card");
  });

  test("what is built is chosen among the kinds that are possible", async () => {
    const table = await show("build");
    const kinds = [...new Set(table.choices.map(({ kind }) => kind))].filter((kind) => kind !== "stop-building" && kind !== "ability");
    expect(table.count(".kinds button")).toBe(kinds.length > 1 ? kinds.length : 0);
    table.key("b");
    const spots = table.choices.filter(({ kind }) => kind === kinds[1 % kinds.length]);
    expect(table.count("[data-spot]")).toBe(spots.length);
  });
});

test("a slot whose colour no card has says so", async () => {
  const table = await show("choose-slot");
  const hues = new Set(table.view.hand.map((card) => cardOf(card).colour));
  const slot = table.choices.find((action) => action.kind === "place" && colourOfSlot(action.slot) !== null && !hues.has(colourOfSlot(action.slot))) as { slot: string } | undefined;
  table.press(`[data-slot="${slot?.slot ?? "open"}"]`);
  expect(table.text("#prompt-hint")).toMatch(/the card is discarded\.$/);
});

test("who waits sees everything and can press nothing", async () => {
  const table = await show("waiting");
  expect(table.count(".slots .legal")).toBe(0);
  expect(table.count(".choices")).toBe(0);
  expect(table.text("[data-prompt]")).toMatch(/^(Panni|Petra|Dani|Domb)/);
});

test("a spectator sees every nation", async () => {
  const table = await show("watching");
  expect(table.count(".nation")).toBe(4);
  expect(table.count(".offer")).toBe(0);
});

test("the cards that are looked at secretly are those that can be kept", async () => {
  const table = await show("keep-special");
  expect(table.view.looked_at.length).toBeGreaterThan(0);
  expect(table.count(".offer [data-card]")).toBe(table.view.looked_at.length);
});

test("the forecast has a row for each source, which add up", async () => {
  const { page, view } = await show("payment");
  const column = [...page.querySelectorAll(".forecast table:first-of-type :is(tbody, tfoot) tr:not(.plan)")].map((row) => row.querySelector("td")!.textContent!.trim());
  const kelp = column.map((cell) => (cell === "·" ? 0 : Number(cell.replace("−", "-"))));
  expect(kelp.slice(0, -1).reduce((sum, one) => sum + one, 0)).toBe(kelp.at(-1));
  expect(page.querySelector(".forecast")!.textContent).toContain("Farms");
  expect(view.players[2]!.buildings.some(({ kind }) => kind === "farm")).toBe(true);
});

test("a payment shows what is paid in each way", async () => {
  const table = await show("payment");
  expect(table.text("[data-prompt]")).toBe("The price is 1 steelplast: how do you pay?");
  expect([...table.page.querySelectorAll(".answer")].map((button) => button.getAttribute("aria-label"))).toEqual(["1 steelplast", "1 biomatter"]);
});

describe("some of several resources", () => {
  const take = (resource: string) => ({ kind: "take", resource }) as UcAction;
  const press = (table: Awaited<ReturnType<typeof show>>, resource: string) => table.press(`[data-decides='${JSON.stringify(take(resource))}']`);
  const answers = ({ page }: Awaited<ReturnType<typeof show>>, ...attributes: string[]) =>
    [...page.querySelectorAll(".answer")].map((button) => attributes.map((name) => button.getAttribute(name)));
  /** The first is taken: the rest of the decision, as the engine asks it. */
  const goOn = (table: Awaited<ReturnType<typeof show>>, ...left: string[]) => {
    table.props.view = { ...table.view, decision: { ...table.view.decision!, params: { left: 1 } } } as UcView;
    table.props.choices = left.map(take) as Action[];
    flushSync();
  };

  test("can be picked in any order, and are sent in the engine's", async () => {
    const table = await show("take");
    expect(table.text("[data-prompt]")).toBe("Which 2 resources do you take? 2 more.");
    expect(answers(table, "aria-label", "aria-disabled")).toEqual([["Take a kelp", null], ["Take a steelplast", null], ["Take a science", null]]);
    press(table, "science");
    expect(answers(table, "aria-pressed")).toEqual([["false"], ["false"], ["true"]]);
    expect(table.text("[data-prompt]")).toBe("Which 2 resources do you take? One more.");
    expect(table.acts).toEqual([]);
    press(table, "kelp");
    expect(table.acts).toEqual([take("kelp")]);
    goOn(table, "steelplast", "science");
    expect(table.acts).toEqual([take("kelp"), take("science")]);
  });

  test("can be picked and left again", async () => {
    const table = await show("take");
    press(table, "kelp");
    press(table, "kelp");
    press(table, "science");
    expect(table.acts).toEqual([]);
    press(table, "steelplast");
    expect(table.acts).toEqual([take("steelplast")]);
  });

  test("stand where they were once the first is taken, also the one that can't be taken any more", async () => {
    const table = await show("take");
    goOn(table, "steelplast", "science");
    expect(answers(table, "aria-disabled", "aria-pressed")).toEqual([["true", null], [null, null], [null, null]]);
    press(table, "science");
    expect(table.acts).toEqual([take("science")]);
  });
});

test("the forecast has a row for feeding, and everybody's points at the end", async () => {
  const table = await show("choose-slot");
  expect(table.text(".forecast")).toMatch(/Feeding, \d+ cit/);
  table.press("[data-tab=track]");
  expect(table.count(".final tbody tr")).toBe(table.view.seats);
});

describe("the final count", () => {
  const view = situations.over.view as unknown as UcView;
  const cities = view.players[0]!.cities.filter(({ connected }) => connected);

  /** What is written on the nation of the first player. */
  function written(category: string | null, beat: number): number[] {
    const badge = createRawSnippet<[number]>(() => ({ render: () => "<i></i>" }));
    const shown = mount(Count, { target: document.body, props: { view, names: ["Anna"], places: [0], category, beat, badge, say } });
    flushSync();
    const points = [...document.querySelectorAll(".coin, .chart li b")].map(({ textContent }) => Number(textContent));
    void unmount(shown);
    return points;
  }
  const sum = (points: number[]): number => points.reduce((one, other) => one + other, 0);

  test("writes the points on the cities one after another", () => {
    expect(cities.length).toBeGreaterThan(1);
    expect(written("cities", 0)).toEqual([cities[0]!.points]);
    expect(written("cities", Infinity)).toEqual(cities.map(({ points }) => points));
  });

  test.each(["cities", "metropolis", "cards"])("what is written of %s is what the sheet says", (category) => {
    expect(sum(written(category, Infinity))).toBe(view.scores[0]!.categories[category]);
  });

  test("writes nothing on the nation of the winner", () => {
    expect(written(null, 0)).toEqual([]);
  });
});
