/** The numbers of actions, in the order of `five_towers/actions.py`; needed to ask why something is refused. */

import { SUITS, VALUES, suitIndex, type Decision } from "./view.ts";

const BID = 0;
const PASS = BID + 6;
const TAKE = PASS + 1;
const KEEP = TAKE + 32;
const DEMOLISH = KEEP + 1;
const PLACE = DEMOLISH + SUITS.length;

/** The number of a decision, legal or not. */
export function actionOf(decision: Decision): number {
  switch (decision.kind) {
    case "bid":
      return BID + decision.cards;
    case "pass":
      return PASS;
    case "take":
      return TAKE + decision.places.reduce((mask, place) => mask | (1 << (place - 1)), 0);
    case "keep":
      return KEEP;
    case "demolish":
      return DEMOLISH + suitIndex(decision.suit);
    case "place":
      return PLACE + suitIndex(decision.suit) * VALUES + decision.value;
  }
}
