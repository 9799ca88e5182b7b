/** The one sentence that says what is to be decided, and the line in the header. */
import { joined } from "../../i18n/narrate.ts";
import type { Say } from "../../scene.ts";
import { total, type FiveTowersView } from "./view.ts";

export function headline(view: FiveTowersView, names: string[], rounds: number, say: Say): string {
  if (view.over) return say("five-towers.page.headline-over", { players: view.seats });
  return say("five-towers.page.headline", { round: rounds, players: view.seats, opener: names[view.opener] ?? "" });
}

export function prompt(view: FiveTowersView, seat: number | null, names: string[], say: Say): string {
  if (view.over) {
    const best = Math.max(...view.scores.map(total));
    const winners = names.filter((_, place) => view.scores[place] && total(view.scores[place]) === best);
    return say("five-towers.page.prompt.over", { winners: joined(winners, say), count: winners.length });
  }
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
