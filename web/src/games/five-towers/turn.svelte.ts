/** My turn: what I may do, what I look at, what I have chosen so far, and what the engine says would come of it. */
import { SvelteSet } from "svelte/reactivity";
import type { Reason } from "../../parts/reason.ts";
import { press } from "../../shell/keys.ts";
import { isSameAction, nameOfAction } from "../../actions.ts";
import type { SceneProps } from "../../scene.ts";
import { suitIndex, type Card, type Decision, type FiveTowersView, type Ghosts, type Plan } from "./view.ts";

/** The number of a bid; null if it is none. */
function numberBid(decision: Decision): number | null {
  if (decision.kind === "pass") return 0;
  return decision.kind === "bid" ? decision.cards : null;
}

export class Turn {
  /** The places of the cards that I have picked to take. */
  readonly chosen = new SvelteSet<number>();
  /** What is pointed at would lead to this. */
  looked = $state.raw<Plan | null>(null);
  /** Why something is not possible, after I have asked. */
  reason = $state.raw<Reason | null>(null);
  #asked: number | null = null;
  #offer = $state.raw<Decision[]>([]);
  #legal = $derived(new Set(this.#offer.map(nameOfAction)));
  /** The engine's last answer, and the view that it is about. */
  #foreseen = $state.raw<{ view: FiveTowersView; ghosts: Ghosts | null } | null>(null);

  constructor(private readonly given: () => SceneProps<FiveTowersView>) {
    // While an action is under way its controls stay, waiting.
    $effect.pre(() => {
      const { choices, busy } = this.props;
      if (choices.length > 0 || !busy) this.#offer = choices as Decision[];
    });
    // What I look at and have chosen is forgotten when something has happened.
    $effect.pre(() => {
      void this.props.view;
      this.chosen.clear();
      this.looked = null;
      this.reason = null;
    });
    $effect.pre(() => {
      const { view, effects } = this.props;
      void effects().then(({ ghosts }) => {
        if (this.props.view === view) this.#foreseen = { view, ghosts: ghosts as Ghosts | null };
      });
    });
    // When as many are chosen as were bid but can't all be built, say why.
    $effect(() => {
      if (this.deciding === "taking") void this.ask(-1, this.#taking);
    });
  }

  /** What I decide now; null if I don't. */
  readonly deciding = $derived.by(() => {
    const { seat, replay, view } = this.props;
    return this.#offer.length > 0 && !replay && seat !== null && view.to_act.includes(seat) ? view.decision!.kind : null;
  });
  /** What I have just decided, while it is under way. */
  readonly underWay = $derived(
    this.#offer.find((decision) => isSameAction(decision, this.props.pending)),
  );
  readonly bidUnderWay = $derived(this.underWay ? numberBid(this.underWay) : null);

  /** What I could build; null until it is known. It stays while neither the cards nor my towers change. */
  readonly ghosts = $derived(this.#stillKnown(({ display, to_place }) => [display, to_place])?.ghosts ?? null);
  /** For each suit the values that fit on my tower; null until it is known. */
  readonly fitting = $derived(this.#stillKnown(() => [])?.ghosts?.fitting ?? null);
  /** Whether the engine has still to say what I could build. */
  readonly awaits = $derived(this.ghosts === null && this.props.seat !== null && !this.props.view.over);
  #plans = $derived(new Map(this.ghosts?.plans.map((plan) => [nameOfAction(plan.action), plan])));
  /** The best that each bid could bring, by number. */
  readonly bestPlans = $derived(
    (this.ghosts?.best ?? []).map((place) => (place === null ? null : this.ghosts!.plans[place]!)),
  );
  /** My bids, by number; 0 is the pass. */
  readonly bids = $derived(new Map(this.#offer.map((decision) => [numberBid(decision), decision])));

  readonly #taking = $derived<Decision>({ kind: "take", places: [...this.chosen].sort((a, b) => a - b) });
  readonly chosenPlan = $derived(this.deciding === "taking" ? this.#planOf(this.#taking) : null);
  readonly canTake = $derived(this.deciding === "taking" && this.allows(this.#taking));

  /** What happens if nothing else is demolished, and higher cards come first. */
  readonly usual = $derived.by(() => {
    if (this.deciding === "demolishing") return this.#planOf({ kind: "keep" });
    return this.deciding === "placing" ? (this.ghosts?.plans.at(-1) ?? null) : null;
  });
  readonly demolishable = $derived(
    this.#offer.flatMap((decision) => {
      if (decision.kind !== "demolish") return [];
      const tower = this.props.view.towers[this.props.seat!]![suitIndex(decision.suit)]!;
      const card: Card = { suit: decision.suit, value: tower.at(-1)! };
      return [{ decision, card, plan: this.#planOf(decision) }];
    }),
  );
  readonly placeable = $derived(
    this.#offer.flatMap((decision) => (decision.kind === "place" ? [{ decision, plan: this.#planOf(decision) }] : [])),
  );

  /** What would be built: of what I look at, or else of what I have chosen. */
  readonly plan = $derived(this.looked ?? this.chosenPlan ?? this.usual);

  private get props(): SceneProps<FiveTowersView> {
    return this.given();
  }

  /** The engine's last answer, unless my towers or what it depends on have changed since. */
  #stillKnown(dependsOn: (view: FiveTowersView) => unknown[]): { ghosts: Ghosts | null } | null {
    const { view, seat } = this.props;
    if (seat === null || !this.#foreseen) return null;
    const [then, now] = [this.#foreseen.view, view].map((one) => JSON.stringify([one.towers[seat], ...dependsOn(one)]));
    return then === now ? this.#foreseen : null;
  }

  #planOf(decision: Decision): Plan | null {
    return this.#plans.get(nameOfAction(decision)) ?? null;
  }

  allows(decision: Decision): boolean {
    return this.#legal.has(nameOfAction(decision));
  }

  decide(decision: Decision): void {
    if (!this.props.busy && this.allows(decision)) void this.props.act(decision);
  }

  take(): void {
    this.decide(this.#taking);
  }

  bid(number: number): void {
    const decision = this.bids.get(number);
    if (decision) this.decide(decision);
  }

  /** Pick a card: to take it or not, or to build it next. */
  pick(card: Card, place: number): void {
    if (this.deciding === "placing") return this.decide({ kind: "place", ...card });
    if (!this.chosen.delete(place)) this.chosen.add(place);
  }

  /** Ask why a number can't be bid; null to stop asking. */
  askBid(number: number | null): void {
    void this.ask(number, number === null ? undefined : { kind: "bid", cards: number });
  }

  async ask(about: number | null, decision?: Decision): Promise<void> {
    const { effects, explain } = this.props;
    this.#asked = about;
    const trouble = about === null || !decision ? null : (await effects()).trouble(decision);
    if (this.#asked === about) this.reason = trouble && { about: about!, text: explain(trouble), rule: trouble.rule };
  }

  key = (pressed: KeyboardEvent): void => {
    const numbers = Array.from({ length: 10 }, (_, number) => [String(number), () => this.#number(number)] as const);
    press(pressed, { ...Object.fromEntries(this.deciding ? numbers : []), Escape: () => this.clear(), Enter: () => this.take() });
  };

  clear(): void {
    this.chosen.clear();
    void this.ask(null);
  }

  #number(number: number): void {
    const { display } = this.props.view;
    if (this.deciding === "bidding" && number <= display.length) {
      if (this.bids.has(number)) this.bid(number);
      else this.askBid(number);
    } else if (this.deciding === "taking" && display[number - 1]) {
      this.pick(display[number - 1]!, number);
    }
  }
}
