/** The log: entries by version, what an undo takes away, and rounds. */
import type { HappenedEvent, LoggedEvents } from "../protocol.ts";

export interface News {
  log: LoggedEvents[];
  whole_log: boolean;
}

/** Those entries of a situation that I had not seen. */
export function fresh(log: LoggedEvents[], news: News): LoggedEvents[] {
  const last = log.at(-1)?.version ?? -1;
  return news.log.filter((entry) => entry.version > last);
}

/** The log with what has come, each version once. */
export function merged(log: LoggedEvents[], news: News): LoggedEvents[] {
  return news.whole_log ? [...news.log] : [...log, ...fresh(log, news)];
}

/** What holds: an undo takes away its player's last action, alone or with all after it; that there was an undo stays. */
export function holding(log: LoggedEvents[]): LoggedEvents[] {
  const result: LoggedEvents[] = [];
  for (const entry of log) {
    if (entry.undo) {
      const from = result.findLastIndex(({ seat, undo }) => seat === entry.seat && !undo);
      const after = from < 0 ? [] : result.splice(from, entry.alone ? 1 : result.length);
      result.push(...after.filter(({ undo }) => undo));
    }
    result.push(entry);
  }
  return result;
}

/** An event, or an undo, which has none. */
export interface Line {
  version: number;
  seat: number | null;
  event: HappenedEvent | null;
}

/** What happened in a round; round 0 is what came before the first. */
export interface Round {
  number: number;
  lines: Line[];
}

/** The version of a seat's last own action that holds; what came later is new to it. -1 for somebody without a seat. */
export function lastOwn(log: LoggedEvents[], seat: number | null): number {
  if (seat === null) return -1;
  return holding(log).findLast((entry) => entry.seat === seat && !entry.undo)?.version ?? -1;
}

const SET_UP = 0; // the version with which a game begins

/** What has happened since a seat's last own action, or since the set-up if it has done nothing yet, in its order. */
export function linesSince(log: LoggedEvents[], seat: number | null): Line[] {
  if (seat === null) return [];
  const since = Math.max(SET_UP, lastOwn(log, seat));
  return linesOf(holding(log).filter(({ version }) => version > since));
}

/** Entries line by line: each of their events, or an undo. */
export function linesOf(entries: LoggedEvents[]): Line[] {
  return entries.flatMap(({ version, seat, undo, events }): Line[] =>
    undo ? [{ version, seat, event: null }] : events.map((event) => ({ version, seat, event })),
  );
}

/** The log in rounds, each line an event, in the order in which it happened. */
export function rounds(log: LoggedEvents[], starts: (event: HappenedEvent) => boolean): Round[] {
  const result: Round[] = [{ number: 0, lines: [] }];
  for (const line of linesOf(holding(log))) {
    if (line.event && starts(line.event)) result.push({ number: result.length, lines: [] });
    result.at(-1)!.lines.push(line);
  }
  return result.filter(({ lines }) => lines.length > 0);
}

/** How many rounds have begun. */
export function roundCount(log: LoggedEvents[], starts: (event: HappenedEvent) => boolean): number {
  return holding(log)
    .flatMap(({ events }) => events)
    .filter(starts).length;
}
