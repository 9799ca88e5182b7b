/** What the points at the end are made up of: cities, metropolises and end-scoring cards, one by one. */
import { total } from "../../parts/points.ts";
import type { Part, Say } from "../../scene.ts";
import { cardTitle } from "./labels.ts";
import { RULES, type Nation, type UcView } from "./view.ts";

/** Something that brings points: a site, a metropolis or a card. */
export interface Counted {
  id: string;
  points: number;
}

/** What a category counts of a nation, in the order in which it is shown; nothing of what was counted in the course of the game. */
export function countedIn(nation: Nation, category: string | null): Counted[] {
  const all: Record<string, Counted[]> = {
    cities: nation.cities.map(({ site, points }) => ({ id: site, points })),
    metropolis: nation.metropolises,
    cards: nation.ends.map(({ card, points }) => ({ id: String(card), points })),
  };
  return all[category ?? ""]?.filter(({ points }) => points > 0) ?? [];
}

export function beats({ players }: UcView, category: string): number {
  return Math.max(...players.map((nation) => countedIn(nation, category).length));
}

export function parts(view: UcView, category: string, say: Say): Part[] {
  if (category !== "cards") return [];
  return view.players.flatMap((nation, seat) =>
    countedIn(nation, category).map(({ id, points }) => ({
      name: cardTitle(Number(id), say),
      counts: view.scores.map((_, place) => (place === seat ? { points, from: "" } : null)),
    })),
  );
}

/** What I have reached of the goal, if I am alone. */
export function reached({ seats, players, scores }: UcView, say: Say): string {
  if (seats > 1) return "";
  const cities = players[0]!.cities.filter(({ connected }) => connected).length;
  return say("underwater-cities.page.reached", { cities, points: total(scores[0]!), goal_cities: RULES.goal.cities, goal_points: RULES.goal.points });
}
