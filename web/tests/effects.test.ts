import { expect, test } from "vitest";
import { isSameAction, nameOfAction } from "../src/actions.ts";
import { changed, Effects, storyOf } from "../src/effects.ts";
import type { Change } from "../src/protocol.ts";

test("an action is the same in whatever order its fields are", () => {
  expect(nameOfAction({ kind: "place", suit: "sand", value: 3 })).toBe(nameOfAction({ value: 3, suit: "sand", kind: "place" }));
  expect(isSameAction({ kind: "take", places: [1, 2] }, { places: [1, 2], kind: "take" })).toBe(true);
  expect(isSameAction({ kind: "take", places: [1, 2] }, { kind: "take", places: [2, 1] })).toBe(false);
  expect(isSameAction({ kind: "pass" }, null)).toBe(false);
});

test("what has changed is put in its place, and the rest is shared", () => {
  const view = { towers: [[12, 10], [8]], bid: 0, over: false };
  const changes: Change[] = [
    [["towers", 1], [8, 7]],
    [["bid"], 2],
  ];
  const after = changed(view, changes) as typeof view;
  expect(after).toEqual({ towers: [[12, 10], [8, 7]], bid: 2, over: false });
  expect(view).toEqual({ towers: [[12, 10], [8]], bid: 0, over: false });
  expect(after.towers[0]).toBe(view.towers[0]);
  expect(changed(view, [])).toBe(view);
  expect(changed(view, [[[], "all"]])).toBe("all");
});

/** The changes between two values, as the server finds them. */
function changesOf(before: unknown, after: unknown, path: (string | number)[] = []): Change[] {
  const list = Array.isArray(before);
  const whole = before && after && typeof before === "object" && typeof after === "object" && list === Array.isArray(after);
  const keys = whole ? Object.keys(before) : [];
  if (!whole || keys.sort().join() !== Object.keys(after).sort().join()) return Object.is(before, after) ? [] : [[path, after]];
  return keys.flatMap((key) => changesOf(before[key as never], after[key as never], [...path, list ? Number(key) : key]));
}

test("changes lead from any value to any other", () => {
  let seed = 1;
  const random = (below: number): number => (seed = (seed * 48271) % 2147483647) % below;
  const value = (depth: number): unknown => {
    const kind = random(depth ? 6 : 4);
    if (kind < 4) return [null, true, random(3), "a"][kind];
    const items = Array.from({ length: random(4) }, () => value(depth - 1));
    return kind === 4 ? items : Object.fromEntries(items.map((item, place) => ["abc"[place], item]));
  };
  for (let round = 0; round < 2000; round += 1) {
    const [before, after] = [value(3), value(3)];
    const kept = structuredClone(before);
    expect(changed(before, changesOf(before, after))).toEqual(after);
    expect(before).toEqual(kept);
  }
});

test("effects are found by action", () => {
  const trouble = { key: "x.refusal.y", params: {}, reasons: [], rule: "X-1" };
  const effects = new Effects(
    { bid: 0, left: [1] },
    {
      effects: [{ action: { kind: "bid", cards: 2 }, certain: true, totals: [3, 4], changes: [[["bid"], 2]], events: [] }],
      impossible: [{ action: { kind: "pass" }, trouble }],
      ghosts: { most: 3 },
    },
  );
  expect(effects.of({ cards: 2, kind: "bid" })).toEqual({ certain: true, totals: [3, 4], view: { bid: 2, left: [1] }, events: [] });
  expect(effects.of({ kind: "pass" })).toBeNull();
  expect(effects.trouble({ kind: "pass" })).toBe(trouble);
  expect(effects.trouble({ kind: "bid", cards: 2 })).toBeNull();
  expect(effects.ghosts).toEqual({ most: 3 });
});

test("a story has the view of every moment", () => {
  const happened = { name: "bid", fields: {} };
  const moments = storyOf({
    before: { bid: 0, passed: [false] },
    moments: [
      { events: [happened], changes: [[["bid"], 2]] },
      { events: [], changes: [[["passed", 0], true]] },
    ],
  });
  expect(moments).toEqual([
    { events: [], view: { bid: 0, passed: [false] } },
    { events: [happened], view: { bid: 2, passed: [false] } },
    { events: [], view: { bid: 2, passed: [true] } },
  ]);
});
