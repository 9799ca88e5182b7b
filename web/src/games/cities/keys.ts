/** The keys of my table: what each of them does now. */
import { ARROWS } from "../../parts/roving.ts";
import type { Turn } from "./turn.svelte.ts";

type Keys = Record<string, () => void>;

/** `toCity` and `toMarket` give the focus to what is decided there; null if it is there already. */
export function keysOf(turn: Turn, toCity: (() => void) | null, toMarket: (() => void) | null): Keys {
  const keys: Keys = {};
  const focus = turn.using || turn.deciding === "starting" ? toCity : toMarket;
  if (focus) for (const arrow of ARROWS) keys[arrow] = focus;
  if (turn.tile) keys["r"] = keys["R"] = turn.turn;
  if (turn.using) {
    turn.taken.forEach((_, place) => (keys[`${place + 1}`] = () => turn.hold(place)));
    keys["Enter"] = turn.put;
    if (turn.leaving) keys["d"] = keys["D"] = turn.leave;
  }
  if (turn.reason || turn.chosen || turn.pinned) keys["Escape"] = turn.back;
  return keys;
}
