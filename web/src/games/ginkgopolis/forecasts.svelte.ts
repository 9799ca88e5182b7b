/** What my choices would do if they were carried out now: the server is asked, each answer is kept. */

import { SvelteMap } from "svelte/reactivity";
import type { Foreseen, HappenedEvent } from "../../scene.ts";
import { actionOf } from "./actions.ts";
import { cardId, tileId, type Card, type GinkgopolisView, type Tile } from "./view.ts";

export interface Forecast {
  events: HappenedEvent[];
  view: GinkgopolisView;
  totals: number[];
  /** Whether the tile would be built: else the card would be played alone (GK-6.7). */
  payable: boolean;
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

  /** Ask about a choice; `sealed` if it is made already, so that it would have to be taken back first. */
  async ask(card: Card, tile: Tile | null, sealed: boolean, preview: (actions: number[]) => Promise<Foreseen>): Promise<void> {
    const about = name(card, tile);
    if (this.#asked.has(about)) return;
    this.#asked.add(about);
    const of = this.#of;
    const choose = actionOf({ kind: "choose", card: cardId(card), tile: tile ? tileId(tile) : "alone" });
    const chain = sealed ? [actionOf({ kind: "back" }), choose] : [choose];
    const foreseen = await preview(chain).catch(() => null);
    if (!foreseen || foreseen.count < chain.length || of !== this.#of) return;
    this.#found.set(about, forecastOf(foreseen));
  }
}

function name(card: Card, tile: Tile | null): string {
  return `${cardId(card)} ${tile ? tileId(tile) : ""}`;
}

function forecastOf({ events, view, totals }: Foreseen): Forecast {
  const payable = !events.some(({ name }) => name === "tiletakenback");
  return { events, view: view as unknown as GinkgopolisView, totals, payable };
}
