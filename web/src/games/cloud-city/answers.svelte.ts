/** Why not: pressing a building tells of its walkways that can't be built, one after the other. */
import type { Reason } from "../../parts/reason.ts";
import type { Trouble } from "../../scene.ts";
import { barredAt, troubleOf } from "./reasons.ts";
import { same, type Spot } from "./town.ts";
import { join, type Turn } from "./turn.svelte.ts";

export class Answers {
  asked = $state.raw<{ cell: Spot; which: number } | null>(null);
  reason = $state.raw<Reason | null>(null);

  readonly barred = $derived.by(() =>
    this.asked ? barredAt(this.turn.town, this.turn.props.view.supply, this.asked.cell) : [],
  );

  constructor(private readonly turn: Turn) {
    $effect.pre(() => {
      void turn.props.view;
      this.asked = null;
    });
    $effect(() => this.#answer());
  }

  ask = (cell: Spot): void => {
    const again = this.asked !== null && same(this.asked.cell, cell);
    this.asked = { cell, which: again ? (this.asked!.which + 1) % Math.max(1, this.barred.length) : 0 };
  };

  forget = (): void => {
    this.asked = null;
  };

  /** While walkways are built the server is asked; at other times it would only say that it isn't the time. */
  #answer(): void {
    const { asked, barred, turn } = this;
    const about = asked && barred[asked.which];
    this.reason = null;
    if (!asked || !about) return;
    const tell = (trouble: Trouble): void => {
      if (this.asked !== asked) return;
      const number = barred.length > 1 ? `${asked.which + 1}/${barred.length}: ` : "";
      this.reason = { about: asked.which, text: number + turn.props.explain(trouble), rule: trouble.rule };
    };
    const own = troubleOf(turn.town, about);
    if (turn.deciding !== "joining") return tell(own);
    void turn.props.effects().then((effects) => tell(effects.trouble(join(turn.town, about.way)) ?? own));
  }
}
