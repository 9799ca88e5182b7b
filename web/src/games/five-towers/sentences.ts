/** The line in the header, and what helps to decide. */
import { changeInPoints } from "../../parts/points.ts";
import type { Say } from "../../scene.ts";
import { cardName } from "./labels.ts";
import type { Turn } from "./turn.svelte.ts";
import { suitIndex, type FiveTowersView } from "./view.ts";

/** Keeps the place of a hint that is still to come. */
const BLANK = "\u00a0";

export function headline(view: FiveTowersView, names: string[], rounds: number, say: Say): string {
  if (view.over) return say("five-towers.page.headline-over", { players: view.seats });
  return say("five-towers.page.headline", { round: rounds, players: view.seats, opener: names[view.opener] ?? "" });
}

/** What helps to decide: how the choice of cards stands, the usual hint, or what I could do while I wait. */
export function hint(view: FiveTowersView, seat: number | null, turn: Turn, usual: string, say: Say): string {
  if (seat === null || view.over) return "";
  if (turn.deciding) return turn.deciding === "taking" ? takingHint(view, seat, turn, say) : usual;
  if (usual || view.phase !== "bidding" || view.passed[seat] || view.bids[seat] !== null) return usual;
  const most = view.most[seat]!;
  if (most > 0 && turn.awaits) return BLANK;
  const changes = turn.bestPlans.flatMap((plan) => plan?.change ?? []);
  return say("five-towers.page.hint.wait", { most, change: changeInPoints(Math.max(...changes), say) });
}

function takingHint(view: FiveTowersView, seat: number, { chosen, canTake, chosenPlan }: Turn, say: Say): string {
  const missing = view.bid - chosen.size;
  if (missing > 0) return say("five-towers.page.hint.take", { missing });
  if (missing < 0) return say("five-towers.page.hint.take-many", { extra: -missing });
  if (!canTake) return say("five-towers.page.hint.take-checking");
  if (!chosenPlan) return BLANK;
  if (!chosenPlan.demolition) return say("five-towers.page.hint.take-fits");
  const suit = chosenPlan.demolition;
  const value = view.towers[seat]![suitIndex(suit)]!.at(-1)!;
  return say("five-towers.page.hint.take-demolishes", { card: cardName({ suit, value }, say) });
}
