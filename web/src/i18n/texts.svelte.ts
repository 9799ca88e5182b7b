/** The language of the page and its texts: ICU catalogues, the same that the command line has. */
import { IntlMessageFormat } from "intl-messageformat";
import type { Params } from "../scene.ts";

export type Language = "en" | "hu";
export const LANGUAGES: readonly Language[] = ["hu", "en"];

const CATALOGUES: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  en: () => import("./en.ts"),
  hu: () => import("./hu.ts"),
};

class Texts {
  language = $state<Language>("en");
  #texts = $state.raw<Record<string, string>>({});
  #parsed = new Map<string, IntlMessageFormat>();

  /** Show the page in a language from now on. */
  async speak(language: Language): Promise<void> {
    const { default: texts } = await CATALOGUES[language]();
    this.#parsed = new Map();
    this.#texts = texts;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Whether there is a text of this key. */
  has(key: string): boolean {
    return key in this.#texts;
  }

  /** A text in words; the key itself if there is none, which a test would notice. A value that has words of its own, such as
   * `underwater-cities.slot.green-1`, is said in them by texts of that game. */
  say(key: string, params: Params = {}): string {
    const text = this.#texts[key];
    if (text === undefined) return key;
    let parsed = this.#parsed.get(key);
    if (!parsed) {
      parsed = new IntlMessageFormat(text, this.language, undefined, { ignoreTag: true });
      this.#parsed.set(key, parsed);
    }
    const owner = key.slice(0, key.indexOf("."));
    return String(parsed.format(Object.fromEntries(Object.entries(params).map(([name, value]) => [name, this.#word(`${owner}.${name}`, value)]))));
  }

  /** What stands for a parameter; `select` compares with words, so that true and false have to be some. */
  #word(family: string, value: Params[string]): string | number {
    if (typeof value === "number") return value;
    return this.#texts[`${family}.${value}`] ?? String(value);
  }
}

export const texts = new Texts();

/** A text in words, in the reader's language. */
export function say(key: string, params?: Params): string {
  return texts.say(key, params);
}

/** The key of a word of the shell: a game's own, `<game>.<name>`, where it has one. */
export function wordOf(game: string, name: string): string {
  return texts.has(`${game}.${name}`) ? `${game}.${name}` : `page.${name}`;
}

/** The language that the reader chose, or the browser's. */
export function preferredLanguage(): Language {
  const chosen = remembered("language") ?? navigator.language;
  return chosen.slice(0, 2) === "hu" ? "hu" : "en";
}

/** Change the language and remember it. */
export async function chooseLanguage(language: Language): Promise<void> {
  await texts.speak(language);
  remember("language", language);
}

/** What the browser has remembered, if anything. */
export function remembered(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null; // storage may be forbidden
  }
}

/** Let the browser remember something, if it can. */
export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // Storage may be forbidden or full: then it lasts until the page is closed.
  }
}
