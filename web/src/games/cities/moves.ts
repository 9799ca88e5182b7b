/** What moves over the table: a taken group to who has taken it, their worker to its place, a seat's mark to a goal that it has met. */
import type { Move } from "../../parts/flights.svelte.ts";
import type { HappenedEvent } from "../../scene.ts";
import type { Group, Row, Tile } from "./view.ts";

export type Moving = { kind: "group"; group: Group } | { kind: "worker"; seat: number; group: string } | { kind: "mark"; seat: number; goal: string };

export const SIDE = 40; // of what comes from a panel
const ROW_OF: Record<string, Row> = { tookcard: "cards", tooktile: "tiles", tookfeatures: "features", tookpieces: "buildings" };

/** What moves when some events have happened. */
export function movesOf(events: readonly HappenedEvent[], seat: number | null): Move<Moving>[] {
  return events.flatMap((event): Move<Moving>[] => {
    const cityOf = (owner: number): string => `[data-seat="${owner}"]`;
    if (event.name === "achieved") {
      const { seat: owner, goal } = event.fields as { seat: number; goal: { id: string } };
      return [
        { what: { kind: "mark", seat: owner, goal: goal.id }, from: [cityOf(owner)], to: [`[data-goal="${goal.id}"] [data-owner="${owner}"]`], side: SIDE, end: { scale: 0.5, opacity: 1 } },
      ];
    }
    const group = takenBy(event);
    if (!group) return [];
    const owner = group.worker!;
    const name = `${group.row} ${group.group}`;
    const mine = owner === seat ? [group.row === "cards" ? "[data-lesson=cards]" : "[data-lesson=queue]"] : [];
    return [
      { what: { kind: "group", group: { ...group, worker: null } }, from: [`[data-group="${name}"]`], to: [...mine, cityOf(owner)], end: { scale: 0.6, opacity: 0.4 } },
      { what: { kind: "worker", seat: owner, group: name }, from: [owner === seat ? "[data-lesson=me]" : cityOf(owner)], to: [`[data-group="${name}"]`], side: SIDE, end: { scale: 1, opacity: 1 } },
    ];
  });
}

/** What somebody has taken; null if the event is about something else. */
function takenBy({ name, fields }: HappenedEvent): Group | null {
  const row = ROW_OF[name];
  if (!row) return null;
  const { seat, group, card, tile, features, pieces } = fields as {
    seat: number;
    group: number;
    card?: { id: string };
    tile?: Tile;
    features?: { kind: string }[];
    pieces?: { colour: string }[];
  };
  return {
    row,
    group,
    worker: seat,
    cards: card ? [card.id] : [],
    tiles: tile ? [tile] : [],
    features: (features ?? []).map(({ kind }) => kind),
    pieces: (pieces ?? []).map(({ colour }) => colour),
    hidden: 0,
  } as Group;
}
