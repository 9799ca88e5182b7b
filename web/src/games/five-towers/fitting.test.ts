import { describe, expect, test } from "vitest";
import cases from "./fixtures/fitting.json";
import situations from "./fixtures/situations.json";
import { bestPlans, fitOf, fits, order, planFor, points, tallest, type City } from "./fitting.ts";
import { total } from "../../parts/points.ts";
import type { Card, FiveTowersView } from "./view.ts";

interface Case {
  towers: number[][];
  rubble: number;
  display: Card[];
  bid: number;
  total: number;
  takes: [number, number][];
}

describe("what fits (FT-1.5, FT-1.6)", () => {
  test("lower on higher, anything on an 8, a 9 on anything, nothing on a roof, equal never", () => {
    expect(fits([], 0)).toBe(true);
    expect(fits([7], 5)).toBe(true);
    expect(fits([7], 7)).toBe(false);
    expect(fits([5], 7)).toBe(false);
    expect(fits([8], 15)).toBe(true);
    expect(fits([8], 8)).toBe(false);
    expect(fits([3], 9)).toBe(true);
    expect(fits([9], 9)).toBe(false);
    expect(fits([5, 0], 9)).toBe(false);
  });

  test("an order is found where there is one", () => {
    expect(order(5, [2, 8, 9])).toEqual([9, 8, 2]);
    expect(order(5, [8])).toBeNull();
    expect(order(5, [0, 3])).toEqual([3, 0]);
  });
});

describe("against the engine", () => {
  test.each((cases as Case[]).map((one, number) => [number, one] as const))("case %i", (_number, one) => {
    const city: City = one;
    expect(points(one.towers, one.rubble)).toBe(one.total);
    const legal = new Map(one.takes);
    for (let mask = 0; mask < 1 << one.display.length; mask++) {
      const cards = one.display.filter((_, place) => (mask >> place) & 1);
      if (cards.length !== one.bid) continue;
      expect(planFor(city, cards)?.change).toBe(legal.get(mask));
    }
    expect(bestPlans(city, one.display)[one.bid]?.change).toBe(Math.max(...legal.values()));
  });

  test.each(Object.entries(situations))(
    "the most that each seat can build: %s",
    (_name, { view }) => {
      const table = view as FiveTowersView;
      for (let seat = 0; seat < table.seats; seat++) {
        const city = { towers: table.towers[seat]!, rubble: table.rubble[seat]!.length };
        expect(points(city.towers, city.rubble)).toBe(total(table.scores[seat]!));
        if (table.phase !== "bidding") continue;
        const plans = bestPlans(city, table.display);
        expect(plans.findLastIndex((plan) => plan !== null)).toBe(table.most[seat]);
      }
    },
  );
});

describe("a card on display", () => {
  const sand = (...values: number[]): City => ({ towers: [[], [], [], [], values], rubble: 0 });
  const card = (value: number): Card => ({ suit: "sand", value });

  test("fits, fits after a demolition, fits on another card, or does not fit", () => {
    expect(fitOf(sand(6), card(4), [])).toBe("fits");
    expect(fitOf(sand(6), card(7), [])).toBe("demolition");
    expect(fitOf(sand(6, 4), card(7), [])).toBe("no");
    expect(fitOf(sand(5, 4), card(8), [card(8), card(9)])).toBe("together");
    expect(fitOf(sand(5, 0), card(3), [card(9)])).toBe("no");
  });

  test("a demolition is planned only when it is needed (FT-E1)", () => {
    expect(planFor(sand(6), [card(7)])).toMatchObject({ demolition: "sand", change: -1 });
    expect(planFor(sand(6), [card(5)])).toMatchObject({ demolition: null, change: 2 });
  });
});

test("the tallest tower is one only", () => {
  expect(tallest([[], [], [], [], []])).toBeNull();
  expect(tallest([[3], [7, 5], [9, 2], [], []])).toBe(1);
});
