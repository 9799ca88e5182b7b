/** What the points at the end are made up of: each goal, and the scoring cards of each player, the best first. */
import type { Part, Say } from "../../scene.ts";
import { nameOf } from "./labels.ts";
import { cellNamed, keyOf, townOf } from "./town.ts";
import { cardOf, PARK_FEATURES, WATER_FEATURES, type CardFace, type CitiesView, type City, type GoalFace } from "./view.ts";

/** Something in a city that is counted: its spaces, and the card or goal that counts them, with what it brings. */
export interface Counted {
  spaces: string[];
  face: CardFace | GoalFace | null;
  points: number;
}

const FEATURES: Record<string, readonly string[]> = { water: WATER_FEATURES, parks: PARK_FEATURES, monuments: ["monument"] };

/** What a category counts in a city, in the order in which it is shown; spaces as the drawing knows them. */
export function countedIn(view: CitiesView, place: number, category: string | null): Counted[] {
  const city = view.cities[place]!;
  const town = townOf(city);
  const keys = (names: readonly string[]): string[] => names.map((name) => keyOf(cellNamed(town, name)));
  if (category === "goals")
    return city.goals.flatMap(({ points, spaces }, at) => (points > 0 ? [{ spaces: keys(spaces), face: view.goals[at]!, points }] : []));
  if (category === "cards")
    return bestCards(city).flatMap(({ card, points, spaces }) => (points > 0 ? [{ spaces: keys(spaces), face: cardOf(view, card)!, points }] : []));
  const kinds = FEATURES[category ?? ""] ?? [];
  return [{ spaces: town.sites.filter(({ feature }) => kinds.includes(feature)).map(({ cell }) => keyOf(cell)), face: null, points: 0 }];
}

export function beats(view: CitiesView, category: string): number {
  return Math.max(...view.cities.map((_, place) => countedIn(view, place, category).length));
}

const bestCards = ({ cards }: City): City["cards"] => [...cards].sort((one, other) => other.points - one.points);

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
  const sorted = view.cities.map(bestCards);
  const most = Math.max(...sorted.map((cards) => cards.filter(({ points }) => points > 0).length));
  return Array.from({ length: most }, (_, place) => ({
    name: say("cities.page.nth-card", { place: place + 1 }),
    counts: sorted.map((cards) => {
      const card = cards[place];
      return card && card.points > 0 ? { points: card.points, from: nameOf(cardOf(view, card.card)!) } : null;
    }),
  }));
}
