/** The one sentence that says what is to be decided, and the line in the header. */
import { leaders } from "../../parts/points.ts";
import { whoWon } from "../../parts/sentences.ts";
import type { Say } from "../../scene.ts";
import type { FiveTowersView } from "./view.ts";

export function headline(view: FiveTowersView, names: string[], rounds: number, say: Say): string {
  if (view.over) return say("five-towers.page.headline-over", { players: view.seats });
  return say("five-towers.page.headline", { round: rounds, players: view.seats, opener: names[view.opener] ?? "" });
}

export function prompt(view: FiveTowersView, seat: number | null, names: string[], say: Say): string {
  if (view.over) return whoWon(leaders(view.scores), names, say);
  const acting = view.to_act[0] ?? 0;
  if (acting !== seat) return say(`five-towers.page.prompt.${view.phase}-others`, { player: names[acting] ?? "" });
  switch (view.phase) {
    case "bidding":
      if (view.opener === seat) return say("five-towers.page.prompt.open");
      return say("five-towers.page.prompt.raise", { highest: view.bid });
    case "taking":
      return say("five-towers.page.prompt.taking", { bid: view.bid });
    default:
      return say(`five-towers.page.prompt.${view.phase}`);
  }
}
