/** Letters that make room for each other (GK-5.6): the board stays where it is, and so does whoever is on it. */
import { flushSync, tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clearTable, showTable, unanswered } from "../../../tests/table.svelte.ts";
import { texts } from "../../i18n/texts.svelte.ts";
import type { Situation } from "./fixtures/index.ts";
import shiftingJson from "./fixtures/shifting.json";
import Scene from "./Scene.svelte";
import type { Decision, GinkgopolisView } from "./view.ts";

const [pushing, inserting, after] = shiftingJson as unknown as [Situation, Situation, Situation];

beforeEach(() => texts.speak("en"));
beforeEach(() => {
  vi.spyOn(Animation.prototype, "cancel").mockImplementation(() => {}); // the page of the tests would complain of it
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(1000);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(600);
});

afterEach(async () => {
  await clearTable();
  vi.restoreAllMocks();
});

async function show() {
  const { page, acts, goTo } = await showTable<GinkgopolisView, Decision>("ginkgopolis", Scene, pushing, unanswered);
  const cells = (selector: string) => [...page.querySelectorAll<SVGElement>(`[data-cell]${selector}`)].map((cell) => cell.dataset["cell"]!);
  return {
    acts,
    goTo,
    /** The letters as they are drawn, by cell. */
    letters: () =>
      Object.fromEntries(
        [...page.querySelectorAll<SVGElement>("[data-cell]")]
          .map((cell) => [cell.dataset["cell"]!, cell.querySelector(":scope > .token:not(.ghost) text")?.textContent])
          .filter(([, letter]) => letter),
      ) as Record<string, string>,
    targets: () => cells(".target"),
    reachable: () => cells('[tabindex="0"]'),
    seen: () => page.querySelector<SVGElement>(".world")!.getAttribute("style"),
    focused: () => (document.activeElement as SVGElement | null)?.dataset["cell"],
    focus: (cell: string) => page.querySelector<SVGElement>(`[data-cell="${cell}"]`)!.focus(),
    key: (key: string, shiftKey = false) => {
      document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key, shiftKey, bubbles: true, cancelable: true }));
      flushSync();
    },
  };
}

const markersOf = ({ view }: Situation) => Object.fromEntries(view.markers.map(({ letter, x, y }) => [`${x},${y}`, letter]));

test("the letters on the board are those of the view, in every step", async () => {
  const board = await show();
  expect(board.letters()).toEqual(markersOf(pushing));
  board.goTo(inserting);
  expect(board.letters()).toEqual(markersOf(inserting));
  board.goTo(after);
  expect(board.letters()).toEqual(markersOf(after));
  expect(Object.values(board.letters()).sort().join("")).toBe("ABCDEFGHIJKL");
});

test("by keyboard: a letter makes room, goes on to the ring, and the focus stays on the board", async () => {
  const board = await show();
  const neighbours = pushing.view.markers.filter(({ letter }) => "EG".includes(letter)).map(({ x, y }) => `${x},${y}`);
  expect(board.targets().sort()).toEqual(neighbours.sort());
  board.key("c");
  await tick();
  expect(board.targets()).toContain(board.focused());
  const place = board.focused()!;
  board.key("Enter");
  expect(board.acts.map(({ kind }) => kind)).toEqual(["push"]);

  board.goTo(inserting);
  const ring = inserting.choices.map((choice) => inserting.view.ring[(choice as { place: number }).place - 1]!);
  expect(board.targets().sort()).toEqual(ring.map(({ x, y }) => `${x},${y}`).sort());
  expect(board.focused()).toBe(place);
  expect(board.reachable()).toEqual([place]);
  board.key("c");
  await tick();
  expect(board.targets()).toContain(board.focused());
  const taken = board.targets().find((cell) => cell in markersOf(after))!;
  board.focus(taken);
  board.key("Enter");
  expect(board.acts.map(({ kind }) => kind)).toEqual(["push", "insert"]);

  board.goTo(after);
  expect(board.targets()).toEqual([]);
  expect(board.focused()).toBe(taken);
  expect(board.reachable()).toEqual([taken]);
});

test("what somebody has enlarged and moved stays so, unless a place that may be chosen would be out of sight", async () => {
  const board = await show();
  const whole = board.seen();
  board.focus(board.targets()[0]!);
  board.key("-");
  board.key("ArrowLeft", true);
  const moved = board.seen();
  expect(moved).not.toBe(whole);
  board.goTo(inserting);
  expect(board.seen()).toBe(moved);
  board.goTo(after);
  expect(board.seen()).toBe(moved);
});
