/** The silhouettes of the roofs, on a field of 100 × 46, and the light strokes on them. */

import type { Suit } from "./view.ts";

export interface RoofShape {
  outline: string;
  strokes: string;
  strokeWidth: number;
  strokeOpacity: number;
}

export const ROOFS: Record<Suit, RoofShape> = {
  // onion
  candy: {
    outline: "M6 46C6 22 24 18 34 13 44 9 46 5 50 1c4 4 6 8 16 12 10 5 28 9 28 33z",
    strokes: "M22 46c0-16 10-24 28-43M78 46c0-16-10-24-28-43",
    strokeWidth: 5,
    strokeOpacity: 0.5,
  },
  // witch's hat
  scary: {
    outline: "M2 46 14 40 30 22 50 0l20 22 16 18 12 6z",
    strokes: "M50 0 42 46M50 0l9 46M27 30q23 10 46 0",
    strokeWidth: 2,
    strokeOpacity: 0.35,
  },
  // crown of leaves
  tree: {
    outline: "M4 46a15 15 0 0 1 6-25A19 19 0 0 1 36 8a20 20 0 0 1 32 1 18 18 0 0 1 23 13 15 15 0 0 1 5 24z",
    strokes: "M22 30q6 7 13 1M44 20q7 7 14 1M66 31q7 6 13 0",
    strokeWidth: 2.5,
    strokeOpacity: 0.45,
  },
  // sawtooth of a factory, with its chimney
  scrap: {
    outline: "M2 46V26L26 8v16L50 8v16L74 8v20h8V4h10v24l6 4v14z",
    strokes: "M14 34h.01M38 34h.01M62 34h.01",
    strokeWidth: 8,
    strokeOpacity: 0.4,
  },
  // battlement
  sand: {
    outline: "M3 46V12h12v10h10V12h13v10h8V2h8v20h8V12h13v10h10V12h12v34z",
    strokes: "M10 34q8-6 16 0t16 0 16 0 16 0 16 0",
    strokeWidth: 2.5,
    strokeOpacity: 0.6,
  },
};
