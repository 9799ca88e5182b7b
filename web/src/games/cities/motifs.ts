/** The picture of a scoring card or a goal, made of what it says: any card that the engine can count can be drawn. */
import { COLOURS, PARK_FEATURES, WATER_FEATURES, type Phrase, type Wording } from "./view.ts";

/** What a picture is made of, in a field of 62 × 56. */
export type Part =
  | { kind: "building"; colour: string; floors: number; x: number; y: number; scale: number }
  | { kind: "ground"; terrain: string; x: number; y: number; side: number }
  | { kind: "feature"; feature: string; x: number; y: number; side: number }
  | { kind: "dots"; x: number; y: number; length: number }
  | { kind: "frame"; x: number; y: number; side: number };

export interface Picture {
  parts: Part[];
  /** What a number in it means: exactly so many, at least, at most. */
  sign: string;
}

interface Told {
  colours: string[];
  floors: number | null;
  terrains: string[];
  beside: string[];
  differ: string;
  size: number | null;
  kinds: number;
  copies: number;
  built: boolean;
  /** Whether all are of one colour, whichever. */
  alike: boolean;
  sign: string;
}

type Draw = (groups: Told[]) => Part[];

const SIGNS: Record<string, (count: number) => string> = {
  exactly: (count) => `=${count}`,
  least: (count) => `${count}+`,
  most: (count) => `≤${count}`,
};
const WIDTH = 62;
const FLOOR_LINE = 54; // where buildings stand
const [FLOOR, ROOF, GROUND] = [12, 44, 17]; // how high a floor and a roof with its ground are, and where the ground is
const SIDE = 17; // of a small square of ground

/** What the phrases of a group say. */
function told(group: readonly Phrase[]): Told {
  const found: Told = { colours: [], floors: null, terrains: [], beside: [], differ: "", size: null, kinds: 0, copies: 1, built: false, alike: false, sign: "" };
  for (const { key, params } of group) {
    const { colour, floors, bound, terrain, least, built, differ, relation, size, kinds, copies, buildings, colours } = params;
    if (key.endsWith(".colour")) found.colours.push(String(colour));
    if (key.endsWith(".one-colour")) found.alike = true;
    if (floors !== undefined) found.floors = Number(floors);
    if (key.endsWith(".beside")) found.beside.push(...Array<string>(Number(least)).fill(String(terrain)));
    if (key.endsWith(".terrain")) {
      found.terrains.push(String(terrain));
      found.built ||= built === "yes";
    }
    if (key.endsWith(".features")) found.terrains = terrain === "both" ? ["park", "water"] : [String(terrain)];
    if (key.endsWith(".differ")) found.differ = String(differ);
    if (key.endsWith(".pair")) found.differ = String(relation);
    if (key.endsWith(".size")) found.size = Number(size);
    if (key.endsWith(".kinds")) found.kinds = Number(kinds);
    if (key.endsWith(".copies")) found.copies = Number(copies);
    if (key.endsWith(".with-feature")) found.kinds = 1;
    if (key.endsWith(".line-buildings")) found.size = Number(buildings);
    if (key.endsWith(".line-colours")) found.kinds = Number(colours);
    if (bound !== undefined) found.sign = SIGNS[String(bound)]!(Number(floors ?? size));
  }
  return found;
}

const NOTHING = told([]);
const ANY = "grey";

interface House {
  colour: string;
  floors: number;
}

/** Houses side by side, as large as there is room for. */
function street(houses: readonly House[], line = FLOOR_LINE): Part[] {
  const tall = ROOF + FLOOR * Math.max(...houses.map(({ floors }) => floors));
  const scale = Math.min(0.95, 1.8 / houses.length, line / tall);
  const step = Math.min(48 * scale, (WIDTH - 50 * scale) / Math.max(1, houses.length - 1));
  const left = WIDTH / 2 - (step * (houses.length - 1)) / 2;
  return houses.map(({ colour, floors }, place) => ({ kind: "building", colour, floors, x: left + step * place, y: line - GROUND * scale, scale }));
}

function squares(terrain: string, spots: readonly (readonly [number, number])[], side = SIDE): Part[] {
  const columns = Math.max(...spots.map(([x]) => x)) + 1;
  const rows = Math.max(...spots.map(([, y]) => y)) + 1;
  const fit = Math.min(side, 58 / columns, 50 / rows);
  const [left, top] = [(WIDTH - columns * fit) / 2, (54 - rows * fit) / 2];
  return spots.map(([x, y]) => ({ kind: "ground", terrain, x: left + x * fit, y: top + y * fit, side: fit }));
}

const AREA = [[0, 0], [1, 0], [0, 1], [1, 1], [2, 1]] as const;
const areaOf = (size: number): readonly (readonly [number, number])[] =>
  size <= 2 ? AREA.slice(0, size) : size <= 4 ? AREA.slice(0, size) : AREA;
const featuresOf = (terrain: string): readonly string[] => (terrain === "water" ? WATER_FEATURES : PARK_FEATURES);
const housesOf = ({ colours, floors }: Told): House[] => (colours.length ? colours : [ANY]).map((colour) => ({ colour, floors: floors ?? 1 }));

