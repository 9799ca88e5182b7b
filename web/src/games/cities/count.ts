/** What the points at the end are made up of: each goal, and the scoring cards of each player, the best first. */
import type { Part, Say } from "../../scene.ts";
import { nameOf } from "./labels.ts";
import { cardOf, type CitiesView } from "./view.ts";

export function parts(view: CitiesView, category: string, say: Say): Part[] {
  if (category === "goals") return goalParts(view);
  return category === "cards" ? cardParts(view, say) : [];
}

function goalParts({ goals, cities }: CitiesView): Part[] {
  return goals.map((goal, place) => ({
    name: nameOf(goal),
    counts: cities.map((city) => {
      const { points, count } = city.goals[place]!;
      return points > 0 ? { points, from: `${count}/${goal.least}` } : null;
    }),
  }));
}

function cardParts(view: CitiesView, say: Say): Part[] {
  const sorted = view.cities.map(({ cards }) => [...cards].sort((one, other) => other.points - one.points));
  const most = Math.max(...sorted.map((cards) => cards.filter(({ points }) => points > 0).length));
  return Array.from({ length: most }, (_, place) => ({
    name: say("cities.page.nth-card", { place: place + 1 }),
    counts: sorted.map((cards) => {
      const card = cards[place];
      return card && card.points > 0 ? { points: card.points, from: nameOf(cardOf(view, card.card)!) } : null;
    }),
  }));
}
