/** What every turn has: what I may do, what the engine foresees of it, doing it, and asking why something isn't possible. */
import { isSameAction } from "../actions.ts";
import type { Effects } from "../effects.ts";
import type { Action, SceneProps, View } from "../scene.ts";
import type { Reason } from "./reason.ts";

export type Mine<V extends View> = SceneProps<V> & { seat: number };

export class TableTurn<V extends View, Choice extends Action> {
  reason = $state.raw<Reason | null>(null);
  /** What I may do; while an action is under way its controls stay, waiting. */
  protected offer = $state.raw<Choice[]>([]);
  protected found = $state.raw<{ view: V; effects: Effects } | null>(null);

  constructor(private readonly given: () => Mine<V>) {
    $effect.pre(() => {
      const { choices, busy } = this.props;
      if (choices.length > 0 || !busy) this.offer = choices as Choice[];
    });
    $effect.pre(() => {
      const { view, replay, effects } = this.props;
      if (view.over || replay) return;
      void effects().then((found) => {
        if (view === this.props.view) this.found = { view, effects: found };
      });
    });
  }

  get props(): Mine<V> {
    return this.given();
  }

  /** What I decide now; null if I don't. */
  readonly deciding = $derived.by(() => {
    const { view, seat, replay } = this.props;
    return this.offer.length > 0 && !replay && view.to_act.includes(seat) ? ((view.decision?.kind ?? null) as NonNullable<V["decision"]>["kind"] | null) : null;
  });
  readonly underWay = $derived.by(() => this.offer.find((action) => isSameAction(action, this.props.pending)));

  decide = (wanted: Choice): void => {
    const action = this.props.choices.find((choice) => isSameAction(choice, wanted));
    if (action && !this.props.busy) void this.props.act(action);
  };

  /** Ask why something can't be done. */
  protected async ask(action: Choice): Promise<void> {
    const { view, effects, explain } = this.props;
    const trouble = (await effects()).trouble(action);
    if (view === this.props.view) this.reason = trouble && { about: 0, text: explain(trouble), rule: trouble.rule };
  }
}