/** Houses, and below them the terrain that they stand at. */
function housesAt(houses: readonly House[], { beside }: Told): Part[] {
  if (beside.length === 0) return street(houses);
  const side = 13;
  const left = (WIDTH - side * beside.length) / 2;
  const ground = beside.map((terrain, place): Part => ({ kind: "ground", terrain, x: left + place * side, y: 41, side }));
  return [...street(houses, 41), ...ground];
}

function differing(one: Told): House[] {
  const tall = one.floors ?? 1;
  if (one.differ === "floors") return [1, 2, 3, 4].map((floors) => ({ colour: ANY, floors }));
  return COLOURS.map((colour, place) => ({ colour, floors: one.differ === "both" ? place + 1 : tall }));
}

function furnished(terrain: string, kinds: number): Part[] {
  return featuresOf(terrain).slice(0, kinds).map((feature, place) => ({ kind: "feature", feature, x: 4 + place * 14, y: 12 + (place % 2) * 12, side: 22 }));
}

function gallery({ terrains, copies }: Told): Part[] {
  const shown = terrains.flatMap((terrain) => featuresOf(terrain).slice(0, terrains.length > 1 ? 2 : 4));
  return shown.flatMap((feature, place): Part[] => {
    const [x, y] = [7 + (place % 2) * 26, 3 + Math.floor(place / 2) * 25];
    const twin: Part[] = copies > 1 ? [{ kind: "feature", feature, x: x + 5, y: y + 2, side: 19 }] : [];
    return [{ kind: "feature", feature, x: x - (copies > 1 ? 4 : 0), y, side: copies > 1 ? 19 : 22 }, ...twin];
  });
}

const line = (houses: readonly House[]): Part[] => [...street(houses, 48), { kind: "dots", x: 3, y: 52, length: 56 }];

const DRAWINGS: Record<string, Draw> = {
  "count-buildings": ([one = NOTHING]) => housesAt(housesOf(one), one),
  "building-sets": (groups) => street(groups.flatMap(housesOf)),
  "distinct-buildings": ([one = NOTHING]) => housesAt(differing(one), one),
  "adjacent-pairs": ([one = NOTHING]) =>
    one.differ === "floors" ? street([{ colour: ANY, floors: 2 }, { colour: ANY, floors: 2 }]) : street([{ colour: "red", floors: one.differ === "both" ? 2 : 1 }, { colour: "blue", floors: one.differ === "both" ? 2 : 1 }]),
  "largest-area": ([one = NOTHING]) => (one.built ? street(COLOURS.map((colour) => ({ colour, floors: 1 }))) : one.alike ? street(Array<House>(4).fill({ colour: COLOURS[0]!, floors: 1 })) : squares(one.colours[0] ?? one.terrains[0] ?? "park", AREA)),
  "count-areas": ([one = NOTHING]) => [
    ...squares(one.terrains[0] ?? "park", areaOf(one.kinds ? 4 : (one.size ?? 2))),
    ...furnished(one.terrains[0] ?? "park", one.kinds),
  ],
  "area-span": ([one = NOTHING]) => [...squares(one.terrains[0] ?? "water", [[0, 0], [1, 0], [1, 1], [2, 1], [3, 1]]), { kind: "dots", x: 5, y: 50, length: 52 }],
  "longest-line": ([one = NOTHING]) =>
    one.terrains.length > 0
      ? [...squares(one.terrains[0]!, [[0, 0], [1, 0], [2, 0], [3, 0]]), { kind: "dots", x: 3, y: 46, length: 56 }]
      : line(["red", "red", "blue", "green"].map((colour) => ({ colour: one.colours[0] ?? colour, floors: one.floors ?? 1 }))),
  "ascending-line": () => line([1, 2, 3].map((floors) => ({ colour: ANY, floors }))),
  "count-spaces": ([one = NOTHING]) => [
    ...squares(one.terrains[0] ?? "park", [[0, 0]], 30),
    ...(one.kinds ? [{ kind: "feature", feature: featuresOf(one.terrains[0] ?? "park")[0]!, x: 18, y: 12, side: 26 } as const] : []),
    ...one.beside.map((terrain, place): Part => ({ kind: "ground", terrain, x: 47, y: 16 + place * 14, side: 13 })),
  ],
  "distinct-features": ([one = NOTHING]) => gallery(one),
  "count-features": ([one = NOTHING]) => gallery(one),
  "count-blocks": ([one = NOTHING]) => [...street(housesOf(one).concat(housesOf(one)), 30), ...street(housesOf(one).concat(housesOf(one)), 54)],
  "count-tiles": () => [
    { kind: "frame", x: 9, y: 6, side: 44 },
    ...(["red", "blue", "green"] as const).map((colour, place): Part => ({ kind: "building", colour, floors: 1, x: 21 + (place % 2) * 21, y: 20 + Math.floor(place / 2) * 21, scale: 0.4 })),
    { kind: "ground", terrain: "park", x: 31, y: 29, side: 18 },
  ],
  "count-lines": ([one = NOTHING]) =>
    line(one.kinds ? COLOURS.slice(0, one.kinds).map((colour) => ({ colour, floors: 1 })) : Array<House>(Math.min(4, one.size ?? 4)).fill({ colour: ANY, floors: 1 })),
};

/** The picture of something that counts this pattern. */
export function pictureOf(pattern: string, says: Wording): Picture {
  const groups = says.groups.map(told);
  return {
    parts: DRAWINGS[pattern]?.(groups) ?? [],
    sign: groups.length === 1 ? groups[0]!.sign : "",
  };
}
