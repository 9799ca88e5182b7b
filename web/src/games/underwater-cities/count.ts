/** What the points at the end are made up of: the end-scoring cards one by one, where these are all that counts. */
import type { Part, Say } from "../../scene.ts";
import { cardTitle } from "./labels.ts";
import type { UcGhosts, UcView } from "./view.ts";

export function parts(view: UcView, category: string, say: Say, ghosts: unknown): Part[] {
  return category === "cards" && ghosts ? cardParts(view, ghosts as UcGhosts, say) : [];
}

/** Cards that turn resources into points are counted together, since it is chosen among them: then the category is one whole. */
function cardParts(view: UcView, { players }: UcGhosts, say: Say): Part[] {
  const together = players.map(({ ends }) => ends.reduce((sum, { points }) => sum + points, 0));
  if (together.some((points, seat) => points !== view.scores[seat]!.categories["cards"])) return [];
  return players.flatMap(({ ends }, seat) =>
    ends
      .filter(({ points }) => points > 0)
      .map(({ card, points }) => ({ name: cardTitle(card, say), counts: view.scores.map((_, place) => (place === seat ? { points, from: "" } : null)) })),
  );
}
