/** Seats and options of a new table. */
import { say, texts } from "../i18n/texts.svelte.ts";
import type { GameInfo, NewTable, OptionInfo, Table, WantedSeat } from "../protocol.ts";

/** The strength of bot that a newcomer meets: the middle one. */
export function usualLevel(game: GameInfo): string {
  return game.levels[Math.floor((game.levels.length - 1) / 2)]?.id ?? "";
}

/** How many sit down for a quick game: three, or as near to it as the game allows. */
export function usualSeats(game: GameInfo): number {
  return [...game.seat_counts].sort((a, b) => Math.abs(a - 3) - Math.abs(b - 3))[0] ?? 2;
}

/** Me against bots, with every default: what "play now" asks for. */
export function quickTable(game: GameInfo): NewTable {
  const bots = Array.from({ length: usualSeats(game) - 1 }, (): WantedSeat => ({ kind: "bot", level: usualLevel(game) }));
  return { game: game.id, seats: [{ kind: "me", level: "" }, ...bots], options: {} };
}

/** A first game: like that, but against the weakest. */
export function guidedTable(game: GameInfo): NewTable {
  const { seats, ...rest } = quickTable(game);
  return { ...rest, seats: seats.map((seat) => (seat.kind === "bot" ? { ...seat, level: game.levels[0]?.id ?? "" } : seat)) };
}

/** The same set-up as at a table that I know: my seat is mine again, other people's seats are open. */
export function sameAgain(table: Table): NewTable {
  const mine = table.my_seat ?? table.players.find(({ kind }) => kind === "person")?.seat;
  const seats = table.players.map(({ seat, kind, level }): WantedSeat => {
    if (kind === "bot") return { kind: "bot", level };
    return { kind: seat === mine ? "me" : "open", level: "" };
  });
  return { game: table.game, seats, options: table.options };
}

/** The options of a game between which so many players can choose. */
export function choicesAt(game: GameInfo, seats: number): OptionInfo[] {
  return game.options.filter(({ values }) => (values[seats] ?? []).length > 1);
}

/** What an option is called: in words that all games share, or in the game's own. */
export function optionName(game: string, option: string): string {
  const shared = `page.option.${option}`;
  return say(texts.has(shared) ? shared : `${game}.option.${option}`);
}

/** What a value of an option is called; a pack, which people bring, by its own name. */
export function valueName(game: string, option: string, value: unknown): string {
  const keys = [`page.option.${option}.${value}`, `${game}.option.${option}.${value}`];
  const key = keys.find((found) => texts.has(found));
  return key ? say(key) : String(value);
}
