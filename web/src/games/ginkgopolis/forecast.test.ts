import { expect, test } from "vitest";
import { added, changeOf, plannedFor, type Told } from "./changes.ts";
import { standingsOf } from "./districts.ts";
import { NAMES, previews, sayEn, sayHu, situations } from "./fixtures/index.ts";
import { goodsText } from "./labels.ts";
import { linesOf } from "./lines.ts";
import { overlayOf } from "./overlay.ts";
import type { Card, GinkgopolisView, Tile } from "./view.ts";

const { view } = situations.choosing;
const SEAT = 0;
const told = (text: keyof typeof previews) => previews[text] as unknown as Told;
const lines = (text: keyof typeof previews) =>
  linesOf(SEAT, told(text), NAMES, true, sayEn).map((line) => `${line.text}: ${goodsText(line.goods, sayEn)}`);

test("a plot alone leaves its good open", () => {
  expect(lines("C alone")).toEqual(["1 resource or 1 tile, as I choose then: "]);
});

test("urbanising: the resource, the neighbours, the bonuses", () => {
  expect(lines("C yellow-18")).toEqual([
    "On the new tile: −1 resource",
    "Yellow 17, 2 floors: +2 points",
    "Blue 12, 1 floor: +1 tile",
    "Urbanise cards: +1 resource, +1 tile, +1 point",
  ]);
});

test("a floor on another’s building", () => {
  expect(lines("red-13 red-5")).toEqual([
    "Bence takes back 2: +2 resources, +2 points",
    "A lower number: −8 points",
    "On 3 floors: −3 resources",
    "Floor cards: +1 resource, +1 tile, +1 point",
    "Red 13 is kept: ",
  ]);
});

test.each(Object.keys(previews))("%s: what the events say is together what the engine says", (text) => {
  const { events, view: after } = told(text as keyof typeof previews);
  const mine = events.map((event) => changeOf(event, after)).filter((change) => change?.seat === SEAT);
  const [now, then] = [view.players[SEAT]!, after.players[SEAT]!];
  expect(mine.reduce((sum, change) => added(sum, change!.goods), {})).toEqual(
    added({ resource: then.resources - now.resources, tile: then.tiles - now.tiles, point: then.points! - now.points! }, {}),
  );
});

test("what a plan changes in all, without the good that is chosen only then", () => {
  const planned = (text: keyof typeof previews) =>
    plannedFor(SEAT, view, told(text));
  expect(planned("C alone")).toEqual({});
  expect(planned("C yellow-18")).toEqual({ point: 3, tile: 1 });
});

test("every line is said in both languages", () => {
  for (const text of Object.keys(previews)) {
    const [en, hu] = [sayEn, sayHu].map((say) => linesOf(SEAT, told(text as keyof typeof previews), NAMES, false, say));
    expect(en!.map(({ text }) => text !== "")).toEqual(hu!.map(({ text }) => text !== ""));
  }
});

test("the districts that change for me", () => {
  const after = previews["C yellow-18"].view as unknown as GinkgopolisView;
  expect(standingsOf(view, after, SEAT)).toMatchObject([
    { isNew: true, district: { colour: "yellow" }, held: [0, 3], points: [0, 6] },
  ]);
});

test("the plan on the board", () => {
  const card: Card = { letter: "C", colour: "", number: 0 };
  const tile: Tile = { colour: "yellow", number: 18 };
  const { events, view: after, totals } = previews["C yellow-18"];
  const forecast = { events, view: after as unknown as GinkgopolisView, totals, payable: true, letters: [{ x: 1, y: -3 }] };
  const { ghost, bubbles, letters, zones } = overlayOf(view, SEAT, card, tile, forecast);
  expect(ghost).toMatchObject({ x: 1, y: -2, floors: [tile] });
  expect(bubbles.map(({ good, count }) => `${count} ${good}`)).toEqual(["2 point", "1 tile"]);
  expect(letters).toEqual([{ x: 1, y: -3, letter: "C" }]);
  expect(zones.map(({ colour }) => colour)).toEqual(["yellow"]);
});
