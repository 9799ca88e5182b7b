/** What the points at the end are made up of is as much as the sheets say. */
import { beforeEach, expect, test } from "vitest";
import { say, texts } from "../../i18n/texts.svelte.ts";
import { countedIn, parts } from "./count.ts";
import printed from "./fixtures/printed.json";
import situations from "./fixtures/situations.json";
import { learn, type CitiesView } from "./view.ts";

const view = situations.over.view as unknown as CitiesView;

beforeEach(() => texts.speak("en"));
beforeEach(() => learn("standard", printed));

test.each(["goals", "cards"])("the parts of %s are all of it", (category) => {
  const counted = parts(view, category, say);
  view.scores.forEach((sheet, place) => {
    const sum = counted.reduce((points, part) => points + (part.counts[place]?.points ?? 0), 0);
    expect(sum).toBe(sheet.categories[category]);
  });
});

test("the best card comes first, each with its name", () => {
  const cards = parts(view, "cards", say);
  expect(cards[0]!.name).toBe("Card 1");
  const points = cards.map(({ counts }) => counts[0]?.points ?? 0);
  expect(points).toEqual([...points].sort((one, other) => other - one));
  expect(printed.deck.map(({ en }) => en)).toContain(cards[0]!.counts[0]!.from);
});

test.each(["goals", "water", "parks", "monuments", "cards"])("what is lit for %s is there where there are points", (category) => {
  view.scores.forEach((sheet, place) => {
    const counted = countedIn(view, place, category);
    const spaces = counted.flatMap((one) => one.spaces);
    expect(spaces.length > 0).toBe(sheet.categories[category]! > 0);
    const faces = counted.filter(({ face }) => face);
    expect(faces.reduce((sum, { points }) => sum + points, 0)).toBe(["goals", "cards"].includes(category) ? sheet.categories[category] : 0);
  });
});

test("before the count nothing is lit", () => {
  expect(countedIn(view, 0, null).flatMap(({ spaces }) => spaces)).toEqual([]);
});

test("areas and monuments are counted as a whole", () => {
  expect(["water", "parks", "monuments"].map((category) => parts(view, category, say))).toEqual([[], [], []]);
});
