/** The footprints as small shapes around the origin, 28 wide: for signs and numbers. */
import type { Colour } from "./view.ts";

export const SHAPES: Record<Colour, string> = {
  blue: "M0-13.500A13.500 13.500 0 1 1 0 13.500 13.500 13.500 0 1 1 0-13.500z",
  green: "M-7-12.600H7L14 0 7 12.600H-7L-14 0z",
  sand: "M-9.500-12.500H9.500a3 3 0 0 1 3 3V9.500a3 3 0 0 1-3 3H-9.500a3 3 0 0 1-3-3V-9.500a3 3 0 0 1 3-3z",
};
