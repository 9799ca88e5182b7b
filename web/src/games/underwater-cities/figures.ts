/** The pictures of the rules. */
import { goodsSigns, type Piece } from "./signs.ts";
import type { Colour } from "./view.ts";

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
  | { kind: "table"; rows: readonly (readonly [readonly Piece[], readonly Piece[]])[] };

const sign = (name: string, n?: number): Piece => ({ sign: name, ...(n ? { n } : {}) });
const up = (name: string): Piece => ({ sign: name, up: true });
const text = (characters: string): Piece => ({ text: characters });

/** A price, or what is given, and what for. */
const row = (from: readonly Piece[], ...to: Piece[]): readonly [readonly Piece[], readonly Piece[]] => [from, to];

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
    rows: [
      row(goodsSigns({ kelp: 1 }), sign("farm")),
      row(goodsSigns({ credits: 1 }), sign("plant")),
      row(goodsSigns({ steelplast: 1 }), sign("laboratory")),
      row(goodsSigns({ steelplast: 1, credits: 1 }), sign("tunnel")),
      row(goodsSigns({ kelp: 1, steelplast: 2, credits: 1 }), sign("white")),
      row(goodsSigns({ kelp: 1, steelplast: 1, credits: 2, biomatter: 1 }), sign("symbiotic")),
      row(goodsSigns({ science: 1 }), sign("up")),
    ],
  },
  "UC-6.1": { kind: "track" },
  "UC-8.1": {
    kind: "table",
    rows: [
      row([sign("farm")], sign("kelp")),
      row([up("farm")], sign("kelp"), sign("points")),
      row([sign("plant")], sign("credits")),
      row([up("plant")], sign("credits"), sign("biomatter")),
      row([sign("laboratory")], sign("science")),
      row([up("laboratory")], sign("science"), sign("steelplast")),
      row([sign("tunnel")], sign("credits")),
      row([up("tunnel")], sign("credits"), sign("points")),
      row([sign("symbiotic")], sign("points", 2)),
    ],
  },
  "UC-8.4": {
    kind: "table",
    rows: [row([sign("white")], { sign: "kelp", n: 1, minus: true }, text("/"), { sign: "biomatter", n: 1, minus: true }, text("/"), { sign: "points", n: 3, minus: true })],
  },
  "UC-10.1": {
    kind: "table",
    rows: [
      row([sign("white")], sign("points", 2)),
      row([sign("white"), sign("farm")], sign("points", 3)),
      row([sign("white"), sign("farm"), sign("plant")], sign("points", 4)),
      row([sign("white"), sign("farm"), sign("plant"), sign("laboratory")], sign("points", 6)),
    ],
  },
};
