/** What the page knows of a table while it is played: the last situation, the log, and what is under way. */
import { Connection, type Line } from "../connection.ts";
import { Effects, NO_EFFECTS, storyOf, type Moment } from "../effects.ts";
import type { Action, HappenedEvent, LoggedEvents, Situation, Table, Trouble } from "../protocol.ts";
import type { View } from "../scene.ts";
import { pace } from "../settings.svelte.ts";
import { fresh, merged } from "./log.ts";

export class Match {
  line = $state<Line>("connecting");
  table = $state.raw<Table | null>(null);
  view = $state.raw<View | null>(null);
  seat = $state<number | null>(null);
  version = $state(0);
  choices = $state.raw<Action[]>([]);
  /** What I decide now is kept secret until all have decided. */
  inSecret = $state(false);
  undoable = $state<Situation["undo"]>("");
  askedBy = $state<number | null>(null);
  declinedBy = $state<number | null>(null);
  log = $state.raw<LoggedEvents[]>([]);
  /** What led to the present view since the one before. */
  events = $state.raw<HappenedEvent[]>([]);
  /** The versions that the actions behind these events led to. */
  versions = $state.raw<number[]>([]);
  /** Something that I do is under way. */
  busy = $state(false);
  /** The action of mine that is under way. */
  pending = $state.raw<Action | null>(null);
  /** What was refused or not understood last. */
  trouble = $state.raw<Trouble | null>(null);
  /** Counts the times that the line came back after a loss. */
  returns = $state(0);
  /** What others did, for those who listen; called with the entries that came after the page was loaded. */
  onNews: (entries: LoggedEvents[]) => void = () => {};

  #connection: Connection;
  #queue: Situation[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #shownAt = 0;
  #awaited: { version: number; resolve: () => void }[] = [];
  #effects = new Map<string, Promise<Effects>>();

  constructor(id: string) {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    this.#connection = new Connection(`${scheme}//${location.host}/api/tables/${encodeURIComponent(id)}/ws`, {
      situation: (situation) => this.#receive(situation),
      presence: ({ players }) => (this.table = this.table && { ...this.table, players }),
      fault: (trouble) => (this.trouble = trouble),
      line: (line) => {
        if (line === "live" && this.line === "lost") this.returns += 1;
        this.line = line;
      },
    });
  }

  open(): void {
    addEventListener("online", this.#look);
    document.addEventListener("visibilitychange", this.#look);
    this.#connection.open();
  }

  close(): void {
    removeEventListener("online", this.#look);
    document.removeEventListener("visibilitychange", this.#look);
    clearTimeout(this.#timer);
    this.#connection.close();
  }

  /** Connect now, if the line is lost. */
  retry = (): void => this.#connection.check();

  act = async (action: Action): Promise<void> => {
    await this.#under(() => this.#connection.act(action, this.version), action);
  };

  undo = async (): Promise<void> => {
    await this.#under(() => this.#connection.undo(this.version));
  };

  /** Don't agree to another's undo, or stop asking for mine. */
  decline = async (): Promise<void> => {
    await this.#under(() => this.#connection.decline(this.version));
  };

  effects = (after: Action[] = []): Promise<Effects> => {
    if (this.seat === null) return Promise.resolve(NO_EFFECTS);
    const chain = JSON.stringify(after);
    const known = this.#effects.get(chain) ?? this.#foresee(after);
    this.#effects.set(chain, known);
    return known;
  };

  story = async (version: number): Promise<Moment[]> => {
    const told = await this.#connection.story(version);
    return told ? storyOf(told) : [];
  };

  async #foresee(after: Action[]): Promise<Effects> {
    const { view, version } = this;
    const foresight = await this.#connection.effects(version, after);
    return foresight ? new Effects(view, foresight) : NO_EFFECTS;
  }

  #look = (): void => {
    if (document.visibilityState === "visible") this.#connection.check();
    else this.#showAll();
  };

  async #under(way: () => Promise<number | Trouble>, action: Action | null = null): Promise<void> {
    if (this.busy) return;
    this.#showAll();
    this.busy = true;
    this.pending = action;
    this.trouble = null;
    try {
      const outcome = await way();
      if (typeof outcome === "number") await this.#reached(outcome);
      else this.trouble = outcome;
    } finally {
      this.busy = false;
      this.pending = null;
    }
  }

  /** Resolves when the page shows the version, so that nothing is done to what is already past. */
  #reached(version: number): Promise<void> {
    if (this.version >= version) return Promise.resolve();
    return new Promise((resolve) => this.#awaited.push({ version, resolve }));
  }

  /** What others do is shown at a pace that can be followed; what I do is shown at once. */
  #receive(situation: Situation): void {
    const wait = this.#shownAt + pace() - performance.now();
    const mine = this.busy && !this.#queue.length;
    if (this.view === null || mine || wait <= 0 || document.visibilityState === "hidden") {
      this.#queue.push(situation);
      this.#showAll();
      return;
    }
    this.#queue.push(situation);
    if (this.#queue.length === 1) this.#timer = setTimeout(this.#showNext, wait);
  }

  #showNext = (): void => {
    const next = this.#queue.shift();
    if (next) this.#see(next);
    if (this.#queue.length) this.#timer = setTimeout(this.#showNext, pace());
  };

  #showAll(): void {
    clearTimeout(this.#timer);
    for (const situation of this.#queue.splice(0)) this.#see(situation);
  }

  #see(situation: Situation): void {
    const first = this.view === null;
    const news = fresh(this.log, situation);
    this.log = merged(this.log, situation);
    if (situation.version !== this.version || first) {
      this.#effects.clear();
      const entries = first || situation.whole_log ? [] : news;
      this.events = entries.flatMap(({ events }) => events);
      this.versions = entries.filter(({ undo }) => !undo).map(({ version }) => version);
    }
    this.table = situation.table;
    this.seat = situation.seat;
    this.version = situation.version;
    this.view = situation.view as View;
    this.choices = situation.choices;
    this.inSecret = situation.in_secret;
    this.undoable = situation.undo;
    this.askedBy = situation.asked_by;
    this.declinedBy = situation.declined_by;
    this.#shownAt = performance.now();
    const reached = this.#awaited.filter(({ version }) => version <= this.version);
    this.#awaited = this.#awaited.filter(({ version }) => version > this.version);
    for (const { resolve } of reached) resolve();
    if (!first && news.length) this.onNews(news);
  }
}
