/** Lines of the log in words. */
import { narrate } from "../i18n/narrate.ts";
import { texts } from "../i18n/texts.svelte.ts";
import type { Say } from "../scene.ts";
import type { Line } from "./log.ts";

/** Whether something was done for me while another acted, because I had no choice: then the game's texts say why. */
export function skipsMe({ event, seat }: Line, game: string, me: number | null): boolean {
  return me !== null && seat !== me && event?.fields["seat"] === me && texts.has(`${game}.skipped.${event.name}`);
}

/** What a line says, to whoever sits on the seat `me`. */
export function wordsOf(line: Line, game: string, names: string[], me: number | null, say: Say): string {
  const { event, seat } = line;
  if (!event) return seat === me ? say("page.log.undo-own") : say("page.log.undo", { player: names[seat ?? 0] ?? "" });
  if (skipsMe(line, game, me)) return say(`${game}.skipped.${event.name}`);
  return narrate(game, event, names, say, me);
}

/** Whose line it is: the event's own seat where it has one. */
export function doerOf({ event, seat }: Line): number | null {
  if (!event) return seat;
  return typeof event.fields["seat"] === "number" ? event.fields["seat"] : null;
}
