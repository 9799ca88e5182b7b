import { expect, test } from "vitest";
import type { LoggedEvents } from "../src/protocol.ts";
import { fresh, holding, merged, roundCount, rounds } from "../src/table/log.ts";

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
