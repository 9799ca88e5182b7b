/** Sentences that every game's prompt may need. */
import { joined } from "../i18n/narrate.ts";
import type { Say, View } from "../scene.ts";

/** Whom we wait for, one or several. */
export function waitingFor(view: View, names: string[], say: Say): string {
  const players = view.to_act.map((seat) => names[seat] ?? "");
  return say("page.waiting", { players: joined(players, say) });
}

/** Who has won, one or several, or nobody; I am "you", and come first. */
export function whoWon(winners: number[], names: string[], me: number | null, say: Say): string {
  const you = me !== null && winners.includes(me);
  const others = winners.filter((place) => place !== me).map((place) => names[place] ?? "");
  if (!you) return say("page.end.won", { players: joined(others, say), count: others.length });
  if (others.length > 0) return say("page.end.you-won-too", { players: joined([say("page.you"), ...others], say) });
  const name = names[me] ?? "";
  return say("page.end.you-won", { player: name, named: name !== say("page.you") });
}
