/** Sentences that every game's prompt may need. */
import { joined } from "../i18n/narrate.ts";
import type { Say, View } from "../scene.ts";

/** Whom we wait for, one or several. */
export function waitingFor(view: View, names: string[], say: Say): string {
  const players = view.to_act.map((seat) => names[seat] ?? "");
  return say("page.waiting", { players: joined(players, say) });
}

/** Who has won, one or several, or nobody. */
export function whoWon(winners: number[], names: string[], say: Say): string {
  const players = winners.map((place) => names[place] ?? "");
  return say("page.end.won", { players: joined(players, say), count: players.length });
}
