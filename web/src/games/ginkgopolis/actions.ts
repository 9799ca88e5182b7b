/** The numbers of actions, in the order of `ginkgopolis/actions.py`; needed to ask what something would do, or why not. */

import { COLOURS, LETTERS, NUMBERS, SIDES, type Decision } from "./view.ts";

const TILES = COLOURS.length * NUMBERS;
const MOST_RING_CELLS = 122;

const WITH = TILES + 1; // choices for each card: alone, or 1 + the tile
const BACK = (LETTERS.length + TILES) * WITH;
const NEW_HAND = BACK + 1;
const TAKE = NEW_HAND + 1;
const MOVE = TAKE + 2;
const INSERT = MOVE + SIDES.length;
const PUSH = INSERT + MOST_RING_CELLS;
const GIVE = PUSH + LETTERS.length;
const DONE = GIVE + TILES;
const DRAFT = DONE + 1;

function tileNumber(tile: string): number {
  const [colour, number] = tile.split("-");
  return COLOURS.findIndex((one) => one === colour) * NUMBERS + Number(number) - 1;
}

function cardNumber(card: string): number {
  const letter = LETTERS.findIndex((one) => one === card);
  return letter >= 0 ? letter : LETTERS.length + tileNumber(card);
}

/** The number of a decision, legal or not. */
export function actionOf(decision: Decision): number {
  switch (decision.kind) {
    case "choose":
      return cardNumber(decision.card) * WITH + (decision.tile === "alone" ? 0 : 1 + tileNumber(decision.tile));
    case "back":
      return BACK;
    case "new-hand":
      return NEW_HAND;
    case "take":
      return TAKE + (decision.good === "tile" ? 1 : 0);
    case "move":
      return MOVE + SIDES.indexOf(decision.side);
    case "insert":
      return INSERT + decision.place - 1;
    case "push":
      return PUSH + LETTERS.indexOf(decision.letter);
    case "give":
      return GIVE + tileNumber(decision.tile);
    case "done":
      return DONE;
    case "draft":
      return DRAFT + decision.character - 1;
  }
}
