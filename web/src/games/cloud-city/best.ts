/**
 * Which walkways together bring most votes: not all that are possible can be had. Colours don't disturb each other. Within
 * one, walkways are taken or left one after the other, from the north-west on; of all ways to come so far that leave the same
 * room to the rest, only the best is followed. So the answer is exact, and few ways have to be followed.
 */
import { keyOf, lengthOf, type Town, type Way } from "./town.ts";
import { COLOURS, left, MOST_WALKWAYS } from "./view.ts";
import { crossing, endsAt, possibleWays, votesOf, type Supply } from "./walkways.ts";

export function bestWays(town: Town, supply: Supply): Way[] {
  const possible = possibleWays(town, supply).sort((a, b) => a.first.y - b.first.y || a.first.x - b.first.x);
  return COLOURS.flatMap((colour) => {
    const ways = possible.filter((way) => way.colour === colour);
    return best(ways, limitsOf(town, supply, ways));
  });
}

/** What there isn't enough of for all who want it: room at a building, pieces of a length, the place where two would cross. */
interface Limit {
  room: number;
  wanted: readonly Way[];
}

function limitsOf(town: Town, supply: Supply, ways: readonly Way[]): Limit[] {
  const limits = new Map<string, { room: number; wanted: Way[] }>();
  const want = (name: string, room: number, way: Way): void => {
    const limit = limits.get(name) ?? { room, wanted: [] };
    limit.wanted.push(way);
    limits.set(name, limit);
  };
  ways.forEach((way, place) => {
    for (const end of [way.first, way.second]) want(keyOf(end), MOST_WALKWAYS - endsAt(town, end), way);
    want(`length ${lengthOf(way)}`, left(supply, way.colour, lengthOf(way)), way);
    ways.forEach((other, another) => {
      if (crossing(way, other)) want([place, another].sort((a, b) => a - b).join("×"), 1, way);
    });
  });
  return [...limits.values()].filter(({ room, wanted }) => wanted.length > room);
}

/** What has been taken so far, and the room that is left of each limit. */
interface Course {
  votes: number;
  room: readonly number[];
  last: Way | null;
  before: Course | null;
}

function best(ways: readonly Way[], limits: readonly Limit[]): Way[] {
  let courses: Course[] = [{ votes: 0, room: limits.map(({ room }) => room), last: null, before: null }];
  const waiting = limits.map(({ wanted }) => wanted.length);
  for (const way of ways) {
    const takes = limits.map(({ wanted }) => (wanted.includes(way) ? 1 : 0));
    takes.forEach((count, place) => (waiting[place]! -= count));
    const kept = new Map<string, Course>();
    const follow = (votes: number, rest: readonly number[], last: Way | null, before: Course): void => {
      const room = rest.map((count, place) => Math.min(count, waiting[place]!)); // more is of no use
      const key = room.join();
      if (votes > (kept.get(key)?.votes ?? -1)) kept.set(key, { votes, room, last, before });
    };
    for (const course of courses) {
      const rest = course.room.map((count, place) => count - takes[place]!);
      if (rest.every((count) => count >= 0)) follow(course.votes + votesOf(way), rest, way, course);
      follow(course.votes, course.room, null, course);
    }
    courses = [...kept.values()];
  }
  return taken(courses.reduce((a, b) => (b.votes > a.votes ? b : a)));
}

function taken(course: Course): Way[] {
  const ways: Way[] = [];
  for (let at: Course | null = course; at; at = at.before) if (at.last) ways.unshift(at.last);
  return ways;
}
