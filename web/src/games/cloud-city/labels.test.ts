import { describe, expect, test } from "vitest";
import { IntlMessageFormat } from "intl-messageformat";
import game_en from "../../../../src/pentapolis/games/cloud_city/texts.en.json";
import game_hu from "../../../../src/pentapolis/games/cloud_city/texts.hu.json";
import shared_en from "../../../../src/pentapolis/texts/en.json";
import shared_hu from "../../../../src/pentapolis/texts/hu.json";
import page_en from "../../../texts/en.json";
import page_hu from "../../../texts/hu.json";
import type { Say } from "../../scene.ts";
import situations from "./fixtures/situations.json";
import { buildingLabel, cityLabel, others, placeLabel, tileName, wayLabel } from "./labels.ts";
import { REQUESTS } from "./requests.ts";
import { promptOf } from "../../parts/decision.ts";
import { headline } from "./sentences.ts";
import en from "./texts.en.json";
import hu from "./texts.hu.json";
import { townOf } from "./town.ts";
import type { CloudCityView, Tile } from "./view.ts";

function speaker(language: string, texts: Record<string, string>): Say {
  return (key, params = {}) => {
    const text = texts[key];
    if (text === undefined) throw new Error(`no text ${key}`);
    const values = Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, typeof value === "boolean" ? String(value) : value]),
    );
    return String(new IntlMessageFormat(text, language, undefined, { ignoreTag: true }).format(values));
  };
}

const sayEn = speaker("en", { ...shared_en, ...game_en, ...page_en, ...en });
const sayHu = speaker("hu", { ...shared_hu, ...game_hu, ...page_hu, ...hu });
const names = ["Bence", "Réka", "Zsófi", "Domb"];
const viewOf = (name: keyof typeof situations): CloudCityView => situations[name].view as unknown as CloudCityView;

test("both languages have the same texts, and none of them is one of the game's own", () => {
  expect(Object.keys(en)).toEqual(Object.keys(hu));
  expect(Object.keys(en).filter((key) => key in game_en)).toEqual([]);
});

describe("names for screen readers", () => {
  const view = viewOf("joining");
  const town = townOf(view.cities[1]!);

  test("of tiles", () => {
    const tile: Tile = { name: "sand+green", layout: "adjacent", first: "sand", second: "green" };
    expect(tileName(tile, sayEn)).toBe("Sand and green, side by side");
    expect(tileName({ ...tile, layout: "diagonal" }, sayHu)).toBe("Homokszínű és zöld, átlósan");
  });

  test("of places", () => {
    expect(placeLabel({ row: 0, column: 2 }, null, false, sayEn)).toBe("North of the city, column 2");
    expect(placeLabel({ row: 3, column: 1 }, 12, true, sayEn)).toBe(
      "Row 3, column 1, opens walkways worth 12 votes, chosen: once more places the tile",
    );
  });

  test("of walkways and buildings", () => {
    const way = { colour: "green", first: { x: 0, y: 2 }, second: { x: 5, y: 2 } } as const;
    expect(wayLabel(town, way, sayEn)).toBe("Green walkway a5–f5, length 5, +8 votes");
    expect(wayLabel(town, way, sayHu)).toBe("Zöld sétány a5–f5, hossza 5, +8 szavazat");
    expect(buildingLabel(town, { x: 5, y: 0 }, "green", sayEn)).toBe("Green building on f3, 2 walkways");
    expect(buildingLabel(town, { x: 0, y: 3 }, "sand", sayHu)).toBe("Homokszínű épület: a6, sétány nélkül");
  });

  test("of cities", () => {
    expect(cityLabel(view, 1, sayEn)).toBe("8 walkways; buildings: 4 blue, 6 green, 4 sand");
  });
});

test("others are those after me, and all for a spectator", () => {
  expect(others(viewOf("choosing"), 1)).toEqual([2, 3, 0]);
  expect(others(viewOf("choosing"), null)).toEqual([0, 1, 2, 3]);
});

describe("the prompt", () => {
  test.each([
    ["choosing", 1, "Your turn: place a tile."],
    ["waiting", 2, "Réka chooses a tile."],
    ["watching", null, "Réka chooses a tile."],
    ["placing", 1, "Where does the tile go?"],
    ["joining", 1, "Which walkways do you build?"],
    ["joining", 0, "Réka builds walkways."],
    ["drawing", 1, "Which tile do you draw?"],
    ["over", 0, "Zsófi wins!"],
  ] as const)("%s, seat %s", (name, seat, sentence) => {
    expect(promptOf({}, "cloud-city", viewOf(name), seat, names, sayEn)).toBe(sentence);
    expect(promptOf({}, "cloud-city", viewOf(name), seat, names, sayHu)).toMatch(/[.!?]$/);
  });

  test("every decision has a rule", () => {
    const decided = (["choosing", "placing", "joining", "drawing"] as const).map((name) => viewOf(name).decision?.rule);
    expect(decided).toEqual(["CC-3.1", "CC-3.1", "CC-3.3", "CC-3.4"]);
  });

  test("the headline", () => {
    expect(headline(viewOf("joining"), names, 6, sayEn)).toBe("Round 6 of 8 · 4 players · 2 special requests");
    expect(headline(viewOf("opening"), names, 1, sayHu)).toBe("1/11. forduló · 2 játékos");
  });
});

test.each(Object.keys(REQUESTS))("the request %s has words", (request) => {
  for (const say of [sayEn, sayHu])
    for (const key of ["asks", "page.worth", "page.counted", "score"])
      expect(say(`cloud-city.${key}.${request}`, { count: 2 })).not.toBe("");
});
