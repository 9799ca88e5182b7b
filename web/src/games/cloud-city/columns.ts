/** Tiles side by side, where none moves when another comes or goes. */
import type { Tile } from "./view.ts";

export interface Laid {
  tile: Tile;
  /** Tiles of one kind can't be told apart: they are numbered, so that of several only a new one appears. */
  key: string;
  column: number;
}

/** Lays tiles in columns, from left to right: each keeps its column while it lies there, a new one takes the first that is free. */
export function inColumns(): (tiles: readonly Tile[]) => Laid[] {
  let columns = new Map<string, number>();
  return (tiles) => {
    const before = columns;
    const keys = tiles.map(({ name }, place) => `${name} ${tiles.slice(0, place).filter((tile) => tile.name === name).length}`);
    columns = new Map(keys.filter((key) => before.has(key)).map((key) => [key, before.get(key)!]));
    for (const key of keys) {
      const taken = new Set(columns.values());
      if (!columns.has(key)) columns.set(key, keys.findIndex((_, column) => !taken.has(column)));
    }
    return tiles
      .map((tile, place) => ({ tile, key: keys[place]!, column: columns.get(keys[place]!)! }))
      .sort((one, other) => one.column - other.column);
  };
}
