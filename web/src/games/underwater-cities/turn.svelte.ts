/** My turn: what I may do, what I have chosen, and what would come of it. */
import { untrack } from "svelte";
import { isSameAction } from "../../actions.ts";
import type { Effect as Foreseen, Effects } from "../../effects.ts";
import { total } from "../../parts/points.ts";
import { TableTurn, type Mine } from "../../parts/turn.svelte.ts";
import { answersOf, takingOf } from "./labels.ts";
import { cardName, cardNumber, cardOf, colourOfSlot, GOODS, type Good, type Task, type UcAction, type UcGhosts, type UcView } from "./view.ts";

export type Given = Mine<UcView>;

/** How much of a good would come or go. */
export interface Change {
  good: Good | "cards";
  change: number;
}

/** The actions on a spot of the chart that build something. */
export const BUILDS = ["farm", "plant", "laboratory", "tunnel", "city", "symbiotic"] as const;
const ON_SPOTS: readonly string[] = [...BUILDS, "upgrade", "convert", "replace-output"];
const ON_SLOTS: readonly string[] = ["place", "clone", "use-slot"];
const ON_CARDS: readonly string[] = ["put-out", "discard", "play", "drop", "spend", "act", "refresh", "take-special", "keep", "under", "pay-production"];

/** How long something is chosen before it is asked what would come of it, in milliseconds. */
const PAUSE = 160;

/** The spot of the chart that an action is about; null if it is about none. */
export function spotOf(action: UcAction): string | null {
  if (!ON_SPOTS.includes(action.kind)) return null;
  return "place" in action ? action.place : null;
}

export class Turn extends TableTurn<UcView, UcAction> {
  slot = $state<string | null>(null);
  card = $state<number | null>(null);
  spot = $state<string | null>(null);
  /** The spot, the slot or the card that is looked at. */
  lookedSpot = $state<string | null>(null);
  lookedSlot = $state<string | null>(null);
  /** Resources that I take together, in whichever order I pick them: they are sent when there are as many as are due. */
  picked = $state.raw<readonly string[]>([]);
  #kind = $state<string | null>(null);
  /** What is foreseen before the last action of what is chosen, and after it. */
  #before = $state.raw<{ view: UcView; chain: string; effects: Effects } | null>(null);
  #after = $state.raw<{ view: UcView; chain: string; effects: Effects } | null>(null);
  /** The card that is to be played when the tile lies. */
  #next = $state.raw<{ card: number; sent: boolean } | null>(null);

