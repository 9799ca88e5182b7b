/** My turn: what I may do, what I plan and look at, and what would come of it. */
import { untrack } from "svelte";
import { total } from "../../parts/points.ts";
import { isSameAction } from "../../actions.ts";
import type { SceneProps } from "../../scene.ts";
import { Plan } from "./plan.svelte.ts";
import { cellNamed, keyOf, nameOf, placesOf, rowAndColumn, townOf, type Spot, type Town, type Way } from "./town.ts";
import { TILE_NAMES, type CloudCityView, type Decision, type Standing } from "./view.ts";
import { sumOf } from "./walkways.ts";

export type Given = SceneProps<CloudCityView> & { seat: number };

export class Turn {
  /** The walkway that is looked at. */
  looked = $state.raw<Way | null>(null);
  /** How totals and requests would be after what I plan, when the server has answered. */
  foreseen = $state.raw<{ totals: number[]; requests: Standing[] } | null>(null);
  #sending = $state(false);
  #offer = $state.raw<Decision[]>([]);

  constructor(private readonly given: () => Given) {
    // While an action is under way its controls stay, waiting.
    $effect.pre(() => {
      const { choices, busy } = this.props;
      if (choices.length > 0 || !busy) this.#offer = choices as Decision[];
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
  }

  get props(): Given {
    return this.given();
  }

  readonly #mine = $derived.by(() => this.props.view.to_act.includes(this.props.seat));
  /** What I decide now; null if I don't. */
  readonly deciding = $derived.by(() =>
    this.#offer.length > 0 && !this.props.replay && this.#mine ? this.props.view.phase : null,
  );
  readonly placing = $derived(this.deciding === "choosing" || this.deciding === "placing");
  /** What I have just decided, while it is under way. */
  readonly underWay = $derived.by(
    () => this.#offer.find((decision) => isSameAction(decision, this.props.pending)),
  );
  readonly busy = $derived.by(() => this.props.busy || this.#sending);

  readonly city = $derived.by(() => this.props.view.cities[this.props.seat]!);
  readonly town = $derived(townOf(this.city));
  readonly votes = $derived.by(() => total(this.props.view.scores[this.props.seat]!));

  /** Whether the tile in hand is chosen for good. */
  readonly fixed = $derived.by(() => this.#mine && this.props.view.phase === "placing");
  /** My tiles, also the chosen one until it lies. */
  readonly tiles = $derived.by(() => {
    const { hand, chosen } = this.props.view;
    if (!chosen || !this.fixed) return hand;
    return [...hand, chosen].sort((a, b) => TILE_NAMES.indexOf(a.name) - TILE_NAMES.indexOf(b.name));
  });
  /** Whether tiles can be tried out: in my turn, and while the others play. */
  readonly planning = $derived.by(() => {
    const { view, replay } = this.props;
    return !view.over && !replay && this.tiles.length > 0 && (this.placing || !this.#mine);
  });
  readonly places = $derived.by(() => (this.planning ? placesOf(this.town, this.props.view.size) : []));
  readonly plan = new Plan(() => ({
    town: this.town,
    supply: this.props.view.supply,
    tiles: this.tiles,
    places: this.places,
  }));
  readonly #situation = $derived(
    `${this.tiles.map(({ name }) => name).join()} ${this.city.grid.join()} ${this.planning}`,
  );

  /** The walkways that I may build now. */
  readonly joins = $derived.by<Way[]>(() => {
    if (this.deciding !== "joining") return [];
    return this.#offer.flatMap((decision) => (decision.kind === "join" ? [this.#way(decision.cells)] : []));
  });
  /** Those that I may build, or could build after what I plan. */
  readonly possible = $derived(this.deciding === "joining" ? this.joins : this.plan.possible);
  readonly lit = $derived(this.underWay?.kind === "join" ? this.#way(this.underWay.cells) : this.looked);

  #way(cells: string): Way {
    const [first, second] = cells.split("-").map((name) => cellNamed(this.town, name)) as [Spot, Spot];
    return { colour: this.town.cells.get(keyOf(first))!, first, second };
  }

  readonly #chain = $derived.by<Decision[]>(() => {
    if (this.looked) return [join(this.town, this.looked)];
    const { planned } = this.plan;
    if (!this.placing || !planned) return [];
    const choose: Decision[] = this.deciding === "choosing" ? [{ kind: "choose", tile: planned.tile.name }] : [];
    return [...choose, this.#placing(planned.spot), ...this.plan.best.map((way) => join(this.plan.town, way))];
  });
  /** My votes after what I plan: at once by the page's own count, with the requests when the server has answered. */
  readonly forecast = $derived.by(() => {
    if (this.foreseen) return this.foreseen.totals[this.props.seat] ?? null;
    if (this.looked) return this.votes + sumOf([this.looked]);
    return this.plan.planned ? this.votes + sumOf(this.plan.best) : null;
  });

  #foresee(): void {
    const chain = this.#chain;
    this.foreseen = null;
    if (chain.length === 0 || this.props.view.requests.length === 0) return;
    void this.props.effects(chain.slice(0, -1)).then((effects) => {
      const effect = effects.of(chain.at(-1)!);
      if (chain !== this.#chain || !effect?.totals) return; // then the page's own count stays
      this.foreseen = { totals: effect.totals, requests: (effect.view as CloudCityView).requests };
    });
  }

  #placing(spot: Spot): Decision {
    return { kind: "place", ...rowAndColumn(this.town, spot), turns: this.plan.turns };
  }

  decide = (decision: Decision): void => {
    if (!this.busy) void this.props.act(decision);
  };

  build = (way: Way): void => this.decide(join(this.town, way));

  /** Place the tile as it is planned; choosing it is a decision of its own before. */
  place = async (): Promise<void> => {
    const { tile, chosen } = this.plan;
    if (!tile || !chosen || !this.placing || this.busy) return;
    const decision = this.#placing(chosen);
    this.#sending = true;
    if (this.deciding === "choosing") await this.props.act({ kind: "choose", tile: tile.name });
    if (this.fixed) await this.props.act(decision);
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

/** The decision to build a walkway in a city. */
export function join(town: Town, { first, second }: Way): Decision {
  return { kind: "join", cells: `${nameOf(town, first)}-${nameOf(town, second)}` };
}
