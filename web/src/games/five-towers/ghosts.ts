/** What could be built, as storeys above my towers. */

import type { Ghost } from "./TowerColumn.svelte";
import { SUITS, suitIndex, type Card, type OfferedCard, type Plan } from "./view.ts";

/** The storeys of a plan; the topmost of each tower tells what this tower's part changes. */
export function ghostsOf({ storeys, demolition }: Plan): Ghost[][] {
  const ghosts: Ghost[][] = SUITS.map(() => []);
  for (const { suit, values, change } of storeys) {
    ghosts[suitIndex(suit)] = values.map((value, place) => ({
      value,
      demolishes: demolition === suit,
      change: place === values.length - 1 ? change : null,
    }));
  }
  return ghosts;
}

/** What could be built alone, above its tower: the higher cards first, and a roof on top of all; of two equal cards, one. */
export function alternatives(display: readonly Card[], offered: readonly OfferedCard[]): Ghost[][] {
  const ghosts: Ghost[][] = SUITS.map(() => []);
  for (const [place, { suit, value }] of display.entries()) {
    const { fit, change } = offered[place]!;
    const there = ghosts[suitIndex(suit)]!;
    if (change === null || there.some((ghost) => ghost.value === value)) continue;
    there.push({ value, change, demolishes: fit === "demolition" });
  }
  return ghosts.map((some) => some.sort((a, b) => b.value - a.value));
}
