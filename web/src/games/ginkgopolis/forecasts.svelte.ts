/** What my choices would do if they were carried out now: the server is asked, each answer is kept. */

import { SvelteMap } from "svelte/reactivity";
import type { Effect } from "../../effects.ts";
import type { GinkgopolisGhosts } from "../../protocol.ts";
import type { HappenedEvent, SceneProps } from "../../scene.ts";
import { cardId, tileId, type Card, type Cell, type Decision, type GinkgopolisView, type Tile } from "./view.ts";

export interface Forecast {
  events: HappenedEvent[];
  view: GinkgopolisView;
  /** Null where chance decides. */
  totals: number[] | null;
  /** Whether the tile would be built: else the card would be played alone (GK-6.7). */
  payable: boolean;
  /** Where the letter of the card could go. */
  letters: Cell[];
}

export class Forecasts {
  #found = new SvelteMap<string, Forecast>();
  #asked = new Set<string>();
  #of = "";

  /** What is known of a choice so far. */
  of(card: Card, tile: Tile | null): Forecast | undefined {
    return this.#found.get(name(card, tile));
  }

  /** Forget all if what they were worked out from has changed; what others seal changes nothing. */
  renew({ round, phase, hand, tiles, tile_supply, city }: GinkgopolisView): void {
    const of = JSON.stringify([round, phase, hand, tiles, tile_supply, city.length]);
    if (of === this.#of) return;
    this.#of = of;
    this.#asked.clear();
    this.#found.clear();
  }

  /** Ask about ways to play a card; `sealed` if one is chosen already, so that it would have to be taken back first. */
  async ask(card: Card, tiles: (Tile | null)[], sealed: boolean, effects: SceneProps["effects"]): Promise<void> {
    const unknown = tiles.filter((tile) => !this.#asked.has(name(card, tile)));
    if (unknown.length === 0) return;
    for (const tile of unknown) this.#asked.add(name(card, tile));
    const of = this.#of;
    const foreseen = await effects(sealed ? [{ kind: "back" }] : []);
    if (of !== this.#of) return;
    for (const tile of unknown) {
      const choose: Decision = { kind: "choose", card: cardId(card), tile: tile ? tileId(tile) : "alone" };
      const effect = foreseen.of(choose);
      if (effect) this.#found.set(name(card, tile), forecastOf(effect, card, foreseen.ghosts as GinkgopolisGhosts));
      else this.#asked.delete(name(card, tile)); // the table has changed meanwhile: ask again
    }
  }
}

function name(card: Card, tile: Tile | null): string {
  return `${cardId(card)} ${tile ? tileId(tile) : ""}`;
}

function forecastOf({ events, view, totals }: Effect, { letter }: Card, ghosts: GinkgopolisGhosts): Forecast {
  const payable = !events.some(({ name }) => name === "tiletakenback");
  const letters = ghosts.letters.find((one) => one.letter === letter)?.cells ?? [];
  return { events, view: view as GinkgopolisView, totals, payable, letters };
}
