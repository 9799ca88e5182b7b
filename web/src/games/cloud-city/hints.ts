/** The heading of the prompt and the line below it, as far as they depend on what I plan. */
import type { Answers } from "./answers.svelte.ts";
import type { Turn } from "./turn.svelte.ts";

export function sentenceOf({ placing, plan, props }: Turn): string {
  if (placing && plan.tile) return props.say(plan.planned ? "cloud-city.page.place-here" : "cloud-city.decision.placing");
  return props.prompt;
}

/** `short`: there is little room, and no keyboard. */
export function hintOf(turn: Turn, answers: Answers, short: boolean): string {
  const { deciding, planning, placing, plan } = turn;
  const { hint, say } = turn.props;
  if (answers.barred?.length === 0) return say("cloud-city.page.hint.nothing-barred");
  if (deciding === "joining" && !short) return `${hint} ${say("cloud-city.page.hint.why")}`;
  if (hint) return hint;
  if (!planning) return "";
  if (plan.placement) {
    const { possible, votes } = plan.placement;
    const together = possible.reduce((sum, way) => sum + way.votes, 0) !== votes;
    return say("cloud-city.page.hint.opens", { count: possible.length, votes, together });
  }
  if (plan.tile) return say(short ? "cloud-city.page.hint.place-short" : "cloud-city.page.hint.place");
  if (!placing) return say("cloud-city.page.hint.plan");
  return short ? "" : say("cloud-city.page.hint.choose"); // the tiles have to be in sight
}
