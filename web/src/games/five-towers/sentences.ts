/** The line in the header, and what helps to decide. */
import { changeInPoints } from "../../parts/points.ts";
import type { Say } from "../../scene.ts";
import { cardName } from "./labels.ts";
import type { Turn } from "./turn.svelte.ts";
import { suitIndex, type FiveTowersView } from "./view.ts";

export function headline(view: FiveTowersView, names: string[], rounds: number, say: Say): string {
  if (view.over) return say("five-towers.page.headline-over", { players: view.seats });
  return say("five-towers.page.headline", { round: rounds, players: view.seats, opener: names[view.opener] ?? "" });
}

/** What helps to decide it. */
export function hint(view: FiveTowersView, seat: number | null, turn: Turn, say: Say): string {
  if (seat === null || view.over) return "";
  switch (turn.deciding) {
    case "bidding":
      return say("five-towers.page.hint.bid", { most: turn.most });
    case "taking":
      return takingHint(view, turn, say);
    case "demolishing":
      return say("five-towers.page.hint.demolish");
    case "placing":
      return say("five-towers.page.hint.place");
    default:
      if (view.phase !== "bidding" || view.passed[seat] || view.bids[seat] !== null) return "";
      return say("five-towers.page.hint.wait", {
        most: turn.most,
        change: changeInPoints(Math.max(...turn.plans.slice(1).map((plan) => plan?.change ?? -99)), say),
      });
  }
}

function takingHint(view: FiveTowersView, { chosen, chosenPlan, city }: Turn, say: Say): string {
  const missing = view.bid - chosen.size;
  if (missing > 0) return say("five-towers.page.hint.take", { missing });
  if (missing < 0) return say("five-towers.page.hint.take-many", { extra: -missing });
  if (!chosenPlan || !city) return say("five-towers.page.hint.take-checking");
  if (!chosenPlan.demolition) return say("five-towers.page.hint.take-fits");
  const suit = chosenPlan.demolition;
  const value = city.towers[suitIndex(suit)]!.at(-1)!;
  return say("five-towers.page.hint.take-demolishes", { card: cardName({ suit, value }, say) });
}
