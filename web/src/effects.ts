/** What my actions would lead to as the server foresees it, and what happened as it tells it. */
import { nameOfAction } from "./actions.ts";
import type { Action, Change, Foresight, HappenedEvent, Moments, Trouble } from "./protocol.ts";

/** What an action would lead to; if it is not certain, an example. */
export interface Effect {
  certain: boolean;
  /** By place in `view.scores`; null where chance or something hidden decides. */
  totals: number[] | null;
  view: unknown;
  events: HappenedEvent[];
}

/** What is foreseen of a decision. */
export class Effects {
  /** What else the game's engine says of what could come; null for nothing. */
  readonly ghosts: unknown;
  readonly #effects: ReadonlyMap<string, () => Effect>;
  readonly #troubles: ReadonlyMap<string, Trouble>;

  constructor(view: unknown, { effects, impossible, ghosts }: Foresight) {
    this.ghosts = ghosts;
    this.#effects = new Map(
      effects.map(({ action, certain, totals, changes, events }) => [
        nameOfAction(action),
        () => ({ certain, totals, view: changed(view, changes), events }),
      ]),
    );
    this.#troubles = new Map(impossible.map(({ action, trouble }) => [nameOfAction(action), trouble]));
  }

  /** What a legal action would lead to. */
  of(action: Action): Effect | null {
    return this.#effects.get(nameOfAction(action))?.() ?? null;
  }

  /** Why an action that I might try isn't possible. */
  trouble(action: Action): Trouble | null {
    return this.#troubles.get(nameOfAction(action)) ?? null;
  }
}

/** Where nothing is foreseen: for spectators, and in replays. */
export const NO_EFFECTS = new Effects(null, { effects: [], impossible: [], ghosts: null });

/** What I saw happen at once, and the view just after it. */
export interface Moment {
  events: HappenedEvent[];
  view: unknown;
}

/** A story with all its views; the first moment is the view before, without events. */
export function storyOf({ before, moments }: Moments): Moment[] {
  const told: Moment[] = [{ events: [], view: before }];
  for (const { events, changes } of moments) told.push({ events, view: changed(told.at(-1)!.view, changes) });
  return told;
}

/** A view after what has changed in it; what hasn't is shared. */
export function changed(view: unknown, changes: readonly Change[]): unknown {
  return changes.reduce((whole, [path, value]) => put(whole, path, value), view);
}

function put(whole: unknown, [first, ...rest]: Change[0], value: unknown): unknown {
  if (first === undefined) return value;
  const copy = (Array.isArray(whole) ? [...whole] : { ...(whole as object) }) as Record<number | string, unknown>;
  copy[first] = put(copy[first], rest, value);
  return copy;
}
