/** The pictures of the rules: what is drawn beside a rule's text. */

export type Item =
  | { kind: "tile"; x: number; y: number; terrains: readonly string[] }
  | { kind: "house"; x: number; y: number; colour: string; floors: number; ghost?: boolean }
  | { kind: "thing"; x: number; y: number; thing: string }
  | { kind: "ring" | "cross"; x: number; y: number; side: number }
  | { kind: "arrow"; x: number; y: number; length: number }
  | { kind: "text"; x: number; y: number; text: string };

export interface Figure {
  width: number;
  height: number;
  items: readonly Item[];
}

const house = (x: number, y: number, colour: string, floors: number, ghost = false): Item => ({ kind: "house", x, y, colour, floors, ghost });
const thing = (x: number, y: number, name: string): Item => ({ kind: "thing", x, y, thing: name });
const tile = (x: number, y: number, ...terrains: string[]): Item => ({ kind: "tile", x, y, terrains });
const ring = (x: number, y: number, side = 74): Item => ({ kind: "ring", x, y, side });
const cross = (x: number, y: number): Item => ({ kind: "cross", x, y, side: 74 });
const arrow = (x: number, y: number, length = 60): Item => ({ kind: "arrow", x, y, length });
const text = (x: number, y: number, words: string): Item => ({ kind: "text", x, y, text: words });
const COLOURS = ["red", "blue", "green", "yellow"];
const SIGHTS = ["tree", "fountain", "carousel", "kiosk"];

export const FIGURES: Record<string, Figure> = {
  "CI-1.1": {
    width: 760,
    height: 84,
    items: [...COLOURS.map((colour, place) => house(40 + place * 76, 56, colour, 1)), ...[...SIGHTS.slice(0, 2), "dolphins", "ferry", "monument", "wild"].map((name, place) => thing(330 + place * 70, 12, name))],
  },
  "CI-1.2": { width: 340, height: 104, items: [1, 2, 3, 4].map((floors, place) => house(40 + place * 84, 80, "red", floors)) },
  "CI-2.4": { width: 170, height: 166, items: [tile(8, 4, "red", "park", "blue", "water")] },
  "CI-4.2": {
    width: 500,
    height: 166,
    items: [tile(8, 4, "red", "park", "blue", "water"), tile(164, 4, "green", "park", "water", "yellow"), ring(162, 2, 158), arrow(350, 82), text(430, 94, "⟳")],
  },
  "CI-4.3": {
    width: 330,
    height: 166,
    items: [tile(8, 4, "water", "park", "red", "green"), tile(164, 4, "park", "water", "blue", "red"), thing(16, 10, "yacht"), thing(92, 10, "tree"), thing(16, 86, "wild"), thing(172, 10, "kiosk"), thing(248, 10, "dolphins"), thing(172, 86, "monument"), house(276, 128, "red", 1), cross(248, 84)],
  },
  "CI-4.4": { width: 330, height: 166, items: [tile(8, 4, "red", "park", "blue", "water"), thing(16, 10, "wild"), arrow(176, 52), tile(250, 4, "red", "park", "blue", "water"), house(286, 52, "yellow", 1), thing(258, 86, "monument")] },
  "CI-4.5": {
    width: 420,
    height: 166,
    items: [tile(8, 4, "red", "park", "red", "blue"), house(44, 52, "red", 1, true), house(44, 128, "red", 2, true), ring(8, 4), ring(8, 80), arrow(176, 82), tile(250, 4, "red", "park", "red", "blue"), house(286, 52, "red", 1), house(286, 128, "red", 2)],
  },
  "CI-6.2": {
    width: 640,
    height: 84,
    items: [...SIGHTS.map((name, place) => thing(6 + place * 80, 12, name)), arrow(330, 44), text(420, 56, "1 · 3 · 6 · 10")],
  },
  "CI-6.3": { width: 150, height: 84, items: [thing(6, 12, "monument"), text(84, 56, "2")] },
  "CI-6.4": { width: 420, height: 84, items: [...COLOURS.map((colour, place) => house(40 + place * 66, 56, colour, place === 0 ? 2 : 1)), text(330, 60, "2")] },
};
