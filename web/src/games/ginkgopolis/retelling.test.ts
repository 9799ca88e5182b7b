import { expect, test } from "vitest";
import { steps, type Step } from "./fixtures/index.ts";
import { takesOf } from "./reel.ts";
import { retold } from "./retelling.ts";
import type { GinkgopolisView } from "./view.ts";

/** What the retelling follows. */
function table({ city, markers, players, hal, tile_supply, depletions }: GinkgopolisView) {
  return {
    city: city.map(({ district: _, ...building }) => building).toSorted((a, b) => a.y - b.y || a.x - b.x),
    markers: markers.toSorted((a, b) => a.letter.localeCompare(b.letter)),
    players: players.map(({ resources, supply, placed, tiles, points, kept }) => ({
      resources,
      supply,
      placed,
      tiles,
      points,
      kept: kept.map(({ colour, number }) => `${colour} ${number}`).toSorted(),
    })),
    hal: hal && { ...hal, waiting: null, kept: hal.kept.length },
    tile_supply,
    depletions,
  };
}

const names = ({ events }: Step) => events.map(({ name }) => name).join(" ");

test("the fixtures have every kind of change", () => {
  const seen = new Set(steps.flatMap(({ events }) => events.map(({ name }) => name)));
  const wanted = "tileplaced markermoved floorbuilt resourcesreturned costpaid cardkept tilesreturned goodtaken deckrebuilt cardpaid";
  for (const name of wanted.split(" ")) expect(seen, name).toContain(name);
});

test.each(steps.map((step) => [names(step), step] as const))("%s", (_, { before, events, after }) => {
  expect(table(events.reduce(retold, before))).toEqual(table(after));
});

test("actions that came at once are shown one after the other", () => {
  const reveals = (step: Step) => step.events.filter(({ name }) => ["exploits", "urbanises", "builds"].includes(name)).length;
  const step = steps.find((one) => reveals(one) > 1 && !names(one).includes("deckrebuilt"))!;
  const takes = takesOf(step.before, step.events);
  expect(takes.length).toBeGreaterThan(1);
  expect(takes.map(({ seat }) => seat)).toEqual([...new Set(takes.map(({ seat }) => seat))]);
  expect(table(takes.at(-1)!.after)).toEqual(table(step.after));
});

test("an action that was interrupted by a question goes on", () => {
  const step = steps.find(({ before, events }) => before.played && events[0]?.name === "markermoved")!;
  const [take] = takesOf(step.before, step.events);
  expect(take!.seat).toBe(step.before.played!.seat);
  expect(take!.events[0]!.name).toBe("markermoved");
});
