/** My turn: what I may do, what I plan and look at, and what would come of it. */
import { untrack } from "svelte";
import { isSameAction } from "../../actions.ts";
import type { Effects } from "../../effects.ts";
import { total } from "../../parts/points.ts";
import type { SceneProps } from "../../scene.ts";
import { inColumns } from "./columns.ts";
import { Plan } from "./plan.svelte.ts";
import { keyOf, outskirtsOf, placeAt, rowAndColumn, townOf, wayNamed, type Spot, type Way } from "./town.ts";
import type { CloudCityAction, CloudCityGhosts, CloudCityView, Join, Place, Standing } from "./view.ts";

export type Given = SceneProps<CloudCityView> & { seat: number };

/** A walkway that I may build. */
export interface Joinable extends Way {
  action: Join;
}

export class Turn {
  /** The walkway that is looked at. */
  looked = $state.raw<Joinable | null>(null);
  #sending = $state(false);
  #offer = $state.raw<CloudCityAction[]>([]);
  /** What the server foresees, of which view and city; and how the requests would stand after what I plan. */
  #foreseen = $state.raw<{ view: CloudCityView; city: string; effects: Effects } | null>(null);
  #standings = $state.raw<Standing[] | null>(null);

  constructor(private readonly given: () => Given) {
    // While an action is under way its controls stay, waiting.
    $effect.pre(() => {
      const { choices, busy } = this.props;
      if (choices.length > 0 || !busy) this.#offer = choices as CloudCityAction[];
    });
    $effect.pre(() => {
      void this.props.view;
      this.looked = null;
    });
    // A plan lasts as long as my hand and my city do.
    $effect.pre(() => {
      void this.#situation;
      untrack(() => this.plan.forget());
    });
    $effect.pre(() => {
      const { chosen } = this.props.view;
      if (this.fixed && chosen && this.plan.tile?.name !== chosen.name)
        this.plan.hold(this.tiles.findIndex(({ name }) => name === chosen.name));
    });
    $effect(() => this.#foresee());
    $effect(() => this.#foreseePlan());
  }

  get props(): Given {
    return this.given();
  }

  readonly #mine = $derived.by(() => this.props.view.to_act.includes(this.props.seat));
  /** What I decide now; null if I don't. */
  readonly deciding = $derived.by(() =>
    this.#offer.length > 0 && !this.props.replay && this.#mine ? (this.props.view.decision?.kind ?? null) : null,
  );
  readonly placing = $derived(this.deciding === "choosing" || this.deciding === "placing");
  /** What I have just decided, while it is under way. */
  readonly underWay = $derived.by(() => this.#offer.find((action) => isSameAction(action, this.props.pending)));
  readonly busy = $derived.by(() => this.props.busy || this.#sending);

  readonly city = $derived.by(() => this.props.view.cities[this.props.seat]!);
  readonly town = $derived(townOf(this.city));
  readonly votes = $derived.by(() => total(this.props.view.scores[this.props.seat]!));

  /** What could come in my city; an answer lasts until the next one, or until the city has changed. */
  readonly ghosts = $derived.by(() =>
    this.#foreseen?.city === this.#cityAsText ? (this.#foreseen.effects.ghosts as CloudCityGhosts) : null,
  );
  readonly #cityAsText = $derived(JSON.stringify([this.city.grid, this.city.walkways]));

  /** Whether the tile in hand is chosen for good. */
  readonly fixed = $derived.by(() => this.#mine && this.props.view.decision?.kind === "placing");
  readonly #layHand = inColumns();
  /** My hand, also the chosen tile until it lies in my city. */
  readonly hand = $derived.by(() => {
    const { hand, chosen } = this.props.view;
    return this.#layHand(chosen && this.fixed ? [...hand, chosen] : hand);
  });
  readonly tiles = $derived(this.hand.map(({ tile }) => tile));
  readonly #layRow = inColumns();
  readonly row = $derived.by(() => this.#layRow(this.props.view.row));
  /** Whether tiles can be tried out: in my turn, and while the others play. */
  readonly planning = $derived.by(() => {
    const { view, replay } = this.props;
    return !view.over && !replay && this.tiles.length > 0 && (this.placing || !this.#mine);
  });
  readonly #placements = $derived(this.ghosts?.placements ?? []);
  /** How tiles may be placed: my choices once one is chosen, and what is foreseen before. */
  readonly #placeable = $derived.by<{ tile: string | undefined; action: Place }[]>(() => {
    if (!this.fixed) return this.#placements;
    const tile = this.props.view.chosen?.name;
    return this.#offer.flatMap((action) => (action.kind === "place" ? [{ tile, action }] : []));
  });
  /** Where a tile may be placed, as far as that is known yet. */
  readonly places = $derived.by<Spot[]>(() => {
    if (!this.planning) return [];
    const spots = this.#placeable.map(({ action }) => placeAt(this.town, action));
    return [...new Map(spots.map((spot) => [keyOf(spot), spot])).values()];
  });
  /** What has to be seen around my city: the places, and as long as they aren't known, where they could be. */
  readonly around = $derived(this.planning && this.places.length === 0 ? outskirtsOf(this.town) : this.places);
  readonly plan = new Plan(() => ({
    town: this.town,
    tiles: this.tiles,
    placesOf: ({ name }) => this.#placeable.flatMap(({ tile, action }) => (tile === name ? [action] : [])),
    placements: this.#placements,
  }));
  readonly #situation = $derived(
    `${this.tiles.map(({ name }) => name).join()} ${this.city.grid.join()} ${this.planning}`,
  );

  /** The walkways that I may build now. */
  readonly joins = $derived.by<Joinable[]>(() => {
    if (this.deciding !== "joining") return [];
    return this.#offer.flatMap((action) => (action.kind === "join" ? [{ ...wayNamed(this.town, action.cells), action }] : []));
  });
  /** Those that I may build, or could build after what I plan. */
  readonly possible = $derived<Way[]>(this.deciding === "joining" ? this.joins : this.plan.possible);
  readonly lit = $derived.by(() => this.joins.find(({ action }) => isSameAction(action, this.props.pending)) ?? this.looked);

  /** What would come of the walkway that is looked at. */
  readonly #effect = $derived.by(() => {
    if (!this.looked || this.#foreseen?.view !== this.props.view) return null;
    return this.#foreseen.effects.of(this.looked.action);
  });
  /** My votes after what I look at or plan. */
  readonly forecast = $derived.by(() => {
    if (this.looked) return this.#effect?.totals?.[this.props.seat] ?? null;
    return this.plan.placement && this.votes + this.plan.placement.change;
  });
  /** How the requests would stand then. */
  readonly standings = $derived(this.looked ? (this.#effect?.view as CloudCityView | undefined)?.requests : this.#standings);

  #foresee(): void {
    const { view, replay, effects } = this.props;
    if (view.over || replay) return;
    void effects().then((found) => {
      if (found.ghosts && view === this.props.view) this.#foreseen = { view, city: this.#cityAsText, effects: found };
    });
  }

  /** What I plan in my turn, with the best walkways. */
  readonly #chain = $derived.by<CloudCityAction[]>(() => {
    const { placement } = this.plan;
    if (!this.placing || !placement) return [];
    const choose = this.#offer.filter((action) => action.kind === "choose" && action.tile === placement.tile);
    return [...choose, placement.action, ...placement.best];
  });

  #foreseePlan(): void {
    const chain = this.#chain;
    this.#standings = null;
    const last = chain.at(-1);
    if (!last || this.props.view.requests.length === 0) return;
    void this.props.effects(chain.slice(0, -1)).then((effects) => {
      const effect = effects.of(last);
      if (chain === this.#chain && effect?.totals) this.#standings = (effect.view as CloudCityView).requests;
    });
  }

  async #act(wanted: CloudCityAction): Promise<void> {
    const action = this.props.choices.find((choice) => isSameAction(choice, wanted));
    if (action) await this.props.act(action);
  }

  decide = (wanted: CloudCityAction): void => {
    if (!this.busy) void this.#act(wanted);
  };

  /** The walkways that together bring most votes now. */
  readonly best = $derived.by<Join[]>(() => (this.deciding === "joining" ? (this.ghosts?.best ?? []) : []));
  /** Whether they are being built, one after the other. */
  joining = $state(false);

  joinBest = async (): Promise<void> => {
    if (this.busy) return;
    this.#sending = this.joining = true;
    for (const join of this.best) await this.#act(join);
    this.#sending = this.joining = false;
  };

  /** Place the tile as it is planned; choosing it is a decision of its own before. */
  place = async (): Promise<void> => {
    const { tile, chosen, turns } = this.plan;
    if (!tile || !chosen || !this.placing || this.busy) return;
    const place: Place = { kind: "place", ...rowAndColumn(this.town, chosen), turns };
    this.#sending = true;
    if (this.deciding === "choosing") await this.#act({ kind: "choose", tile: tile.name });
    if (this.fixed) await this.#act(place);
    this.#sending = false;
  };

  /** Press a place: choose it, and once more to place the tile there. */
  pick = (spot: Spot): void => {
    if (this.plan.isChosen(spot) && this.plan.tile && this.placing) void this.place();
    else this.plan.chosen = spot;
  };

  /** Press a tile of the hand: take it, and once more to turn it. */
  hold = (place: number): void => {
    if (this.plan.held === place) this.plan.turn();
    else this.plan.hold(place);
  };
}
