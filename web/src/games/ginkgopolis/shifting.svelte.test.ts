/** Letters that make room for each other (GK-5.6): the board stays where it is, and so does whoever is on it. */
import { createRawSnippet, flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isSameAction } from "../../actions.ts";
import { NO_EFFECTS } from "../../effects.ts";
import type { Action, SceneProps, Table } from "../../scene.ts";
import { sayEn, type Situation } from "./fixtures/index.ts";
import shiftingJson from "./fixtures/shifting.json";
import Scene from "./Scene.svelte";
import type { Decision, GinkgopolisView } from "./view.ts";

const [pushing, inserting, after] = shiftingJson as unknown as [Situation, Situation, Situation];
const nothing = createRawSnippet(() => ({ render: () => "<span></span>" }));
let shown: object | null = null;

beforeEach(() => {
  vi.spyOn(Animation.prototype, "cancel").mockImplementation(() => {}); // the page of the tests would complain of it
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(1000);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(600);
});

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

function show() {
  const acts: Decision[] = [];
  const props: SceneProps<GinkgopolisView> = $state({
    ...pushing,
    players: [],
    table: {} as Table,
    names: ["Anna", "Bence", "Mira"],
    events: [],
    versions: [],
    act: async (action: Action) => {
      acts.push(props.choices.find((choice) => isSameAction(choice, action)) as Decision);
    },
    effects: async () => NO_EFFECTS,
    story: async () => [],
    prompt: "",
    hint: "",
    say: sayEn,
    explain: () => "",
    rule: (number) => `#${number}`,
    busy: false,
    pending: null,
    replay: false,
    log: nothing,
    tools: nothing,
  });
  const page = document.body.appendChild(document.createElement("div"));
  shown = mount(Scene, { target: page, props });
  flushSync();
  const cells = (selector: string) => [...page.querySelectorAll<SVGElement>(`[data-cell]${selector}`)].map((cell) => cell.dataset["cell"]!);
  return {
    acts,
    goTo: (situation: Situation) => flushSync(() => void Object.assign(props, situation)),
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

test("the letters on the board are those of the view, in every step", () => {
  const board = show();
  expect(board.letters()).toEqual(markersOf(pushing));
  board.goTo(inserting);
  expect(board.letters()).toEqual(markersOf(inserting));
  board.goTo(after);
  expect(board.letters()).toEqual(markersOf(after));
  expect(Object.values(board.letters()).sort().join("")).toBe("ABCDEFGHIJKL");
});

test("by keyboard: a letter makes room, goes on to the ring, and the focus stays on the board", async () => {
  const board = show();
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

test("what somebody has enlarged and moved stays so, unless a place that may be chosen would be out of sight", () => {
  const board = show();
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
