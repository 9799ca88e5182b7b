/** The line in the header, and what the prompt says of a choice that I am about to make or have sealed. */
import { joined } from "../../i18n/narrate.ts";
import type { Say } from "../../scene.ts";
import { choiceTitle } from "./labels.ts";
import type { Turn } from "./turn.svelte.ts";
import type { GinkgopolisView } from "./view.ts";

export function headline(view: GinkgopolisView, names: string[], _rounds: number, say: Say): string {
  if (view.over) return say("ginkgopolis.page.headline-over", { round: view.round });
  if (view.phase === "drafting") return say("ginkgopolis.page.headline-draft", { count: view.picked.length + 1 });
  if (view.hal) return say("ginkgopolis.page.headline-solo", { round: view.round });
  return say("ginkgopolis.page.headline", {
    round: view.round,
    first: names[view.order[0] ?? 0] ?? "",
    last: view.last_round,
  });
}

/** My choice, if there is one; else what is decided. */
export function sentenceOf({ props, deciding, card, tile }: Turn): string {
  const { view, prompt, say } = props;
  if (deciding === "choosing" && card) return say("ginkgopolis.page.prompt.chosen", { choice: choiceTitle(card, tile, say) });
  if (deciding || !view.chosen_card) return prompt;
  return say("ginkgopolis.page.prompt.sealed", { choice: choiceTitle(view.chosen_card, view.chosen_tile, say) });
}

/** A second sentence: what to do, and what to know. */
export function hintOf({ props, deciding, card, forecast, mayTakeBack }: Turn): string {
  const { view, seat, names, prompt, hint, say } = props;
  if (deciding) {
    if (deciding !== "choosing") return hint;
    if (!card) return say("ginkgopolis.page.hint.choose");
    return forecast?.payable === false ? say("ginkgopolis.page.hint.unpayable") : hint;
  }
  if (view.over || seat === null) return "";
  if (mayTakeBack) return say("ginkgopolis.page.hint.sealed", { players: joined(view.to_act.map((one) => names[one] ?? ""), say) });
  if (view.chosen_card) return prompt;
  return view.last_round ? say("ginkgopolis.page.hint.last") : "";
}
