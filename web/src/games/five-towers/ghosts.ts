/** What could be built, as storeys above my towers. */

import { planFor, points, type City, type Plan } from "./fitting.ts";
import type { Ghost } from "./TowerColumn.svelte";
import { SUITS, suitIndex, type Card } from "./view.ts";

const MOST_ALTERNATIVES = 2; // single cards shown above one tower

/** The storeys of a plan; the topmost of each tower tells what this tower's part changes. */
export function ghostsOf(plan: Plan, city: City): Ghost[][] {
  const before = points(city.towers, city.rubble);
  return plan.added.map((values, index) => {
    const demolishes = plan.demolition === SUITS[index];
    const towers = city.towers.map((tower, other) => (other === index ? plan.towers[index]! : tower));
    const change = points(towers, city.rubble + (demolishes ? 1 : 0)) - before;
    return values.map((value, place) => ({ value, demolishes, change: place === values.length - 1 ? change : null }));
  });
}

/** Every displayed card that could be built alone, above its tower. */
export function alternatives(display: readonly Card[], city: City): Ghost[][] {
  const ghosts: Ghost[][] = SUITS.map(() => []);
  for (const card of display) {
    const plan = planFor(city, [card]);
    if (plan)
      ghosts[suitIndex(card.suit)]!.push({ value: card.value, change: plan.change, demolishes: plan.demolition !== null });
  }
  return ghosts.map((some) =>
    some.sort((a, b) => (b.change ?? 0) - (a.change ?? 0) || b.value - a.value).slice(0, MOST_ALTERNATIVES),
  );
}
