/**
 * What a game adds to the page: a scene, and nothing else.
 *
 * The shell knows no game. It gives the scene a view and the legal actions, and gets an action back. The scene draws
 * everything below the header: the shared market or board, my city, the others' cities, and the prompt with its controls.
 * How a game is registered: `games/index.ts`.
 *
 * Rules of the house:
 * - Texts come from `say(key, params)` only: the shared catalogues, those of the game beside its rules
 *   (`src/pentapolis/games/<game>/texts.*.json`), and those that only the page needs
 *   (`web/src/games/<game>/texts.{en,hu}.json`). `say` is reactive: call it in markup or `$derived`.
 * - No static `style="…"` attributes (the security policy forbids them): use `style:name={value}` or classes.
 * - The heading of the prompt has `data-prompt` and `tabindex="-1"`: the shell moves the focus there when a move has taken
 *   away the control that had it.
 * - Links to rules are plain links to `rule(number)`; at a table the shell opens them beside the game.
 * - The layout `.table-grid` of the shell has the areas `board`, `rail` and `prompt` (`styles/shell.css`); a scene's root has
 *   that class and puts its parts there, or lays itself out freely.
 */
import type { Component, Snippet } from "svelte";
import type { Effects, Moment } from "./effects.ts";
import type { Action, HappenedEvent, Player, ScoreSheet, Table, Trouble, View } from "./protocol.ts";

export type { Action, Effects, HappenedEvent, Moment, Player, ScoreSheet, Table, Trouble, View };

/** The parameters of a text. */
export type Params = Record<string, string | number | boolean>;

/** Put a text into words in the language that the reader has chosen. */
export type Say = (key: string, params?: Params) => string;

/** What a scene gets. */
export interface SceneProps<V extends View = View> {
  /** All that I may know. */
  view: V;
  /** My seat; null for a spectator and in a replay. */
  seat: number | null;
  /** What I may do now. Where all choose at the same time, who has chosen may still have a choice: to take it back. */
  choices: Action[];
  /** Who sits where, and who is connected. */
  players: Player[];
  table: Table;
  /** What to call everybody, by place in `view.scores`: the seats, then opponents that have none. No two are alike. */
  names: string[];
  /** What led to this view since the one before, for motion; empty at first, after a reload and when jumping. */
  events: HappenedEvent[];
  /** The versions that the actions behind `events` led to, one after the other: for `story`. */
  versions: number[];
  /** Do something. Resolves when the server has it safe, or when it is refused (the shell then says why). */
  act: (action: Action) => Promise<void>;
  /**
   * What each of my actions would lead to, why others that I might try aren't possible, and the game's ghosts; after a chain
   * of my own actions. The board is shown before this comes. Answers are remembered until the next version.
   */
  effects: (after?: Action[]) => Promise<Effects>;
  /** What happened in the action that led to a version, moment by moment from the view before it; empty if it is not told. */
  story: (version: number) => Promise<Moment[]>;
  /**
   * Say which view is shown while a story is told, and null when it has been told or skipped: until then header and log don't
   * run ahead of it either, and the count at the end waits.
   */
  telling?: (shown: V | null) => void;
  /** What I decide now, or whom we wait for, in one sentence; also announced to screen readers. */
  prompt: string;
  /** What helps me to decide it, where the game's texts have such a hint; empty else. */
  hint: string;
  say: Say;
  /** A trouble as a sentence, in the reader's language. */
  explain: (trouble: Trouble) => string;
  /** The address of a rule's text, for a link: `rule("FT-3.3")`. */
  rule: (number: string) => string;
  /** An action of mine is under way: show controls as waiting; `act` does nothing meanwhile. */
  busy: boolean;
  /** That action, from the moment of the click: show it as chosen. Null again when it is done, or refused and taken back. */
  pending: Action | null;
  /** The scene is shown in a replay: nothing can be done. */
  replay: boolean;
  /**
   * The log; render it at the end of the rail: `{@render log()}`, or `{@render log(true)}` for the lines alone, without a panel
   * of their own. On a phone the panel is not there (a button in the bar opens it).
   */
  log: Snippet<[boolean?]>;
  /** Undo and such; render it in the prompt, beside its own controls. */
  tools: Snippet;
}

/** One of the things that a category of the score is made up of. */
export interface Part {
  /** What it is. */
  name: string;
  /** What each place in `view.scores` has of it; null for nothing. Together these are the category's points. */
  counts: ({ points: number; from: string } | null)[];
}

