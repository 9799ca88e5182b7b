/** The cards on display, and how each of them stands to my towers; those just taken stay until they are built. */
import { fitOf, planFor } from "./fitting.ts";
import type { Standing } from "./labels.ts";
import type { Turn } from "./turn.svelte.ts";
import { suitIndex, type Card, type FiveTowersView } from "./view.ts";

export interface Offered {
  card: Card;
  key: string;
  place: number;
  standing: Standing | null;
  /** The change in points if this card alone is built, where it can be. */
  change: number | null;
}

export function offeredCards(view: FiveTowersView, turn: Turn): Offered[] {
  const taken = view.to_place.map((card) => ({ card, taken: true }));
  const left = view.display.map((card) => ({ card, taken: false }));
  const all = [...taken, ...left].sort((a, b) => suitIndex(a.card.suit) - suitIndex(b.card.suit) || a.card.value - b.card.value);
  const seen: Record<string, number> = {};
  return all.map(({ card, taken }, index) => {
    const name = `${card.suit}-${card.value}`;
    seen[name] = (seen[name] ?? 0) + 1;
    return {
      card,
      key: `${view.through}-${view.pile}-${name}-${seen[name]}`,
      place: index + 1,
      standing: standingOf(card, taken, view, turn),
      change: changeOf(card, view, turn),
    };
  });
}

function standingOf(card: Card, taken: boolean, view: FiveTowersView, turn: Turn): Standing | null {
  if (view.phase === "demolishing" || view.phase === "placing") {
    if (!taken) return "left";
    return turn.deciding === "placing" && turn.allows({ kind: "place", ...card }) ? "fits" : "taken";
  }
  return turn.city ? fitOf(turn.city, card, view.display) : null;
}

function changeOf(card: Card, view: FiveTowersView, turn: Turn): number | null {
  if (!turn.city || (view.phase !== "bidding" && view.phase !== "taking")) return null;
  return planFor(turn.city, [card])?.change ?? null;
}
