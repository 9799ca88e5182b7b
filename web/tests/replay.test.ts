import { expect, test } from "vitest";
import type { Replay, ReplayStep, Table } from "../src/protocol.ts";
import { wholeReplay } from "../src/replay.ts";

const step = (number: number): ReplayStep => ({
  seat: number === 0 ? null : 0,
  action: null,
  text: `${number}`,
  events: [],
  changes: [[["steps"], number]],
  totals: [number],
});

test("a game that comes in several pages is put together", async () => {
  const asked: number[] = [];
  const page = async (first: number): Promise<Replay> => {
    asked.push(first);
    const frames = [0, 1, 2, 3, 4].slice(first, first + 2).map(step);
    return { table: { id: "t" } as Table, page: { first, total: 5, view: { steps: -1, shared: [1] }, frames } };
  };
  const { table, frames } = await wholeReplay(page);
  expect(table.id).toBe("t");
  expect(asked).toEqual([0, 2, 4]);
  expect(frames.map(({ view, text }) => [view, text])).toEqual(
    [0, 1, 2, 3, 4].map((number) => [{ steps: number, shared: [1] }, `${number}`]),
  );
});

test("a game without steps ends", async () => {
  const nothing = { table: {} as Table, page: { first: 0, total: 1, view: null, frames: [] } };
  expect((await wholeReplay(async () => nothing)).frames).toEqual([]);
});
