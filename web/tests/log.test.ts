import { expect, test } from "vitest";
import type { LoggedEvents } from "../src/protocol.ts";
import { fresh, holding, linesSince, merged, roundCount, rounds, type Line } from "../src/table/log.ts";
import { skipsMe, wordsOf } from "../src/table/words.ts";
import { say, texts } from "../src/i18n/texts.svelte.ts";

const entry = (version: number, seat: number | null, ...names: string[]): LoggedEvents => ({
  version,
  seat,
  undo: false,
  alone: false,
  events: names.map((name) => ({ name, fields: {} })),
});
const undo = (version: number, seat: number, alone = false): LoggedEvents => ({ version, seat, undo: true, alone, events: [] });
const starts = ({ name }: { name: string }) => name === "revealed";

test("a version that was seen is not added twice", () => {
  const log = [entry(0, null, "revealed"), entry(1, 0, "bid")];
  const news = { log: [entry(1, 0, "bid"), entry(2, 1, "passed")], whole_log: false };
  expect(fresh(log, news).map(({ version }) => version)).toEqual([2]);
  expect(merged(log, news).map(({ version }) => version)).toEqual([0, 1, 2]);
});

test("a whole log replaces the one there was", () => {
  expect(merged([entry(0, null), entry(1, 0)], { log: [entry(0, null)], whole_log: true })).toHaveLength(1);
});

test("an undo takes away its player's last action and all after it", () => {
  const log = [entry(0, null), entry(1, 0), entry(2, 1), entry(3, 2), undo(4, 1), entry(5, 1), undo(6, 0)];
  expect(holding(log).map(({ version }) => version)).toEqual([0, 4, 6]);
});

test("an undo of what was decided at the same time leaves what others did", () => {
  const log = [entry(0, null), entry(1, 0), entry(2, 1), entry(3, 2), undo(4, 1, true), entry(5, 1)];
  expect(holding(log).map(({ version }) => version)).toEqual([0, 1, 3, 4, 5]);
});

test("the log falls into rounds", () => {
  const log = [entry(0, null, "revealed"), entry(1, 0, "bid"), entry(2, 1, "took", "revealed"), entry(3, 1, "bid")];
  expect(rounds(log, starts).map(({ number, lines }) => [number, lines.map(({ event }) => event?.name)])).toEqual([
    [1, ["revealed", "bid", "took"]],
    [2, ["revealed", "bid"]],
  ]);
  expect(roundCount(log, starts)).toBe(2);
});

test("a round that was taken back doesn't count", () => {
  const log = [entry(0, null, "revealed"), entry(1, 0, "bid", "revealed"), undo(2, 0), entry(3, 0, "bid", "revealed")];
  expect(roundCount(log, starts)).toBe(2);
  expect(rounds(log, starts).map(({ number }) => number)).toEqual([1, 2]);
});

test("what is new to a seat came after its last own action", () => {
  const log = [entry(0, null, "revealed"), entry(1, 0, "bid"), entry(2, 1, "bid", "passed"), entry(3, 2, "took")];
  expect(linesSince(log, 0).map(({ event }) => event?.name)).toEqual(["bid", "passed", "took"]);
  expect(linesSince(log, 2)).toEqual([]);
  expect(linesSince(log, 3).map(({ version }) => version)).toEqual([1, 2, 2, 3]); // after the set-up
  expect(linesSince(log, null)).toEqual([]);
});

test("who is skipped is told why; what somebody does is told as it is", async () => {
  await texts.speak("en");
  const passed: Line = { version: 2, seat: 1, event: { name: "passed", fields: { seat: 0 } } };
  const names = ["Ann", "Ben"];
  expect(skipsMe(passed, "five-towers", 0)).toBe(true);
  expect(wordsOf(passed, "five-towers", names, 0, say)).toBe("You can’t build more than was bid, so you pass.");
  expect(wordsOf(passed, "five-towers", names, 1, say)).toBe("Ann passes.");
  expect(wordsOf({ ...passed, seat: 0 }, "five-towers", names, 0, say)).toBe("You pass.");
  const won: Line = { version: 3, seat: 1, event: { name: "ended", fields: { winners: [0] } } };
  expect(wordsOf(won, "five-towers", names, 0, say)).toBe("The game is over. You win!");
  expect(wordsOf(won, "five-towers", names, 1, say)).toBe("The game is over. Ann wins!");
  const lost: Line = { version: 3, seat: 0, event: { name: "ended", fields: { winners: [] } } };
  expect(wordsOf(lost, "five-towers", names, 0, say)).not.toContain("You");
  expect(skipsMe(passed, "five-towers", null)).toBe(false);
});
