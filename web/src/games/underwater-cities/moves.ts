/** What moves over the table: tiles to their slots, goods from where they are given to whoever gets them, cards to hand and table. */
import type { Move } from "../../parts/flights.svelte.ts";
import type { HappenedEvent } from "../../scene.ts";
import { GOODS, type Amounts, type Good } from "./view.ts";

export type Moving = { kind: "tile"; seat: number } | { kind: "goods"; good: Good; n: number } | { kind: "card"; card: number | null };

export const SIDE = 34;
const WHOLE = { scale: 1, opacity: 1 };
const FADING = { scale: 0.7, opacity: 0.5 };

const slotAt = (slot: string): string => `[data-slot="${slot}"]`;
const cardAt = (card: number): string => `[data-card="${card}"]`;

/** What moves when some events have happened. */
export function movesOf(events: readonly HappenedEvent[], seat: number | null): Move<Moving>[] {
  /** What gives goods: the last that was used; in the middle of a turn its slot. */
  let giver = ".slots .chosen";
  return events.flatMap(({ name, fields }): Move<Moving>[] => {
    const { seat: owner, slot, card, cards, place, metropolis, goods } = fields as unknown as {
      seat: number;
      slot: string;
      card: number;
      cards: number[];
      place: string;
      metropolis: string;
      goods: Amounts;
    };
    const isMine = owner === seat;
    const panel = isMine ? "[data-lesson=me]" : `[data-seat="${owner}"]`;
    const gain = (from: string): Move<Moving>[] =>
      GOODS.filter((good) => goods[good] > 0).map((good) => ({
        what: { kind: "goods", good, n: goods[good] },
        from: [from],
        to: isMine ? [`.mine [data-good="${good}"]`, panel] : [panel],
        side: SIDE,
        end: FADING,
      }));
    switch (name) {
      case "tileplaced":
      case "tilecloned":
        giver = slotAt(slot);
        return [{ what: { kind: "tile", seat: owner }, from: [panel], to: [giver], side: SIDE, end: WHOLE }];
      case "slotused":
        giver = slotAt(slot);
        return [];
      case "cardplayed":
      case "actioncardused":
      case "abilityused":
        giver = isMine ? cardAt(card) : panel;
        return [];
      case "cardclaimed":
      case "specialtaken":
        return [{ what: { kind: "card", card }, from: [cardAt(card), ".slots .chosen"], to: isMine ? [`.tableau ${cardAt(card)}`, panel] : [panel], side: SIDE, end: FADING }];
      case "built":
      case "upgraded":
      case "cityconverted":
        giver = `[data-seat="${owner}"] [data-at="${place}"]`;
        return [];
      case "metropolisconnected":
        giver = `[data-seat="${owner}"] [data-at="${metropolis}"]`;
        return [];
      case "gained":
        return gain(giver);
      case "produced":
        return gain(`[data-seat="${owner}"] [data-chart]`);
      case "metropolisproduced":
        return gain(`[data-seat="${owner}"] [data-at="${metropolis}"]`);
      case "cardsseen":
        return cards.map((one) => ({ what: { kind: "card", card: one }, from: ["[data-deck]"], to: [`.offer ${cardAt(one)}`, ".offer", "[data-lesson=me]"], side: SIDE, end: WHOLE }));
      case "cardsdrawn":
        return isMine ? [] : [{ what: { kind: "card", card: null }, from: ["[data-deck]"], to: [panel], side: SIDE, end: FADING }];
      default:
        return [];
    }
  });
}
