/** Troubles as sentences. */
import type { Trouble } from "../protocol.ts";
import type { Say } from "../scene.ts";

/** What is wrong, with its reasons; the number of the rule is left to a link. */
export function explain(trouble: Trouble, say: Say): string {
  const sentences = [say(trouble.key, trouble.params), ...(trouble.reasons ?? []).map((reason) => explain(reason, say))];
  return sentences.join(" ");
}
