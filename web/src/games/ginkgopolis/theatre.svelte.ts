/** Shows the actions of a round one after the other, though they came at once. */

import type { HappenedEvent } from "../../scene.ts";
import { takesOf, type Take } from "./reel.ts";
import type { GinkgopolisView } from "./view.ts";

const BEATS = 2.4; // of the pace, for an action
const LINE = 0.35; // more for each line of it

export class Theatre {
  /** What is shown; null when all has been. */
  now = $state.raw<Take | null>(null);
  #waiting: Take[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Show what led on from a view, at a pace in milliseconds; nothing at 0. */
  add(before: GinkgopolisView, events: readonly HappenedEvent[], pace: number): void {
    if (pace <= 0 || document.visibilityState === "hidden") return this.skip();
    this.#waiting.push(...takesOf(before, events));
    if (!this.now) this.#next(pace);
  }

  /** Show how it is now. */
  skip = (): void => {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.now = null;
  };

  #next(pace: number): void {
    this.now = this.#waiting.shift() ?? null;
    if (this.now) this.#timer = setTimeout(() => this.#next(pace), pace * (BEATS + LINE * this.now.events.length));
  }
}
