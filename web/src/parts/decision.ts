/** What is decided now, in the words of the game's texts: `<game>.decision.<kind>`, with `.wait` for who waits and `.hint`. */
import { joined } from "../i18n/narrate.ts";
import { texts } from "../i18n/texts.svelte.ts";
import type { GameScene, Say, View } from "../scene.ts";
import { leaders } from "./points.ts";
import { whoWon } from "./sentences.ts";

type Scene = Pick<GameScene, "winners">;

/** What I decide now, or whom we wait for, or who has won, in one sentence. */
export function promptOf(scene: Scene, game: string, view: View, seat: number | null, names: string[], say: Say): string {
  if (!view.decision) return whoWon(scene.winners?.(view) ?? leaders(view.scores), names, seat, say);
  const { kind, params } = view.decision;
  if (isMine(view, seat)) return say(`${game}.decision.${kind}`, params);
  const players = joined(view.to_act.map((place) => names[place] ?? ""), say);
  return say(`${game}.decision.${kind}.wait`, { ...params, players });
}

/** What helps me to decide it; empty if there is nothing to say. */
export function hintOf(game: string, view: View, seat: number | null, say: Say): string {
  if (!view.decision || !isMine(view, seat)) return "";
  const key = `${game}.decision.${view.decision.kind}.hint`;
  return texts.has(key) ? say(key, view.decision.params) : "";
}

function isMine(view: View, seat: number | null): boolean {
  return seat !== null && view.to_act.includes(seat);
}
