import { expect, test } from "vitest";
import { parts } from "./count.ts";
import situations from "./fixtures/situations.json";
import { COLOURS, LENGTHS, VOTES, type CloudCityView } from "./view.ts";

const view = situations.over.view as unknown as CloudCityView;
const say = (key: string, params: object = {}) => `${key} ${Object.values(params).join()}`.trim();
const requests = view.requests.map(({ request }) => request);

test.each([...COLOURS, ...requests])("the parts of %s are together what the engine says", (category) => {
  const all = parts(view, category, say);
  const sums = view.scores.map((_, place) => all.reduce((sum, { counts }) => sum + (counts[place]?.points ?? 0), 0));
  expect(sums).toEqual(view.scores.map(({ categories }) => categories[category]));
});

test("the walkways of a colour are counted length by length", () => {
  const all = parts(view, "green", say);
  const lengths = LENGTHS.filter((length) => view.cities.some(({ walkways }) => walkways.some((way) => way.colour === "green" && way.length === length)));
  expect(all.map(({ name }) => name)).toEqual(lengths.map((length) => `cloud-city.page.length-of ${length}`));
  const longest = lengths.at(-1)!;
  const owner = view.cities.findIndex(({ walkways }) => walkways.some((way) => way.colour === "green" && way.length === longest));
  const count = view.cities[owner]!.walkways.filter((way) => way.colour === "green" && way.length === longest).length;
  expect(all.at(-1)!.counts[owner]).toEqual({ points: count * VOTES[longest]!, from: `${count} × ${VOTES[longest]}` });
});

test("a request is counted with what it counts", () => {
  const { request, counts, votes } = view.requests[0]!;
  expect(parts(view, request, say)[0]!.counts[2]).toEqual({ points: votes[2], from: `${counts[2]} →` });
});
