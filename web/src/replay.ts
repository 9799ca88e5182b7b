/** A finished game, step by step: the server sends what changes, some steps at a time. */
import { changed } from "./effects.ts";
import type { Replay, ReplayStep, Table } from "./protocol.ts";

/** Who did what, what happened, and how it looks afterwards; the first frame is the set-up. */
export interface Frame extends Omit<ReplayStep, "changes"> {
  view: unknown;
}

/** All frames of a game. */
export interface WholeReplay {
  table: Table;
  frames: Frame[];
}

/** The whole game, from as many pages as it has; `page` asks for the one that begins with a step. */
export async function wholeReplay(page: (first: number) => Promise<Replay>): Promise<WholeReplay> {
  const frames: Frame[] = [];
  for (;;) {
    const { table, page: found } = await page(frames.length);
    let view: unknown = found.view;
    for (const { changes, ...step } of found.frames) {
      view = changed(view, changes);
      frames.push({ ...step, view });
    }
    if (frames.length >= found.total || found.frames.length === 0) return { table, frames };
  }
}
