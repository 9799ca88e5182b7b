/** The heading of the prompt and the line below it, as far as they depend on what I plan. */
import type { Answers } from "./answers.svelte.ts";
import { bestWays } from "./best.ts";
import type { Turn } from "./turn.svelte.ts";
import { sumOf } from "./walkways.ts";

export function sentenceOf({ placing, plan, props }: Turn): string {
  if (placing && plan.tile) return props.say(`cloud-city.page.prompt.${plan.planned ? "here" : "where"}`);
  return props.prompt;
}

/** `short`: there is little room, and no keyboard. */
export function hintOf(turn: Turn, answers: Answers, short: boolean): string {
  const { deciding, planning, placing, plan, joins, town } = turn;
  const { view, say } = turn.props;
  if (answers.asked && answers.barred.length === 0) return say("cloud-city.page.hint.nothing-barred");
  if (deciding === "joining") {
    const votes = sumOf(bestWays(town, view.supply));
    const possible = say("cloud-city.page.hint.joining", { count: joins.length, votes });
    return short ? possible : `${possible} ${say("cloud-city.page.hint.why")}`;
  }
  if (deciding === "drawing") return say("cloud-city.page.hint.drawing");
  if (!planning) return "";
  if (plan.planned) {
    const [all, best] = [sumOf(plan.possible), sumOf(plan.best)];
    return say("cloud-city.page.hint.opens", { count: plan.possible.length, votes: best, together: all !== best });
  }
  if (plan.tile) return say(short ? "cloud-city.page.hint.place-short" : "cloud-city.page.hint.place");
  if (!placing) return say("cloud-city.page.hint.plan");
  return short ? "" : say("cloud-city.page.hint.choose"); // the tiles have to be in sight
}
