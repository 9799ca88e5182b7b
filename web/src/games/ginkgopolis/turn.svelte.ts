/** My turn: what I may do, what I am about to choose, and what would come of it. */

import type { Reason } from "../../parts/reason.ts";
import type { GinkgopolisGhosts } from "../../protocol.ts";
import { isSameAction, nameOfAction } from "../../actions.ts";
import type { SceneProps } from "../../scene.ts";
import { press } from "../../shell/keys.ts";
import { key } from "./board.ts";
import { Forecasts } from "./forecasts.svelte.ts";
import { actionOf } from "./kept.ts";
import { Selection } from "./selection.svelte.ts";
import { targetsOf } from "./targets.ts";
import { cardId, cellOf, tileId, type Card, type Cell, type Decision, type GinkgopolisView, type Tile } from "./view.ts";

export class Turn {
  readonly selection = new Selection();
  readonly forecasts = new Forecasts();
  /** Why something is not possible, after I have tried it. */
  reason = $state.raw<Reason | null>(null);
  /** What the engine says of what could come; null until it is known, and for who only watches. */
  ghosts = $state.raw<GinkgopolisGhosts | null>(null);
  #offer = $state.raw<Decision[]>([]);
  #legal = $derived(new Set(this.#offer.map(nameOfAction)));

  /** `begin` is called before anything is chosen or done. */
  constructor(
    private readonly given: () => SceneProps<GinkgopolisView>,
    private readonly begin: () => void,
  ) {
    // While an action is under way its controls stay, waiting.
    $effect.pre(() => {
      const { choices, busy } = this.props;
      if (choices.length > 0 || !busy) this.#offer = choices as Decision[];
    });
    $effect.pre(() => {
      const { view, seat } = this.props;
      this.selection.renew(view, seat);
      this.forecasts.renew(view);
      this.reason = null;
    });
    $effect(() => {
      const { view, effects } = this.props;
      void effects().then(({ ghosts }) => {
        if (view === this.props.view) this.ghosts = ghosts as GinkgopolisGhosts | null;
      });
    });
    $effect(() => {
      const { card, sealed, options } = this;
      if (!card || !this.mayAct) return;
      void this.forecasts.ask(card, sealed ? [this.tile] : options, sealed, this.props.effects);
    });
  }

