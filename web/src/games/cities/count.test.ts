/** What the points at the end are made up of is as much as the sheets say. */
import { beforeEach, expect, test } from "vitest";
import { say, texts } from "../../i18n/texts.svelte.ts";
import { parts } from "./count.ts";
import situations from "./fixtures/situations.json";
import type { CitiesView } from "./view.ts";

const view = situations.over.view as unknown as CitiesView;

beforeEach(() => texts.speak("en"));

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
  expect(view.deck.map(({ en }) => en)).toContain(cards[0]!.counts[0]!.from);
});

test("areas and monuments are counted as a whole", () => {
  expect(["water", "parks", "monuments"].map((category) => parts(view, category, say))).toEqual([[], [], []]);
});
