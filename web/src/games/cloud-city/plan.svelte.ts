/** What I am about to do with a tile: which one, turned how, and where. Only on the page; nothing is sent until it is placed. */
import type { Planned } from "./CityDrawing.svelte";
import { cornerWith, keyOf, placeAt, same, wayOf, type Spot, type Town, type Way } from "./town.ts";
import type { Place, Placement, Tile } from "./view.ts";

interface Source {
  town: Town;
  tiles: readonly Tile[];
  /** How a tile may be placed, as far as that is known yet, and what would come of it. */
  placesOf: (tile: Tile) => readonly Place[];
  placements: readonly Placement[];
}

const QUARTERS = 4;

export class Plan {
  /** Which tile of the hand; null for none yet. */
  held = $state<number | null>(null);
  /** The place that is chosen, and the one that is looked at. */
  chosen = $state.raw<Spot | null>(null);
  looked = $state.raw<Spot | null>(null);

  #turned = $state(0);
  #source: () => Source;

  tile = $derived.by(() => (this.held === null ? null : (this.#source().tiles[this.held] ?? null)));

  #places = $derived.by(() => (this.tile ? this.#source().placesOf(this.tile) : []));
  /** By how many quarters the tile is turned, of those turns that look different. */
  turns = $derived.by(() => this.#turned % (this.#places.length ? Math.max(...this.#places.map(({ turns }) => turns)) + 1 : QUARTERS));

  planned = $derived.by<Planned | null>(() => {
    const spot = this.looked ?? this.chosen;
    return this.tile && spot ? { tile: this.tile, spot, turns: this.turns } : null;
  });

  /** What the tile, as it is turned now, would bring in each place. */
  #placements = $derived.by<ReadonlyMap<string, Placement>>(() => {
    const { town, placements } = this.#source();
    const { tile, turns } = this;
    const fitting = placements.filter((one) => one.tile === tile?.name && one.action.turns === turns);
    return new Map(fitting.map((one) => [keyOf(placeAt(town, one.action)), one]));
  });

  /** What the planned tile would bring; null as long as that isn't known. */
  placement = $derived.by(() => (this.planned && this.placementAt(this.planned.spot)) ?? null);
  /** The walkways that the planned tile would allow. */
  possible = $derived.by<Way[]>(() => {
    if (!this.planned || !this.placement) return [];
    const corner = cornerWith(this.#source().town, this.planned.spot);
    return this.placement.possible.map((walkway) => wayOf(corner, walkway));
  });

  constructor(source: () => Source) {
    this.#source = source;
  }

  placementAt(spot: Spot): Placement | null {
    return this.#placements.get(keyOf(spot)) ?? null;
  }

  hold(place: number | null): void {
    if (this.held !== place) this.#turned = 0;
    this.held = place;
    if (place === null) this.chosen = null;
  }

  turn(): void {
    if (this.tile) this.#turned = (this.#turned + 1) % QUARTERS;
  }

  isChosen(spot: Spot): boolean {
    return this.chosen !== null && same(this.chosen, spot);
  }

  /** One step back: first the place, then the tile. */
  back(): void {
    if (this.chosen) this.chosen = null;
    else this.hold(null);
  }

  forget(): void {
    this.hold(null);
    this.looked = null;
  }
}
