/** My turn: what I may do, what I hold, look at and plan, and what would come of it. */
import { untrack } from "svelte";
import { isSameAction, nameOfAction } from "../../actions.ts";
import { total } from "../../parts/points.ts";
import { TableTurn, type Mine } from "../../parts/turn.svelte.ts";
import { cellNamed, cornerWith, keyOf, placeAt, townOf, type Site, type Spot } from "./town.ts";
import { gainOf, type Build, type CardCount, type CitiesAction, type CitiesGhosts, type CitiesView, type Furnish, type Group, type Place, type Placement, type Tile } from "./view.ts";

export type Given = Mine<CitiesView>;

/** A thing that is taken, or could be. */
export interface Thing {
  sort: "tile" | "feature" | "piece";
  name: string;
  tile: Tile | null;
}

/** A thing on a place of my city. */
export interface Option {
  /** The place: `space 0,1` or `tile 1,0`. */
  at: string;
  spot: Spot;
  thing: Thing;
  action: Place | Furnish | Build;
  /** What it would change; null as long as that isn't known. */
  placement: Placement | null;
}

const USING = ["placing", "furnishing", "building"];
const QUARTERS = 4;
export const nameOfGroup = ({ row, group }: Pick<Group, "row" | "group">): string => `${row} ${group}`;

/** What lies open in a group. */
export function thingsOf({ tiles, features, pieces }: Pick<Group, "tiles" | "features" | "pieces">): Thing[] {
  return [
    ...tiles.map((tile): Thing => ({ sort: "tile", name: tile.name, tile })),
    ...features.map((name): Thing => ({ sort: "feature", name, tile: null })),
    ...pieces.map((name): Thing => ({ sort: "piece", name, tile: null })),
  ];
}

export class Turn extends TableTurn<CitiesView, CitiesAction> {
  /** Which of the things that I have taken is placed next. */
  held = $state(0);
  /** The group that I plan with, and the one that is looked at. */
  pinned = $state<string | null>(null);
  pointed = $state<string | null>(null);
  /** The place that is chosen, and the one that is looked at. */
  chosen = $state<string | null>(null);
  looked = $state<string | null>(null);
  /** The card or goal of which the spaces are lit. */
  shown = $state<string | null>(null);
  #turned = $state(0);

  constructor(given: () => Given) {
    super(given);
    // What I plan lasts as long as my city and what I have taken.
    $effect.pre(() => {
      void this.#situation;
      untrack(() => this.#forget());
    });
  }

  /** Whether I place what I have taken. */
  readonly using = $derived.by(() => this.deciding !== null && USING.includes(this.deciding));
  /** Whether I may think ahead: what lies open can be tried out in my city. */
  readonly planning = $derived.by(() => !this.using && !this.props.view.over && !this.props.replay && this.city.tiles.length > 0);

  readonly city = $derived.by(() => this.props.view.cities[this.props.seat]!);
  readonly town = $derived(townOf(this.city));
  readonly points = $derived.by(() => total(this.props.view.scores[this.props.seat]!));
  readonly #cityAsText = $derived(textOf(this.city));
  /** What the engine foresees of my city; an answer lasts until the next one, or until the city has changed. */
  readonly #ghosts = $derived.by(() =>
    this.found && textOf(this.found.view.cities[this.props.seat]!) === this.#cityAsText ? (this.found.effects.ghosts as CitiesGhosts | null) : null,
  );
  readonly #placements = $derived.by(() => this.#ghosts?.placements ?? []);
  readonly #placementOf = $derived(new Map(this.#placements.map((placement) => [nameOfAction(placement.action), placement])));

