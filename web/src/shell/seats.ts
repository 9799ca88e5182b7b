/** A seat's own colour and shape. An opponent without a seat gets those of the next one. */
const SHAPES = [
  "M10 1.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17z",
  "M4 2h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2z",
  "M10 2.200 18.800 17.200a.7.7 0 0 1-.6 1H1.800a.7.7 0 0 1-.6-1z",
  "M10 .8 19.200 10 10 19.200 .8 10z",
  "M10 1 17.800 5.500v9L10 19 2.200 14.500v-9z",
];
const DASHES = ["", "9 4", "3 3", "12 3 3 3", "6 6"];

/** Its colour, for CSS. */
export const seatColour = (seat: number): string => `var(--seat-${(seat % SHAPES.length) + 1})`;

/** Its shape, a path in a square of 20. */
export const seatShape = (seat: number): string => SHAPES[seat % SHAPES.length]!;

/** How its line is dashed in a chart. */
export const seatDashes = (seat: number): string => DASHES[seat % DASHES.length]!;
