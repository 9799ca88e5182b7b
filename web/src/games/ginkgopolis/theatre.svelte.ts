/** Shows the actions of a round one after the other, though they came at once. */

import type { Moment } from "../../scene.ts";
import { takesOf, type Take } from "./reel.ts";
import type { GinkgopolisView } from "./view.ts";

const BEATS = 2.4; // of the pace, for an action
const LINE = 0.35; // more for each line of it
const PATIENCE = 1500; // milliseconds; a story that comes later isn't shown any more

export class Theatre {
  /** The action that is shown. */
  now = $state.raw<Take | null>(null);
  /** The table that is shown: after that action, or as it was until its story has come; null for how it is now. */
  shown = $state.raw<GinkgopolisView | null>(null);
  #takes: Take[] = [];
  #awaited = 0; // stories
  #heard: Promise<void> = Promise.resolve();
  #run = 0; // counts what was skipped
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Show what led on from a view, at a pace in milliseconds; nothing at 0. */
  add(before: GinkgopolisView, stories: Promise<Moment[][]>, pace: number): void {
    if (pace <= 0 || document.visibilityState === "hidden") return this.skip();
    const run = this.#run;
    this.shown ??= before;
    this.#awaited += 1;
    const inTime = Promise.race([stories, new Promise<Moment[][]>((resolve) => setTimeout(resolve, PATIENCE, []))]);
    this.#heard = Promise.all([inTime, this.#heard]).then(([told]) => {
      if (run !== this.#run) return;
      this.#awaited -= 1;
      this.#takes.push(...takesOf(told));
      if (!this.now) this.#next(pace);
    });
  }

  /** Show how it is now. */
  skip = (): void => {
    clearTimeout(this.#timer);
    this.#run += 1;
    this.#awaited = 0;
    this.#takes = [];
    this.now = this.shown = null;
  };

  #next(pace: number): void {
    this.now = this.#takes.shift() ?? null;
    if (this.now) {
      this.shown = this.now.after;
      this.#timer = setTimeout(() => this.#next(pace), pace * (BEATS + LINE * this.now.events.length));
    } else if (this.#awaited === 0) {
      this.shown = null;
    }
  }
}
