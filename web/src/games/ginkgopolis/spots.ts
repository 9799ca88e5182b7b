/** What stands or lies on each cell of the board, and what may be chosen. */

import type { Say } from "../../scene.ts";
import { key, type Target } from "./board.ts";
import { cellLabel } from "./labels.ts";
import type { Building, Cell, GinkgopolisView, Marker } from "./view.ts";

type Place = { kind: "building"; building: Building } | { kind: "marker"; marker: Marker } | { kind: "target" };
export type Spot = Cell & Place & { target: Target | undefined; label: string };

/** Every cell that is there or may be chosen, from the back to the front. */
export function spotsOf(view: GinkgopolisView, targets: Target[], held: ReadonlySet<string>, names: string[], say: Say): Spot[] {
  const there: (Cell & Place)[] = [
    ...view.city.map((building) => ({ x: building.x, y: building.y, kind: "building" as const, building })),
    ...view.markers.map((marker) => ({ x: marker.x, y: marker.y, kind: "marker" as const, marker })),
  ];
  const known = new Set(there.map(key));
  for (const { x, y } of targets) if (!known.has(key({ x, y }))) there.push({ x, y, kind: "target" });
  return there
    .map((spot) => {
      const target = targets.find(({ x, y }) => x === spot.x && y === spot.y);
      return { ...spot, target, label: target?.label ?? cellLabel(view, spot, names, held.has(key(spot)), say) };
    })
    .sort((a, b) => a.y - b.y || a.x - b.x);
}

/** The one cell that Tab reaches: where the reader was, else what is decided, else what is in hand. */
export function reachableOf(spots: Spot[], current: string | null, chosen: string | null, held: ReadonlySet<string>): string {
  const first =
    spots.find((spot) => key(spot) === current) ??
    spots.find(({ target }) => target) ??
    spots.find((spot) => key(spot) === chosen) ??
    spots.find((spot) => held.has(key(spot))) ??
    spots[0];
  return key(first ?? { x: 0, y: 0 });
}
