/** The pictures of the rules: rows of signs, or a little chart. */
import { goodsSigns, type Piece } from "./signs.ts";

export interface Figure {
  rows: readonly (readonly Piece[])[];
  /** Domes and tubes above the rows: which of them are connected. */
  chart?: boolean;
}

const sign = (name: string, n?: number): Piece => ({ sign: name, ...(n ? { n } : {}) });
const up = (name: string): Piece => ({ sign: name, up: true });
const text = (characters: string): Piece => ({ text: characters });
const arrow = text("→");

export const FIGURES: Record<string, Figure> = {
  "UC-3.2": {
    rows: [
      [sign("slot"), sign("colour-green"), text("+"), sign("cards"), sign("colour-green"), arrow, sign("slot"), text("+"), sign("cards"), text("✓")],
      [sign("slot"), sign("colour-green"), text("+"), sign("cards"), sign("colour-red"), arrow, sign("slot"), text("✓")],
    ],
  },
  "UC-3.1": { rows: [[text("1 2 3 4"), sign("production"), text("5 6 7"), sign("production"), text("8 9 10"), sign("production")]] },
  "UC-1.4": { rows: [], chart: true },
  "UC-4.1": { rows: [[sign("instant"), sign("permanent"), sign("action"), sign("production"), sign("end")]] },
  "UC-5.1": {
    rows: [
      [...goodsSigns({ kelp: 1 }), arrow, sign("farm")],
      [...goodsSigns({ credits: 1 }), arrow, sign("plant")],
      [...goodsSigns({ steelplast: 1 }), arrow, sign("laboratory")],
      [...goodsSigns({ steelplast: 1, credits: 1 }), arrow, sign("tunnel")],
      [...goodsSigns({ kelp: 1, steelplast: 2, credits: 1 }), arrow, sign("white")],
      [...goodsSigns({ kelp: 1, steelplast: 1, credits: 2, biomatter: 1 }), arrow, sign("symbiotic")],
      [...goodsSigns({ science: 1 }), arrow, sign("up")],
    ],
  },
  "UC-6.1": { rows: [[text("4"), arrow, text("3"), sign("credits"), arrow, text("2"), sign("steelplast"), arrow, text("1"), sign("points")]] },
  "UC-8.1": {
    rows: [
      [sign("farm"), arrow, sign("kelp"), text("·"), up("farm"), arrow, sign("kelp"), sign("points")],
      [sign("plant"), arrow, sign("credits"), text("·"), up("plant"), arrow, sign("credits"), sign("biomatter")],
      [sign("laboratory"), arrow, sign("science"), text("·"), up("laboratory"), arrow, sign("science"), sign("steelplast")],
      [sign("tunnel"), arrow, sign("credits"), text("·"), up("tunnel"), arrow, sign("credits"), sign("points")],
      [sign("symbiotic"), arrow, sign("points", 2)],
    ],
  },
  "UC-8.4": { rows: [[sign("white"), arrow, { sign: "kelp", n: 1, minus: true }, text("/"), { sign: "biomatter", n: 1, minus: true }, text("/"), { sign: "points", n: 3, minus: true }]] },
  "UC-10.1": {
    rows: [
      [sign("white"), arrow, sign("points", 2)],
      [sign("white"), sign("farm"), arrow, sign("points", 3)],
      [sign("white"), sign("farm"), sign("plant"), arrow, sign("points", 4)],
      [sign("white"), sign("farm"), sign("plant"), sign("laboratory"), arrow, sign("points", 6)],
    ],
  },
};
