import { describe, expect, test } from "vitest";
import { compress, heightOf, type Scale } from "./compression.ts";

const scale: Scale = { top: 140, topLeast: 84, roofLeast: 16, strip: 37, stripLeast: 20, band: 5, fold: 22 };
const tower = (count: number, top = 1): number[] => [...Array.from({ length: count - 1 }, (_, i) => 15 - (i % 14)), top];

describe("compression", () => {
  test("a low tower is shown in full size", () => {
    expect(compress([12, 10, 7], 400, scale)).toEqual([
      { kind: "top", value: 7, index: 2, height: 140 },
      { kind: "strip", value: 10, index: 1, height: 37 },
      { kind: "strip", value: 12, index: 0, height: 37 },
    ]);
    expect(compress([], 400, scale)).toEqual([]);
  });

  test("then the strips get lower, then the top card", () => {
    const eight = compress(tower(8), 320, scale);
    expect(eight.every((storey) => storey.kind !== "fold")).toBe(true);
    expect(eight[1]!.height).toBe(25);
    const ten = compress(tower(10), 290, scale);
    expect(ten[0]!.height).toBe(110);
    expect(ten[1]!.height).toBe(20);
  });

  test("then the middle is folded, and top and bottom stay readable", () => {
    const storeys = compress(tower(21), 300, scale);
    const fold = storeys.find((storey) => storey.kind === "fold");
    expect(fold?.values.length).toBeGreaterThan(1);
    expect(storeys[0]!.kind).toBe("top");
    expect(storeys.at(-1)!.kind).toBe("strip");
  });

  test.each([140, 200, 260, 300, 420].flatMap((room) => Array.from({ length: 21 }, (_, i) => [i + 1, room])))(
    "%i cards in %i pixels: every card once, in order, and no higher than the room",
    (count, room) => {
      for (const top of [0, 3]) {
        const values = tower(count, top);
        const storeys = compress(values, room, scale);
        const shown = storeys.flatMap((storey) => (storey.kind === "fold" ? storey.values.toReversed() : [storey.value]));
        expect(shown.toReversed()).toEqual(values);
        const least =
          scale.topLeast + (top === 0 ? scale.roofLeast : 0) + (count > 1 ? Math.max(scale.fold, (count - 1) * scale.band) : 0);
        if (least <= room && count > 1) expect(heightOf(storeys)).toBeLessThanOrEqual(room);
      }
    },
  );
});
