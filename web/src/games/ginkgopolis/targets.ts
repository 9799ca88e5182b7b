/** The cells that may be chosen now: where a letter can go, and letters that can make room for it. */

import type { Say } from "../../scene.ts";
import type { Target } from "./board.ts";
import { beside, type Cell, type Decision, type GinkgopolisView, type Letter } from "./view.ts";

export function targetsOf(view: GinkgopolisView, offer: Decision[], decide: (decision: Decision) => void, say: Say): Target[] {
  const moving = view.moving;
  if (!moving) return [];
  return offer.flatMap((decision) => {
    const cell = cellOf(view, decision);
    if (!cell) return [];
    return [{ x: cell.x, y: cell.y, letter: moving.letter, label: labelOf(decision, moving.letter, say), choose: () => decide(decision) }];
  });
}

function cellOf(view: GinkgopolisView, decision: Decision): Cell | undefined {
  switch (decision.kind) {
    case "move":
      return beside(view.moving!, decision.side);
    case "insert":
      return view.ring[decision.place - 1];
    case "push":
      return view.markers.find(({ letter }) => letter === decision.letter);
    default:
      return undefined;
  }
}

/** What a decision about a letter does, in words. */
export function labelOf(decision: Decision, letter: Letter, say: Say): string {
  switch (decision.kind) {
    case "move":
      return say("ginkgopolis.action.move", { side: decision.side });
    case "insert":
      return say("ginkgopolis.action.insert", { letter, place: decision.place });
    case "push":
      return say("ginkgopolis.action.push", { letter: decision.letter });
    default:
      return "";
  }
}
