/** What cards, slots, metropolises and contracts do, in words: the phrases of `underwater_cities/wording.py`, in the reader's language. */
import { joined } from "../../i18n/narrate.ts";
import type { Say } from "../../scene.ts";
import { ALL_GOODS, cardOf, contractOf, metropolisOf, type Effect, type Goods, type Said } from "./view.ts";

function words(said: Said, say: Say): string {
  if (typeof said !== "object") return String(said);
  if ("joint" in said) return said.parts.map((part) => words(part, say)).join(words(said.joint, say));
  const filled = Object.entries(said.params).map(([name, value]) => [name, typeof value === "number" ? value : words(value, say)]);
  return say(said.key, Object.fromEntries(filled));
}

export function effectsWords(effects: readonly Effect[], say: Say): string {
  return effects.map(({ says }) => words(says, say)).join("; ");
}

/** What a card does, as a sentence. */
export const cardWords = (number: number, say: Say): string => sentence(effectsWords(cardOf(number).effects, say));

export const metropolisWords = (id: string, say: Say): string => sentence(words(metropolisOf(id).says, say));

export const contractWords = (number: number, say: Say): string => sentence(words(contractOf(number).says, say));

/** Amounts that aren't printed: what is paid, or what changes. */
export function goodsWords(goods: Goods, say: Say): string {
  return joined(ALL_GOODS.filter((name) => goods[name]).map((name) => say(`underwater-cities.amount.${name}`, { n: goods[name]! })), say);
}

/** The words with a capital. */
export function capital(words: string): string {
  return words && words[0]!.toLocaleUpperCase() + words.slice(1);
}

/** The words with a capital and a full stop. */
const sentence = (words: string): string => `${capital(words)}.`;
