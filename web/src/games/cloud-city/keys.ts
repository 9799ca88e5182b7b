/** The keys of my table: what each of them does now. */
import type { Answers } from "./answers.svelte.ts";
import { ARROWS } from "../../parts/roving.ts";
import type { Turn } from "./turn.svelte.ts";

type Keys = Record<string, () => void>;

/** `toCity` gives the focus to the places or the walkways in my city; null if it is there already. */
export function keysOf(turn: Turn, answers: Answers, toCity: (() => void) | null): Keys {
  const keys: Keys = { ...planning(turn), ...joining(turn), ...drawing(turn) };
  if (toCity && (turn.planning || turn.deciding === "joining")) for (const arrow of ARROWS) keys[arrow] = toCity;
  if (answers.asked) keys["Escape"] = answers.forget;
  return keys;
}

function planning({ planning, plan, tiles, fixed, place }: Turn): Keys {
  const keys: Keys = {};
  if (!planning) return keys;
  if (!fixed) tiles.forEach((_, place) => (keys[`${place + 1}`] = () => plan.hold(place)));
  if (plan.tile) keys["r"] = keys["R"] = () => plan.turn();
  if (plan.tile && plan.chosen) keys["Enter"] = () => void place();
  if (plan.chosen || (plan.tile && !fixed)) keys["Escape"] = () => plan.back();
  return keys;
}

function joining({ deciding, decide, joinBest }: Turn): Keys {
  if (deciding !== "joining") return {};
  const done = () => decide({ kind: "done" });
  const all = () => void joinBest();
  return { d: done, D: done, a: all, A: all };
}

function drawing({ deciding, decide, row }: Turn): Keys {
  const keys: Keys = {};
  if (deciding !== "drawing") return keys;
  row.forEach(({ tile }, place) => (keys[`${place + 1}`] = () => decide({ kind: "take", tile: tile.name })));
  keys[`${row.length + 1}`] = () => decide({ kind: "draw" });
  return keys;
}
