/** My turn: what I may do, what I look at, what I have chosen so far, and what would come of it. */
import { SvelteSet } from "svelte/reactivity";
import type { Reason } from "../../parts/reason.ts";
import { press } from "../../shell/keys.ts";
import { isSameAction, nameOfAction } from "../../actions.ts";
import type { SceneProps } from "../../scene.ts";
import { bestPlans, order, planAfter, planFor, type City, type Plan } from "./fitting.ts";
import { suitIndex, type Card, type Decision, type FiveTowersView } from "./view.ts";

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
    // When as many are chosen as were bid but can't all be built, say why.
    $effect(() => {
      if (this.deciding !== "taking") return;
      const wrong = this.chosen.size === this.props.view.bid && !this.canTake;
      void this.ask(wrong ? -1 : null, wrong ? this.#taking : undefined);
    });
  }

  /** What I decide now; null if I don't. */
  readonly deciding = $derived.by(() => {
    const { seat, replay, view } = this.props;
    return this.#offer.length > 0 && !replay && seat !== null && view.to_act.includes(seat) ? view.phase : null;
  });
  /** What I have just decided, while it is under way. */
  readonly underWay = $derived(
    this.#offer.find((decision) => isSameAction(decision, this.props.pending)),
  );
  readonly bidUnderWay = $derived(
    this.underWay?.kind === "bid" ? this.underWay.cards : this.underWay?.kind === "pass" ? 0 : null,
  );

  readonly city = $derived.by<City | null>(() => {
    const { view, seat } = this.props;
    return seat === null ? null : { towers: view.towers[seat]!, rubble: view.rubble[seat]!.length };
  });
  /** The best that each bid could bring, by number. */
  readonly plans = $derived(
    this.city && this.props.view.phase === "bidding" ? bestPlans(this.city, this.props.view.display) : [],
  );
  readonly most = $derived(this.plans.findLastIndex((plan) => plan !== null));
  readonly bids = $derived(new Set([0, 1, 2, 3, 4, 5].filter((number) => this.allows(this.#bid(number)))));

  readonly chosenPlan = $derived.by(() => {
    if (!this.city || this.deciding !== "taking" || this.chosen.size === 0) return null;
    const cards = this.props.view.display.filter((_, place) => this.chosen.has(place + 1));
    return planFor(this.city, cards);
  });
  readonly #taking = $derived<Decision>({ kind: "take", places: [...this.chosen].sort((a, b) => a - b) });
  readonly canTake = $derived(this.deciding === "taking" && this.allows(this.#taking));

  /** What happens if nothing else is demolished. */
  readonly usual = $derived(this.city && this.#building ? planAfter(this.city, this.props.view.to_place, null) : null);
  readonly demolishable = $derived(
    this.#offer.flatMap((decision) => {
      if (decision.kind !== "demolish" || !this.city) return [];
      const plan = planAfter(this.city, this.props.view.to_place, decision.suit);
      const card: Card = { suit: decision.suit, value: this.city.towers[suitIndex(decision.suit)]!.at(-1)! };
      return plan ? [{ suit: decision.suit, card, plan }] : [];
    }),
  );
  readonly placeable = $derived(
    this.#offer.flatMap((decision) => {
      if (decision.kind !== "place") return [];
      const { suit, value } = decision;
      const mates = this.props.view.to_place.filter((card) => card.suit === suit).map((card) => card.value);
      const rest = order(value, mates.toSpliced(mates.indexOf(value), 1)) ?? [];
      const plan = this.usual && { ...this.usual, added: this.usual.added.with(suitIndex(suit), [value, ...rest]) };
      return [{ card: { suit, value }, rest, plan }];
    }),
  );

  /** What would be built: of what I look at, or else of what I have chosen. */
  readonly plan = $derived(this.looked ?? (this.deciding === "taking" ? this.chosenPlan : this.usual));

  private get props(): SceneProps<FiveTowersView> {
    return this.given();
  }

  get #building(): boolean {
    return this.deciding === "demolishing" || this.deciding === "placing";
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
    this.decide(this.#bid(number));
  }

  /** The opener passes by bidding 0. */
  #bid(number: number): Decision {
    const { view, seat } = this.props;
    return number === 0 && view.opener !== seat ? { kind: "pass" } : { kind: "bid", cards: number };
  }

  /** Pick a card: to take it or not, or to build it next. */
  pick(card: Card, place: number): void {
    if (this.deciding === "placing") return this.decide({ kind: "place", ...card });
    if (!this.chosen.delete(place)) this.chosen.add(place);
  }

  /** Ask why a number can't be bid; null to stop asking. */
  askBid(number: number | null): void {
    void this.ask(number, number === null ? undefined : this.#bid(number));
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
