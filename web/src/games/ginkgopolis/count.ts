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

/** The districts in which somebody has something, from the smallest to the largest: the order in which they are counted. */
export function heldDistricts({ districts }: GinkgopolisView): number[] {
  return districts.flatMap(({ total }, index) => (total > 0 ? [index] : [])).sort((a, b) => districts[a]!.total - districts[b]!.total);
}

export function beats(view: GinkgopolisView, category: string): number {
  return category === "districts" ? heldDistricts(view).length : 0;
}

function districtParts(view: GinkgopolisView, say: Say): Part[] {
  const names = districtNames(view, say);
  return heldDistricts(view).map((index) => {
    const { buildings, total, resources, points, first, second } = view.districts[index]!;
    return {
      name: say("ginkgopolis.page.district-counted", { name: names[index]!, buildings: buildings.length, resources: total }),
      counts: resources.map((held, place) => {
        const rank = place === first ? "first" : place === second ? "second" : "none";
        return held ? { points: points[place]!, from: say("ginkgopolis.page.district-held", { held, rank }) } : null;
      }),
    };
  });
}