  constructor(given: () => Given) {
    super(given);
    // What I have chosen lasts as long as what I may do.
    $effect.pre(() => {
      void this.#situation;
      untrack(() => this.#forget());
    });
    // What would come of what is chosen is asked for once it has been chosen for a moment.
    $effect(() => {
      const { view, effects, busy } = this.props;
      const chain = this.#chain;
      if (chain.length === 0 || busy) return;
      const timer = setTimeout(() => {
        void effects(chain.slice(0, -1)).then((found) => {
          if (view === this.props.view) this.#before = { view, chain: JSON.stringify(chain), effects: found };
        });
        void effects(chain).then((found) => {
          if (view === this.props.view) this.#after = { view, chain: JSON.stringify(chain), effects: found };
        });
      }, PAUSE);
      return () => clearTimeout(timer);
    });
    // The card that was chosen with the slot follows its tile, once.
    $effect(() => {
      if (this.#next === null || this.props.busy) return;
      const { card, sent } = untrack(() => this.#next!);
      if (this.deciding === "choose-card" && !sent) {
        this.#next = { card, sent: true };
        this.decide({ kind: "play", card: cardName(card) });
      } else if (sent || this.deciding !== "choose-slot") this.#next = null;
    });
    // So do the other resources that were picked.
    $effect(() => {
      if (this.props.busy || !this.#amidTaking || this.picked.length !== this.taking!.left) return;
      untrack(() => this.#takePicked());
    });
  }

  readonly nation = $derived.by(() => this.props.view.players[this.props.seat]!);
  readonly points = $derived.by(() => total(this.props.view.scores[this.props.seat]!));

  readonly #mine = $derived(this.deciding === null ? [] : this.offer);
  /** What can be done with each slot, each card and each spot of the chart; the rest are buttons. */
  readonly slots = $derived(new Map(this.#mine.flatMap((action) => ("slot" in action && ON_SLOTS.includes(action.kind) ? [[action.slot, action] as const] : []))));
  readonly cards = $derived(new Map(this.#mine.flatMap((action) => ("card" in action && ON_CARDS.includes(action.kind) ? [[cardNumber(action.card), action] as const] : []))));
  readonly buttons = $derived(this.offer.filter(({ kind }) => !ON_SLOTS.includes(kind) && !ON_CARDS.includes(kind) && !ON_SPOTS.includes(kind)));
  /** The buttons, with those among them that can't be pressed now. */
  readonly answers = $derived.by(() => answersOf(this.buttons, this.props.view));
  readonly taking = $derived.by(() => (this.deciding === "take" ? takingOf(this.props.view) : null));
  /** Whether I pick several resources, of which none is taken yet; or some are. */
  readonly picks = $derived.by(() => this.taking !== null && this.taking.n > 1 && this.taking.left === this.taking.n);
  readonly #amidTaking = $derived.by(() => this.taking !== null && this.taking.left < this.taking.n);
  readonly #onSpots = $derived(this.#mine.filter(({ kind }) => ON_SPOTS.includes(kind)));
  /** What can be built or done on the chart. */
  readonly kinds = $derived([...new Set(this.#onSpots.map(({ kind }) => kind))]);
  readonly kind = $derived.by<string | null>(() => (this.#kind && (this.kinds as string[]).includes(this.#kind) ? this.#kind : (this.kinds[0] ?? null)));
  readonly spots = $derived(new Map(this.#onSpots.filter(({ kind }) => kind === this.kind).map((action) => [spotOf(action)!, action] as const)));
  /** Whether the chart, the slots or cards are what is decided on. */
  readonly onChart = $derived(this.spots.size > 0);
  readonly onCards = $derived.by(() => this.deciding === "choose-slot" || this.cards.size > 0);

  /** Whether the chosen card is about to follow its tile. */
  readonly follows = $derived.by(() => this.#next !== null);
  /** Whether I choose a card to go with a slot; then slot and card may be chosen in either order. */
  readonly planning = $derived.by(() => this.deciding === "choose-slot");
  /** The colour that a card or a slot has to have to go with what is chosen. */
  readonly slotColour = $derived.by(() => {
    const slot = this.planning ? (this.lookedSlot ?? this.slot) : this.deciding === "choose-card" ? this.props.view.slot : null;
    return slot ? colourOfSlot(slot) : null;
  });
  readonly cardColour = $derived.by(() => (this.planning && this.card !== null && this.slot === null ? cardOf(this.card).colour : null));
  /** Whether the chosen card goes with the slot. */
  readonly matches = $derived.by(() => this.card !== null && this.slotColour !== null && cardOf(this.card).colour === this.slotColour);

  /** What is chosen, ready to be done. */
  readonly chosen = $derived.by<UcAction | null>(() => {
    if (this.spots.size > 0) return (this.spot && this.spots.get(this.spot)) || null;
    if (this.slots.size > 0) return (this.slot && this.slots.get(this.slot)) || null;
    return (this.card !== null && this.cards.get(this.card)) || null;
  });
  /** What is looked at, or else chosen. */
  readonly wanted = $derived.by<UcAction | null>(() => {
    const spot = this.lookedSpot && this.spots.get(this.lookedSpot);
    return spot || this.chosen;
  });
  readonly effects = $derived.by<Effects | null>(() => (this.found?.view === this.props.view ? this.found.effects : null));

  /** What an action would lead to, as far as it is known. */
  foreseen(action: UcAction): Foreseen | null {
    return this.effects?.of(action) ?? null;
  }
  /** The actions that do what is chosen: a tile and a card, or one alone. */
  readonly #chain = $derived.by<UcAction[]>(() => {
    if (!this.chosen) return [];
    return this.planning && this.card !== null ? [this.chosen, { kind: "play", card: cardName(this.card) }] : [this.chosen];
  });
  /** What would come of what I look at or have chosen: of a slot with its card, if both are. */
  readonly then = $derived.by<Foreseen | null>(() => {
    const chain = this.#chain;
    if (chain.length > 1) return this.#isOf(this.#before) ? this.#before!.effects.of(chain.at(-1)!) : null;
    return this.wanted && this.foreseen(this.wanted);
  });
  #isOf(found: { view: UcView; chain: string } | null): boolean {
    return found?.view === this.props.view && found.chain === JSON.stringify(this.#chain);
  }

  /** What the engine says of what could come, now and after what is chosen. */
  readonly ghosts = $derived.by<UcGhosts | null>(() => (this.found?.effects.ghosts as UcGhosts | null | undefined) ?? null);
  readonly ghostsThen = $derived.by<UcGhosts | null>(() => {
    if (this.#chain.length === 0 || !this.#isOf(this.#after)) return null;
    return this.then?.certain ? (this.#after!.effects.ghosts as UcGhosts | null) : null;
  });
  /** What is carried out now. */
  readonly task = $derived.by<Task | null>(() => (this.effects && this.ghosts?.tasks[0]) || null);
  readonly nationThen = $derived.by(() => (this.then?.view as UcView | undefined)?.players[this.props.seat] ?? null);
  /** What would come and go at once. Where it is still asked how something is paid, its price and what it gives. */
  readonly changes = $derived.by(() => {
    const foreseen = this.then ? this.changesOf(this.then) : [];
    return foreseen.length === 0 && this.#site ? changesOn(this.#site) : foreseen;
  });
  readonly #site = $derived.by(() => {
    const { wanted } = this;
    return wanted && (this.effects?.ghosts as UcGhosts | null | undefined)?.sites.find(({ action }) => isSameAction(action, wanted));
  });

  /** How my goods would change. */
  changesOf({ view, certain }: Foreseen): Change[] {
    const now = this.nation;
    const then = (view as UcView).players[this.props.seat]!;
    const found: Change[] = GOODS.map((good) => ({ good, change: then.goods[good] - now.goods[good] }));
    const drawn = handCount(then.hand) - handCount(now.hand) + (this.planning && this.card !== null ? 1 : 0);
    if (drawn > 0 && certain) found.push({ good: "cards", change: drawn });
    return found.filter(({ change }) => change !== 0);
  }

  readonly #situation = $derived.by(() => {
    const { view } = this.props;
    return JSON.stringify([this.deciding, view.decision?.params, view.moves, view.round, this.offer]);
  });

  #forget(): void {
    this.slot = this.spot = this.lookedSpot = this.lookedSlot = null;
    if (this.card !== null && !this.props.view.hand.includes(this.card)) this.card = null;
    if (this.deciding !== "choose-slot") this.card = this.#next?.card ?? null;
    if (!this.#amidTaking) this.picked = [];
    this.reason = null;
    if (this.deciding === "choose-card" && this.cards.size === 1) this.card = [...this.cards.keys()][0]!;
  }

  /** Choose what is built. */
  pickKind = (kind: string): void => {
    this.#kind = kind;
    this.spot = this.lookedSpot = null;
    this.reason = null;
  };

  pickSlot = (slot: string): void => {
    this.reason = null;
    if (!this.slots.has(slot)) void this.ask({ kind: this.deciding === "use-slot" ? "use-slot" : "place", slot });
    else if (this.slot === slot && (!this.planning || this.card !== null || this.props.view.hand.length === 0)) this.confirm();
    else this.slot = slot;
  };

  pickCard = (card: number): void => {
    this.reason = null;
    if (this.planning) this.card = this.card === card ? null : card;
    else if (this.card === card) this.confirm();
    else if (this.cards.has(card)) this.card = card;
  };

  pickSpot = (spot: string): void => {
    this.reason = null;
    if (this.spot === spot) this.confirm();
    else this.spot = spot;
  };

  /** Give an answer, pick it among several, or ask why it can't be given. */
  answer = (action: UcAction): void => {
    if (this.picks && action.kind === "take") this.#pick(action.resource);
    else if (this.buttons.includes(action)) this.decide(action);
    else void this.ask(action);
  };

  #pick(resource: string): void {
    this.reason = null;
    const others = this.picked.filter((other) => other !== resource);
    this.picked = others.length < this.picked.length ? others : [...others, resource];
    if (this.picked.length === this.taking!.n) this.#takePicked();
  }

  /** Take the first of those that are picked, in the order in which they are offered. */
  #takePicked(): void {
    const next = this.buttons.find((action) => action.kind === "take" && this.picked.includes(action.resource));
    if (next?.kind !== "take") return;
    this.picked = this.picked.filter((resource) => resource !== next.resource);
    this.decide(next);
  }

  /** Ask why nothing can be built on a spot. */
  askSpot = (spot: string): void => {
    const kind = this.kind;
    if (!kind) return;
    void this.ask({ kind, place: spot } as UcAction);
  };

  /** Do what is chosen. */
  confirm = (): void => {
    const action = this.chosen;
    if (!action) return;
    if (this.planning && this.card !== null) this.#next = { card: this.card, sent: false };
    this.decide(action);
  };

  /** One step back: the answer, the spot, the slot, the card. */
  back = (): void => {
    if (this.reason) this.reason = null;
    else if (this.picked.length > 0) this.picked = [];
    else if (this.spot) this.spot = null;
    else if (this.slot) this.slot = null;
    else this.card = null;
  };
}

/** The price of a site and what is printed there, unless there are several prices. */
function changesOn({ costs: [cost, ...others], bonus, cards }: UcGhosts["sites"][number]): Change[] {
  if (!cost || others.length > 0) return [];
  const goods: Change[] = GOODS.map((good) => ({ good, change: bonus[good] - cost[good] }));
  return [...goods, { good: "cards" as const, change: cards }].filter(({ change }) => change !== 0);
}

function handCount(hand: readonly number[]): number {
  return hand.reduce((sum, count) => sum + count, 0);
}
