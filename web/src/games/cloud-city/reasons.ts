/** Why two buildings can't be joined, in the words of the rules. While walkways are built the server itself is asked. */
import type { Trouble } from "../../scene.ts";
import { keyOf, lengthOf, nameOf, same, type Spot, type Town, type Way } from "./town.ts";
import { LENGTHS } from "./view.ts";
import { hindranceOf, pairsOf, type Hindrance, type Supply } from "./walkways.ts";

export interface Barred {
  way: Way;
  hindrance: Hindrance;
}

const RULES: Record<Hindrance["reason"], string> = {
  "joined-already": "CC-4.5",
  gap: "CC-4.3",
  blocked: "CC-4.4",
  "too-long": "CC-4.2",
  "two-walkways": "CC-4.5",
  "would-cross": "CC-4.6",
  "no-piece-left": "CC-4.2",
};

/** The walkways from a building that are neither built nor possible. */
export function barredAt(town: Town, supply: Supply, cell: Spot): Barred[] {
  return pairsOf(town)
    .filter(({ first, second }) => same(first, cell) || same(second, cell))
    .flatMap((way) => {
      const hindrance = hindranceOf(town, supply, way);
      return hindrance && hindrance.reason !== "joined-already" ? [{ way, hindrance }] : [];
    });
}

/** What the server would say. */
export function troubleOf(town: Town, { way, hindrance }: Barred): Trouble {
  const { reason, cell } = hindrance;
  const at = cell ? nameOf(town, cell) : "";
  const params: Record<typeof reason, Trouble["params"]> = {
    "joined-already": { first: nameOf(town, way.first), second: nameOf(town, way.second) },
    gap: { cell: at },
    blocked: { cell: at, colour: (cell && town.cells.get(keyOf(cell))) ?? "" },
    "too-long": { length: lengthOf(way), longest: LENGTHS.length },
    "two-walkways": { cell: at },
    "would-cross": { cell: at, colour: way.colour },
    "no-piece-left": { colour: way.colour, length: lengthOf(way) },
  };
  return { key: `cloud-city.refusal.${reason}`, params: params[reason], reasons: [], rule: RULES[reason] };
}
