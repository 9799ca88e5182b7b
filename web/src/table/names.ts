/** What to call the players. */
import type { Player } from "../protocol.ts";
import type { Say } from "../scene.ts";

/** The names by seat, each of them once: who shares a name with somebody before gets a number. */
export function namesOf(players: Player[], say: Say): string[] {
  const taken = new Set<string>();
  return players.map((player) => {
    const name = calledAs(player, say);
    let own = name;
    for (let number = 2; taken.has(own); number += 1) own = `${name} ${number}`;
    taken.add(own);
    return own;
  });
}

/** The name; a guest who has not said one is a guest, and a free seat is a free seat. */
function calledAs({ kind, name }: Player, say: Say): string {
  if (kind === "open") return say("page.seat.open");
  return name || say("page.guest");
}
