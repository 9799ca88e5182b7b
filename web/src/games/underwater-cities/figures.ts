/** The pictures of the rules. */
import { goodsSigns, type Piece } from "./signs.ts";
import { RULES, type Colour } from "./view.ts";

/** A price, or what gives something, and what for. */
type Row = readonly [readonly Piece[], readonly Piece[]];

export type Figure =
  /** Slots with a card each: whether the card works. */
  | { kind: "plans"; plans: readonly { slot: Colour; card: number; works: boolean }[] }
  | { kind: "rounds" }
  /** Domes and tubes: which of them are connected. */
  | { kind: "chart" }
  /** The kinds of cards. */
  | { kind: "cards" }
  | { kind: "track" }
  /** What leads to what, line by line. */
  | { kind: "table"; rows: readonly Row[] };

const sign = (name: string, n?: number): Piece => ({ sign: name, ...(n ? { n } : {}) });
const up = (name: string): Piece => ({ sign: name, up: true });
const text = (characters: string): Piece => ({ text: characters });

const row = (from: readonly Piece[], ...to: Piece[]): Row => [from, to];
const { prices, output, upgraded_output, symbiotic_output, points_for_kelp, city_points } = RULES;
const BUILDINGS = ["farm", "plant", "laboratory"];

export const FIGURES: Record<string, Figure> = {
  "UC-3.2": {
    kind: "plans",
    plans: [
      { slot: "green", card: 8, works: true },
      { slot: "green", card: 23, works: false },
    ],
  },
  "UC-3.1": { kind: "rounds" },
  "UC-1.4": { kind: "chart" },
  "UC-4.1": { kind: "cards" },
  "UC-5.1": {
    kind: "table",
    rows: [...Object.entries(prices).map(([kind, price]) => row(goodsSigns(price), sign(kind))), row(goodsSigns({ science: 1 }), sign("up"))],
  },
  "UC-6.1": { kind: "track" },
  "UC-8.1": {
    kind: "table",
    rows: [
      ...Object.entries(output).flatMap(([kind, plain]) => [
        row([sign(kind)], ...goodsSigns(plain)),
        row([up(kind)], ...goodsSigns(upgraded_output[kind as keyof typeof output])),
      ]),
      row([sign("symbiotic")], ...goodsSigns(symbiotic_output)),
    ],
  },
  "UC-8.4": {
    kind: "table",
    rows: [row([sign("white")], { sign: "kelp", n: 1, minus: true }, text("/"), { sign: "biomatter", n: 1, minus: true }, text("/"), { sign: "points", n: points_for_kelp, minus: true })],
  },
  "UC-10.1": {
    kind: "table",
    rows: city_points.map((points, kinds) => row([sign("white"), ...BUILDINGS.slice(0, kinds).map((kind) => sign(kind))], sign("points", points))),
  },
};
