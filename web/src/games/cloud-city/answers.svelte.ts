/** Why not: pressing a building tells of its walkways that can't be built, one after the other. */
import type { Reason } from "../../parts/reason.ts";
import type { Trouble } from "../../scene.ts";
import { cellNamed, same, wayNamed, type Spot, type Way } from "./town.ts";
import type { Turn } from "./turn.svelte.ts";

/** A walkway that can't be built. */
export interface BarredWay extends Way {
  /** Where it is hindered. */
  cell: Spot | null;
  trouble: Trouble;
}

export class Answers {
  asked = $state.raw<{ cell: Spot; which: number } | null>(null);

  /** The walkways of the building that are hindered; null as long as that isn't known. */
  readonly barred = $derived.by<BarredWay[] | null>(() => {
    const cell = this.asked?.cell;
    const { town, ghosts } = this.turn;
    if (!cell || !ghosts) return null;
    const all = ghosts.barred.map(({ action, rule, reason, params }) => ({
      ...wayNamed(town, action.cells),
      cell: params.cell ? cellNamed(town, params.cell) : null,
      trouble: { key: `cloud-city.refusal.${reason}`, params, reasons: [], rule },
    }));
    return all.filter(({ first, second }) => same(first, cell) || same(second, cell));
  });

  readonly reason = $derived.by<Reason | null>(() => {
    const which = this.asked?.which ?? 0;
    const trouble = this.barred?.[which]?.trouble;
    if (!trouble) return null;
    const count = this.barred!.length;
    const number = count > 1 ? `${which + 1}/${count}: ` : "";
    return { about: which, text: number + this.turn.props.explain(trouble), rule: trouble.rule };
  });

  constructor(private readonly turn: Turn) {
    $effect.pre(() => {
      void turn.props.view;
      this.asked = null;
    });
  }

  ask = (cell: Spot): void => {
    const again = this.asked !== null && same(this.asked.cell, cell);
    this.asked = { cell, which: again ? (this.asked!.which + 1) % Math.max(1, this.barred?.length ?? 0) : 0 };
  };

  forget = (): void => {
    this.asked = null;
  };
}
