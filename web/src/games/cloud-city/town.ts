/**
 * A city as the page draws it: cells counted from the north-western cell of the starting tile, so that nothing moves when the
 * city grows. The server decides what is legal; this only draws, explains and foresees.
 */
import { COLOURS, type City, type Colour, type Tile } from "./view.ts";

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
  const ways = city.walkways.map(({ colour, first, second }) => ({
    colour,
    first: cellNamed(town, first),
    second: cellNamed(town, second),
  }));
  return { ...town, ways };
}

/** Cells as actions and sentences name them: `a1` in the north-western corner, `b1` east of it, `a2` south of it. */
export function nameOf({ corner }: Town, { x, y }: Spot): string {
  return `${String.fromCharCode(97 + x - 2 * corner.x)}${y - 2 * corner.y + 1}`;
}

export function cellNamed({ corner }: Pick<Town, "corner">, name: string): Spot {
  return { x: 2 * corner.x + name.charCodeAt(0) - 97, y: 2 * corner.y + Number(name.slice(1)) - 1 };
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
export function buildingsOf(town: Town): { cell: Spot; colour: Colour }[] {
  return [...town.cells]
    .flatMap(([key, colour]) => (colour ? [{ cell: spotOf(key), colour }] : []))
    .sort((a, b) => a.cell.y - b.cell.y || a.cell.x - b.cell.x);
}

/** Where a tile may be placed, row by row: beside the city, which has to fit its full size upright or lying (CC-3.1). */
export function placesOf(town: Town, size: readonly number[]): Spot[] {
  const found: Spot[] = [];
  for (let y = town.corner.y - 1; y <= town.corner.y + town.rows; y += 1)
    for (let x = town.corner.x - 1; x <= town.corner.x + town.columns; x += 1)
      if (isPlace(town, { x, y }, size)) found.push({ x, y });
  return found;
}

function isPlace(town: Town, spot: Spot, size: readonly number[]): boolean {
  const beside = [
    { x: spot.x - 1, y: spot.y },
    { x: spot.x + 1, y: spot.y },
    { x: spot.x, y: spot.y - 1 },
    { x: spot.x, y: spot.y + 1 },
  ];
  if (hasTile(town, spot) || !beside.some((other) => hasTile(town, other))) return false;
  const { columns, rows } = boxWith(town, spot);
  return Math.max(columns, rows) <= Math.max(...size) && Math.min(columns, rows) <= Math.min(...size);
}

function boxWith({ corner, columns, rows }: Town, spot: Spot): Pick<Town, "corner" | "columns" | "rows"> {
  const x = Math.min(corner.x, spot.x);
  const y = Math.min(corner.y, spot.y);
  return {
    corner: { x, y },
    columns: Math.max(corner.x + columns, spot.x + 1) - x,
    rows: Math.max(corner.y + rows, spot.y + 1) - y,
  };
}

/** How many quarter turns of a tile look different. */
export function rotationsOf(tile: Tile): number {
  return tile.layout === "diagonal" && tile.first === tile.second ? 2 : 4;
}

/** The buildings of a turned tile, by cell of the tile. */
export function sitesOf(tile: Tile, turns: number): { cell: Spot; colour: Colour }[] {
  const second = turns + (tile.layout === "diagonal" ? 2 : 1);
  return [
    { cell: CORNERS[turns % 4]!, colour: tile.first },
    { cell: CORNERS[second % 4]!, colour: tile.second },
  ];
}

/** The city with one more tile. */
export function withTile(town: Town, tile: Tile, spot: Spot, turns: number): Town {
  const cells = new Map(town.cells);
  for (const { x, y } of CORNERS) cells.set(keyOf({ x: 2 * spot.x + x, y: 2 * spot.y + y }), null);
  for (const { cell, colour } of sitesOf(tile, turns))
    cells.set(keyOf({ x: 2 * spot.x + cell.x, y: 2 * spot.y + cell.y }), colour);
  return { ...boxWith(town, spot), cells, ways: town.ways };
}

/** A place as actions count it: rows and columns of the city from 1, 0 north or west of it. */
export function rowAndColumn({ corner }: Town, { x, y }: Spot): { row: number; column: number } {
  return { row: y - corner.y + 1, column: x - corner.x + 1 };
}
