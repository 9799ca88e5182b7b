/** Where everything is on the chart of a nation: all player boards share its sites and tunnels. */

export interface Point {
  x: number;
  y: number;
}

export const WIDTH = 800;
export const HEIGHT = 640;

const COLUMNS = [178, 408, 630];
const ROWS = [150, 318, 488];
const SITES = ["NW", "N", "NE", "W", "C", "E", "SW", "S", "SE"];
/** Around the centre of a site: where its places are, by how many there are. */
const PLACES: Record<number, readonly (readonly [number, number])[]> = {
  1: [[0, 44]],
  2: [[-26, 41], [26, 41]],
  3: [[-44, 32], [0, 44], [44, 32]],
  4: [[-55, 20], [-20, 43], [20, 43], [55, 20]],
  5: [[-57, 6], [-39, 35], [0, 45], [39, 35], [57, 6]],
};
const EXPANSION = { x: 58, y: -24 };
const EXPANSION_LETTER = "x";
/** The tunnels to metropolises, from the site outwards. */
const OUTWARDS: Record<string, readonly [Point, Point]> = {
  T13: [{ x: 672, y: 108 }, { x: 708, y: 60 }],
  T14: [{ x: 126, y: 540 }, { x: 98, y: 586 }],
  T15: [{ x: 160, y: 112 }, { x: 122, y: 54 }],
  T16: [{ x: 128, y: 146 }, { x: 70, y: 66 }],
};
/** The upper left corners of the plates of metropolises: the places of the board, then those drawn later. */
export const PLATES: readonly Point[] = [{ x: 10, y: 10 }, { x: 642, y: 10 }, { x: 10, y: 570 }, { x: 165, y: 570 }, { x: 320, y: 570 }];
export const PLATE = { width: 148, height: 60 };

/** The centre of a site. */
export function siteAt(site: string): Point {
  const place = SITES.indexOf(site);
  return { x: COLUMNS[place % 3]!, y: ROWS[Math.floor(place / 3)]! };
}

/** Where a building place is: `C.a`, or `C.x` for the expansion place. */
export function placeAt(name: string, count: number): Point {
  const [site, letter] = name.split(".") as [string, string];
  const { x, y } = siteAt(site);
  if (letter === EXPANSION_LETTER) return { x: x + EXPANSION.x, y: y + EXPANSION.y - (count === 5 ? 6 : 0) };
  const [right, down] = PLACES[count]![letter.charCodeAt(0) - 97]!;
  return { x: x + right, y: y + down };
}

/** The ends of a tunnel. */
export function tunnelAt(id: string, ends: readonly string[]): readonly [Point, Point] {
  return OUTWARDS[id] ?? [siteAt(ends[0]!), siteAt(ends[1]!)];
}

export function middle([from, to]: readonly [Point, Point]): Point {
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
}

export const isTunnel = (spot: string): boolean => spot.startsWith("T");
export const isPlace = (spot: string): boolean => spot.includes(".");
export const siteOf = (place: string): string => place.split(".")[0]!;
