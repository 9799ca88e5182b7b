/**
 * Which walkways together bring most votes: not all that are possible can be had. Colours don't disturb each other, and most
 * walkways don't disturb any other, so that little is left to be searched.
 */
import { keyOf, lengthOf, type Town, type Way } from "./town.ts";
import { COLOURS, left, MOST_WALKWAYS } from "./view.ts";
import { crossing, endsAt, possibleWays, votesOf, type Supply } from "./walkways.ts";

/** What there is only so much of: room at a building, pieces of a length, the place where two would cross. */
type Room = Map<string, number>;

export function bestWays(town: Town, supply: Supply): Way[] {
  const possible = possibleWays(town, supply);
  return COLOURS.flatMap((colour) =>
    best(
      town,
      supply,
      possible.filter((way) => way.colour === colour),
    ),
  );
}

function best(town: Town, supply: Supply, ways: readonly Way[]): Way[] {
  const room: Room = new Map();
  const needs = new Map(ways.map((way) => [way, needsOf(town, supply, ways, way, room)]));
  const wanted = new Map<string, number>();
  for (const need of [...needs.values()].flat()) wanted.set(need, (wanted.get(need) ?? 0) + 1);
  const isFree = (way: Way): boolean => needs.get(way)!.every((need) => wanted.get(need)! <= room.get(need)!);
  const free = ways.filter(isFree);
  for (const need of free.flatMap((way) => needs.get(way)!)) room.set(need, room.get(need)! - 1);
  const disputed = ways.filter((way) => !free.includes(way)).sort((a, b) => votesOf(b) - votesOf(a));
  return [...free, ...search(disputed, needs, room)];
}

/** What a walkway takes up; the room for it is noted. */
function needsOf(town: Town, supply: Supply, ways: readonly Way[], way: Way, room: Room): string[] {
  const ends = [way.first, way.second].map((cell) => {
    room.set(keyOf(cell), MOST_WALKWAYS - endsAt(town, cell));
    return keyOf(cell);
  });
  const piece = `length ${lengthOf(way)}`;
  room.set(piece, left(supply, way.colour, lengthOf(way)));
  const crossed = ways.flatMap((other, place) => {
    if (!crossing(way, other)) return [];
    const both = [place, ways.indexOf(way)].sort((a, b) => a - b).join("×");
    room.set(both, 1);
    return [both];
  });
  return [...ends, piece, ...crossed];
}

const PATIENCE = 10_000; // steps; only a large city of one colour in which nothing is built needs more, and gets a good answer

/** Try each with and without, the most valuable first; what can't become better than the best so far is left. */
function search(ways: readonly Way[], needs: ReadonlyMap<Way, string[]>, room: Room): Way[] {
  let found: Way[] = [];
  let most = 0;
  let steps = 0;
  const chosen: Way[] = [];
  const go = (from: number, votes: number): void => {
    steps += 1;
    if (votes > most) [found, most] = [[...chosen], votes];
    const way = ways[from];
    if (!way || steps > PATIENCE || votes + hope(ways, from, needs, room) <= most) return;
    const taken = needs.get(way)!;
    if (fits(taken, room)) {
      for (const need of taken) room.set(need, room.get(need)! - 1);
      chosen.push(way);
      go(from + 1, votes + votesOf(way));
      chosen.pop();
      for (const need of taken) room.set(need, room.get(need)! + 1);
    }
    go(from + 1, votes);
  };
  go(0, 0);
  return found;
}

const fits = (needs: readonly string[], room: Room): boolean => needs.every((need) => room.get(need)! > 0);

/** No more votes than this can come: each building takes the best that it has room for, and half of each walkway is its own. */
function hope(ways: readonly Way[], from: number, needs: ReadonlyMap<Way, string[]>, room: Room): number {
  const used = new Map<string, number>();
  let votes = 0;
  for (const way of ways.slice(from)) {
    const taken = needs.get(way)!;
    if (!fits(taken, room)) continue;
    for (const end of taken.slice(0, 2)) {
      const places = used.get(end) ?? 0;
      if (places === room.get(end)) continue;
      used.set(end, places + 1);
      votes += votesOf(way) / 2;
    }
  }
  return votes;
}
