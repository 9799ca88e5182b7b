import { describe, expect, test } from "vitest";
import { bestWays } from "./best.ts";
import { drawn, FULL, named } from "./fixtures/drawn.ts";
import moments from "./fixtures/moments.json";
import { townOf, type Town, type Way } from "./town.ts";
import { COLOURS, type City } from "./view.ts";
import { hindranceOf, possibleWays, sumOf, votesOf, type Supply } from "./walkways.ts";

/** Every order of building, by the rules alone. */
function mostVotes(town: Town, supply: Supply, ways: Way[]): number {
  const [way, ...others] = ways;
  if (!way) return 0;
  const without = mostVotes(town, supply, others);
  if (hindranceOf(town, supply, way)) return without;
  const pieces = supply[way.colour].map((count, place) => (votesOf(way) === [1, 2, 3, 5, 8][place] ? count - 1 : count));
  const joined = { ...town, ways: [...town.ways, way] };
  return Math.max(without, votesOf(way) + mostVotes(joined, { ...supply, [way.colour]: pieces }, others));
}

describe("what brings most together", () => {
  test("not all that glow can be had", () => {
    const town = drawn("B.B. .... B.B. ....");
    expect(named(town, bestWays(town, FULL))).toEqual(["a1-a3", "a1-c1", "a3-c3", "c1-c3"]);
    expect(bestWays(town, { ...FULL, blue: [6, 3, 8, 6, 3] })).toHaveLength(3);
    const crossed = drawn(".G.... G...G. .G....");
    expect(named(crossed, bestWays(crossed, FULL))).toEqual(["a2-e2"]);
    const full = drawn(".B.. BB.B .B.. ....");
    expect(sumOf(bestWays(full, FULL))).toBe(3);
  });

  test("as trying everything would find", () => {
    const all = moments as unknown as { city: City; supply: Supply }[];
    let disputed = 0;
    for (const { city, supply } of all) {
      const town = townOf(city);
      const scarce = { blue: [1, 1, 1, 1, 1], green: [1, 1, 1, 1, 1], sand: supply.sand };
      for (const place of [town, { ...town, ways: [] }])
        for (const pieces of [supply, scarce]) {
          const ways = possibleWays(place, pieces);
          if (ways.length > 12) continue;
          const best = sumOf(bestWays(place, pieces));
          if (best < sumOf(ways)) disputed += 1;
          expect(best).toBe(mostVotes(place, pieces, ways));
        }
    }
    expect(disputed).toBeGreaterThan(20);
  });

  test("also in a full city without any walkway", () => {
    const town = drawn("BBGGSSBB BBGGSSBB SSBBGGSS GGSSBBGG BBGGSSBB SSBBGGSS");
    const ways = possibleWays(town, FULL);
    const exact = COLOURS.map((colour) => mostVotes(town, FULL, ways.filter((way) => way.colour === colour)));
    expect(sumOf(bestWays(town, FULL))).toBe(exact.reduce((sum, votes) => sum + votes));
  });

  test("also where nearly all of them are in each other's way", () => {
    const town = drawn("BB.BB.BB ........ BB.BB.BB ........ BB.BB.BB ........");
    expect(possibleWays(town, FULL)).toHaveLength(27);
    expect(sumOf(bestWays(town, FULL))).toBe(8 * 2 + 6 * 1); // every piece of these two lengths
  });
});
