/** What to call the players, and opponents that have no seat. */
import { wordOf } from "../i18n/texts.svelte.ts";
import type { Player, Table } from "../protocol.ts";
import type { Say } from "../scene.ts";

/**
 * A name for each place in the score sheets: those of the seats, then of each opponent that is no player.
 * No two are alike: who shares a name with somebody before gets a number. I am "you" on the seat `me` if I have said none;
 * sentences, which say what "you" do in other words, have me as a guest.
 */
export function namesOf({ game, players }: Pick<Table, "game" | "players">, say: Say, places = players.length, me: number | null = null): string[] {
  const taken = new Set<string>();
  const names = Array.from({ length: places }, (_, place) => {
    const player = players[place];
    const name = player ? calledAs(player, say) : say(wordOf(game, "opponent"));
    let own = name;
    for (let number = 2; taken.has(own); number += 1) own = `${name} ${number}`;
    taken.add(own);
    return own;
  });
  if (me !== null && !players[me]?.name) names[me] = say("page.you");
  return names;
}

/** The name; a guest who has not said one is a guest to the others, and a free seat is a free seat. */
function calledAs({ kind, name }: Player, say: Say): string {
  if (kind === "open") return say("page.seat.open");
  return name || say("page.guest");
}
