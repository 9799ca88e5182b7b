import { describe, expect, test } from "vitest";
import { IntlMessageFormat } from "intl-messageformat";
import game_en from "../../../../src/pentapolis/games/five_towers/texts.en.json";
import english from "../../i18n/en.ts";
import hungarian from "../../i18n/hu.ts";
import type { Say } from "../../scene.ts";
import situations from "./fixtures/situations.json";
import { changeInPoints, changeOf, signed } from "../../parts/points.ts";
import { biddingOrder, cardLabel, others, towerLabel, wordOf } from "./labels.ts";
import { promptOf } from "../../parts/decision.ts";
import { headline } from "./sentences.ts";
import en from "./texts.en.json";
import hu from "./texts.hu.json";
import { towerPoints, type FiveTowersView } from "./view.ts";

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

const sayEn = speaker("en", english);
const sayHu = speaker("hu", hungarian);
const names = ["Bence", "Réka", "Zsófi", "Domb"];
const viewOf = (name: keyof typeof situations): FiveTowersView => situations[name].view as FiveTowersView;

test("both languages have the same texts, and none of them is one of the game's own", () => {
  expect(Object.keys(en)).toEqual(Object.keys(hu));
  expect(Object.keys(en).filter((key) => key in game_en)).toEqual([]);
});

describe("numbers", () => {
  test("have a true minus, and changes a sign", () => {
    expect([signed(-3), signed(0), changeOf(3), changeOf(-2), changeOf(0)]).toEqual(["−3", "0", "+3", "−2", "0"]);
    expect(changeInPoints(1, sayEn)).toBe("+1 point");
    expect(changeInPoints(-2, sayEn)).toBe("−2 points");
    expect(changeInPoints(-2, sayHu)).toBe("−2 pont");
  });
});

describe("names for screen readers", () => {
  test("of cards", () => {
    expect(cardLabel({ suit: "sand", value: 7 }, "demolition", -1, sayEn)).toBe("Sand 7, fits after a demolition, −1 point");
    expect(cardLabel({ suit: "sand", value: 7 }, null, null, sayEn)).toBe("Sand 7");
    expect(cardLabel({ suit: "tree", value: 12 }, "no", null, sayHu)).toBe("Fa 12, nem fér rá");
  });

  test("of towers", () => {
    expect(towerLabel("sand", [12, 10, 0], sayEn)).toBe("Sand tower, 3 cards from the top down, with a roof");
    expect(towerLabel("sand", [], sayEn)).toBe("Sand tower, empty");
    expect(towerLabel("scary", [9], sayHu)).toBe("Rémtorony, egy lap");
    expect([towerPoints([12, 10]), towerPoints([12, 10, 0]), towerPoints([])]).toEqual([2, 6, 0]);
  });
});

describe("the bidding", () => {
  const view = viewOf("bidding");

  test("goes clockwise from the opener", () => {
    expect(biddingOrder(view)).toEqual([3, 0, 1, 2]);
    expect(biddingOrder(view).map((seat) => wordOf(view, seat))).toEqual(["2", "passed", "asked", "later"]);
  });

  test("others are those after me, and all for a spectator", () => {
    expect(others(view, 1)).toEqual([2, 3, 0]);
    expect(others(view, null)).toEqual([0, 1, 2, 3]);
  });
});

describe("the prompt", () => {
  test.each([
    ["opening", 0, "You open: how many cards do you bid?"],
    ["bidding", 1, "Bid more than 2, or pass."],
    ["waiting", 2, "Réka is bidding."],
    ["watching", null, "Réka is bidding."],
    ["taking", 1, "Which 3 cards do you take?"],
    ["taking", 0, "Réka chooses cards."],
    ["demolishing", 1, "Demolish a top card before you build?"],
    ["placing", 1, "Which card comes next?"],
    ["over", 0, "Domb wins!"],
  ] as const)("%s, seat %s", (name, seat, sentence) => {
    expect(promptOf({}, "five-towers", viewOf(name), seat, names, sayEn)).toBe(sentence);
    expect(promptOf({}, "five-towers", viewOf(name), seat, names, sayHu)).toMatch(/[.!?]$/);
  });

  test("the headline", () => {
    expect(headline(viewOf("bidding"), names, 14, sayEn)).toBe("Round 14 · 4 players · Domb opened");
    expect(headline(viewOf("bidding"), names, 14, sayHu)).toBe("14. forduló · 4 játékos · nyitott: Domb");
  });
});
