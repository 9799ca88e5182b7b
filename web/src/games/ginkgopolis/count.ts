/** What the points at the end are made up of: the kept cards by what they count, and the districts one by one. */
import type { GinkgopolisGhosts } from "../../protocol.ts";
import type { Part, Say } from "../../scene.ts";
import { endCards, holdingOf, worthOf } from "./kept.ts";
import { districtNames, keptText } from "./labels.ts";
import type { GinkgopolisView } from "./view.ts";

export function parts(view: GinkgopolisView, category: string, say: Say, ghosts: unknown): Part[] {
  if (category === "cards") return ghosts ? cardParts(view, ghosts as GinkgopolisGhosts, say) : [];
  return category === "districts" ? districtParts(view, say) : [];
}

/** Cards of different numbers may count the same. */
function cardParts(view: GinkgopolisView, ghosts: GinkgopolisGhosts, say: Say): Part[] {
  const found = new Map<string, Part>();
  view.scores.forEach((_, place) => {
    for (const card of endCards(holdingOf(view, place))) {
      const name = keptText(card, say);
      const part = found.get(name) ?? { name, counts: view.scores.map(() => null) };
      const points = (part.counts[place]?.points ?? 0) + (worthOf(card, ghosts, place) ?? 0);
      part.counts[place] = { points, from: "" };
      found.set(name, part);
    }
  });
  return [...found.values()];
}

/** From the smallest to the largest; those in which nobody has anything are left out. */
function districtParts(view: GinkgopolisView, say: Say): Part[] {
  const names = districtNames(view, say);
  return view.districts
    .map(({ buildings, total, resources, points, first, second }, index) => ({
      total,
      name: say("ginkgopolis.page.district-counted", { name: names[index]!, buildings: buildings.length, resources: total }),
      counts: resources.map((held, place) => {
        const rank = place === first ? "first" : place === second ? "second" : "none";
        return held ? { points: points[place]!, from: say("ginkgopolis.page.district-held", { held, rank }) } : null;
      }),
    }))
    .filter(({ total }) => total > 0)
    .sort((a, b) => a.total - b.total);
}