  get props(): SceneProps<GinkgopolisView> {
    return this.given();
  }
  get #view(): GinkgopolisView {
    return this.props.view;
  }

  /** Whether there is anything that I may do, also to take a choice back. */
  readonly mayAct = $derived.by(() => this.#offer.length > 0 && !this.props.replay && this.props.seat !== null);
  /** What I decide now; null if I don't. */
  readonly deciding = $derived.by(() => {
    const { view, seat } = this.props;
    return this.mayAct && view.to_act.includes(seat!) ? view.decision!.kind : null;
  });

  // --- The choice of a round
  readonly sealed = $derived.by(() => this.#view.chosen_card !== null);
  readonly card = $derived.by<Card | null>(() => {
    if (this.#view.phase !== "choosing") return null;
    return this.#view.chosen_card ?? this.selection.card(this.#view);
  });
  readonly tile = $derived.by(() => (this.sealed ? this.#view.chosen_tile : this.selection.tile(this.#view)));
  /** The ways to play the card: alone, and with each tile. */
  readonly options = $derived.by<(Tile | null)[]>(() => (this.card ? [null, ...this.#view.tiles] : []));
  readonly forecast = $derived.by(() => (this.card ? this.forecasts.of(this.card, this.tile) : undefined));
  readonly trigger = $derived.by(() => {
    if (!this.card) return null;
    return this.forecast?.payable === false ? "exploit" : actionOf(this.card, this.tile);
  });

  // --- What is marked
  /** The name of the card, or the number of the character, that is chosen. */
  readonly marked = $derived.by(() => {
    if (this.#view.phase === "drafting") return this.selection.id;
    const card = this.card ?? this.#view.chosen_card;
    return card ? cardId(card) : null;
  });
  readonly markedTiles = $derived.by<ReadonlySet<string>>(() => {
    if (this.deciding === "giving") return this.selection.given;
    return new Set(this.tile ? [tileId(this.tile)] : []);
  });
  /** Tiles that couldn't be paid for with the card. */
  readonly unpayable = $derived.by(() => {
    const { card } = this;
    return new Set(this.#view.tiles.filter((tile) => card && this.forecasts.of(card, tile)?.payable === false).map(tileId));
  });
  /** The tiles that can be given back, which one that is sealed with a card can't; null while I decide something else. */
  readonly free = $derived.by(() => {
    if (this.deciding !== "giving") return null;
    return new Set(this.#view.tiles.map(tileId).filter((id) => this.allows({ kind: "give", tile: id })));
  });
  /** The cells that cards of my hand name. */
  readonly held = $derived.by(() => {
    const cards = this.deciding === "choosing" ? this.#view.hand : [];
    return new Set(cards.flatMap((card) => cellOf(this.#view, card) ?? []).map(key));
  });
  readonly targets = $derived.by(() =>
    this.deciding ? targetsOf(this.#view, this.#offer, this.decide, this.props.say) : [],
  );

  // --- Doing it
  readonly mayTakeBack = $derived.by(() => this.allows({ kind: "back" }));
  allows = (decision: Decision): boolean => this.#legal.has(nameOfAction(decision));
  /** Whether this is under way. */
  isUnderWay = (decision: Decision): boolean => isSameAction(decision, this.props.pending);

  decide = (decision: Decision): void => {
    if (this.props.busy) return;
    this.begin();
    if (this.allows(decision)) void this.props.act(decision);
    else void this.#explain(decision);
  };

  async #explain(decision: Decision): Promise<void> {
    const trouble = (await this.props.effects()).trouble(decision);
    if (trouble) this.reason = { about: 0, text: this.props.explain(trouble), rule: trouble.rule };
  }

  pickCard = (id: string): void => {
    this.begin();
    this.selection.pickCard(id);
  };

  pickTile = (tile: Tile | null): void => {
    this.begin();
    const id = tile && tileId(tile);
    if (id && this.free?.has(id) === false) void this.#explain({ kind: "give", tile: id });
    else this.selection.pickTile(id, this.deciding === "giving");
  };

  /** Choose the card of my hand that names a cell; whether there is one. */
  pickCell(cell: Cell): boolean {
    if (this.deciding !== "choosing") return false;
    const card = this.#view.hand.find((one) => {
      const named = cellOf(this.#view, one);
      return named !== undefined && key(named) === key(cell);
    });
    if (card) this.pickCard(cardId(card));
    return card !== undefined;
  }

  /** The decision that the main button makes, if one is ready. */
  readonly ready = $derived.by<Decision | null>(() => {
    const { card, tile, selection } = this;
    if (this.deciding === "drafting" && selection.id) return { kind: "draft", character: Number(selection.id) };
    if (this.deciding !== "choosing" || !card) return null;
    return { kind: "choose", card: cardId(card), tile: tile ? tileId(tile) : "alone" };
  });

  seal = (): void => {
    if (this.ready) this.decide(this.ready);
  };

  /** Put out the chosen tiles one by one, then say that this is all. */
  give = async (): Promise<void> => {
    const decisions: Decision[] = [...this.selection.given].map((tile) => ({ kind: "give", tile }));
    for (const decision of [...decisions, { kind: "done" } as const]) {
      if (this.deciding === "giving" && this.allows(decision)) await this.props.act(decision);
    }
  };

  /** The keys of my turn, and others. */
  press(event: KeyboardEvent, others: Record<string, () => void>): void {
    const { deciding } = this;
    const doing: Record<string, () => void> = { Enter: this.seal, ...others };
    const { pack, hand } = this.#view;
    const ids = deciding === "drafting" ? pack.map(({ number }) => String(number)) : deciding === "choosing" ? hand.map(cardId) : [];
    ids.forEach((id, place) => (doing[String(place + 1)] = () => this.pickCard(id)));
    if (deciding === "choosing") doing["0"] = () => this.pickTile(null);
    press(event, doing);
  }
}
