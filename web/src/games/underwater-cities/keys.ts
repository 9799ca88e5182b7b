/** The keys of my table: what each of them does now. */
import { ARROWS } from "../../parts/roving.ts";
import type { Turn } from "./turn.svelte.ts";

type Keys = Record<string, () => void>;

/** `to` gives the focus to where it is decided; null if it is there already. */
export function keysOf(turn: Turn, to: (() => void) | null): Keys {
  const keys: Keys = {};
  if (!turn.deciding) return keys;
  if (to) for (const arrow of ARROWS) keys[arrow] = to;
  turn.answers.forEach((action, place) => (keys[`${place + 1}`] = () => turn.answer(action)));
  if (turn.chosen) keys["Enter"] = turn.confirm;
  if (turn.kinds.length > 1) keys["b"] = keys["B"] = () => turn.pickKind(turn.kinds[((turn.kinds as string[]).indexOf(turn.kind ?? "") + 1) % turn.kinds.length]!);
  if (turn.reason || turn.picked.length > 0 || turn.spot || turn.slot || turn.card !== null) keys["Escape"] = turn.back;
  return keys;
}
