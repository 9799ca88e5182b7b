/** The line in the header, the heading of the prompt, the line below it, and what its button says. */
import type { Say } from "../../scene.ts";
import { cardTitle, priceOf, slotName, spotName } from "./labels.ts";
import type { Turn } from "./turn.svelte.ts";
import { cardNumber, cardOf, lastRoundOf, OPEN_SLOT, ROUNDS, type UcView } from "./view.ts";
import { cardWords, goodsWords } from "./wording.ts";

const PAGE = "underwater-cities.page";
const ERAS = ["", "I", "II", "III"];

export function headline(view: UcView, _names: string[], _rounds: number, say: Say): string {
  if (view.over || view.round === 0) return say(`${PAGE}.headline-still`, { players: view.seats });
  return say(`${PAGE}.headline`, { era: ERAS[view.era] ?? "", round: view.round, rounds: ROUNDS });
}

/** What I decide, in the words of the page where these say more than the game's own. */
export function sentence(turn: Turn): string {
  const { view, prompt, say } = turn.props;
  if (turn.deciding === "choose-slot" || turn.follows) return say(`${PAGE}.ask.turn`);
  if (turn.deciding === "choose-card") return say(`${PAGE}.ask.card`, { slot: slotName(view.slot ?? OPEN_SLOT, say) });
  if (turn.deciding === "order") return say(`${PAGE}.ask.order`);
  if (turn.deciding === "use-card" && view.card) return say(`${PAGE}.ask.use-card`, { card: cardTitle(view.card, say), cost: cardOf(view.card).cost });
  if (turn.deciding === "payment") return say(`${PAGE}.ask.payment`, { price: goodsWords(priceOf(view), say) });
  if (turn.picks) return say(`${PAGE}.ask.take`, { n: turn.taking!.n, left: turn.taking!.n - turn.picked.length });
  if (turn.deciding === "upgrade-built" && view.target) return say(`${PAGE}.ask.upgrade-built`);
  return prompt;
}

/** What helps me to decide it. */
export function hint(turn: Turn): string {
  const { view, say } = turn.props;
  const { deciding } = turn;
  if (!deciding) return "";
  if (deciding === "choose-slot") return turnHint(turn);
  if (deciding === "choose-card") {
    if (turn.card !== null) return say(`${PAGE}.hint.${turn.matches ? "matches" : "mismatch"}`);
    return slotHint(turn);
  }
  if (deciding === "order" && view.card) return cardWords(view.card, say);
  if (turn.onChart) {
    const spot = turn.lookedSpot ?? turn.spot;
    return spot ? spotName(spot, say) : say(`${PAGE}.hint.spots`, { count: turn.spots.size });
  }
  if (deciding === "keep-cards") return say(`${PAGE}.hint.keep-cards`, { limit: turn.nation.hand_limit });
  return why(turn);
}

function turnHint(turn: Turn): string {
  const { view, say } = turn.props;
  if (turn.slot && turn.card !== null) return say(`${PAGE}.hint.${turn.slot === OPEN_SLOT ? "open-card" : turn.matches ? "matches" : "mismatch"}`);
  if (turn.card !== null) return say(`${PAGE}.hint.slot`);
  if (turn.slot) return slotHint(turn);
  const ready = turn.nation.actions.filter((card) => !turn.nation.used.includes(card)).length;
  if (ready && view.round === lastRoundOf(view.era)) return say(`${PAGE}.hint.era-ends`, { ready });
  return say(`${PAGE}.hint.turn`);
}

/** What a card does on the chosen slot. */
function slotHint({ props: { view, say }, slot, slotColour }: Turn): string {
  if (view.hand.length === 0) return say(`${PAGE}.hint.no-card`);
  if (slot === OPEN_SLOT) return say(`${PAGE}.hint.open-card`);
  return say(`${PAGE}.hint.${view.hand.some((card) => cardOf(card).colour === slotColour) ? "card" : "no-match"}`);
}

/** The chain of causes: slot → card → farm. */
function why({ props: { view, say } }: Turn): string {
  return (view.decision?.why ?? []).map(({ kind, id }) => causeName(kind, String(id), say)).join(" → ");
}

export function causeName(kind: string, id: string, say: Say): string {
  if (kind === "slot") return slotName(id, say);
  if (kind === "card") return cardTitle(cardNumber(id), say);
  return say(`${PAGE}.metropolis`);
}

/** What the button does. */
export function confirmLabel(turn: Turn): string {
  const { say, view } = turn.props;
  if (turn.follows) return say(`${PAGE}.do.${turn.matches ? "place-play" : "place-discard"}`);
  if (turn.planning) {
    if (turn.card === null || !turn.slot) return say(`${PAGE}.do.${turn.slot && turn.slots.get(turn.slot)?.kind === "clone" ? "clone" : "place"}`);
    return say(`${PAGE}.do.${turn.matches ? "place-play" : "place-discard"}`);
  }
  if (turn.deciding === "choose-card") return say(`${PAGE}.do.${turn.card === null || turn.matches ? "play" : "discard"}`);
  const kind = turn.chosen?.kind ?? [...turn.cards.values(), ...turn.slots.values(), ...turn.spots.values()][0]?.kind ?? "";
  const key = ["farm", "plant", "laboratory", "tunnel", "city", "symbiotic"].includes(kind) ? "build" : kind;
  return say(`${PAGE}.do.${key}`, { left: Number(view.decision?.params["left"] ?? 0) });
}
