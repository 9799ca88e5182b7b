/** Measures of the drawing, in its own units. */
import type { Frame } from "../../parts/frame.ts";
import type { Spot } from "./town.ts";

/** From a space to the next one on a tile, and from a tile to the next one. */
export const SPACE = 76;
export const TILE = 156;

const MARGIN = { side: 8, top: 30, bottom: 12 }; // a tall building reaches above its tile
const LEAST = 2; // tiles in either direction, so that a young city isn't drawn too large

/** The corner of a space in the drawing. */
export function cornerOf({ x, y }: Spot): Spot {
  return { x: along(x), y: along(y) };
}

function along(place: number): number {
  const tile = Math.floor(place / 2);
  return tile * TILE + (place - 2 * tile) * SPACE;
}

/** What is to be seen: all these tiles, and so much of those around them. */
export function frameOf(tiles: readonly Spot[], around: readonly Spot[] = [], part = 1): Frame {
  const [left, columns] = extent(tiles.map(({ x }) => x), around.map(({ x }) => x), part);
  const [top, rows] = extent(tiles.map(({ y }) => y), around.map(({ y }) => y), part);
  return {
    x: TILE * left - MARGIN.side,
    y: TILE * top - MARGIN.top,
    width: TILE * columns - 4 + 2 * MARGIN.side,
    height: TILE * rows - 4 + MARGIN.top + MARGIN.bottom,
  };
}

function extent(places: readonly number[], around: readonly number[], part: number): [from: number, count: number] {
  const [least, most] = [Math.min(...places), Math.max(...places)];
  const first = around.some((place) => place < least) ? least - part : least;
  const count = most + 1 - first + (around.some((place) => place > most) ? part : 0);
  const missing = Math.max(0, LEAST - count);
  return [first - missing / 2, count + missing];
}

/** What is seen in a frame of a square. */
export function boxIn(frame: Frame, at: Spot, side: number): Frame {
  const [x, width] = seen(at.x, side, frame.x, frame.width);
  const [y, height] = seen(at.y, side, frame.y, frame.height);
  return { x, y, width, height };
}

function seen(at: number, side: number, from: number, length: number): [from: number, length: number] {
  const start = Math.max(from, at);
  return [start, Math.min(from + length, at + side) - start];
}

/** The tones of a building by its colour; grey stands for any colour. */
export interface Tones {
  light: string;
  dark: string;
  side: string;
  roof: string;
  top: string;
  line: string;
}

export const TONES: Record<string, Tones> = {
  red: { light: "#d46a59", dark: "#bd412c", side: "#852e1f", roof: "#993424", top: "#d46a59", line: "#6e2619" },
  blue: { light: "#578ec6", dark: "#2a6bad", side: "#1e4b79", roof: "#2864a2", top: "#79a5d2", line: "#193f65" },
  green: { light: "#5da672", dark: "#32874a", side: "#235f34", roof: "#29703e", top: "#7eb88e", line: "#1d4f2b" },
  yellow: { light: "#e2b743", dark: "#ce9b13", side: "#916d0d", roof: "#c2920f", top: "#e8c569", line: "#785b0b" },
  grey: { light: "#a3adb7", dark: "#7f8a95", side: "#59636d", roof: "#6c7782", top: "#bcc5cd", line: "#4b545d" },
};

/** The sign of a colour on its plot, in a square of 24: the roof of its buildings. */
export const ROOFS: Record<string, string> = {
  red: "M4 15L12 6l8 9v4H4z",
  blue: "M4 19V8h5V5h6v3h5v11z",
  green: "M4 19v-4a8 8 0 0116 0v4z",
  yellow: "M3 19v-5h4v-4h3.500V6.500h3V10H17v4h4v5z",
};
