/** A scene on the page of the tests, at a situation of its fixtures. */
import { createRawSnippet, flushSync, mount, tick, unmount, type Component } from "svelte";
import { isSameAction } from "../src/actions.ts";
import { Effects, NO_EFFECTS } from "../src/effects.ts";
import { explain } from "../src/i18n/explain.ts";
import { say } from "../src/i18n/texts.svelte.ts";
import { hintOf, promptOf } from "../src/parts/decision.ts";
import type { Foresight } from "../src/protocol.ts";
import type { Action, SceneProps, Table, View } from "../src/scene.ts";

/** What a fixture holds: all that a seat may know and do, and what the server foresees of it. */
interface Fixture {
  seat: number | null;
  view: object;
  choices: Action[];
  foresight: object | null;
}

const NAMES = ["Panni", "Petra", "Dani", "Domb"];
const nothing = createRawSnippet(() => ({ render: () => "<span></span>" }));
let shown: object | null = null;

/** Show a game's scene; `answers`: whether the server tells what it foresees. */
export async function showTable<V extends View, Choice extends Action>(game: string, Scene: Component<SceneProps<V>>, fixture: Fixture, answers = true) {
  const acts: Choice[] = [];
  const { seat, foresight } = fixture;
  const choices = fixture.choices as Choice[];
  const view = fixture.view as V;
  const props: SceneProps<V> = $state({
    view,
    seat,
    choices,
    prompt: promptOf({}, game, view, seat, NAMES, say),
    hint: hintOf(game, view, seat, say),
    players: [],
    table: {} as Table,
    names: NAMES,
    events: [],
    versions: [],
    act: async (action: Action) => {
      acts.push(choices.find((choice) => isSameAction(choice, action))!);
    },
    effects: async () => (answers && foresight ? new Effects(view, foresight as Foresight) : NO_EFFECTS),
    story: async () => [],
    say,
    explain: (trouble) => explain(trouble, say),
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
  await tick();
  flushSync();
  const find = (selector: string): HTMLElement => page.querySelector<HTMLElement>(selector)!;
  return {
    page,
    props,
    view,
    choices,
    acts,
    find,
    press: (selector: string) => {
      find(selector).click();
      flushSync();
    },
    look: (selector: string) => {
      find(selector).focus();
      flushSync();
    },
    key: (key: string) => {
      page.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
      flushSync();
    },
    count: (selector: string) => page.querySelectorAll(selector).length,
    text: (selector: string) => page.querySelector(selector)?.textContent?.replace(/\s+/g, " ").trim(),
    labels: (selector: string) => [...page.querySelectorAll(selector)].map((node) => node.getAttribute("aria-label")),
    /** All that is written, said or told as a title. */
    words: () => {
      const told = [...page.querySelectorAll("[aria-label], [title]")].map((node) => `${node.getAttribute("aria-label")} ${node.getAttribute("title")}`);
      return `${page.textContent} ${told.join(" ")}`;
    },
  };
}

/** Take the scene away again. */
export async function clearTable(): Promise<void> {
  if (shown) await unmount(shown);
  shown = null;
  document.body.replaceChildren();
}
