import type { Tile } from "./view.ts";

/** Tiles of one kind can't be told apart: they are numbered, so that of several only a new one appears. */
export function numbered(tiles: readonly Tile[]): { tile: Tile; key: string }[] {
  return tiles.map((tile, place) => {
    const alike = tiles.slice(0, place).filter(({ name }) => name === tile.name);
    return { tile, key: `${tile.name} ${alike.length}` };
  });
}
