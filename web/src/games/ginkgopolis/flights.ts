/** Goods on their way: from the building that gives them to whoever gets them. */

import { changeOf, type Told } from "./changes.ts";
import { GOODS, type Good } from "./view.ts";

export interface Flight {
  id: number;
  good: Good;
  from: DOMRect;
  to: DOMRect;
  delay: number;
}

const STAGGER = 70;
const MOST = 24;
let count = 0;

/** What flies when some events have happened; what has no place on the screen stays at home. */
export function flightsOf({ events, view }: Told, root: ParentNode): Flight[] {
  const flights: Flight[] = [];
  let cell = "";
  for (const event of events) {
    const change = changeOf(event, view);
    if (!change) continue;
    if (change.at) cell = `${change.at.x},${change.at.y}`; // bonuses come from where the action is
    const there = rectOf(root, `[data-cell="${cell}"]`);
    const owner = rectOf(root, `[data-screen="${change.seat}"]`) ?? rectOf(root, `[data-seat="${change.seat}"]`);
    if (!there || !owner) continue;
    for (const good of GOODS) {
      const number = change.goods[good] ?? 0;
      for (let place = 0; place < Math.abs(number) && flights.length < MOST; place += 1) {
        const [from, to] = number > 0 ? [there, owner] : [owner, there];
        flights.push({ id: (count += 1), good, from, to, delay: STAGGER * flights.length });
      }
    }
  }
  return flights;
}

function rectOf(root: ParentNode, selector: string): DOMRect | null {
  const rect = root.querySelector(selector)?.getBoundingClientRect();
  return rect && rect.width > 0 ? rect : null;
}
