// Written by tools/page_types.py from the Python side: change it there.

/** An option of a game: its values by seat count (`"2"`, `"3"` …), the default first. */
export interface OptionInfo {
  name: string;
  values: Record<string, (boolean | number | string)[]>;
}

/** A named bot, from the weakest to the strongest. */
export interface LevelInfo {
  id: string;
}

/** A registered game. */
export interface GameInfo {
  id: string;
  rules_version: number;
  seat_counts: number[];
  options: OptionInfo[];
  levels: LevelInfo[];
}

/** Who I am: a guest known by a cookie. */
export interface Guest {
  name: string;
}

/** Ask to be called something else. */
export interface Rename {
  name: string;
}

/** What sits on a seat of a new table: me, anybody who joins, or a bot of a level. */
export interface WantedSeat {
  kind: "me" | "open" | "bot";
  level?: string;
}

/** Ask for a table. */
export interface NewTable {
  game: string;
  seats: WantedSeat[];
  options?: Record<string, boolean | number | string>;
}

/** Who sits on a seat; an open seat has no name. */
export interface Player {
  seat: number;
  kind: "person" | "bot" | "open";
  name: string;
  level: string;
  connected: boolean;
}

/** A table as anybody may see it. */
export interface Table {
  id: string;
  game: string;
  options: Record<string, boolean | number | string>;
  players: Player[];
  status: "open" | "playing" | "over";
  version: number;
  luck_hash: string;
  secret: string;
  my_seat: number | null;
  my_turn: boolean;
  created: string;
  imported: boolean;
}

/** Which seat I got. */
export interface Joined {
  seat: number;
}

/** One step of a replay: who did what, what happened, and the table afterwards. Step 0 is the set-up. */
export interface Frame {
  seat: number | null;
  action: Record<string, unknown> | null;
  text: string;
  events: HappenedEvent[];
  view: unknown;
  totals: number[];
}

/** A whole game, as a spectator would have seen it. */
export interface Replay {
  table: Table;
  frames: Frame[];
}

/** A numbered rule, its text in Markdown. */
export interface Rule {
  number: string;
  text: string;
}

/** A chapter of the rules. */
export interface RuleChapter {
  title: string;
  rules: Rule[];
}

/** The rules of a game in one language. */
export interface RuleBook {
  title: string;
  introduction: string;
  chapters: RuleChapter[];
}

/** Something about a game's components, and how sure it is: confirmed, single source, inferred or reconstructed. */
export interface Fact {
  name: string;
  value: string;
  confidence: "confirmed" | "single source" | "inferred" | "reconstructed";
}

/** Bad input, or something that isn't possible: the key of a sentence, its parameters, and single reasons. */
export interface Trouble {
  key: string;
  params: Record<string, number | string>;
  reasons: Trouble[];
  rule: string;
}

/** The first message: the last version that I have seen, if any. */
export interface Hello {
  type: "hello";
  version?: number | null;
}

/** Do something; `version` is the one that I am looking at. */
export interface Act {
  type: "act";
  key: string;
  version: number;
  action: number;
}

/** Take back my last decision, or agree that another takes back theirs. */
export interface Undo {
  type: "undo";
  key: string;
  version: number;
}

/** Don't agree that another takes back, or stop asking for it myself. */
export interface Decline {
  type: "decline";
  key: string;
  version: number;
}

/** Ask why an action is refused. */
export interface Why {
  type: "why";
  key: string;
  action: number;
}

/** Ask what a chain of my own actions would lead to, up to the next chance or hidden thing. */
export interface Preview {
  type: "preview";
  key: string;
  actions: number[];
}

/** An event: its name and fields; only those events are sent that the seat may see. */
export interface HappenedEvent {
  name: string;
  fields: Record<string, unknown>;
}

/** What an entry of the log led to, for the log on the page; version 0 is the set-up. An undo has no events. */
export interface LoggedEvents {
  version: number;
  seat: number | null;
  undo: boolean;
  events: HappenedEvent[];
}

/** A legal action: its number, JSON and text, and what the totals would be after it where that is certain. */
export interface Choice {
  action: number;
  json: Record<string, unknown>;
  text: string;
  totals: number[] | null;
}

