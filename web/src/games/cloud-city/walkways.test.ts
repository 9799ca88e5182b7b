import { describe, expect, test } from "vitest";
import { nameOfAction } from "../../actions.ts";
import type { Action } from "../../scene.ts";
import { drawn, FULL, named } from "./fixtures/drawn.ts";
import moments from "./fixtures/moments.json";
import { barredAt, troubleOf } from "./reasons.ts";
import { nameOf, placesOf, rotationsOf, rowAndColumn, townOf, type Town, type Way } from "./town.ts";
import type { City, Tile } from "./view.ts";
import { crossing, hindranceOf, pairsOf, possibleWays, sumOf, type Supply } from "./walkways.ts";

function reason(town: Town, cells: string, supply = FULL): string {
  const pair = pairsOf(town).find((way) => named(town, [way])[0] === cells)!;
  const hindrance = hindranceOf(town, supply, pair);
  if (!hindrance) return "possible";
  return hindrance.cell ? `${hindrance.reason} ${nameOf(town, hindrance.cell)}` : hindrance.reason;
}

describe("what can be joined", () => {
  test("lower buildings are passed over, others are in the way (CC-4.4)", () => {
    expect(reason(drawn("B.GB ...."), "a1-d1")).toBe("blocked c1");
    expect(reason(drawn("G.BG ...."), "a1-d1")).toBe("possible");
    expect(named(drawn("S.S..S ......"), possibleWays(drawn("S.S..S ......"), FULL))).toEqual(["a1-c1", "c1-f1"]);
    expect(sumOf(possibleWays(drawn("S....S ......"), FULL))).toBe(8);
  });

  test("every cell between lies on a tile (CC-4.3)", () => {
    expect(reason(drawn("B.~~B. ..~~.."), "a1-e1")).toBe("gap c1");
  });

  test("nothing is longer than five (CC-4.2)", () => {
    expect(reason(drawn("B.....B. ........"), "a1-g1")).toBe("too-long");
    expect(reason(drawn("B....B ......"), "a1-f1")).toBe("possible");
  });

  test("a building holds two (CC-4.5), and two buildings one", () => {
    const town = drawn("B.BB .... B... ....", "B a1-c1", "B a1-a3");
    expect(reason(town, "a1-c1")).toBe("joined-already");
    expect(reason(town, "c1-d1")).toBe("possible");
    const full = drawn("..BB B... B.B. ....", "B c1-c3", "B c1-d1", "B a2-a3");
    expect(reason(full, "c1-d1")).toBe("joined-already");
    const third = drawn("BBB. ....", "B a1-b1", "B b1-c1");
    expect(reason(drawn("BBB. ....", "B a1-b1"), "b1-c1")).toBe("possible");
    expect(possibleWays(third, FULL)).toEqual([]);
    expect(reason(drawn("BBB. .B..", "B a1-b1", "B b1-c1"), "b1-b2")).toBe("two-walkways b1");
  });

  test("one colour never crosses itself, different colours may (CC-4.6)", () => {
    const grid = ".G.. G.G. .G.. ....";
    expect(reason(drawn(grid, "G b1-b3"), "a2-c2")).toBe("would-cross b2");
    expect(reason(drawn(".S.. G.G. .S.. ....", "S b1-b3"), "a2-c2")).toBe("possible");
    const [one, other] = drawn(grid, "G b1-b3", "G a2-c2").ways as [Way, Way];
    expect(crossing(one, other)).toEqual({ x: 1, y: 1 });
    expect(crossing(one, one)).toBeNull();
  });

  test("a piece has to be left (CC-4.2)", () => {
    expect(reason(drawn("B.B. ...."), "a1-c1", { ...FULL, blue: [6, 0, 8, 6, 3] })).toBe("no-piece-left");
  });
});

test("a building knows which of its walkways are hindered, not those that are built or possible", () => {
  const town = drawn("B.GB .... B... B...", "B a1-a3");
  expect(barredAt(town, FULL, { x: 0, y: 0 }).map(({ way, hindrance }) => [named(town, [way])[0], hindrance.reason])).toEqual([
    ["a1-d1", "blocked"],
  ]);
  expect(barredAt(town, FULL, { x: 0, y: 2 })).toEqual([]);
});

describe("the engine thinks the same", () => {
  type Refusals = Record<string, [reason: string, params: Record<string, number | string>, rule: string]>;
  type Moment = { city: City; size: number[]; supply: Supply; chosen: Tile | null; legal: Action[]; refused: Refusals };
  const all = moments as unknown as Moment[];
  const placing = all.filter(({ chosen }) => chosen !== null);
  const joining = all.filter(({ chosen }) => chosen === null);

  test("of places and rotations", () => {
    expect(placing.length).toBeGreaterThan(30);
    for (const { city, size, chosen, legal } of placing) {
      const town = townOf(city);
      const mine = placesOf(town, size).flatMap((spot) =>
        Array.from({ length: rotationsOf(chosen!) }, (_, turns) =>
          nameOfAction({ kind: "place", ...rowAndColumn(town, spot), turns }),
        ),
      );
      expect(mine.sort()).toEqual(legal.map(nameOfAction).sort());
    }
  });

  test("of walkways", () => {
    expect(joining.length).toBeGreaterThan(20);
    for (const { city, supply, legal } of joining) {
      const town = townOf(city);
      const mine = named(town, possibleWays(town, supply)).map((cells) => nameOfAction({ kind: "join", cells }));
      expect([...mine, nameOfAction({ kind: "done" })].sort()).toEqual(legal.map(nameOfAction).sort());
    }
  });

  test("of what hinders the others, in its own words", () => {
    const seen = new Set<string>();
    for (const { city, supply, refused } of joining) {
      const town = townOf(city);
      for (const way of pairsOf(town)) {
        const refusal = refused[named(town, [way])[0]!];
        const hindrance = hindranceOf(town, supply, way);
        if (!refusal || !hindrance) continue;
        const [reason, params, rule] = refusal;
        expect(troubleOf(town, { way, hindrance })).toEqual({
          key: `cloud-city.refusal.${reason}`,
          params,
          reasons: [],
          rule,
        });
        seen.add(reason);
      }
    }
    expect([...seen].sort()).toEqual(["blocked", "gap", "joined-already", "too-long", "two-walkways", "would-cross"]);
  });
});