  /** What I have taken and still have to use. */
  readonly taken = $derived.by<Thing[]>(() => {
    if (!this.using) return [];
    const { taken_tile, taken_features, taken_pieces } = this.props.view;
    return thingsOf({ tiles: taken_tile ? [taken_tile] : [], features: taken_features, pieces: taken_pieces });
  });
  readonly thing = $derived.by<Thing | null>(() => this.taken[this.held] ?? this.taken[0] ?? null);
  /** The group whose things are tried out. */
  readonly group = $derived.by<Group | null>(() => {
    if (!this.planning) return null;
    const name = this.pointed ?? this.pinned;
    return this.props.view.groups.find((group) => nameOfGroup(group) === name) ?? null;
  });
  readonly #things = $derived.by<Thing[]>(() => (this.using ? (this.thing ? [this.thing] : []) : this.group ? thingsOf(this.group) : []));
  /** Whether a tile is in hand, or tried out. */
  readonly tile = $derived.by<Tile | null>(() => this.#things.find(({ tile }) => tile)?.tile ?? null);

  readonly #options = $derived.by<Option[]>(() => {
    const actions = this.using ? this.offer : this.#placements.map(({ action }) => action);
    return actions.flatMap((action) => {
      const thing = this.#things.find(({ name }) => name === this.#nameOf(action));
      if (!thing || !isPut(action)) return [];
      const spot = action.kind === "place" ? placeAt(this.town, action) : cellNamed(this.town, action.space);
      const placement = this.#placementOf.get(nameOfAction(action)) ?? null;
      return [{ at: `${action.kind === "place" ? "tile" : "space"} ${keyOf(spot)}`, spot, thing, action, placement }];
    });
  });
  /** By how many quarters the tile is turned, of those turns that look different. */
  readonly turns = $derived.by(() => {
    const turns = this.#options.flatMap(({ action }) => (action.kind === "place" ? [action.turns] : []));
    return turns.length ? this.#turned % (Math.max(...turns) + 1) : 0;
  });
  /** Whether a tile is placed, or one is tried out for good. */
  readonly placesTile = $derived.by(() => this.tile !== null && (this.using || this.pinned !== null));
  /** What can be done in each place: with a tile that is placed as it is turned, else the best. */
  readonly options = $derived.by<ReadonlyMap<string, Option>>(() => {
    const found = new Map<string, Option>();
    for (const option of this.#options) {
      if (this.placesTile && option.action.kind === "place" && option.action.turns !== this.turns) continue;
      const known = found.get(option.at);
      if (!known || gain(option) > gain(known)) found.set(option.at, option);
    }
    return found;
  });
  /** What I look at, or else have chosen. */
  readonly option = $derived.by<Option | null>(() => {
    const at = this.looked ?? this.chosen;
    return (at && this.options.get(at)) || null;
  });
  readonly isChosen = (at: string): boolean => this.chosen === at;

  /** How an open card would stand in my city as it is now. */
  cardAt({ cards }: Group): CardCount | null {
    return (this.planning && this.#ghosts?.cards.find(({ card }) => card === cards[0])) || null;
  }
  /** The same of the group that is looked at. */
  readonly card = $derived.by<CardCount | null>(() => this.group && this.cardAt(this.group));

  /** My points after what I look at or have chosen; null for nothing. */
  readonly forecast = $derived.by(() => {
    if (this.option?.placement) return this.points + gainOf(this.option.placement);
    return this.card ? this.points + this.card.points : null;
  });

  /** The spaces of the card or goal that is looked at: as they would be then, if a placement is. */
  readonly lit = $derived.by<ReadonlySet<string>>(() => {
    if (this.shown === null) return this.card ? this.#cells(this.card.spaces, this.town) : new Set();
    const placement = this.option?.placement;
    const then = placement && [...placement.cards.map((one) => ({ id: one.card, ...one })), ...placement.goals.map((one) => ({ id: one.goal, ...one }))].find(({ id }) => id === this.shown);
    if (then) return this.#cells(then.spaces, { corner: this.option!.action.kind === "place" ? cornerWith(this.town, this.option!.spot) : this.town.corner });
    const now = [...this.city.cards.map((one) => ({ id: one.card, ...one })), ...this.city.goals.map((one) => ({ id: one.goal, ...one }))].find(({ id }) => id === this.shown);
    return this.#cells(now?.spaces ?? [], this.town);
  });

  readonly #situation = $derived.by(() => {
    const { taken_tile, taken_features, taken_pieces } = this.props.view;
    return JSON.stringify([this.#cityAsText, this.using, this.using && [taken_tile, taken_features, taken_pieces]]);
  });

  #cells(names: readonly string[], town: Pick<typeof this.town, "corner">): ReadonlySet<string> {
    return new Set(names.map((name) => keyOf(cellNamed(town, name))));
  }

  #nameOf(action: CitiesAction): string {
    if (action.kind === "place") return this.using ? (this.thing?.name ?? "") : (this.#placementOf.get(nameOfAction(action))?.thing ?? "");
    return action.kind === "furnish" ? action.feature : action.kind === "build" ? action.colour : "";
  }

  #forget(): void {
    this.chosen = this.looked = this.pinned = this.pointed = null;
    this.reason = null;
    this.#turned = 0;
    const legal = this.offer;
    const fits = ({ name, sort }: Thing): boolean =>
      sort === "tile" || legal.some((action) => (action.kind === "furnish" && action.feature === name) || (action.kind === "build" && action.colour === name));
    this.held = Math.max(0, this.taken.findIndex(fits));
  }

  allows(action: CitiesAction): boolean {
    return this.offer.some((one) => isSameAction(one, action));
  }

  turn = (): void => {
    if (this.tile) this.#turned = (this.#turned + 1) % QUARTERS;
  };

  hold = (place: number): void => {
    this.held = place;
    this.chosen = this.looked = null;
    this.reason = null;
  };

  /** Press a group: take it. Who waits, or has no mouse to look first, plans with it. */
  press = ({ row, group }: Group, touched: boolean): void => {
    const name = nameOfGroup({ row, group });
    const take = { kind: "take", row, group } as CitiesAction;
    if (this.deciding === "taking" && this.allows(take) && (!touched || this.pinned === name)) this.decide(take);
    else if (this.deciding === "taking" && !this.allows(take)) void this.ask(take);
    else this.pinned = this.pinned === name ? null : name;
  };

  /** Press a place: choose it, and once more to put the thing there. */
  pick = (at: string): void => {
    if (this.using && this.chosen === at) this.put();
    else this.chosen = at;
    this.reason = null;
  };

  /** Put the thing where it is chosen to be. */
  put = (): void => {
    const option = this.chosen && this.options.get(this.chosen);
    if (option && this.using) this.decide(option.action);
  };

  /** Whether the held thing may be left. */
  readonly leaving = $derived.by<CitiesAction | null>(() => {
    if (!this.thing || this.thing.sort === "tile") return null;
    const { sort, name } = this.thing;
    return (sort === "feature" ? { kind: "waive", feature: name } : { kind: "discard", colour: name }) as CitiesAction;
  });

  leave = (): void => {
    if (this.leaving) this.decide(this.leaving);
  };

  /** Ask why the thing can't be put on a space. */
  askSite = (site: Site): void => {
    if (!this.thing || this.thing.sort === "tile") return;
    const { sort, name } = this.thing;
    void this.ask((sort === "feature" ? { kind: "furnish", feature: name, space: site.name } : { kind: "build", colour: name, space: site.name }) as CitiesAction);
  };

  /** One step back: the answer, the place, the group. */
  back = (): void => {
    if (this.reason) this.reason = null;
    else if (this.chosen) this.chosen = null;
    else this.pinned = null;
  };
}

/** A city as a text, to be compared. */
const textOf = ({ spaces }: CitiesView["cities"][number]): string => JSON.stringify(spaces);

function isPut(action: CitiesAction): action is Place | Furnish | Build {
  return action.kind === "place" || action.kind === "furnish" || action.kind === "build";
}

function gain({ placement }: Option): number {
  return placement ? gainOf(placement) : -Infinity;
}