/** Where the game stands, for one seat or a spectator; sent after `hello` and after every change. `log` holds what has happened since the version that the client said, all of it if it said none. */
export interface Situation {
  type: "situation";
  table: Table;
  version: number;
  seat: number | null;
  view: unknown;
  choices: Choice[];
  undo: "" | "free" | "ask" | "agree";
  asked_by: number | null;
  declined_by: number | null;
  log: LoggedEvents[];
  whole_log: boolean;
}

/** My message with this key is carried out and will not be lost; the situation follows or came before. For an undo that others have to agree to, it means that they are asked. */
export interface Done {
  type: "done";
  key: string;
  version: number;
}

/** My message with this key was not carried out. */
export interface Refused {
  type: "refused";
  key: string;
  trouble: Trouble;
}

/** The answer to `why`: no trouble if the action is legal. */
export interface Because {
  type: "because";
  key: string;
  trouble: Trouble | null;
}

/** The answer to `preview`: the view and the totals after as many of the actions as could be foreseen. */
export interface Foreseen {
  type: "foreseen";
  key: string;
  count: number;
  view: unknown;
  totals: number[];
  choices: Choice[];
}

/** Somebody came, went or joined. */
export interface Presence {
  type: "presence";
  players: Player[];
}

/** A message that could not be understood; the connection stays. */
export interface Fault {
  type: "fault";
  trouble: Trouble;
}

export type FromClient = Hello | Act | Undo | Decline | Why | Preview;

export type FromServer = Situation | Done | Refused | Because | Foreseen | Presence | Fault;

/** The points of one seat by category, in the order in which they are counted, and what breaks a tie. */
export interface ScoreSheet {
  categories: Record<string, number>;
  tiebreaks: number[];
}

/** What every view has; a game's own view is a frozen dataclass that adds its board. */
export interface View {
  seat: number | null;
  seats: number;
  to_act: number[];
  over: boolean;
  scores: ScoreSheet[];
}

/** A card as views and events show it. */
export interface Card {
  suit: string;
  value: number;
}

/** The table as every seat sees it. */
export interface FiveTowersView extends View {
  phase: string;
  through: number;
  opener: number;
  display: Card[];
  bids: (number | null)[];
  passed: boolean[];
  bid: number;
  builder: number | null;
  most: number[];
  to_place: Card[];
  towers: number[][][];
  rubble: Card[][];
  pile: number;
  to_come: Card[];
  discards: Card[];
}

/** A round begins: cards from the pile lie on display. */
export interface FiveTowersRevealed {
  name: "revealed";
  fields: { opener: number; cards: Card[]; };
}

/** A player bids a number of cards. */
export interface FiveTowersBid {
  name: "bid";
  fields: { seat: number; number: number; };
}

/** A player doesn't bid higher, or can't. */
export interface FiveTowersPassed {
  name: "passed";
  fields: { seat: number; };
}

/** The highest bidder takes cards from the display. */
export interface FiveTowersTook {
  name: "took";
  fields: { seat: number; cards: Card[]; };
}

/** The builder demolishes the top of a tower. */
export interface FiveTowersDemolished {
  name: "demolished";
  fields: { seat: number; card: Card; rubble: number; };
}

/** The builder adds a card to a tower. */
export interface FiveTowersPlaced {
  name: "placed";
  fields: { seat: number; card: Card; height: number; };
}

/** What is left on the display goes to the discard pile. */
export interface FiveTowersDiscarded {
  name: "discarded";
  fields: { cards: Card[]; };
}

/** The discard pile becomes the draw pile for the second and last time through. */
export interface FiveTowersReshuffled {
  name: "reshuffled";
  fields: { cards: number; };
}

/** The game is over. */
export interface FiveTowersEnded {
  name: "ended";
  fields: { winners: number[]; totals: number[]; };
}

export type FiveTowersEvent = FiveTowersRevealed | FiveTowersBid | FiveTowersPassed | FiveTowersTook | FiveTowersDemolished | FiveTowersPlaced | FiveTowersDiscarded | FiveTowersReshuffled | FiveTowersEnded;
