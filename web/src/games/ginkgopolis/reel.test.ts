import { expect, test } from "vitest";
import { stories } from "./fixtures/index.ts";
import { changedCell, hasTakes, takesOf } from "./reel.ts";
import type { GinkgopolisView } from "./view.ts";

const names = (events: { name: string }[]) => events.map(({ name }) => name);

test("actions that came at once are shown one after the other, each with the table after it", () => {
  const takes = takesOf([stories.round]);
  expect(takes.map(({ seat }) => seat)).toEqual([1, 0]);
  const floors = ({ city }: GinkgopolisView) => city.reduce((sum, { height }) => sum + height, 0);
  const before = floors(stories.round[0]!.view as GinkgopolisView);
  expect(takes.map(({ after }) => floors(after) - before)).toEqual([1, 2]);
  expect(takes.flatMap(({ events }) => names(events))).not.toContain("choicemade");
  expect(takes.flatMap(({ events }) => names(events))).not.toContain("roundbegan");
});

test("an action that was interrupted by a question goes on", () => {
  const [take, next] = takesOf([stories.asked, stories.answered]);
  expect(next!.seat).not.toBe(take!.seat);
  expect(names(take!.events).slice(0, 3)).toEqual(["urbanises", "tileplaced", "markermoved"]);
  expect(changedCell(take!)).not.toBeNull();
  const [rest] = takesOf([stories.answered]);
  expect(rest).toMatchObject({ seat: take!.seat, card: take!.card, tile: take!.tile });
  expect(names(rest!.events)[0]).toBe("markermoved");
});

test("a tile that had to be taken back is still shown as revealed", () => {
  const [take] = takesOf([stories.unpaid]);
  expect(names(take!.events).slice(0, 2)).toEqual(["builds", "tiletakenback"]);
  expect(take!.tile).not.toBeNull();
});

test("a sealed choice is no action yet", () => {
  const before = stories.round[0]!.view as GinkgopolisView;
  expect(hasTakes(before, stories.round[1]!.events)).toBe(false);
  expect(hasTakes(before, stories.round.flatMap(({ events }) => events))).toBe(true);
  expect(takesOf([[...stories.round.slice(0, 2)]])).toEqual([]);
});
