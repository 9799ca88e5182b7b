/** The one sentence that says what is to be decided, and the line in the header. */
import { leaders } from "../../parts/points.ts";
import { waitingFor, whoWon } from "../../parts/sentences.ts";
import type { Say } from "../../scene.ts";
import { cardName, choiceTitle } from "./labels.ts";
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

export function prompt(view: GinkgopolisView, seat: number | null, names: string[], say: Say): string {
  if (view.over) return whoWon(leaders(view.scores), names, say);
  if (seat === null || !view.to_act.includes(seat)) {
    if (view.chosen_card) {
      return say("ginkgopolis.page.prompt.sealed", { choice: choiceTitle(view.chosen_card, view.chosen_tile, say) });
    }
    return waitingFor(view, names, say);
  }
  switch (view.phase) {
    case "taking":
      return say("ginkgopolis.page.prompt.taking", { card: view.played ? cardName(view.played.card, say) : "" });
    case "moving":
    case "shifting":
      return say(`ginkgopolis.page.prompt.${view.phase}`, { letter: view.moving?.letter ?? "" });
    default:
      return say(`ginkgopolis.page.prompt.${view.phase}`);
  }
}
