import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Moment } from "../../scene.ts";
import { stories } from "./fixtures/index.ts";
import { Theatre } from "./theatre.svelte.ts";
import type { GinkgopolisView } from "./view.ts";

const PACE = 100;
const before = stories.round[0]!.view as GinkgopolisView;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the table stays as it was until the story has come; then its actions follow each other, and then it is as it is now", async () => {
  const theatre = new Theatre();
  theatre.add(before, Promise.resolve([stories.round]), PACE);
  expect(theatre.shown).toBe(before);
  const seats: (number | undefined)[] = [];
  for (let beat = 0; beat < 40 && theatre.shown; beat += 1) {
    await vi.advanceTimersByTimeAsync(PACE / 2);
    if (theatre.now) expect(theatre.shown).toBe(theatre.now.after);
    if (seats.at(-1) !== theatre.now?.seat) seats.push(theatre.now?.seat);
  }
  expect(seats).toEqual([1, 0, undefined]);
});

test("what is skipped isn't shown when its story comes, and what comes too late isn't either", async () => {
  const theatre = new Theatre();
  theatre.add(before, Promise.resolve([stories.round]), PACE);
  theatre.skip();
  await vi.advanceTimersByTimeAsync(PACE);
  expect([theatre.now, theatre.shown]).toEqual([null, null]);
  theatre.add(before, new Promise<Moment[][]>(() => {}), PACE);
  await vi.advanceTimersByTimeAsync(2000);
  expect([theatre.now, theatre.shown]).toEqual([null, null]);
});

test("stories are shown in their order, whichever comes first", async () => {
  const theatre = new Theatre();
  theatre.add(before, new Promise((resolve) => setTimeout(resolve, 300, [stories.asked])), PACE);
  theatre.add(before, Promise.resolve([stories.round]), PACE);
  await vi.advanceTimersByTimeAsync(100);
  expect(theatre.now).toBeNull();
  await vi.advanceTimersByTimeAsync(300);
  expect(theatre.now!.events[0]!.name).toBe("urbanises");
});
