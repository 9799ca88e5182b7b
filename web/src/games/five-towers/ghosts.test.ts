import { expect, test } from "vitest";
import situations from "./fixtures/situations.json";
import { alternatives, ghostsOf } from "./ghosts.ts";
import type { FiveTowersView, Ghosts } from "./view.ts";

const seen = (name: "bidding" | "demolishing" | "placing") => ({
  view: situations[name].view as FiveTowersView,
  ghosts: situations[name].ghosts as Ghosts,
});

test("every card that can be built alone is above its tower", () => {
  const { view, ghosts } = seen("bidding");
  expect(alternatives(view.display, ghosts.cards)).toEqual([
    [{ value: 0, change: 3, demolishes: false }],
    [{ value: 9, change: 1, demolishes: false }],
    [{ value: 12, change: -2, demolishes: true }],
    [{ value: 7, change: 1, demolishes: false }],
    [],
  ]);
});

test("every card that could be built alone has its ghost, with nothing above a roof", () => {
  const display = [0, 3, 7, 9].map((value) => ({ suit: "sand" as const, value }));
  const offered = [5, 2, -1, 4].map((change) => ({ fit: change < 0 ? ("demolition" as const) : ("fits" as const), change }));
  expect(alternatives(display, offered).at(-1)).toEqual([
    { value: 9, change: 4, demolishes: false },
    { value: 7, change: -1, demolishes: true },
    { value: 3, change: 2, demolishes: false },
    { value: 0, change: 5, demolishes: false },
  ]);
});

test("two equal cards have one ghost", () => {
  const display = [10, 10, 12].map((value) => ({ suit: "scary" as const, value }));
  const offered = display.map(() => ({ fit: "fits" as const, change: 3 }));
  expect(alternatives(display, offered)[1]!.map(({ value }) => value)).toEqual([12, 10]);
});

test("the topmost storey of a plan tells what its tower's part changes", () => {
  const { ghosts } = seen("placing");
  expect(ghostsOf(ghosts.plans[0]!).at(-1)).toEqual([
    { value: 2, change: null, demolishes: false },
    { value: 9, change: null, demolishes: false },
    { value: 8, change: 6, demolishes: false },
  ]);
});
