/**
 * How a city is drawn: seen from above, a little from the south-east, the light from the north-west. A cell is 100 wide. What is
 * at a height is drawn higher up and further left, and its shadow falls to the lower right: its length tells the height.
 */
import { isAcross, type Spot, type Way } from "./town.ts";
import type { Colour } from "./view.ts";

export interface Point {
  x: number;
  y: number;
}

export const CELL = 100;
export const TILE = 2 * CELL;

/** Of each colour: how high it stands, how far its footprint reaches, how wide its walkways are, its rows of windows. */
const BUILT: Record<Colour, { height: number; reach: number; deck: number; windows: number }> = {
  blue: { height: 8, reach: 34, deck: 25, windows: 0 },
  green: { height: 23, reach: 33, deck: 19, windows: 2 },
  sand: { height: 42, reach: 26, deck: 14, windows: 3 },
};

/** Small drawings have larger parts and less height. */
export interface Scale {
  parts: number;
  heights: number;
}
export const LARGE: Scale = { parts: 1, heights: 1 };
export const SMALL: Scale = { parts: 1.28, heights: 0.75 };

const LIFT = { x: -0.3, y: -0.86 };
const SHADOW = { x: 0.95, y: 0.72 };

export const heightFor = (colour: Colour, scale: Scale): number => BUILT[colour].height * scale.heights;
export const deckFor = (colour: Colour, scale: Scale): number => BUILT[colour].deck * scale.parts;
export const middle = ({ x, y }: Spot): Point => ({ x: CELL * x + CELL / 2, y: CELL * y + CELL / 2 });
export const lifted = ({ x, y }: Point, height: number): Point => ({ x: x + LIFT.x * height, y: y + LIFT.y * height });
const cast = ({ x, y }: Point, height: number): Point => ({ x: x + SHADOW.x * height, y: y + SHADOW.y * height });

/** Where the sign of a building is. */
export function roofOf(colour: Colour, cell: Spot, scale: Scale = LARGE): Point {
  return lifted(middle(cell), heightFor(colour, scale));
}

/** The corners of a footprint: a circle, a hexagon, a square. */
export function footprint(colour: Colour, centre: Point, reach: number): Point[] {
  if (colour === "sand")
    return [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ].map(([x, y]) => ({ x: centre.x + x! * reach, y: centre.y + y! * reach }));
  const corners = colour === "green" ? 6 : 40;
  return Array.from({ length: corners }, (_, place) => {
    const angle = (2 * Math.PI * place) / corners;
    return { x: centre.x + reach * Math.cos(angle), y: centre.y + reach * Math.sin(angle) };
  });
}

/** The smallest convex shape around some points. */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  const half = (all: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const point of all) {
      while (chain.length > 1 && turn(chain.at(-2)!, chain.at(-1)!, point) <= 0) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

function turn(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

export function outline(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}z`;
}

export interface BuildingShape {
  wall: string;
  roof: string;
  rim: string;
  top: Point;
  windows: Point[];
}

/** A building that has risen to a part of its height. */
export function buildingShape(colour: Colour, centre: Point, scale: Scale, risen = 1): BuildingShape {
  const reach = BUILT[colour].reach * scale.parts;
  const height = heightFor(colour, scale) * risen;
  const base = footprint(colour, centre, reach);
  const top = lifted(centre, height);
  const roof = footprint(colour, top, reach);
  return {
    wall: outline(hull([...base, ...roof])),
    roof: outline(roof),
    rim: outline(footprint(colour, top, reach * 0.82)),
    top,
    windows: risen < 1 ? [] : windowsOf(colour, centre, reach, height),
  };
}

/** The lit windows of the southern wall, row above row. */
function windowsOf(colour: Colour, centre: Point, reach: number, height: number): Point[] {
  const { windows } = BUILT[colour];
  const across = colour === "sand" ? 4 : 3;
  const south = colour === "sand" ? reach : reach * 0.87;
  const wide = colour === "sand" ? reach * 1.5 : reach * 0.78;
  return Array.from({ length: windows * across }, (_, place) => {
    const row = Math.floor(place / across);
    const at = lifted({ x: centre.x, y: centre.y + south }, (height * (row + 0.55)) / windows);
    return { x: at.x + wide * ((place % across) / (across - 1) - 0.5), y: at.y };
  });
}

/** The shadow of a building on the ground. */
export function shadowOf(colour: Colour, centre: Point, scale: Scale): string {
  const base = footprint(colour, centre, BUILT[colour].reach * scale.parts);
  const height = heightFor(colour, scale);
  return outline(hull([...base, ...base.map((point) => cast(point, height))]));
}

/** The ends of a walkway's deck, from roof to roof. */
export function deckOf(way: Way, scale: Scale = LARGE): [Point, Point] {
  const inset = BUILT[way.colour].reach * scale.parts * 0.74;
  const step = isAcross(way) ? { x: inset, y: 0 } : { x: 0, y: inset };
  const [first, second] = [roofOf(way.colour, way.first, scale), roofOf(way.colour, way.second, scale)];
  return [
    { x: first.x + step.x, y: first.y + step.y },
    { x: second.x - step.x, y: second.y - step.y },
  ];
}

/** How far the shadow of a walkway falls on what lies one level below it. */
export const DECK_SHADOW: Point = { x: 6, y: 8 };

/** A point of a deck, between 0 and 1. */
export function along([first, second]: [Point, Point], part: number): Point {
  return { x: first.x + (second.x - first.x) * part, y: first.y + (second.y - first.y) * part };
}
