/** What I am about to do with a tile: which one, turned how, and where. Only on the page; nothing is sent until it is placed. */
import { bestWays } from "./best.ts";
import type { Planned } from "./CityDrawing.svelte";
import { keyOf, rotationsOf, same, withTile, type Spot, type Town, type Way } from "./town.ts";
import type { Tile } from "./view.ts";
import { possibleWays, sumOf, type Supply } from "./walkways.ts";

interface Source {
  town: Town;
  supply: Supply;
  tiles: readonly Tile[];
  places: readonly Spot[];
}

export class Plan {
  /** Which tile of the hand; null for none yet. */
  held = $state<number | null>(null);
  turns = $state(0);
  /** The place that is chosen, and the one that is looked at. */
  chosen = $state.raw<Spot | null>(null);
  looked = $state.raw<Spot | null>(null);

  #source: () => Source;

  tile = $derived.by(() => (this.held === null ? null : (this.#source().tiles[this.held] ?? null)));

  planned = $derived.by<Planned | null>(() => {
    const spot = this.looked ?? this.chosen;
    return this.tile && spot ? { tile: this.tile, spot, turns: this.turns } : null;
  });

  town = $derived.by(() => {
    const { town } = this.#source();
    return this.planned ? withTile(town, this.planned.tile, this.planned.spot, this.planned.turns) : town;
  });

  /** The walkways that the planned tile would allow, and those of them that bring most together. */
  possible = $derived.by<Way[]>(() => (this.planned ? possibleWays(this.town, this.#source().supply) : []));
  best = $derived.by<Way[]>(() => (this.planned ? bestWays(this.town, this.#source().supply) : []));

  /** The most votes that each place would bring with the tile as it is turned now. */
  votes = $derived.by<ReadonlyMap<string, number>>(() => {
    const { town, supply, places } = this.#source();
    const { tile, turns } = this;
    if (!tile) return new Map();
    return new Map(places.map((spot) => [keyOf(spot), sumOf(bestWays(withTile(town, tile, spot, turns), supply))]));
  });

  constructor(source: () => Source) {
    this.#source = source;
  }

  hold(place: number | null): void {
    if (this.held !== place) this.turns = 0;
    this.held = place;
    if (place === null) this.chosen = null;
  }

  turn(): void {
    if (this.tile) this.turns = (this.turns + 1) % rotationsOf(this.tile);
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
