/** The cards on display, and how each of them stands to my towers; those just taken stay until they are built. */
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
      standing: view.to_place.length > 0 ? standingOf(card, taken, turn) : (turn.ghosts?.cards[index]?.fit ?? null),
      change: turn.ghosts?.cards[index]?.change ?? null,
    };
  });
}

/** How a card stands once some are taken. */
function standingOf(card: Card, taken: boolean, turn: Turn): Standing {
  if (!taken) return "left";
  return turn.deciding === "placing" && turn.allows({ kind: "place", ...card }) ? "fits" : "taken";
}
