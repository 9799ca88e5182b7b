import { expect, test } from "vitest";
import { Connection, type Line, type Surroundings } from "../src/connection.ts";
import type { Foresight, FromClient, FromServer, Situation } from "../src/protocol.ts";

class FakeSocket {
  sent: FromClient[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((closing: { code: number }) => void) | null = null;
  closed = false;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }
  close(): void {
    this.closed = true;
  }
  hear(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

function world() {
  const sockets: FakeSocket[] = [];
  const timers: { what: () => void; after: number }[] = [];
  const seen: number[] = [];
  const lines: Line[] = [];
  let keys = 0;
  const around: Surroundings = {
    open: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket as unknown as WebSocket;
    },
    later: (what, after) => timers.push({ what, after }),
    never: () => {},
    key: () => `key-${(keys += 1)}`,
    random: () => 0.5,
  };
  const connection = new Connection(
    "ws://test",
    {
      situation: ({ version }) => seen.push(version),
      presence: () => {},
      fault: () => {},
      line: (line) => lines.push(line),
    },
    around,
  );
  return { connection, sockets, timers, seen, lines };
}

const at = (version: number, ...done: string[]) =>
  ({ type: "situation", version, done: done.map((key) => ({ key, version })) }) as unknown as Situation;

const NOTHING: Foresight = { effects: [], impossible: [], ghosts: null };

test("the first hello knows no version, a later one the last seen", () => {
  const { connection, sockets, timers } = world();
  connection.open();
  sockets[0]!.onopen!();
  expect(sockets[0]!.sent).toEqual([{ type: "hello", version: null }]);
  sockets[0]!.hear(at(4));
  sockets[0]!.onclose!({ code: 1006 });
  timers[0]!.what();
  sockets[1]!.onopen!();
  expect(sockets[1]!.sent).toEqual([{ type: "hello", version: 4 }]);
});

test("what was not answered is asked again, with the same key", async () => {
  const { connection, sockets, timers } = world();
  connection.open();
  sockets[0]!.onopen!();
  sockets[0]!.hear(at(0));
  const done = connection.act({ kind: "bid", cards: 2 }, 0);
  const asked = sockets[0]!.sent.at(-1);
  sockets[0]!.onclose!({ code: 1012 });
  timers[0]!.what();
  sockets[1]!.onopen!();
  expect(sockets[1]!.sent).toHaveLength(1);
  sockets[1]!.hear(at(1));
  expect(sockets[1]!.sent.at(-1)).toEqual(asked);
  sockets[1]!.hear(at(1, "key-1"));
  expect(await done).toBe(1);
});

test("what is asked while the line is lost waits for it", async () => {
  const { connection, sockets } = world();
  connection.open();
  const effects = connection.effects(0, []);
  sockets[0]!.onopen!();
  expect(sockets[0]!.sent).toHaveLength(1);
  sockets[0]!.hear(at(0));
  expect(sockets[0]!.sent.at(-1)).toEqual({ type: "effects", key: "key-1", version: 0, after: [] });
  sockets[0]!.hear({ type: "foreseen", key: "key-1", version: 0, foresight: NOTHING });
  expect(await effects).toEqual(NOTHING);
});

test("a refusal is an answer", async () => {
  const { connection, sockets } = world();
  connection.open();
  sockets[0]!.onopen!();
  sockets[0]!.hear(at(0));
  const refused = connection.act({ kind: "bid", cards: 2 }, 0);
  const trouble = { key: "x.refusal.y", params: {}, reasons: [], rule: "X-1.1" };
  sockets[0]!.hear({ type: "refused", key: "key-1", trouble });
  expect(await refused).toEqual(trouble);
});

test("it tries again after longer and longer pauses", () => {
  const { connection, sockets, timers, lines } = world();
  connection.open();
  for (let attempt = 0; attempt < 8; attempt += 1) {
    sockets.at(-1)!.onclose!({ code: 1006 });
    timers.at(-1)!.what();
  }
  expect(timers.map(({ after }) => after)).toEqual([400, 800, 1600, 3200, 6400, 8000, 8000, 8000]);
  expect(new Set(lines)).toEqual(new Set(["connecting", "lost"]));
});

test("a table that doesn't exist is not asked for again", () => {
  const { connection, sockets, timers, lines } = world();
  connection.open();
  sockets[0]!.onclose!({ code: 4004 });
  expect(timers).toHaveLength(0);
  expect(lines.at(-1)).toBe("closed");
});

test("a line that has died unnoticed is replaced", () => {
  const { connection, sockets, timers, lines } = world();
  connection.open();
  sockets[0]!.onopen!();
  sockets[0]!.hear(at(2));
  connection.check();
  expect(sockets[0]!.sent.at(-1)).toEqual({ type: "hello", version: 2 });
  timers[0]!.what();
  expect(sockets[0]!.closed).toBe(true);
  expect(lines.at(-1)).toBe("lost");
});

test("a line that answers stays", () => {
  const { connection, sockets, timers } = world();
  connection.open();
  sockets[0]!.onopen!();
  sockets[0]!.hear(at(2));
  connection.check();
  sockets[0]!.hear(at(2));
  timers[0]!.what();
  expect(sockets[0]!.closed).toBe(false);
});

test("a question that is refused has no answer", async () => {
  const { connection, sockets } = world();
  connection.open();
  sockets[0]!.onopen!();
  sockets[0]!.hear(at(3));
  const effects = connection.effects(3, [{ kind: "pass" }]);
  sockets[0]!.hear({ type: "refused", key: "key-1", trouble: { key: "server.stale", params: {}, reasons: [], rule: "" } });
  expect(await effects).toBeNull();
});

test("a story is asked for and told", async () => {
  const { connection, sockets } = world();
  connection.open();
  sockets[0]!.onopen!();
  sockets[0]!.hear(at(3));
  const story = connection.story(2);
  expect(sockets[0]!.sent.at(-1)).toEqual({ type: "story", key: "key-1", version: 2 });
  sockets[0]!.hear({ type: "told", key: "key-1", version: 2, story: { before: {}, moments: [] } });
  expect(await story).toEqual({ before: {}, moments: [] });
});
