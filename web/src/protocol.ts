// Written by tools/page_types.py from the Python side: change it there.

/** An action: its kind, and its fields by name, as the game's action space says. */
export type Action = Record<string, unknown>;

/** The path to what is different, by keys and places, and what is there then. */
export type Change = [(number | string)[], unknown];

/** An option of a game: its values by seat count (`"2"`, `"3"` …), the default first. */
export interface OptionInfo {
  name: string;
  values: Record<string, (boolean | number | string)[]>;
}

/** How strong a level was measured to be with two players, on the scale of its game, with a 95 % interval. Who has 400 points more than another wins ten games of eleven. */
export interface LevelRating {
  points: number;
  low: number;
  high: number;
  against: string;
  share: number | null;
}

/** A named bot, from the weakest to the strongest; one that was not measured as it is now has no rating. */
export interface LevelInfo {
  id: string;
  rating: LevelRating | null;
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
  opens?: boolean;
  contributes?: boolean;
}

/** Sit down, with my part of the luck: 32 random bytes; without one, the server makes it from its secret. */
export interface Join {
  part: string | null;
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
  parts: string[];
  secret: string;
  my_seat: number | null;
  my_turn: boolean;
  created: string;
  imported: boolean;
  hindsight: boolean;
}

/** A table of mine, and how the game stands as far as I know; nothing of that before it begins. */
export interface MyTable {
  id: string;
  game: string;
  options: Record<string, boolean | number | string>;
  players: Player[];
  status: "open" | "playing" | "over";
  version: number;
  luck_hash: string;
  parts: string[];
  secret: string;
  my_seat: number | null;
  my_turn: boolean;
  created: string;
  imported: boolean;
  hindsight: boolean;
  round: number;
  totals: number[];
  to_act: number[];
}

/** Which seat I got. */
export interface Joined {
  seat: number;
}

/** One step of a replay: who did what, what happened, and what changed on the table. Step 0 is the set-up. */
export interface ReplayStep {
  seat: number | null;
  action: Action | null;
  text: string;
  events: HappenedEvent[];
  changes: Change[];
  totals: number[];
}

/** Some steps of a replay, one after another: as many as are sent at once. */
export interface ReplayPage {
  first: number;
  total: number;
  view: unknown;
  frames: ReplayStep[];
}

