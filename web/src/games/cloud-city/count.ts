/** What the votes at the end are made up of: the walkways of each length, and what a request counts. */
import type { Part, Say } from "../../scene.ts";
import { LENGTHS, type CloudCityView } from "./view.ts";

export function parts(view: CloudCityView, category: string, say: Say): Part[] {
  const standing = view.requests.find(({ request }) => request === category);
  return standing ? [requestPart(standing, say)] : lengthParts(view, category, say);
}

/** The walkways of a colour, length by length; those that nobody has are left out. */
function lengthParts({ cities }: CloudCityView, colour: string, say: Say): Part[] {
  return LENGTHS.flatMap((length) => {
    const ways = cities.map(({ walkways }) => walkways.filter((way) => way.colour === colour && way.length === length));
    if (ways.every((own) => own.length === 0)) return [];
    const counts = ways.map((own) => {
      const points = own.reduce((sum, { votes }) => sum + votes, 0);
      return own[0] ? { points, from: `${own.length} × ${own[0].votes}` } : null;
    });
    return [{ name: say("cloud-city.page.length-of", { length }), counts }];
  });
}

function requestPart({ request, counts, votes }: CloudCityView["requests"][number], say: Say): Part {
  return {
    name: say(`cloud-city.asks.${request}`),
    counts: votes.map((points, place) => ({ points, from: `${counts[place]} →` })),
  };
}
