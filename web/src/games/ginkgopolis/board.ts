/** What is to be seen on the board beside the city itself. */

import type { Cell, Good, Letter, Tile } from "./view.ts";

/** A tile that would be built: on new ground, or on a building. */
export interface Ghost extends Cell {
  tile: Tile;
  floors: Tile[]; // all of the building after it
  seat: number;
}

/** What a building would give. */
export interface Bubble extends Cell {
  good: Good;
  count: number;
}

/** A cell that may be chosen now. */
export interface Target extends Cell {
  label: string;
  /** The letter that would be put there. */
  letter: Letter;
  choose: () => void;
}

/** A letter that would come to a cell. */
export interface GhostLetter extends Cell {
  letter: Letter;
}

export interface Overlay {
  ghost: Ghost | null;
  bubbles: Bubble[];
  letters: GhostLetter[];
  /** The districts that would change, as they would be. */
  zones: { colour: Tile["colour"]; cells: Cell[] }[];
}

export const NOTHING: Overlay = { ghost: null, bubbles: [], letters: [], zones: [] };

export function key({ x, y }: Cell): string {
  return `${x},${y}`;
}
