/** What I am about to choose: a card and a tile, a character, or tiles to give back. Others' moves don't disturb it. */

import { SvelteSet } from "svelte/reactivity";
import { cardId, tileId, type Card, type GinkgopolisView, type Tile } from "./view.ts";

export class Selection {
  /** The name of a card, or the number of a character. */
  id = $state<string | null>(null);
  #tile = $state<string | null>(null);
  readonly given = new SvelteSet<string>();
  #of = "";

  /** Forget what can't be chosen any more. */
  renew({ phase, round, chosen_card, hand, pack, tiles }: GinkgopolisView, seat: number | null): void {
    const of = `${phase} ${round} ${seat} ${chosen_card !== null}`;
    if (of !== this.#of) this.clear();
    this.#of = of;
    const ids = phase === "drafting" ? pack.map(({ number }) => String(number)) : hand.map(cardId);
    if (this.id !== null && !ids.includes(this.id)) this.clear();
    const mine = new Set(tiles.map(tileId));
    if (this.#tile !== null && !mine.has(this.#tile)) this.#tile = null;
  }

  clear(): void {
    this.id = null;
    this.#tile = null;
    this.given.clear();
  }

  card({ hand }: GinkgopolisView): Card | null {
    return hand.find((card) => cardId(card) === this.id) ?? null;
  }

  tile({ tiles }: GinkgopolisView): Tile | null {
    return tiles.find((tile) => tileId(tile) === this.#tile) ?? null;
  }

  pickCard(id: string): void {
    this.id = this.id === id ? null : id;
  }

  /** Choose a tile, or none; several where they are given back. */
  pickTile(id: string | null, several: boolean): void {
    if (several && id !== null) {
      if (!this.given.delete(id)) this.given.add(id);
    } else {
      this.#tile = this.#tile === id ? null : id;
    }
  }
}
