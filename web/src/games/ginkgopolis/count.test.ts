import { expect, test } from "vitest";
import { parts } from "./count.ts";
import { sayEn, sayHu, situations } from "./fixtures/index.ts";

const { view, ghosts } = situations.over;

test.each(["cards", "districts"])("the parts of %s are together what the engine says", (category) => {
  const all = parts(view, category, sayEn, ghosts);
  const sums = view.scores.map((_, place) => all.reduce((sum, { counts }) => sum + (counts[place]?.points ?? 0), 0));
  expect(sums).toEqual(view.scores.map(({ categories }) => categories[category]));
  expect(Math.max(...sums)).toBeGreaterThan(0);
});

test("a district is counted with its size, who is first and second in it, and its points", () => {
  const district = view.districts.find(({ first, second }) => first !== null && second !== null && first !== second)!;
  const [first, second] = [district.first!, district.second!];
  const lineIn = (say: typeof sayEn) =>
    parts(view, "districts", say, ghosts).find(({ counts }) => counts.every((count, place) => (count?.points ?? 0) === district.points[place]))!;
  expect(lineIn(sayEn).name).toContain(`${district.buildings.length} buildings, ${district.total} resources`);
  expect(lineIn(sayEn).counts[first]).toEqual({ points: district.total, from: `${district.resources[first]} (1st) →` });
  expect(lineIn(sayEn).counts[second]!.from).toBe(`${district.resources[second]} (2nd) →`);
  expect(lineIn(sayHu).name).toContain(`${district.buildings.length} épület, ${district.total} erőforrás`);
});

test("what is not divided has no parts", () => {
  expect(parts(view, "points", sayEn, ghosts)).toEqual([]);
  expect(parts(view, "tokens", sayEn, ghosts)).toEqual([]);
  expect(parts(view, "cards", sayEn, null)).toEqual([]);
});
