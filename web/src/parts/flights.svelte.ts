/** Things on their way over the table: from where they lay before the page was changed to where they are after it. */
import { tick } from "svelte";
import { prefersReducedMotion } from "../settings.svelte.ts";

/** Something that moves, and from where to where: selectors, of each the first that is seen on the page. */
export interface Move<What> {
  what: What;
  from: readonly string[];
  to: readonly string[];
  /** How large it is on its way, in pixels; otherwise as large as where it comes from. */
  side?: number;
  /** How it arrives: how large, and how clear; otherwise about as large as where it lands. */
  end?: { scale: number; opacity: number };
}

export interface Flight<What> extends Required<Pick<Move<What>, "what" | "end">> {
  id: number;
  /** Where it is shown at first, and by how much it moves from there. */
  start: { left: number; top: number; width: number; height: number };
  by: { x: number; y: number };
}

export const FLIGHT = 260; // milliseconds
const SMALLEST = 0.3;
const LARGEST = 1.4;

let flown = 0;

function seen(selectors: readonly string[]): DOMRect | null {
  const boxes = selectors.flatMap((selector) => [...document.querySelectorAll(selector)].map((node) => node.getBoundingClientRect()));
  return boxes.find(({ width }) => width > 0) ?? null;
}

function flightOf<What>({ what, side, end }: Move<What>, from: DOMRect, to: DOMRect): Flight<What> {
  const [x, y] = [from.left + from.width / 2, from.top + from.height / 2];
  const [width, height] = side === undefined ? [from.width, from.height] : [side, side];
  return {
    id: (flown += 1),
    what,
    end: end ?? { scale: Math.min(LARGEST, Math.max(SMALLEST, to.width / width)), opacity: 1 },
    start: { left: x - width / 2, top: y - height / 2, width, height },
    by: { x: to.left + to.width / 2 - x, y: to.top + to.height / 2 - y },
  };
}

export class Flights<What> {
  under = $state.raw<Flight<What>[]>([]);

  /** `moves` are those that led to what is shown now. */
  constructor(moves: () => readonly Move<What>[]) {
    // Before the page is changed it shows where things were.
    $effect.pre(() => {
      if (prefersReducedMotion.current) return;
      const begun = moves().map((move) => ({ move, from: seen(move.from) }));
      if (begun.length === 0) return;
      void tick().then(() => {
        const flights = begun.flatMap(({ move, from }) => {
          const to = seen(move.to);
          return from && to ? [flightOf(move, from, to)] : [];
        });
        this.under = [...this.under, ...flights];
      });
    });
  }

  /** Whether something is still on its way. */
  awaits(isIt: (what: What) => boolean): boolean {
    return this.under.some(({ what }) => isIt(what));
  }

  landed = (id: number): void => {
    this.under = this.under.filter((flight) => flight.id !== id);
  };
}
