/** What the reader has chosen. Each choice works at once, and the browser remembers it. */
import { remember, remembered } from "./i18n/texts.svelte.ts";

/** One of a few values, by the name under which it is remembered. */
export class Choice<Value extends string> {
  #value = $state() as Value;

  constructor(
    readonly name: string,
    readonly values: readonly Value[],
    usual: Value,
  ) {
    this.#value = values.find((value) => value === remembered(name)) ?? usual;
  }

  get value(): Value {
    return this.#value;
  }

  choose(value: Value): void {
    this.#value = value;
    remember(this.name, value);
  }
}

const isPhone = matchMedia("(pointer: coarse)").matches;

export const settings = {
  pace: new Choice("pace", ["calm", "usual", "quick", "none"], "usual"),
  confirm: new Choice("confirm", ["never", "sealing"], "never"),
  sound: new Choice("sound", ["off", "quiet", "full"], isPhone ? "off" : "full"),
  theme: new Choice("theme", ["light", "dark", "system"], "system"),
  patterns: new Choice("patterns", ["usual", "strong"], "usual"),
  motion: new Choice("motion", ["full", "none", "system"], "system"),
} as const;

const PACES = { calm: 1100, usual: 550, quick: 200, none: 0 };

/** How long the others' moves are apart, in milliseconds, so that they can be followed. */
export function pace(): number {
  return PACES[settings.pace.value];
}

class System {
  #query: MediaQueryList;
  asks = $state(false);

  constructor(query: string) {
    this.#query = matchMedia(query);
    this.asks = this.#query.matches;
    this.#query.addEventListener("change", () => (this.asks = this.#query.matches));
  }
}

const dark = new System("(prefers-color-scheme: dark)");
const still = new System("(prefers-reduced-motion: reduce)");

/** Light or dark: the reader's choice, or else the system's. */
export function light(): "light" | "dark" {
  const { value } = settings.theme;
  return value === "system" ? (dark.asks ? "dark" : "light") : value;
}

/** Whether nothing is to move: by the reader's choice, or else the system's. */
export const prefersReducedMotion = {
  get current(): boolean {
    const { value } = settings.motion;
    return value === "system" ? still.asks : value === "none";
  },
};

// Styles go by the root's attributes; `before-paint.js` has set them for the first frame.
$effect.root(() => {
  $effect(() => {
    const { dataset } = document.documentElement;
    dataset["theme"] = light();
    dataset["motion"] = prefersReducedMotion.current ? "none" : "full";
    dataset["patterns"] = settings.patterns.value;
  });
});
