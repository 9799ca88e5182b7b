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
  foresight?: object | null;
}
/** What the server answers to a question after a chain of actions. */
type Answer = (fixture: Fixture, after: Action[]) => Promise<Effects>;

const NAMES = ["Panni", "Petra", "Dani", "Domb", "Liget"];
const nothing = createRawSnippet(() => ({ render: () => "<span></span>" }));
let shown: object | null = null;

/** The server tells what it foresees, or doesn't. */
export const foreseen: Answer = async ({ view, foresight }) => (foresight ? new Effects(view, foresight as Foresight) : NO_EFFECTS);
export const unanswered: Answer = async () => NO_EFFECTS;

/** Show a game's scene. */
export async function showTable<V extends View, Choice extends Action>(game: string, Scene: Component<SceneProps<V>>, fixture: Fixture, answer: Answer = foreseen) {
  const acts: Choice[] = [];
  const choices = fixture.choices as Choice[];
  const view = fixture.view as V;
  const names = NAMES.slice(0, view.scores.length);
  const seen = (at: Fixture) => ({
    view: at.view as V,
    seat: at.seat,
    choices: at.choices,
    prompt: promptOf({}, game, at.view as V, at.seat, names, say),
    hint: hintOf(game, at.view as V, at.seat, say),
    effects: (after: Action[] = []) => answer(at, after),
  });
  const props: SceneProps<V> = $state({
    ...seen(fixture),
    players: [],
    table: {} as Table,
    names,
    events: [],
    versions: [],
    act: async (action: Action) => {
      acts.push(props.choices.find((choice) => isSameAction(choice, action)) as Choice);
    },
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
    /** Another situation comes. */
    goTo: (at: Fixture) => flushSync(() => void Object.assign(props, seen(at))),
    press: (selector: string, place = 0) => {
      page.querySelectorAll<HTMLElement>(selector)[place]!.click();
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
    prompt: () => page.querySelector("[data-prompt]")!.textContent,
    hint: () => page.querySelector("#prompt-hint")?.textContent,
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
