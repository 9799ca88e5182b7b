/** How a tower of any height fits into the room there is.
 *
 * The top card is shown whole, the older ones as strips below it. First the strips get lower, then the top card; when the
 * strips would be too low for their values, those in the middle become one fold of slim bands that opens when looked at.
 */

import { ROOF, type Tower } from "./view.ts";

/** Heights in pixels: of the whole top card with its roof, and of strips and bands. */
export interface Scale {
  top: number;
  topLeast: number;
  roofLeast: number; // what a roof adds to the least height of a top card
  strip: number;
  stripLeast: number;
  band: number;
  fold: number; // the bands of a fold are never lower than its label
}

export type Storey =
  | { kind: "top"; value: number; index: number; height: number }
  | { kind: "strip"; value: number; index: number; height: number }
  | { kind: "fold"; values: number[]; index: number; height: number };

/** The storeys from the top down; `index` is the place of a card, or of a fold's lowest card, from the bottom up. */
export function compress(tower: Tower, room: number, scale: Scale): Storey[] {
  const count = tower.length;
  if (count === 0) return [];
  const below = count - 1;
  const topValue = tower[below]!;
  const wanted = (room - scale.top) / Math.max(1, below);
  let top = scale.top;
  let strip = Math.min(scale.strip, Math.floor(wanted));
  if (below > 0 && strip < scale.stripLeast) {
    strip = scale.stripLeast;
    const least = scale.topLeast + (topValue === ROOF ? scale.roofLeast : 0);
    top = Math.max(least, Math.min(scale.top, room - below * strip));
  }
  const storeys: Storey[] = [{ kind: "top", value: topValue, index: below, height: Math.floor(top) }];
  const folded = Math.floor(top) + below * strip > room ? foldedCards(below, room - top, scale) : 0;
  const above = Math.max(0, Math.ceil((below - folded) / 2)); // strips between the top card and the fold
  for (let index = below - 1; index >= 0; index--) {
    const depth = below - 1 - index;
    if (folded > 0 && depth >= above && depth < above + folded) {
      if (depth === above) {
        const lowest = below - above - folded;
        const height = Math.max(scale.fold, folded * scale.band);
        storeys.push({ kind: "fold", values: tower.slice(lowest, lowest + folded), index: lowest, height });
      }
      continue;
    }
    storeys.push({ kind: "strip", value: tower[index]!, index, height: strip });
  }
  return storeys;
}

/** How many of the cards below the top have to go into the fold: as few as possible, but all if need be. */
function foldedCards(below: number, room: number, scale: Scale): number {
  for (let folded = 2; folded < below; folded++) {
    const height = Math.max(scale.fold, folded * scale.band) + (below - folded) * scale.stripLeast;
    if (height <= room) return folded;
  }
  return below;
}

export function heightOf(storeys: readonly Storey[]): number {
  return storeys.reduce((sum, storey) => sum + storey.height, 0);
}