/** What a game's drawing of the final count gets: the cities at the end, and what of them is counted just now. */
export interface CountProps<V extends View = View> {
  view: V;
  names: string[];
  /** Whose cities are shown: everybody's while it is counted, the winners' at the end. */
  places: number[];
  /** The category that is counted: what it is made up of is lit. Null before and after. */
  category: string | null;
  /** Which of the things that are counted one after another is counted just now, from 0; beyond them when all are counted. */
  beat: number;
  /** What a place gets in this category, when all of it is counted; render it at its city: `{@render badge(place)}`. */
  badge: Snippet<[number]>;
  say: Say;
}

/** What the module of a game's scene exports as its default. */
export interface GameScene<V extends View = View> {
  Scene: Component<SceneProps<V>>;
  /** Learn what is printed on the cards of a pack, which views only name: told once, before a view with that pack is shown. */
  learn?(pack: string, printed: unknown): void;
  /** The cities in the final count; without it only names and points are shown. */
  Count?: Component<CountProps<V>>;
  /** One short line for the header, such as "Round 14 · Hill opened". `rounds` counts the events that start one. */
  headline(view: V, names: string[], rounds: number, say: Say): string;
  /** Whether a round begins with this event; the log is grouped by rounds. */
  startsRound(event: HappenedEvent): boolean;
  /** Whether an event is worth announcing to a screen reader; all are if this isn't given. */
  announces?(event: HappenedEvent): boolean;
  /** The keys that the scene listens to, for the help. */
  shortcuts?(say: Say): { keys: string; does: string }[];
  /** The name of a score category; `<game>.score.<category>` if this isn't given. */
  category?(name: string, say: Say): string;
  /**
   * What a category is made up of, in the order in which it is counted at the end; nothing if it is counted as a whole.
   * `ghosts` is what the engine says to a player; null for who only watches.
   */
  parts?(view: V, category: string, say: Say, ghosts: unknown): Part[];
  /** How many things a category counts one after another on the cities, where there are most of them; none if this isn't given. */
  beats?(view: V, category: string): number;
  /** Which places of `view.scores` have won, where that isn't simply the best sheet; nobody if it is empty. */
  winners?(view: V): number[];
  /** What was reached of the goal, where that is all there is to play against; empty where it isn't. */
  reached?(view: V, say: Say): string;
  /** The rule at which the rules are opened when the view doesn't say by which one something is decided. */
  rule?(view: V): string;
}

/** A lesson of the guided first game, told once, when its time has come. Texts: `<game>.lesson.<id>` and `….title`. */
export interface Lesson<V extends View = View> {
  id: string;
  /** Whether it fits what is on the table. */
  when(view: V, seat: number): boolean;
  /** The part of the page that it is about: the one with this `data-lesson`. */
  at: string;
  /** The rule behind it. */
  rule: string;
}

/** Pictures of rules, drawn from the scene's own parts: beside the rules, and together as a summary on one page. */
export interface Pictures {
  /** The picture of a rule; decorative, since its caption says the same. */
  Picture: Component<{ rule: string; say: Say }>;
  /** The rules that have one, in the order of the summary. Captions: `<game>.picture.<rule>`. */
  rules: readonly string[];
}

/** A game as the page knows it before its scene is loaded. */
export interface RegisteredGame {
  /** The accent: a CSS colour. */
  accent: string;
  /** How long a game takes, in minutes: `"20"`, `"30–45"`. */
  minutes: string;
  /** How much there is to think of, in a word. */
  weight: "quick" | "medium" | "long";
  /** A drawing, 320 × 320, for the home card; decorative, so hidden from screen readers. */
  vignette: () => Promise<{ default: Component }>;
  scene: () => Promise<{ default: GameScene }>;
  /** The lessons of the guided first game, in the order in which they are told when several are due. */
  lessons?: () => Promise<{ default: Lesson[] }>;
  pictures?: () => Promise<{ default: Pictures }>;
  /** All its cards, to be searched, where there are too many to know: on the page about the game. */
  gallery?: () => Promise<{ default: Component<{ say: Say }> }>;
}

/** A scene of its own view's type as one of any view: the shell hands views over without looking into them. */
export function scene<V extends View>(game: GameScene<V>): GameScene {
  return game as unknown as GameScene;
}

/** The same for lessons. */
export function lessons<V extends View>(all: Lesson<V>[]): Lesson[] {
  return all as unknown as Lesson[];
}