/** A game that is over, as a spectator would have seen it. */
export interface Replay {
  table: Table;
  page: ReplayPage;
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

/** What is printed on the cards of a pack; the game says in what form. It never changes: views only name cards. */
export interface Printed {
  game: string;
  pack: string;
  printed: unknown;
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
  action: Action;
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

/** Ask what my actions would lead to at the version that I am looking at, after a chain of my own actions. */
export interface Effects {
  type: "effects";
  key: string;
  version: number;
  after?: Action[];
}

/** Ask what happened step by step in the action that led to a version. */
export interface Story {
  type: "story";
  key: string;
  version: number;
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
  alone: boolean;
  events: HappenedEvent[];
}

/** My message with this key is carried out and will not be lost; it led to this version. For an undo that others have to agree to, it means that they are asked. */
export interface Done {
  key: string;
  version: number;
}

/** Where the game stands, for one seat or a spectator; sent after `hello` and after every change. `done` answers those of my messages that were carried out since the last situation. `log` holds what has happened since the version that the client said, all of it if it said none. */
export interface Situation {
  type: "situation";
  table: Table;
  version: number;
  seat: number | null;
  done: Done[];
  view: unknown;
  choices: Action[];
  in_secret: boolean;
  undo: "" | "free" | "hindsight" | "ask" | "agree";
  asked_by: number | null;
  declined_by: number | null;
  log: LoggedEvents[];
  whole_log: boolean;
}

/** My message with this key was not carried out. */
export interface Refused {
  type: "refused";
  key: string;
  trouble: Trouble;
}

/** What one of my legal actions would lead to; a choice that is kept secret as if it were carried out now. What chance or something hidden has a part in is not `certain`: `changes` and `events` are then an example. */
export interface Effect {
  action: Action;
  certain: boolean;
  totals: number[] | null;
  changes: Change[];
  events: HappenedEvent[];
}

/** An action that I might try, and why it isn't possible. */
export interface Impossible {
  action: Action;
  trouble: Trouble;
}

/** What I can foresee: of each legal action what it would lead to, of each other one that I might try why not. */
export interface Foresight {
  effects: Effect[];
  impossible: Impossible[];
  ghosts: unknown;
}

/** The answer to `effects`. */
export interface Foreseen {
  type: "foreseen";
  key: string;
  version: number;
  foresight: Foresight;
}

/** Events that I saw at once, and what they changed in the view. */
export interface Moment {
  events: HappenedEvent[];
  changes: Change[];
}

/** An action step by step: the view before it, and what I saw then. */
export interface Moments {
  before: unknown;
  moments: Moment[];
}

/** The answer to `story`. */
export interface Told {
  type: "told";
  key: string;
  version: number;
  story: Moments;
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

export type FromClient = Hello | Act | Undo | Decline | Effects | Story;

export type FromServer = Situation | Refused | Foreseen | Told | Presence | Fault;

/** The points of one seat by category, in the order in which they are counted, and what breaks a tie. */
export interface ScoreSheet {
  categories: Record<string, number>;
  tiebreaks: number[];
}

/** What a player would name as the reason of a decision: a card, a slot, a building. */
export interface Cause {
  kind: string;
  id: number | string;
}

/** What is decided now: its name in the texts, its rule, what its sentences need, and why, from the outside in. */
export interface Decision {
  kind: string;
  rule: string;
  params: Record<string, number | string>;
  why: Cause[];
}

/** What every view has; a game's own view is a frozen dataclass that adds its board. */
export interface View {
  seat: number | null;
  seats: number;
  to_act: number[];
  over: boolean;
  scores: ScoreSheet[];
  decision: Decision | null;
}

export const FIVE_TOWERS_SUITS = ["candy", "scary", "tree", "scrap", "sand"] as const;
export type FiveTowersSuit = (typeof FIVE_TOWERS_SUITS)[number];

export type FiveTowersFit = "fits" | "demolition" | "together" | "no";

export type FiveTowersPhase = "bidding" | "taking" | "demolishing" | "placing" | "" | "over";

export type FiveTowersAction =
  | { kind: "bid"; cards: number }
  | { kind: "pass" }
  | { kind: "take"; places: number[] }
  | { kind: "keep" }
  | { kind: "demolish"; suit: FiveTowersSuit }
  | { kind: "place"; suit: FiveTowersSuit; value: number };

export type FiveTowersDecision = "taking" | "demolishing" | "placing" | "bidding";

/** A card as views and events show it. */
export interface FiveTowersCard {
  suit: FiveTowersSuit;
  value: number;
}

/** How cards are built best: the decision that leads to it, what is demolished first, and the change of points. */
export interface FiveTowersPlan {
  action: Action;
  demolition: FiveTowersSuit | null;
  storeys: FiveTowersStoreys[];
  change: number;
}

/** What comes onto a tower, from below up, and by how much this alone changes the points. */
export interface FiveTowersStoreys {
  suit: FiveTowersSuit;
  values: number[];
  change: number;
}

/** How a card on display stands to a player's towers, and the change of points if it is built alone. */
export interface FiveTowersOfferedCard {
  fit: FiveTowersFit;
  change: number | null;
}

/** The table as every seat sees it. */
export interface FiveTowersView extends View {
  phase: FiveTowersPhase;
  through: number;
  opener: number;
  display: FiveTowersCard[];
  bids: (number | null)[];
  passed: boolean[];
  bid: number;
  builder: number | null;
  most: number[];
  to_place: FiveTowersCard[];
  towers: number[][][];
  rubble: FiveTowersCard[][];
  pile: number;
  to_come: FiveTowersCard[];
  discards: FiveTowersCard[];
}

/** What a player could build of the display, or of what was taken. */
export interface FiveTowersGhosts {
  cards: FiveTowersOfferedCard[];
  plans: FiveTowersPlan[];
  best: (number | null)[];
  fitting: number[][];
}

/** A round begins: cards from the pile lie on display. */
export interface FiveTowersRevealed {
  name: "revealed";
  fields: { opener: number; cards: FiveTowersCard[]; };
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
  fields: { seat: number; cards: FiveTowersCard[]; };
}

/** The builder demolishes the top of a tower. */
export interface FiveTowersDemolished {
  name: "demolished";
  fields: { seat: number; card: FiveTowersCard; rubble: number; };
}

/** The builder adds a card to a tower. */
export interface FiveTowersPlaced {
  name: "placed";
  fields: { seat: number; card: FiveTowersCard; height: number; };
}

/** What is left on the display goes to the discard pile. */
export interface FiveTowersDiscarded {
  name: "discarded";
  fields: { cards: FiveTowersCard[]; };
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

export const CLOUD_CITY_COLOURS = ["blue", "green", "sand"] as const;
export type CloudCityColour = (typeof CLOUD_CITY_COLOURS)[number];

export const CLOUD_CITY_REQUESTS = ["loops", "water", "forest", "minimalism", "value", "separation", "variety", "crossings", "loneliness", "balance"] as const;
export type CloudCityRequestName = (typeof CLOUD_CITY_REQUESTS)[number];

export type CloudCityPhase = "choosing" | "placing" | "joining" | "drawing" | "" | "over";

export type CloudCityLayout = "adjacent" | "diagonal";

export type CloudCityAction =
  | { kind: "choose"; tile: string }
  | { kind: "place"; row: number; column: number; turns: number }
  | { kind: "join"; cells: string }
  | { kind: "done" }
  | { kind: "take"; tile: string }
  | { kind: "draw" };

export type CloudCityDecision = "drawing" | "choosing" | "placing" | "joining";

/** How a special request stands: for each seat what is counted, and the votes that it brings as things are now. */
export interface CloudCityStanding {
  request: CloudCityRequestName;
  counts: number[];
  votes: number[];
}

/** A kind of tile as views and events show it, before it is turned. */
export interface CloudCityTile {
  name: string;
  layout: CloudCityLayout;
  first: CloudCityColour;
  second: CloudCityColour;
}

/** A player's city. Cells, rows and columns are named as in the actions. */
export interface CloudCityCity {
  grid: string[];
  walkways: CloudCityWalkway[];
  birds: number;
  start: number[];
  known: CloudCityTile[];
  hidden: number;
}

/** A walkway as views and events show it; `first` is its northern or western end. */
export interface CloudCityWalkway {
  colour: CloudCityColour;
  length: number;
  votes: number;
  first: string;
  second: string;
}

/** What a tile would bring in a place; the cells of walkways are named as they would be then. */
export interface CloudCityPlacement {
  tile: string;
  action: Action;
  possible: CloudCityWalkway[];
  best: Action[];
  votes: number;
  change: number;
}

/** Two buildings of one colour in a line that can't be joined, and the rule that forbids it. */
export interface CloudCityBarred {
  action: Action;
  colour: CloudCityColour;
  rule: string;
  reason: string;
  params: Record<string, number | string>;
}

/** A special request card as events show it. */
export interface CloudCityRequest {
  name: CloudCityRequestName;
}

/** The table as a seat sees it; tiles are in a fixed order, whatever order they lie in. */
export interface CloudCityView extends View {
  phase: CloudCityPhase;
  round: number;
  rounds: number;
  first: number;
  size: number[];
  cities: CloudCityCity[];
  chosen: CloudCityTile | null;
  hand: CloudCityTile[];
  row: CloudCityTile[];
  pile: number;
  unseen: Record<string, number>;
  supply: Record<CloudCityColour, number[]>;
  requests: CloudCityStanding[];
}

/** What could come in a player's city. */
export interface CloudCityGhosts {
  best: Action[];
  votes: number;
  barred: CloudCityBarred[];
  placements: CloudCityPlacement[];
}

/** A player gets a starting tile with its buildings; who has one bird goes first. */
export interface CloudCityFounded {
  name: "founded";
  fields: { seat: number; birds: number; tile: CloudCityTile; };
}

/** The first face-up row. */
export interface CloudCityOpened {
  name: "opened";
  fields: { tiles: CloudCityTile[]; };
}

/** A special request lies open for all. */
export interface CloudCityRequested {
  name: "requested";
  fields: { request: CloudCityRequest; };
}

/** A round begins. */
export interface CloudCityBegan {
  name: "began";
  fields: { round: number; rounds: number; };
}

/** A player chooses a tile of the hand, which everybody sees now. */
export interface CloudCityChose {
  name: "chose";
  fields: { seat: number; tile: CloudCityTile; };
}

/** The chosen tile, with its buildings, becomes a part of the city; row, column and turns as in the action. */
export interface CloudCityPlaced {
  name: "placed";
  fields: { seat: number; tile: CloudCityTile; row: number; column: number; turns: number; };
}

/** A player builds a walkway. */
export interface CloudCityJoined {
  name: "joined";
  fields: { seat: number; walkway: CloudCityWalkway; };
}

/** That was the last walkway of this colour and length. */
export interface CloudCityExhausted {
  name: "exhausted";
  fields: { colour: CloudCityColour; length: number; };
}

/** A player takes a tile from the face-up row. */
export interface CloudCityTook {
  name: "took";
  fields: { seat: number; tile: CloudCityTile; };
}

/** A tile from the pile fills the gap in the face-up row. */
export interface CloudCityRefilled {
  name: "refilled";
  fields: { tile: CloudCityTile; };
}

/** A player draws from the pile; what it was, only the player learns (`Received`). */
export interface CloudCityDrew {
  name: "drew";
  fields: { seat: number; };
}

/** A tile from the pile comes into a hand, seen by nobody else. */
export interface CloudCityReceived {
  name: "received";
  fields: { seat: number; tile: CloudCityTile; };
}

/** The game is over. */
export interface CloudCityEnded {
  name: "ended";
  fields: { winners: number[]; totals: number[]; };
}

export type CloudCityEvent = CloudCityFounded | CloudCityOpened | CloudCityRequested | CloudCityBegan | CloudCityChose | CloudCityPlaced | CloudCityJoined | CloudCityExhausted | CloudCityTook | CloudCityRefilled | CloudCityDrew | CloudCityReceived | CloudCityEnded;

export const GINKGOPOLIS_COLOURS = ["red", "blue", "yellow"] as const;
export type GinkgopolisColour = (typeof GINKGOPOLIS_COLOURS)[number];

export const GINKGOPOLIS_GOODS = ["resource", "tile", "point"] as const;
export type GinkgopolisGood = (typeof GINKGOPOLIS_GOODS)[number];

export const GINKGOPOLIS_TRIGGERS = ["exploit", "urbanise", "floor"] as const;
export type GinkgopolisTrigger = (typeof GINKGOPOLIS_TRIGGERS)[number];

export const GINKGOPOLIS_LETTERS = ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L"] as const;
export type GinkgopolisLetter = (typeof GINKGOPOLIS_LETTERS)[number];

export type GinkgopolisCounted = "on-colour" | "low" | "tall" | "trigger" | "colour" | "fixed";

export type GinkgopolisPhase = "drafting" | "choosing" | "taking" | "moving" | "shifting" | "giving" | "acting" | "over";

export type GinkgopolisAction =
  | { kind: "choose"; card: string; tile: string }
  | { kind: "back" }
  | { kind: "new-hand" }
  | { kind: "take"; good: "resource" | "tile" }
  | { kind: "move"; side: "north" | "east" | "south" | "west" }
  | { kind: "insert"; place: number }
  | { kind: "push"; letter: GinkgopolisLetter }
  | { kind: "give"; tile: string }
  | { kind: "done" }
  | { kind: "draft"; character: number };

export type GinkgopolisDecision = "giving" | "taking" | "moving" | "shifting" | "choosing" | "drafting";

/** What a card does with a tile, and what it pays once kept: at a trigger, or at the end for what it counts. */
export interface GinkgopolisPrinted {
  with_tile: GinkgopolisTrigger;
  trigger: GinkgopolisTrigger | "end" | "";
  goods: Record<GinkgopolisGood, number>;
  counts: GinkgopolisCounted | "";
  what: GinkgopolisColour | GinkgopolisTrigger | "";
  each: number;
}

/** A character: what it gives at the start, and that it pays one good of its colour at each trigger (GK-1.5). */
export interface GinkgopolisCharacter {
  number: number;
  colour: GinkgopolisColour;
  trigger: GinkgopolisTrigger;
  resources: number;
  tiles: number;
  points: number;
}

/** An urbanisation card, which has a letter, or a building card, which has a colour and a number. */
export interface GinkgopolisCard {
  letter: GinkgopolisLetter | "";
  colour: GinkgopolisColour | "";
  number: number;
}

/** A building tile. */
export interface GinkgopolisTile {
  colour: GinkgopolisColour;
  number: number;
}

/** The opponent of the solo game (GK-11). */
export interface GinkgopolisHal {
  expert: boolean;
  supply: number;
  placed: number;
  points: number;
  kept: GinkgopolisCard[];
  waiting: boolean;
}

/** What this viewer knows of a player. */
export interface GinkgopolisPlayer {
  resources: number;
  supply: number;
  placed: number;
  tiles: number;
  shown: GinkgopolisTile[];
  points: number | null;
  tokens: number;
  characters: GinkgopolisCharacter[];
  kept: GinkgopolisCard[];
  hand: number;
  known: GinkgopolisCard[];
  chosen: boolean;
  acted: boolean;
}

/** Two or more neighbouring buildings of a colour, and what they would pay now (GK-10.3, GK-10.4). */
export interface GinkgopolisDistrict {
  colour: GinkgopolisColour;
  buildings: number[];
  total: number;
  resources: number[];
  points: number[];
  first: number | null;
  second: number | null;
}

/** A cell of the grid. */
export interface GinkgopolisCell {
  x: number;
  y: number;
}

/** An urbanisation marker beside the city. */
export interface GinkgopolisMarker {
  letter: GinkgopolisLetter;
  x: number;
  y: number;
}

/** A building; its top tile gives its colour and number. */
export interface GinkgopolisBuilding {
  x: number;
  y: number;
  colour: GinkgopolisColour;
  number: number;
  height: number;
  owner: number | null;
  resources: number;
  site: boolean;
  floors: GinkgopolisTile[];
  district: number | null;
}

/** The marker that has to be placed: beside the new tile at x, y (GK-5.5), or in the ring (GK-5.6). */
export interface GinkgopolisMoving {
  letter: GinkgopolisLetter;
  x: number;
  y: number;
}

/** The action that is being carried out: a card alone, or with a tile. */
export interface GinkgopolisPlayed {
  seat: number;
  action: GinkgopolisTrigger;
  card: GinkgopolisCard;
  tile: GinkgopolisTile | null;
}

/** Where a letter could go if a tile took its place now; nowhere if the letters had to shift. */
export interface GinkgopolisLetterCells {
  letter: GinkgopolisLetter;
  cells: GinkgopolisCell[];
}

/** What a card 10 to 20 is worth to its owner now: so many points for each of what it counts. */
export interface GinkgopolisCardWorth {
  card: GinkgopolisCard;
  counts: GinkgopolisCounted | "";
  what: GinkgopolisColour | GinkgopolisTrigger | "";
  each: number;
  points: number;
}

/** The table as a seat sees it. */
export interface GinkgopolisView extends View {
  phase: GinkgopolisPhase;
  round: number;
  order: number[];
  last_round: boolean;
  played: GinkgopolisPlayed | null;
  moving: GinkgopolisMoving | null;
  city: GinkgopolisBuilding[];
  markers: GinkgopolisMarker[];
  ring: GinkgopolisCell[];
  districts: GinkgopolisDistrict[];
  players: GinkgopolisPlayer[];
  hal: GinkgopolisHal | null;
  hand: GinkgopolisCard[];
  chosen_card: GinkgopolisCard | null;
  chosen_tile: GinkgopolisTile | null;
  tiles: GinkgopolisTile[];
  giving: GinkgopolisTile[];
  tile_supply: number;
  depletions: number;
  returned: GinkgopolisTile[];
  deck: number;
  discards: GinkgopolisCard[];
  pack: GinkgopolisCharacter[];
  picked: GinkgopolisCharacter[];
  passed: GinkgopolisCharacter[];
}

/** What could come: of the kept cards of each place, and of the own hand as if they were kept or built on now. */
export interface GinkgopolisGhosts {
  kept: GinkgopolisCardWorth[][];
  hand: GinkgopolisCardWorth[];
  letters: GinkgopolisLetterCells[];
}

/** A drafter looks at a pack, dealt or passed on; the others don't see it. */
export interface GinkgopolisPackReceived {
  name: "packreceived";
  fields: { seat: number; characters: GinkgopolisCharacter[]; };
}

/** A drafter has kept a character of the pack, in secret. */
export interface GinkgopolisCharacterPicked {
  name: "characterpicked";
  fields: { seat: number; };
}

/** A player's three characters lie open. */
export interface GinkgopolisCharactersRevealed {
  name: "charactersrevealed";
  fields: { seat: number; characters: GinkgopolisCharacter[]; };
}

/** A character gives its starting goods. */
export interface GinkgopolisStarted {
  name: "started";
  fields: { seat: number; character: GinkgopolisCharacter; resources: number; tiles: number; points: number; };
}

/** The solo player gets the starting goods. */
export interface GinkgopolisEquipped {
  name: "equipped";
  fields: { seat: number; resources: number; tiles: number; points: number; };
}

/** Which tiles a player took from the supply; the others don't see it. */
export interface GinkgopolisTilesDrawn {
  name: "tilesdrawn";
  fields: { seat: number; tiles: GinkgopolisTile[]; };
}

/** The cards that a player gets from the right; the others don't see it. */
export interface GinkgopolisHandPassed {
  name: "handpassed";
  fields: { seat: number; cards: GinkgopolisCard[]; };
}

/** A new round; the first player acts first and draws first. */
export interface GinkgopolisRoundBegan {
  name: "roundbegan";
  fields: { round: number; seat: number; };
}

/** The cards that a player draws; the others don't see it. */
export interface GinkgopolisCardsDrawn {
  name: "cardsdrawn";
  fields: { seat: number; cards: GinkgopolisCard[]; };
}

/** The deck ran out: cards of new buildings join the discards and all are shuffled; some are discarded again. */
export interface GinkgopolisDeckRebuilt {
  name: "deckrebuilt";
  fields: { added: GinkgopolisCard[]; deck: number; discarded: GinkgopolisCard[]; };
}

/** A player has chosen, in secret. */
export interface GinkgopolisChoiceMade {
  name: "choicemade";
  fields: { seat: number; };
}

/** A player has taken the choice back. */
export interface GinkgopolisChoiceTakenBack {
  name: "choicetakenback";
  fields: { seat: number; };
}

/** A player gives up a token, discards the hand openly and draws another one. */
export interface GinkgopolisHandReplaced {
  name: "handreplaced";
  fields: { seat: number; cards: GinkgopolisCard[]; tokens: number; };
}

/** A player reveals a card alone. */
export interface GinkgopolisExploits {
  name: "exploits";
  fields: { seat: number; card: GinkgopolisCard; };
}

/** A player reveals an urbanisation card with a tile. */
export interface GinkgopolisUrbanises {
  name: "urbanises";
  fields: { seat: number; card: GinkgopolisCard; tile: GinkgopolisTile; };
}

/** A player reveals a building card with a tile. */
export interface GinkgopolisBuilds {
  name: "builds";
  fields: { seat: number; card: GinkgopolisCard; tile: GinkgopolisTile; };
}

/** The player can't pay: the tile goes back behind the screen, and the card is played alone (GK-6.7). */
export interface GinkgopolisTileTakenBack {
  name: "tiletakenback";
  fields: { seat: number; card: GinkgopolisCard; tile: GinkgopolisTile; };
}

/** An urbanisation card played alone gives a resource or a tile; `count` is 0 if there was none (GK-5.1). */
export interface GinkgopolisGoodTaken {
  name: "goodtaken";
  fields: { seat: number; good: GinkgopolisGood; count: number; };
}

/** A building gives goods, by the played card or (`cause` is "urbanise") as a neighbour of a new tile. What the supply couldn't give is `lost`; tiles that are still owed when the supply ran out are told as `TilesTaken`. */
export interface GinkgopolisBuildingExploited {
  name: "buildingexploited";
  fields: { seat: number; cause: GinkgopolisTrigger; tile: GinkgopolisTile; x: number; y: number; good: GinkgopolisGood; count: number; lost: number; };
}

/** The bonus of a character (GK-1.5). */
export interface GinkgopolisCharacterPaid {
  name: "characterpaid";
  fields: { seat: number; trigger: GinkgopolisTrigger; character: GinkgopolisCharacter; good: GinkgopolisGood; count: number; lost: number; };
}

/** The bonus of a kept card: a good of its colour, and `points` beside it (GK-1.5). */
export interface GinkgopolisCardPaid {
  name: "cardpaid";
  fields: { seat: number; trigger: GinkgopolisTrigger; card: GinkgopolisCard; good: GinkgopolisGood; count: number; lost: number; points: number; };
}

/** A new building: the tile replaces the marker, with a resource and a construction-site marker on it (GK-5.4). */
export interface GinkgopolisTilePlaced {
  name: "tileplaced";
  fields: { seat: number; tile: GinkgopolisTile; letter: GinkgopolisLetter; x: number; y: number; };
}

/** A marker goes to another cell (GK-5.5, GK-5.6). */
export interface GinkgopolisMarkerMoved {
  name: "markermoved";
  fields: { letter: GinkgopolisLetter; x: number; y: number; };
}

/** The resources on a building go back to its owner, with points if another player covers it (GK-6.1). */
export interface GinkgopolisResourcesReturned {
  name: "resourcesreturned";
  fields: { seat: number; tile: GinkgopolisTile; x: number; y: number; count: number; points: number; };
}

/** What a floor costs beside its resources: points for a lower number, a resource for another colour (GK-6.2). */
export interface GinkgopolisCostPaid {
  name: "costpaid";
  fields: { seat: number; points: number; resources: number; };
}

/** A tile on top of a building, with resources and a construction-site marker (GK-6.2 to GK-6.4). */
export interface GinkgopolisFloorBuilt {
  name: "floorbuilt";
  fields: { seat: number; tile: GinkgopolisTile; covered: GinkgopolisTile; x: number; y: number; height: number; };
}

/** The player keeps the card of a floor (GK-6.6). */
export interface GinkgopolisCardKept {
  name: "cardkept";
  fields: { seat: number; card: GinkgopolisCard; };
}

/** The played card goes to the discard pile. */
export interface GinkgopolisCardDiscarded {
  name: "carddiscarded";
  fields: { seat: number; card: GinkgopolisCard; };
}

/** The last tile was taken, for the first or the second time. */
export interface GinkgopolisSupplyDepleted {
  name: "supplydepleted";
  fields: { times: number; };
}

/** A player puts out a tile to give it back; the others don't see it. */
export interface GinkgopolisTileOffered {
  name: "tileoffered";
  fields: { seat: number; tile: GinkgopolisTile; };
}

/** A player has decided, in secret, what to give back. */
export interface GinkgopolisGivingDecided {
  name: "givingdecided";
  fields: { seat: number; };
}

/** What a player gives back is revealed, for a point each; all do so together. */
export interface GinkgopolisTilesReturned {
  name: "tilesreturned";
  fields: { seat: number; tiles: GinkgopolisTile[]; };
}

/** The tiles that were given back are shuffled into a new supply. */
export interface GinkgopolisSupplyRenewed {
  name: "supplyrenewed";
  fields: { tiles: number; };
}

/** A player takes tiles that were still owed, from the new supply; what it couldn't give is `lost`. */
export interface GinkgopolisTilesTaken {
  name: "tilestaken";
  fields: { seat: number; count: number; lost: number; };
}

/** A player has placed the last resource: the round is finished and the game ends. */
export interface GinkgopolisLastResourcePlaced {
  name: "lastresourceplaced";
  fields: { seat: number; };
}

/** The game is over. */
export interface GinkgopolisEnded {
  name: "ended";
  fields: { winners: number[]; totals: number[]; };
}

/** The expert Hal turned up an urbanisation card and draws another; he uses one of them. */
export interface GinkgopolisHalDrewAgain {
  name: "haldrewagain";
  fields: { card: GinkgopolisCard; other: GinkgopolisCard; used: GinkgopolisCard; };
}

/** Hal has too few resources for his action, so that the game ends at once. */
export interface GinkgopolisHalIsStuck {
  name: "halisstuck";
  fields: { card: GinkgopolisCard; };
}

/** The cards that the solo player didn't play are discarded. */
export interface GinkgopolisHandDiscarded {
  name: "handdiscarded";
  fields: { seat: number; cards: GinkgopolisCard[]; };
}

export type GinkgopolisEvent = GinkgopolisPackReceived | GinkgopolisCharacterPicked | GinkgopolisCharactersRevealed | GinkgopolisStarted | GinkgopolisEquipped | GinkgopolisTilesDrawn | GinkgopolisHandPassed | GinkgopolisRoundBegan | GinkgopolisCardsDrawn | GinkgopolisDeckRebuilt | GinkgopolisChoiceMade | GinkgopolisChoiceTakenBack | GinkgopolisHandReplaced | GinkgopolisExploits | GinkgopolisUrbanises | GinkgopolisBuilds | GinkgopolisTileTakenBack | GinkgopolisGoodTaken | GinkgopolisBuildingExploited | GinkgopolisCharacterPaid | GinkgopolisCardPaid | GinkgopolisTilePlaced | GinkgopolisMarkerMoved | GinkgopolisResourcesReturned | GinkgopolisCostPaid | GinkgopolisFloorBuilt | GinkgopolisCardKept | GinkgopolisCardDiscarded | GinkgopolisSupplyDepleted | GinkgopolisTileOffered | GinkgopolisGivingDecided | GinkgopolisTilesReturned | GinkgopolisSupplyRenewed | GinkgopolisTilesTaken | GinkgopolisLastResourcePlaced | GinkgopolisEnded | GinkgopolisHalDrewAgain | GinkgopolisHalIsStuck | GinkgopolisHandDiscarded;

export const CITIES_ROWS = ["cards", "tiles", "features", "buildings"] as const;
export type CitiesRow = (typeof CITIES_ROWS)[number];

export type CitiesConfidence = "confirmed" | "single source" | "inferred" | "reconstructed";

export const CITIES_COLOURS = ["red", "blue", "green", "yellow"] as const;
export type CitiesColour = (typeof CITIES_COLOURS)[number];

export const CITIES_FEATURES = ["tree", "fountain", "carousel", "kiosk", "dolphins", "yacht", "rowboat", "ferry", "monument", "wild"] as const;
export type CitiesFeatureKind = (typeof CITIES_FEATURES)[number];

export type CitiesTerrain = "park" | "water" | "plot";

export type CitiesGround = "red" | "blue" | "green" | "yellow" | "park" | "water";

export type CitiesPhase = "starting" | "taking" | "placing" | "furnishing" | "building" | "" | "over";

export type CitiesAction =
  | { kind: "start"; tile: "s1" | "s2" | "s3" | "s4" }
  | { kind: "take"; row: CitiesRow; group: number }
  | { kind: "place"; row: number; column: number; turns: number }
  | { kind: "furnish"; feature: CitiesFeatureKind; space: string }
  | { kind: "waive"; feature: CitiesFeatureKind }
  | { kind: "build"; colour: CitiesColour; space: string }
  | { kind: "discard"; colour: CitiesColour };

export type CitiesDecision = "starting" | "taking" | "placing" | "furnishing" | "building";

/** What nobody has seen yet, for all that anybody knows. */
export interface CitiesUnseen {
  cards: string[];
  tiles: string[];
  features: Record<CitiesFeatureKind, number>;
  bag: Record<CitiesColour, number>;
}

/** A player's city and what is counted in it. */
export interface CitiesCityView {
  tiles: CitiesPlacedTile[];
  spaces: CitiesSpace[];
  cards: CitiesCardCount[];
  goals: CitiesGoalCount[];
  workers: number;
}

/** How a goal stands in a city. */
export interface CitiesGoalCount {
  goal: string;
  count: number;
  points: number;
  spaces: string[];
}

/** How a scoring card stands in a city: what it counts, what that brings, and the spaces that count. */
export interface CitiesCardCount {
  card: string;
  count: number;
  points: number;
  spaces: string[];
}

/** A space of a city. */
export interface CitiesSpace {
  name: string;
  terrain: CitiesTerrain;
  colour: CitiesColour | "";
  feature: CitiesFeatureKind | "";
  building: CitiesColour | "";
  floors: number;
}

/** A tile of a city; row and column count from 1 within the city, as in the actions. */
export interface CitiesPlacedTile {
  name: string;
  row: number;
  column: number;
  turns: number;
}

/** A tile as views and events show it, before it is turned. */
export interface CitiesTile {
  name: string;
  nw: CitiesGround;
  ne: CitiesGround;
  sw: CitiesGround;
  se: CitiesGround;
}

/** A group of a row; a row has things of one sort only. */
export interface CitiesGroup {
  row: CitiesRow;
  group: number;
  worker: number | null;
  cards: string[];
  tiles: CitiesTile[];
  features: CitiesFeatureKind[];
  pieces: CitiesColour[];
  hidden: number;
}

/** What is printed on a goal of the board, how sure that is, and the race for it. */
export interface CitiesGoalFace {
  id: string;
  en: string;
  hu: string;
  least: number;
  pattern: string;
  says: CitiesWording;
  confidence: CitiesConfidence;
  values: number[];
  taken: number[];
}

/** A sentence: its head, and then, after a colon, groups of phrases with commas between them. Between groups stands `joint`: a plus between things that are all needed, a slash between alternatives. */
export interface CitiesWording {
  head: CitiesPhrase;
  groups: CitiesPhrase[][];
  joint: string;
}

/** A text of the catalogue, and what it needs to know. */
export interface CitiesPhrase {
  key: string;
  params: Record<string, number | string>;
}

/** A city board as events name it. */
export interface CitiesBoard {
  id: string;
  en: string;
  hu: string;
}

/** What is printed on a scoring card, and how sure that is. */
export interface CitiesCardFace {
  id: string;
  en: string;
  hu: string;
  points: number;
  every: number;
  pattern: string;
  says: CitiesWording;
  confidence: CitiesConfidence;
}

/** A thing in a place, and what it would change in the city as it is now. */
export interface CitiesPlacement {
  thing: string;
  action: Action;
  change: number;
  water: number;
  parks: number;
  monuments: number;
  cards: CitiesCardChange[];
  goals: CitiesGoalChange[];
}

/** What a goal would count then; only goals for which something changes are told of. */
export interface CitiesGoalChange {
  goal: string;
  count: number;
  change: number;
  points: number;
  spaces: string[];
}

/** What a scoring card would count and bring then; only cards for which something changes are told of. */
export interface CitiesCardChange {
  card: string;
  count: number;
  points: number;
  change: number;
  spaces: string[];
}

/** A goal as events name it. */
export interface CitiesGoal {
  id: string;
  en: string;
  hu: string;
}

/** A building piece as events show it. */
export interface CitiesPiece {
  colour: CitiesColour;
}

/** A feature as events show it. */
export interface CitiesFeature {
  kind: CitiesFeatureKind;
}

/** A scoring card as events name it. */
export interface CitiesCard {
  id: string;
  en: string;
  hu: string;
}

/** The table as everybody sees it. */
export interface CitiesView extends View {
  phase: CitiesPhase;
  round: number;
  rounds: number;
  first: number;
  star: number | null;
  size: number[];
  in_row: number;
  pack: string;
  board: CitiesBoard;
  goals: CitiesGoalFace[];
  groups: CitiesGroup[];
  starts: CitiesTile[];
  taken_tile: CitiesTile | null;
  taken_features: CitiesFeatureKind[];
  taken_pieces: CitiesColour[];
  cities: CitiesCityView[];
  unseen: CitiesUnseen;
}

/** What is printed on the cards of a pack; views name cards by their ids. */
export interface CitiesPrinted {
  deck: CitiesCardFace[];
}

/** What could come in a player's city. */
export interface CitiesGhosts {
  placements: CitiesPlacement[];
  cards: CitiesCardCount[];
}

/** The city board with its goals, chosen or drawn. */
export interface CitiesCommissioned {
  name: "commissioned";
  fields: { board: CitiesBoard; goals: CitiesGoal[]; };
}

/** A player has the star and begins the round. */
export interface CitiesStarred {
  name: "starred";
  fields: { seat: number; };
}

/** A player chooses a starting tile. */
export interface CitiesStarted {
  name: "started";
  fields: { seat: number; tile: CitiesTile; };
}

/** A round begins: all that lies open on the board now, group by group. */
export interface CitiesRefilled {
  name: "refilled";
  fields: { round: number; rounds: number; cards: CitiesCard[]; tiles: CitiesTile[]; features: CitiesFeature[]; pieces: CitiesPiece[]; };
}

/** A player takes a scoring card; one that was face down is turned up. */
export interface CitiesTookCard {
  name: "tookcard";
  fields: { seat: number; group: number; card: CitiesCard; hidden: boolean; };
}

/** A player takes a city tile. */
export interface CitiesTookTile {
  name: "tooktile";
  fields: { seat: number; group: number; tile: CitiesTile; hidden: boolean; };
}

/** A player takes one or two features; the last of two may have been face down. */
export interface CitiesTookFeatures {
  name: "tookfeatures";
  fields: { seat: number; group: number; features: CitiesFeature[]; hidden: boolean; };
}

/** A player takes pieces, open ones or two from the bag. */
export interface CitiesTookPieces {
  name: "tookpieces";
  fields: { seat: number; group: number; pieces: CitiesPiece[]; hidden: boolean; };
}

/** A tile becomes a part of a city; row, column and turns as in the action. */
export interface CitiesPlaced {
  name: "placed";
  fields: { seat: number; tile: CitiesTile; row: number; column: number; turns: number; };
}

/** A feature lies on a space now. */
export interface CitiesFurnished {
  name: "furnished";
  fields: { seat: number; feature: CitiesFeature; space: string; };
}

/** A feature that was taken leaves the game. */
export interface CitiesWaived {
  name: "waived";
  fields: { seat: number; feature: CitiesFeature; };
}

/** A piece stands on a space, the so many-th floor of its building. */
export interface CitiesBuilt {
  name: "built";
  fields: { seat: number; piece: CitiesPiece; space: string; floors: number; };
}

/** A piece that was taken leaves the game. */
export interface CitiesDiscarded {
  name: "discarded";
  fields: { seat: number; piece: CitiesPiece; };
}

/** A player meets a goal and takes the highest value that is left. */
export interface CitiesAchieved {
  name: "achieved";
  fields: { seat: number; goal: CitiesGoal; points: number; };
}

/** What three players have left on the board leaves the game; what was face down stays unseen. */
export interface CitiesCleared {
  name: "cleared";
  fields: { cards: CitiesCard[]; tiles: CitiesTile[]; features: CitiesFeature[]; pieces: CitiesPiece[]; };
}

/** The game is over. */
export interface CitiesEnded {
  name: "ended";
  fields: { winners: number[]; totals: number[]; };
}

export type CitiesEvent = CitiesCommissioned | CitiesStarred | CitiesStarted | CitiesRefilled | CitiesTookCard | CitiesTookTile | CitiesTookFeatures | CitiesTookPieces | CitiesPlaced | CitiesFurnished | CitiesWaived | CitiesBuilt | CitiesDiscarded | CitiesAchieved | CitiesCleared | CitiesEnded;

export type UnderwaterCitiesSourceName = "farms" | "plants" | "laboratories" | "tunnels" | "symbiotic" | "cards" | "metropolises";

export type UnderwaterCitiesAction =
  | { kind: "put-out"; card: string }
  | { kind: "back" }
  | { kind: "discard"; card: string }
  | { kind: "place"; slot: string }
  | { kind: "clone"; slot: string }
  | { kind: "play"; card: string }
  | { kind: "card-first" }
  | { kind: "slot-first" }
  | { kind: "use-card" }
  | { kind: "leave-card" }
  | { kind: "drop"; card: string }
  | { kind: "keep-old" }
  | { kind: "use-before" }
  | { kind: "drop-unused" }
  | { kind: "part"; part: number }
  | { kind: "skip" }
  | { kind: "option"; part: number }
  | { kind: "farm"; place: string }
  | { kind: "plant"; place: string }
  | { kind: "laboratory"; place: string }
  | { kind: "tunnel"; place: string }
  | { kind: "city"; place: "NW" | "N" | "NE" | "W" | "C" | "E" | "SW" | "S" | "SE" }
  | { kind: "symbiotic"; place: "NW" | "N" | "NE" | "W" | "C" | "E" | "SW" | "S" | "SE" }
  | { kind: "stop-building" }
  | { kind: "upgrade"; place: string }
  | { kind: "cost"; part: number }
  | { kind: "stop-upgrading" }
  | { kind: "convert"; place: "NW" | "N" | "NE" | "W" | "C" | "E" | "SW" | "S" | "SE" }
  | { kind: "use-discount" }
  | { kind: "save-discount" }
  | { kind: "instead"; kelp: number; steelplast: number }
  | { kind: "spend"; card: string }
  | { kind: "take"; resource: "kelp" | "steelplast" | "science" | "credits" | "biomatter" }
  | { kind: "swap"; way: number }
  | { kind: "again" }
  | { kind: "stop" }
  | { kind: "collect"; structure: "farm" | "plant" | "laboratory" | "tunnel" }
  | { kind: "act"; card: string }
  | { kind: "refresh"; card: string }
  | { kind: "stop-acting" }
  | { kind: "use-slot"; slot: string }
  | { kind: "take-special"; card: string }
  | { kind: "look" }
  | { kind: "keep"; card: string }
  | { kind: "under"; card: string }
  | { kind: "keep-metropolis"; metropolis: string }
  | { kind: "replace-output"; place: string }
  | { kind: "keep-output" }
  | { kind: "pay-production"; card: string }
  | { kind: "end-production" }
  | { kind: "end-turn" }
  | { kind: "ability"; card: string };

export type UnderwaterCitiesDecision = "end-turn" | "make-room" | "payment" | "discount" | "spend" | "keep-special" | "put-under" | "keep-metropolis" | "replace-output" | "pay-production" | "reduce-hand" | "choose-slot" | "choose-card" | "order" | "use-card" | "keep-cards" | "parts" | "build" | "act" | "upgrade-built" | "use-slot" | "pay-again" | "upgrade" | "swap" | "collect" | "refresh" | "convert" | "choose" | "ability" | "take-special" | "take";

/** What this viewer knows of a player. */
export interface UnderwaterCitiesPlayer {
  board: number;
  goods: UnderwaterCitiesAmounts;
  hand: number[];
  known: number[];
  hand_limit: number;
  cities: UnderwaterCitiesCity[];
  buildings: UnderwaterCitiesBuilding[];
  tunnels: UnderwaterCitiesTunnel[];
  metropolises: UnderwaterCitiesMetropolis[];
  permanents: number[];
  actions: number[];
  used: number[];
  productions: number[];
  ends: UnderwaterCitiesCardWorth[];
  face_down: number[];
  once: number[];
  contracts: number[];
  space: number;
  advanced: boolean;
  tunnels_built: number;
  looks_at: number;
}

/** What an end-scoring card would count for its owner, if the game ended now. */
export interface UnderwaterCitiesCardWorth {
  card: number;
  points: number;
}

/** A metropolis: on a place of the board, or drawn later. */
export interface UnderwaterCitiesMetropolis {
  id: string;
  connected: boolean;
  points: number;
}

/** A built tunnel. */
export interface UnderwaterCitiesTunnel {
  tunnel: string;
  upgraded: boolean;
  by_city: boolean;
}

/** A building on a place. */
export interface UnderwaterCitiesBuilding {
  place: string;
  kind: string;
  upgraded: boolean;
  connected: boolean;
}

/** A city on a site. */
export interface UnderwaterCitiesCity {
  site: string;
  symbiotic: boolean;
  connected: boolean;
  points: number;
}

/** Goods in words. */
export interface UnderwaterCitiesAmounts {
  kelp: number;
  steelplast: number;
  science: number;
  credits: number;
  biomatter: number;
  points: number;
}

/** An action slot: whose tiles lie on it, and whether a blocking tile does. */
export interface UnderwaterCitiesSlot {
  name: string;
  colour: string;
  taken_by: number[];
  blocked: boolean;
}

/** What a kind costs a player now, before surcharges of sites and discounts of cards that are played. */
export interface UnderwaterCitiesPrice {
  kind: string;
  cost: UnderwaterCitiesAmounts;
}

/** What a player has to expect, if nothing changed until the end of the game. */
export interface UnderwaterCitiesProspect {
  harvest: UnderwaterCitiesHarvest | null;
  final: Record<string, number>;
}

/** What the next Production would bring and cost a player, if nothing changed. */
export interface UnderwaterCitiesHarvest {
  output: UnderwaterCitiesAmounts;
  cards: number;
  sources: UnderwaterCitiesSource[];
  priced: number[];
  hungry: number;
  eaten: UnderwaterCitiesAmounts;
}

/** A part of what a Production would bring, by what gives it. */
export interface UnderwaterCitiesSource {
  name: UnderwaterCitiesSourceName;
  output: UnderwaterCitiesAmounts;
  cards: number;
}

/** What is left of a slot, a card or a metropolis in this turn: parts, by the numbers of the actions. */
export interface UnderwaterCitiesTask {
  cause: Cause;
  done: number[];
  left: number[];
}

/** Where something can be built, upgraded or converted now: one of some costs, and what is printed there. */
export interface UnderwaterCitiesSite {
  action: Action;
  kind: string;
  place: string;
  costs: UnderwaterCitiesAmounts[];
  saving: UnderwaterCitiesAmounts;
  bonus: UnderwaterCitiesAmounts;
  cards: number;
  steps: number;
  metropolis: string | null;
}

/** The table as a seat sees it. */
export interface UnderwaterCitiesView extends View {
  pack: string;
  round: number;
  era: number;
  moves: number;
  turn: number;
  order: number[];
  track: number[];
  slots: UnderwaterCitiesSlot[];
  cloned: boolean | null;
  slot: string | null;
  card: number | null;
  dropped: number | null;
  bill: UnderwaterCitiesAmounts;
  saving: UnderwaterCitiesAmounts;
  target: string | null;
  produced: UnderwaterCitiesAmounts;
  deck: number;
  discards: number[];
  gone: number[];
  buried: number;
  special_top: number | null;
  special_deck: number;
  dear: number[];
  spares: number;
  contracts: number[];
  tunnels_left: number;
  whites_left: number;
  symbiotics_left: number | null;
  players: UnderwaterCitiesPlayer[];
  hand: number[];
  put_out: number[];
  looked_at: number[];
  looked_at_tiles: string[];
}

/** What could come. */
export interface UnderwaterCitiesGhosts {
  sites: UnderwaterCitiesSite[];
  tasks: UnderwaterCitiesTask[];
  production_in: number | null;
  players: UnderwaterCitiesProspect[];
  prices: UnderwaterCitiesPrice[];
  usable: number[];
  hand: UnderwaterCitiesCardWorth[];
}

/** A player drew cards from the era's deck. */
export interface UnderwaterCitiesCardsDrawn {
  name: "cardsdrawn";
  fields: { seat: number; count: number; };
}

/** What a player drew. */
export interface UnderwaterCitiesCardsSeen {
  name: "cardsseen";
  fields: { seat: number; cards: number[]; };
}

/** The discards became the era's deck. */
export interface UnderwaterCitiesDeckShuffled {
  name: "deckshuffled";
  fields: { count: number; };
}

/** A player chose a card that is to be discarded. */
export interface UnderwaterCitiesCardPutOut {
  name: "cardputout";
  fields: { seat: number; card: number; };
}

/** A player has decided which cards to keep. */
export interface UnderwaterCitiesHandDecided {
  name: "handdecided";
  fields: { seat: number; };
}

/** A player decides anew which cards to keep. */
export interface UnderwaterCitiesHandReopened {
  name: "handreopened";
  fields: { seat: number; };
}

/** Cards were discarded. */
export interface UnderwaterCitiesCardsDiscarded {
  name: "cardsdiscarded";
  fields: { seat: number; cards: number[]; };
}

/** A round begins; who is first. */
export interface UnderwaterCitiesRoundBegan {
  name: "roundbegan";
  fields: { round: number; seat: number; };
}

/** A player took an action slot. */
export interface UnderwaterCitiesTilePlaced {
  name: "tileplaced";
  fields: { seat: number; slot: string; };
}

/** A player took the cloning tile and a slot that another has taken. */
export interface UnderwaterCitiesTileCloned {
  name: "tilecloned";
  fields: { seat: number; slot: string; };
}

/** A fourth blocking tile went to a slot, counted by the digits of a card. */
export interface UnderwaterCitiesSlotBlocked {
  name: "slotblocked";
  fields: { card: number; slot: string; };
}

/** A player showed a card of the slot's colour. */
export interface UnderwaterCitiesCardPlayed {
  name: "cardplayed";
  fields: { seat: number; card: number; };
}

/** A player didn't use the card. */
export interface UnderwaterCitiesCardLeft {
  name: "cardleft";
  fields: { seat: number; card: number; };
}

/** A card lies in front of a player from now on. */
export interface UnderwaterCitiesCardClaimed {
  name: "cardclaimed";
  fields: { seat: number; card: number; };
}

/** An action card made room for another. */
export interface UnderwaterCitiesActionCardDropped {
  name: "actioncarddropped";
  fields: { seat: number; card: number; };
}

/** A player used an action card. */
export interface UnderwaterCitiesActionCardUsed {
  name: "actioncardused";
  fields: { seat: number; card: number; };
}

/** A used action card became ready. */
export interface UnderwaterCitiesActionCardRefreshed {
  name: "actioncardrefreshed";
  fields: { seat: number; card: number; };
}

/** A player used what a card allows once in a turn. */
export interface UnderwaterCitiesAbilityUsed {
  name: "abilityused";
  fields: { seat: number; card: number; };
}

/** A player used a slot through a card. */
export interface UnderwaterCitiesSlotUsed {
  name: "slotused";
  fields: { seat: number; slot: string; };
}

/** A player gained goods. */
export interface UnderwaterCitiesGained {
  name: "gained";
  fields: { seat: number; goods: UnderwaterCitiesAmounts; };
}

/** A card that lies in front of a player gave goods. */
export interface UnderwaterCitiesCardPaid {
  name: "cardpaid";
  fields: { seat: number; card: number; goods: UnderwaterCitiesAmounts; };
}

/** A player paid. */
export interface UnderwaterCitiesPaid {
  name: "paid";
  fields: { seat: number; goods: UnderwaterCitiesAmounts; };
}

/** A marker reached a space of the federation track. */
export interface UnderwaterCitiesAdvanced {
  name: "advanced";
  fields: { seat: number; space: number; };
}

/** A step beyond space 1, for a point. */
export interface UnderwaterCitiesAdvancedBeyond {
  name: "advancedbeyond";
  fields: { seat: number; };
}

/** Something was built. */
export interface UnderwaterCitiesBuilt {
  name: "built";
  fields: { seat: number; kind: string; place: string; };
}

/** A structure was upgraded. */
export interface UnderwaterCitiesUpgraded {
  name: "upgraded";
  fields: { seat: number; kind: string; place: string; };
}

/** A white city became symbiotic. */
export interface UnderwaterCitiesCityConverted {
  name: "cityconverted";
  fields: { seat: number; place: string; };
}

/** A metropolis is connected. */
export interface UnderwaterCitiesMetropolisConnected {
  name: "metropolisconnected";
  fields: { seat: number; metropolis: string; };
}

/** Which metropolises a player drew. */
export interface UnderwaterCitiesMetropolisesSeen {
  name: "metropolisesseen";
  fields: { seat: number; metropolises: string[]; };
}

/** A player met a government contract. */
export interface UnderwaterCitiesContractTaken {
  name: "contracttaken";
  fields: { seat: number; contract: number; };
}

/** A player took a special card that lay face up. */
export interface UnderwaterCitiesSpecialTaken {
  name: "specialtaken";
  fields: { seat: number; card: number; };
}

/** The next special card was turned up. */
export interface UnderwaterCitiesSpecialTurned {
  name: "specialturned";
  fields: { card: number; };
}

/** A player put the face-up special card under the deck and looks at the next ones. */
export interface UnderwaterCitiesSpecialsSearched {
  name: "specialssearched";
  fields: { seat: number; count: number; };
}

/** At which special cards a player looks. */
export interface UnderwaterCitiesSpecialsSeen {
  name: "specialsseen";
  fields: { seat: number; cards: number[]; };
}

/** A player kept one of the special cards and put the others under the deck. */
export interface UnderwaterCitiesSpecialKept {
  name: "specialkept";
  fields: { seat: number; };
}

/** Production after a round. */
export interface UnderwaterCitiesProductionBegan {
  name: "productionbegan";
  fields: { round: number; };
}

/** What a player's network produced. */
export interface UnderwaterCitiesProduced {
  name: "produced";
  fields: { seat: number; goods: UnderwaterCitiesAmounts; };
}

/** What a metropolis produced. */
export interface UnderwaterCitiesMetropolisProduced {
  name: "metropolisproduced";
  fields: { seat: number; metropolis: string; goods: UnderwaterCitiesAmounts; };
}

/** A structure gave something else instead. */
export interface UnderwaterCitiesOutputReplaced {
  name: "outputreplaced";
  fields: { seat: number; place: string; goods: UnderwaterCitiesAmounts; };
}

/** A player's cities were fed, with kelp, biomatter and points. */
export interface UnderwaterCitiesFed {
  name: "fed";
  fields: { seat: number; cities: number; kelp: number; biomatter: number; points: number; };
}

/** A new era begins. */
export interface UnderwaterCitiesEraBegan {
  name: "erabegan";
  fields: { era: number; };
}

/** The game is over. */
export interface UnderwaterCitiesEnded {
  name: "ended";
  fields: { winners: number[]; };
}

export type UnderwaterCitiesEvent = UnderwaterCitiesCardsDrawn | UnderwaterCitiesCardsSeen | UnderwaterCitiesDeckShuffled | UnderwaterCitiesCardPutOut | UnderwaterCitiesHandDecided | UnderwaterCitiesHandReopened | UnderwaterCitiesCardsDiscarded | UnderwaterCitiesRoundBegan | UnderwaterCitiesTilePlaced | UnderwaterCitiesTileCloned | UnderwaterCitiesSlotBlocked | UnderwaterCitiesCardPlayed | UnderwaterCitiesCardLeft | UnderwaterCitiesCardClaimed | UnderwaterCitiesActionCardDropped | UnderwaterCitiesActionCardUsed | UnderwaterCitiesActionCardRefreshed | UnderwaterCitiesAbilityUsed | UnderwaterCitiesSlotUsed | UnderwaterCitiesGained | UnderwaterCitiesCardPaid | UnderwaterCitiesPaid | UnderwaterCitiesAdvanced | UnderwaterCitiesAdvancedBeyond | UnderwaterCitiesBuilt | UnderwaterCitiesUpgraded | UnderwaterCitiesCityConverted | UnderwaterCitiesMetropolisConnected | UnderwaterCitiesMetropolisesSeen | UnderwaterCitiesContractTaken | UnderwaterCitiesSpecialTaken | UnderwaterCitiesSpecialTurned | UnderwaterCitiesSpecialsSearched | UnderwaterCitiesSpecialsSeen | UnderwaterCitiesSpecialKept | UnderwaterCitiesProductionBegan | UnderwaterCitiesProduced | UnderwaterCitiesMetropolisProduced | UnderwaterCitiesOutputReplaced | UnderwaterCitiesFed | UnderwaterCitiesEraBegan | UnderwaterCitiesEnded;

/** The components that the fields of events hold, by game, event and field, as the texts call them. */
export const COMPONENTS: Readonly<Record<string, Record<string, Record<string, string>>>> = {
  "five-towers": {
    "revealed": {
      "cards": "card"
    },
    "took": {
      "cards": "card"
    },
    "demolished": {
      "card": "card"
    },
    "placed": {
      "card": "card"
    },
    "discarded": {
      "cards": "card"
    }
  },
  "cloud-city": {
    "founded": {
      "tile": "tile"
    },
    "opened": {
      "tiles": "tile"
    },
    "requested": {
      "request": "request"
    },
    "chose": {
      "tile": "tile"
    },
    "placed": {
      "tile": "tile"
    },
    "joined": {
      "walkway": "walkway"
    },
    "took": {
      "tile": "tile"
    },
    "refilled": {
      "tile": "tile"
    },
    "received": {
      "tile": "tile"
    }
  },
  "ginkgopolis": {
    "packreceived": {
      "characters": "character"
    },
    "charactersrevealed": {
      "characters": "character"
    },
    "started": {
      "character": "character"
    },
    "tilesdrawn": {
      "tiles": "tile"
    },
    "handpassed": {
      "cards": "card"
    },
    "cardsdrawn": {
      "cards": "card"
    },
    "deckrebuilt": {
      "added": "card",
      "discarded": "card"
    },
    "handreplaced": {
      "cards": "card"
    },
    "exploits": {
      "card": "card"
    },
    "urbanises": {
      "card": "card",
      "tile": "tile"
    },
    "builds": {
      "card": "card",
      "tile": "tile"
    },
    "tiletakenback": {
      "card": "card",
      "tile": "tile"
    },
    "buildingexploited": {
      "tile": "tile"
    },
    "characterpaid": {
      "character": "character"
    },
    "cardpaid": {
      "card": "card"
    },
    "tileplaced": {
      "tile": "tile"
    },
    "resourcesreturned": {
      "tile": "tile"
    },
    "floorbuilt": {
      "tile": "tile",
      "covered": "tile"
    },
    "cardkept": {
      "card": "card"
    },
    "carddiscarded": {
      "card": "card"
    },
    "tileoffered": {
      "tile": "tile"
    },
    "tilesreturned": {
      "tiles": "tile"
    },
    "haldrewagain": {
      "card": "card",
      "other": "card",
      "used": "card"
    },
    "halisstuck": {
      "card": "card"
    },
    "handdiscarded": {
      "cards": "card"
    }
  },
  "cities": {
    "commissioned": {
      "board": "board",
      "goals": "goal"
    },
    "started": {
      "tile": "tile"
    },
    "refilled": {
      "cards": "card",
      "tiles": "tile",
      "features": "feature",
      "pieces": "piece"
    },
    "tookcard": {
      "card": "card"
    },
    "tooktile": {
      "tile": "tile"
    },
    "tookfeatures": {
      "features": "feature"
    },
    "tookpieces": {
      "pieces": "piece"
    },
    "placed": {
      "tile": "tile"
    },
    "furnished": {
      "feature": "feature"
    },
    "waived": {
      "feature": "feature"
    },
    "built": {
      "piece": "piece"
    },
    "discarded": {
      "piece": "piece"
    },
    "achieved": {
      "goal": "goal"
    },
    "cleared": {
      "cards": "card",
      "tiles": "tile",
      "features": "feature",
      "pieces": "piece"
    }
  },
  "underwater-cities": {
    "gained": {
      "goods": "amounts"
    },
    "cardpaid": {
      "goods": "amounts"
    },
    "paid": {
      "goods": "amounts"
    },
    "produced": {
      "goods": "amounts"
    },
    "metropolisproduced": {
      "goods": "amounts"
    },
    "outputreplaced": {
      "goods": "amounts"
    }
  }
};
