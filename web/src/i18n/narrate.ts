/** Events as sentences, by the same rule as on the command line (`src/pentapolis/texts/log.py`). */
import { COMPONENTS } from "../protocol.ts";
import type { HappenedEvent, Params, Say } from "../scene.ts";
import { texts } from "./texts.svelte.ts";

/** Fields that hold seats, and the parameters that they become. */
export const PLAYERS: Record<string, string> = { seat: "player", opener: "opener", winners: "winners" };

type Part = Record<string, string | number>;

/** What happened, in a sentence or two; to whoever did it, or has won, as "you" where the texts can say that. */
export function narrate(game: string, event: HappenedEvent, names: string[], say: Say, me: number | null = null): string {
  const params: Params = {};
  for (const [field, raw] of Object.entries(event.fields)) {
    const name = PLAYERS[field] ?? field;
    const value: unknown = field in PLAYERS ? called(raw, names) : raw;
    const component = COMPONENTS[game]?.[event.name]?.[field];
    params[name] = words(value, (part) => (component ? say(`${game}.${component}`, part) : ""), say);
    if (Array.isArray(value)) params[`${name}_count`] = value.length;
    else if (isPart(value)) for (const [part, content] of Object.entries(value)) params[`${name}_${part}`] = content;
  }
  const key = `${game}.event.${event.name}`;
  if (me === null || !isAbout(event, me) || !texts.has(`${key}.you`)) return say(key, params);
  return say(`${key}.you`, { ...params, together: together(event, me, names, say) });
}

function isAbout({ fields }: HappenedEvent, me: number): boolean {
  return Object.keys(PLAYERS).some((field) => field in fields && [fields[field]].flat().includes(me));
}

/** All whom an event is about; I am "you", and come first. */
function together({ fields }: HappenedEvent, me: number, names: string[], say: Say): string {
  const others = Object.keys(PLAYERS).flatMap((field) => [fields[field] ?? []].flat()).filter((seat) => seat !== me);
  return joined([say("page.you"), ...others.map((seat) => names[seat as number] ?? "")], say);
}

/** The words with commas between them, and the last one after an "and". */
export function joined(items: string[], say: Say): string {
  return new Intl.ListFormat(say("page.locale"), { type: "conjunction" }).format(items);
}

function called(seats: unknown, names: string[]): unknown {
  return Array.isArray(seats) ? seats.map((seat) => names[seat as number] ?? "") : (names[seats as number] ?? "");
}

/** A value in words; `called` puts a component into words. */
function words(value: unknown, called: (part: Part) => string, say: Say): string | number {
  if (Array.isArray(value)) return joined(value.map((item) => String(words(item, called, say))), say);
  if (isPart(value)) return called(value);
  return typeof value === "number" ? value : String(value ?? "");
}

function isPart(value: unknown): value is Part {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
