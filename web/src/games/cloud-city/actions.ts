/** The numbers of actions, in the order of `cloud_city/actions.py`; needed to ask why something is refused. */
import { COLOURS, type Decision } from "./view.ts";

/** The names of all tiles, in the order in which hands and the row are sorted. */
export const TILE_NAMES: readonly string[] = [
  ...COLOURS.flatMap((first) => COLOURS.map((second) => `${first}+${second}`)),
  ...COLOURS.flatMap((first, place) => COLOURS.slice(place).map((second) => `${first}/${second}`)),
];
const PLACES = 5;
const SIDE = 8;
const CELLS = SIDE * SIDE;

const CHOOSE = 0;
const PLACE = CHOOSE + TILE_NAMES.length;
const JOIN = PLACE + PLACES * PLACES * 4;
const DONE = JOIN + (CELLS * (CELLS - 1)) / 2;
const TAKE = DONE + 1;
const DRAW = TAKE + TILE_NAMES.length;

/** The number of a decision, legal or not. */
export function actionOf(decision: Decision): number {
  switch (decision.kind) {
    case "choose":
      return CHOOSE + TILE_NAMES.indexOf(decision.tile);
    case "place":
      return PLACE + (decision.row * PLACES + decision.column) * 4 + decision.turns;
    case "join":
      return JOIN + pairOf(decision.cells);
    case "done":
      return DONE;
    case "take":
      return TAKE + TILE_NAMES.indexOf(decision.tile);
    case "draw":
      return DRAW;
  }
}

function pairOf(cells: string): number {
  const [first, second] = cells
    .split("-")
    .map((name) => name.charCodeAt(0) - 97 + SIDE * (Number(name.slice(1)) - 1))
    .sort((a, b) => a - b) as [number, number];
  return (first * (2 * CELLS - 1 - first)) / 2 + second - first - 1;
}
