/** The scene on the page of the tests: what is shown before and after the engine has said what could be built. */
import { flushSync } from "svelte";
import type { DetachedWindowAPI } from "happy-dom";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { clearTable, showTable } from "../../../tests/table.svelte.ts";
import { Effects, NO_EFFECTS } from "../../effects.ts";
import { texts } from "../../i18n/texts.svelte.ts";
import type { Action, Impossible } from "../../protocol.ts";
import situations from "./fixtures/situations.json";
import Scene from "./Scene.svelte";
import type { FiveTowersView } from "./view.ts";

type Name = keyof typeof situations;

async function show(name: Name, impossible: Impossible[] = []) {
  let answers: (() => void)[] = [];
  let { ghosts } = situations[name];
  const table = await showTable<FiveTowersView, Action>(
    "five-towers",
    Scene,
    situations[name],
    () =>
      new Promise<Effects>((resolve) => {
        answers.push(() => resolve(ghosts ? new Effects(null, { effects: [], impossible, ghosts }) : NO_EFFECTS));
      }),
  );
  return {
    acts: table.acts,
    key: table.key,
    prompt: table.prompt,
    hint: table.hint,
    /** The engine's answer comes. */
    async answer() {
      for (const give of answers.splice(0)) give();
      await new Promise((resolve) => setTimeout(resolve));
      flushSync();
    },
    goTo(at: Name) {
      answers = [];
      ghosts = situations[at].ghosts;
      table.goTo(situations[at]);
    },
    reason: () => table.page.querySelector("#prompt-reason p, #prompt-reason")?.textContent,
    /** The focus comes to a bid. */
    look(number: number) {
      table.find(`.bids .place:nth-child(${number + 1})`).dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
      flushSync();
    },
    bids: () => table.labels(".bids button"),
    choices: () => table.labels(".choices button"),
    cards: () => table.labels(".display .card"),
    awaits: () => table.find(".display").getAttribute("aria-busy") === "true",
    ghosts: () => table.count(".ghost"),
    fitting: () => table.count(".cell.fitting"),
    forecast: () => table.page.querySelector(".forecast")?.textContent,
  };
}

const { happyDOM } = window as unknown as { happyDOM: DetachedWindowAPI };
beforeAll(() => {
  happyDOM.settings.device.prefersReducedMotion = "reduce"; // animations can't be cancelled here
  happyDOM.setViewport({ width: 1366, height: 640 });
});
afterAll(() => {
  happyDOM.settings.device.prefersReducedMotion = "no-preference";
  happyDOM.setViewport({ width: 1024, height: 768 });
});
beforeEach(() => texts.speak("en"));
afterEach(clearTable);

describe("before the engine's answer", () => {
  test("the board and the bids are there, and can be used", async () => {
    const scene = await show("bidding");
    expect(scene.prompt()).toBe("Bid more than 2, or pass.");
    expect(scene.hint()).toBe("You can build at most 4. On each button: the best change in your points.");
    expect(scene.bids()).toEqual(["Pass", "Bid 1, too low", "Bid 2, too low", "Bid 3", "Bid 4", "Bid 5, you can’t build so many"]);
    expect(scene.cards()).toEqual(["Candy 0", "Scary 9", "Tree 12", "Scrap 7", "Sand 10"]);
    expect([scene.awaits(), scene.ghosts(), scene.fitting()]).toEqual([true, 0, 0]);
    scene.key("3");
    scene.key("0");
    expect(scene.acts).toEqual([{ kind: "bid", cards: 3 }, { kind: "pass" }]);
  });

  test("the order of cards that come later is left open", async () => {
    const scene = await show("placing");
    expect(scene.choices()).toEqual(["Sand 2 next", "Sand 9 next"]);
    await scene.answer();
    expect(scene.choices()).toEqual(["Sand 2 next, then 9, 8", "Sand 9 next, then 8, 2"]);
  });
});

describe("after the engine's answer", () => {
  test("bids, cards and towers tell what they would bring", async () => {
    const scene = await show("bidding");
    await scene.answer();
    expect(scene.bids()).toEqual([
      "Pass",
      "Bid 1, too low",
      "Bid 2, too low",
      "Bid 3, at best +5 points",
      "Bid 4, at best +3 points",
      "Bid 5, you can’t build so many",
    ]);
    expect(scene.cards()[2]).toBe("Tree 12, fits after a demolition, −2 points");
    expect(scene.cards()[4]).toBe("Sand 10, doesn’t fit");
    expect([scene.awaits(), scene.ghosts()]).toEqual([false, 4]);
  });

  test("of two equal cards one stands above the tower, or both with an 8 between them", async () => {
    const scene = await show("equal");
    await scene.answer();
    expect(scene.bids()[3]).toBe("Bid 3, at best +4 points");
    expect(scene.ghosts()).toBe(2);
    scene.look(3);
    expect(scene.ghosts()).toBe(3);
  });

  test("it stays while the cards and my towers are the same, and goes with them", async () => {
    const scene = await show("bidding");
    await scene.answer();
    const fitting = scene.fitting();
    expect(fitting).toBeGreaterThan(0);
    scene.goTo("taking");
    expect(scene.cards()[2]).toBe("3: Tree 12, fits after a demolition, −2 points");
    scene.goTo("demolishing");
    expect([scene.awaits(), scene.fitting()]).toEqual([true, fitting]);
    scene.goTo("built");
    expect([scene.awaits(), scene.fitting()]).toEqual([true, 0]);
  });

  test("who waits sees the best, nobody else anything", async () => {
    const scene = await show("waiting");
    expect(scene.hint()).toBe("\u00a0");
    await scene.answer();
    expect(scene.hint()).toBe("You could build up to 3, for at best +3 points.");
    scene.goTo("watching");
    await scene.answer();
    expect([scene.awaits(), scene.ghosts(), scene.hint()]).toEqual([false, 0, undefined]);
  });

  test("chosen cards are planned, and why some can't be taken is said", async () => {
    const places = [1, 2, 5];
    const trouble = { key: "five-towers.refusal.cannot-all-be-built", params: {}, reasons: [], rule: "FT-3.7" };
    const scene = await show("taking", [{ action: { kind: "take", places }, trouble }]);
    await scene.answer();
    scene.key("1");
    expect([scene.hint(), scene.forecast()]).toEqual(["Choose 2 more cards.", "21"]);
    scene.key("2");
    scene.key("5");
    await scene.answer();
    expect(scene.reason()).toContain("You couldn’t build all of these cards");
    scene.key("5");
    scene.key("4");
    await scene.answer();
    expect([scene.hint(), scene.choices().at(-1)]).toEqual(["All of them fit.", "Take 3, +5 points"]);
    scene.key("Enter");
    expect(scene.acts).toEqual([{ kind: "take", places: [1, 2, 4] }]);
  });

  test("each demolition tells what it costs", async () => {
    const scene = await show("demolishing");
    await scene.answer();
    expect(scene.choices().at(-1)).toBe("Keep everything, +5 points");
    expect(scene.choices()[0]).toMatch(/^Demolish \w+ \d+, [+−]?\d+ points?$/);
  });
});
