/** What cards and goals say, in the reader's language: phrases of the catalogue, joined. */
import type { Say } from "../../scene.ts";
import type { Phrase, Wording } from "./view.ts";

/** "4 points for each building: red, exactly 3 floors". */
export function sentenceOf({ head, groups, joint }: Wording, say: Say): string {
  const said = groups.map((group) => phrases(group, say)).join(` ${joint} `);
  return said ? `${say(head.key, head.params)}: ${said}` : say(head.key, head.params);
}

/** The phrases of a group with commas between them; colours after the first bring their "or" along. */
function phrases(group: readonly Phrase[], say: Say): string {
  return group.map(({ key, params }, place) => (place === 0 ? "" : params["also"] === "yes" ? " " : ", ") + say(key, params)).join("");
}
