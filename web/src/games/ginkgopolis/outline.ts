/** The outline of some cells as a path with round corners, a little wider than the cells. */

import { CELL, type Point } from "./geometry.ts";
import type { Cell } from "./view.ts";

const RADIUS = 16;

/** A path around the cells; holes are paths of their own, drawn the other way round. */
export function outline(cells: readonly Cell[], wider: number): string {
  return loops(cells)
    .map((corners) => rounded(corners.map((corner, place) => pushed(corners, place, corner, wider))))
    .join("");
}

/** The corners of every edge around the cells, clockwise; the inside is on the right. */
function loops(cells: readonly Cell[]): Point[][] {
  const has = new Set(cells.map(({ x, y }) => `${x},${y}`));
  const edges = new Map<string, Point[]>(); // from each corner to the next ones
  const add = (from: Point, to: Point) => {
    const key = `${from.x},${from.y}`;
    edges.set(key, [...(edges.get(key) ?? []), to]);
  };
  for (const { x, y } of cells) {
    if (!has.has(`${x},${y - 1}`)) add({ x, y }, { x: x + 1, y });
    if (!has.has(`${x + 1},${y}`)) add({ x: x + 1, y }, { x: x + 1, y: y + 1 });
    if (!has.has(`${x},${y + 1}`)) add({ x: x + 1, y: y + 1 }, { x, y: y + 1 });
    if (!has.has(`${x - 1},${y}`)) add({ x, y: y + 1 }, { x, y });
  }
  const result: Point[][] = [];
  for (;;) {
    const first = [...edges.entries()].find(([, ways]) => ways.length > 0);
    if (!first) return result;
    const [x, y] = first[0].split(",").map(Number);
    result.push(walk(edges, { x: x!, y: y! }));
  }
}

/** Follow the edges from a corner until they come back to it; return the corners where they turn. */
function walk(edges: Map<string, Point[]>, start: Point): Point[] {
  const path: Point[] = [start];
  let at = start;
  let way = { x: 0, y: 0 };
  do {
    const ways = edges.get(`${at.x},${at.y}`)!;
    // Where two cells touch at a corner only, turning right stays with the same cell.
    const right = ways.findIndex((next) => next.x - at.x === -way.y && next.y - at.y === way.x);
    const [next] = ways.splice(Math.max(0, right), 1);
    way = { x: next!.x - at.x, y: next!.y - at.y };
    at = next!;
    path.push(at);
  } while (at.x !== start.x || at.y !== start.y);
  path.pop();
  return path.filter((corner, place) => turn(path, place, corner) !== 0);
}

/** Which way a path turns at a corner: 1 to the right, −1 to the left, 0 straight on. */
function turn(path: Point[], place: number, corner: Point): number {
  const before = path.at(place - 1)!;
  const after = path[(place + 1) % path.length]!;
  return Math.sign((corner.x - before.x) * (after.y - corner.y) - (corner.y - before.y) * (after.x - corner.x));
}

/** A corner in the drawing, pushed outwards. */
function pushed(path: Point[], place: number, corner: Point, wider: number): Point {
  const before = path.at(place - 1)!;
  const after = path[(place + 1) % path.length]!;
  // The outside is on the left of both edges.
  const x = Math.sign(corner.y - before.y) + Math.sign(after.y - corner.y);
  const y = Math.sign(before.x - corner.x) + Math.sign(corner.x - after.x);
  return { x: (corner.x - 0.5) * CELL + x * wider, y: (corner.y - 0.5) * CELL + y * wider };
}

function rounded(corners: Point[]): string {
  const steps = corners.map((corner, place) => {
    const before = towards(corner, corners.at(place - 1)!);
    const after = towards(corner, corners[(place + 1) % corners.length]!);
    return `${place === 0 ? "M" : "L"}${text(before)}Q${text(corner)} ${text(after)}`;
  });
  return `${steps.join("")}Z`;
}

function towards(from: Point, to: Point): Point {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  return { x: from.x + ((to.x - from.x) * RADIUS) / far, y: from.y + ((to.y - from.y) * RADIUS) / far };
}

function text({ x, y }: Point): string {
  return `${Number(x.toFixed(1))} ${Number(y.toFixed(1))}`;
}
