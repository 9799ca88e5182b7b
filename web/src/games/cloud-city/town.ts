/**
 * A city as the page draws it: cells counted from the north-western cell of the starting tile, so that nothing moves when the
 * city grows.
 */
import { COLOURS, VOTES, type City, type Colour, type Tile, type Walkway } from "./view.ts";

/** A cell, or a tile's place, by column and row from the starting tile; west and north of it are negative. */
export interface Spot {
  x: number;
  y: number;
}

/** A walkway, built or possible; `first` is its northern or western end. */
export interface Way {
  colour: Colour;
  first: Spot;
  second: Spot;
}

export interface Building {
  cell: Spot;
  colour: Colour;
}

export interface Town {
  /** What stands on a cell; null on a bare one. Cells without a tile are missing. */
  cells: ReadonlyMap<string, Colour | null>;
  ways: readonly Way[];
  /** The tile in the north-western corner, and how many columns and rows of tiles there are. */
  corner: Spot;
  columns: number;
  rows: number;
}

const LETTERS: Record<string, Colour> = { B: "blue", G: "green", S: "sand" };
const CORNERS: readonly Spot[] = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
]; // of a tile, clockwise from the north-west

export const keyOf = ({ x, y }: Spot): string => `${x},${y}`;
export const same = (one: Spot, other: Spot): boolean => one.x === other.x && one.y === other.y;
export const tileOf = ({ x, y }: Spot): Spot => ({ x: Math.floor(x / 2), y: Math.floor(y / 2) });
export const heightOf = (colour: Colour): number => COLOURS.indexOf(colour);
export const lengthOf = ({ first, second }: Way): number => second.x - first.x + second.y - first.y;
export const votesOf = (way: Way): number => VOTES[lengthOf(way)] ?? 0;
export const isAcross = ({ first, second }: Way): boolean => first.y === second.y;
export const wayKey = (way: Way): string => `${way.colour} ${keyOf(way.first)} ${keyOf(way.second)}`;

export function spotOf(key: string): Spot {
  const [x, y] = key.split(",").map(Number);
  return { x: x!, y: y! };
}

/** The city of a view. */
export function townOf(city: Pick<City, "grid" | "start" | "walkways">): Town {
  const corner = { x: 1 - (city.start[1] ?? 1), y: 1 - (city.start[0] ?? 1) };
  const cells = new Map<string, Colour | null>();
  city.grid.forEach((line, row) =>
    [...line].forEach((letter, column) => {
      if (letter !== "~") cells.set(keyOf({ x: 2 * corner.x + column, y: 2 * corner.y + row }), LETTERS[letter] ?? null);
    }),
  );
  const town = { cells, corner, columns: (city.grid[0]?.length ?? 2) / 2, rows: city.grid.length / 2, ways: [] };
  return { ...town, ways: city.walkways.map((walkway) => wayOf(corner, walkway)) };
}

/** A walkway in a city with such a corner. */
export function wayOf(corner: Spot, { colour, first, second }: Pick<Walkway, "colour" | "first" | "second">): Way {
  return { colour, first: cellNamed({ corner }, first), second: cellNamed({ corner }, second) };
}

/** Cells as actions and sentences name them: `a1` in the north-western corner, `b1` east of it, `a2` south of it. */
export function nameOf({ corner }: Town, { x, y }: Spot): string {
  return `${String.fromCharCode(97 + x - 2 * corner.x)}${y - 2 * corner.y + 1}`;
}

export function cellNamed({ corner }: Pick<Town, "corner">, name: string): Spot {
  return { x: 2 * corner.x + name.charCodeAt(0) - 97, y: 2 * corner.y + Number(name.slice(1)) - 1 };
}

/** A walkway between buildings of a city, by the names of their cells: `a1-a3`. */
export function wayNamed(town: Town, cells: string): Way {
  const [first, second] = cells.split("-").map((name) => cellNamed(town, name)) as [Spot, Spot];
  return { colour: town.cells.get(keyOf(first))!, first, second };
}

/** The tiles of a city, by their places, row by row. */
export function tilesOf(town: Town): Spot[] {
  const all: Spot[] = [];
  for (let y = town.corner.y; y < town.corner.y + town.rows; y += 1)
    for (let x = town.corner.x; x < town.corner.x + town.columns; x += 1)
      if (hasTile(town, { x, y })) all.push({ x, y });
  return all;
}

export function hasTile(town: Town, { x, y }: Spot): boolean {
  return town.cells.has(keyOf({ x: 2 * x, y: 2 * y }));
}

/** The buildings of a city, row by row. */
export function buildingsOf(town: Town): Building[] {
  return inRows([...town.cells].flatMap(([key, colour]) => (colour ? [{ cell: spotOf(key), colour }] : [])));
}

export function inRows(buildings: readonly Building[]): Building[] {
  return [...buildings].sort((a, b) => a.cell.y - b.cell.y || a.cell.x - b.cell.x);
}

/** The cells strictly between the ends. */
export function between(way: Way): Spot[] {
  const step = isAcross(way) ? { x: 1, y: 0 } : { x: 0, y: 1 };
  return Array.from({ length: Math.max(0, lengthOf(way) - 1) }, (_, place) => ({
    x: way.first.x + step.x * (place + 1),
    y: way.first.y + step.y * (place + 1),
  }));
}

/** The places north-west and south-east of a city: how far it could grow with one more tile. */
export function outskirtsOf({ corner, columns, rows }: Town): Spot[] {
  return [
    { x: corner.x - 1, y: corner.y - 1 },
    { x: corner.x + columns, y: corner.y + rows },
  ];
}

/** The buildings of a turned tile, by cell of the tile. */
export function sitesOf(tile: Tile, turns: number): Building[] {
  const second = turns + (tile.layout === "diagonal" ? 2 : 1);
  return [
    { cell: CORNERS[turns % 4]!, colour: tile.first },
    { cell: CORNERS[second % 4]!, colour: tile.second },
  ];
}

/** The buildings of a turned tile on its place in a city. */
export function buildingsOn(spot: Spot, tile: Tile, turns: number): Building[] {
  return sitesOf(tile, turns).map(({ cell, colour }) => ({ cell: { x: 2 * spot.x + cell.x, y: 2 * spot.y + cell.y }, colour }));
}

/** The corner of a city with one more tile. */
export function cornerWith({ corner }: Town, spot: Spot): Spot {
  return { x: Math.min(corner.x, spot.x), y: Math.min(corner.y, spot.y) };
}

/** A place as actions count it: rows and columns of the city from 1, 0 north or west of it. */
export function rowAndColumn({ corner }: Town, { x, y }: Spot): { row: number; column: number } {
  return { row: y - corner.y + 1, column: x - corner.x + 1 };
}

export function placeAt({ corner }: Town, { row, column }: { row: number; column: number }): Spot {
  return { x: corner.x + column - 1, y: corner.y + row - 1 };
}
