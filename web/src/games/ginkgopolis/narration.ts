/** Events in words, where a field's name doesn't say what kind of component it holds. */

import { narrate } from "../../i18n/narrate.ts";
import type { HappenedEvent, Say } from "../../scene.ts";

const KINDS: Record<string, string> = { added: "card", discarded: "card", other: "card", used: "card", covered: "tile" };

export function narration({ name, fields }: HappenedEvent, names: string[], say: Say): string {
  const words = (kind: string, part: unknown) => say(`ginkgopolis.${kind}`, part as Record<string, string | number>);
  const told = Object.entries(fields).map(([field, value]) => {
    const kind = KINDS[field];
    if (!kind) return [field, value];
    return [field, Array.isArray(value) ? value.map((one) => words(kind, one)) : words(kind, value)];
  });
  return narrate("ginkgopolis", { name, fields: Object.fromEntries(told) }, names, say);
}
