/** What things are called. */
import type { Say } from "../../scene.ts";
import { effectsSigns, goodsSigns, numberedSigns, type Piece } from "./signs.ts";
import { cardNumber, cardOf, causeParts, metropolisOf, slotEffects, type Effect, type Goods, type Nation, type Task, type UcAction, type UcView } from "./view.ts";
import { capital, cardWords, effectsWords, goodsWords, metropolisWords } from "./wording.ts";

const GAME = "underwater-cities";

export const slotName = (slot: string, say: Say): string => capital(say(`${GAME}.slot.${slot}`));

/** What to call a spot of the chart. */
export const spotName = (spot: string, say: Say): string => capital(say(`${GAME}.place.${spot}`));

export function cardLabel(number: number, say: Say): string {
  const { colour, type, era } = cardOf(number);
  const name = colour ? say(`${GAME}.page.card-name`, { number, colour: say(`${GAME}.page.colour.${colour}`), type: say(`${GAME}.type.${type}`) }) : say(`${GAME}.page.assistant`);
  return `${name}${era === 0 && colour ? `, ${say(`${GAME}.page.special`)}` : ""}: ${cardWords(number, say)}`;
}

/** The title of a card. */
export function cardTitle(number: number, say: Say): string {
  return cardOf(number).colour ? say(`${GAME}.page.card`, { number }) : say(`${GAME}.page.assistant`);
}

/** The first list of several effects within others: the parts of an option, or of what follows a payment. */
function nested(effects: readonly Effect[]): Effect[] {
  for (const { then = [], otherwise = [], options = [] } of effects) {
    for (const list of [then, otherwise, ...options]) {
      const found = list.length > 1 ? list : nested(list);
      if (found.length) return found;
    }
  }
  return [];
}

/** The effects with an op among others and within them. */
function within(effects: readonly Effect[], op: string): Effect[] {
  return effects.flatMap((effect) => (effect.op === op ? [effect] : within([...(effect.then ?? []), ...(effect.otherwise ?? []), ...(effect.options ?? []).flat()], op)));
}

/** What a button of the prompt does, as effects; nothing where its words say it. `task` is what is carried out now. */
export function effectsOf(action: UcAction, view: UcView, task: Task | null): Effect[] {
  const cause = view.decision?.why.at(-1);
  if (!cause) return [];
  const parts = causeParts(cause.kind, String(cause.id), view.seats);
  if (action.kind === "part") {
    const inside = task !== null && !task.left.includes(action.part);
    const part = (inside ? nested(parts) : parts)[action.part - 1];
    return part ? [part] : [];
  }
  if (action.kind === "option") return within(parts, "choose")[0]?.options?.[action.part - 1] ?? [];
  if (action.kind === "swap") return swapped(within(parts, "exchange"), action.way);
  return [];
}

/** One way of an exchange, if there is only one that can be meant. */
function swapped([exchange, ...others]: readonly Effect[], way: number): Effect[] {
  const found = others.length > 0 ? undefined : exchange?.ways?.[way - 1];
  return found ? [found] : [];
}

/** The choice of some of several resources: `left` of `n` are still due. Null if there is no such choice, or it can't be said which. */
export interface Taking {
  from: string[];
  n: number;
  left: number;
}
export function takingOf({ decision, seats }: UcView): Taking | null {
  const cause = decision?.why.at(-1);
  if (decision?.kind !== "take" || !cause) return null;
  const [effect, ...others] = within(causeParts(cause.kind, String(cause.id), seats), "gain-any");
  if (!effect || others.length > 0) return null;
  return { from: effect.from ?? [], n: effect.n ?? 1, left: Number(decision.params["left"]) };
}

/** The answers; resources stand as they are printed, also those that can't be taken now. */
export function answersOf(offered: readonly UcAction[], view: UcView): UcAction[] {
  const takes = offered.filter(({ kind }) => kind === "take");
  const taking = takingOf(view);
  if (!taking) return [...offered];
  const others = offered.filter((action) => !takes.includes(action));
  return [...taking.from.map((resource) => takes.find((action) => action.kind === "take" && action.resource === resource) ?? ({ kind: "take", resource } as UcAction)), ...others];
}

/** The signs on a button. */
export function buttonSigns(action: UcAction, view: UcView, task: Task | null): Piece[] {
  const effects = effectsOf(action, view, task);
  if (effects.length) return effectsSigns(effects);
  if (action.kind === "card-first" && view.card) return effectsSigns(cardOf(view.card).effects);
  if (action.kind === "slot-first" && view.slot) return effectsSigns(slotEffects(view.slot, view.seats));
  if (action.kind === "take") return [{ sign: action.resource }];
  if (action.kind === "collect") return [{ sign: action.structure }];
  if (action.kind === "ability") return effectsSigns(cardOf(cardNumber(action.card)).effects);
  if (action.kind === "keep-metropolis") return metropolisSigns(action.metropolis);
  if (action.kind === "instead") return numberedSigns(paid(action, view));
  if (action.kind === "cost") return numberedSigns(upgradePrice(action.part, view) ?? {});
  return [];
}

/** What an upgrade costs that can be paid in several ways, if there is only one that can be meant. */
function upgradePrice(part: number, { decision, seats }: UcView): Goods | undefined {
  const cause = decision?.why.at(-1);
  const upgrades = cause ? within(causeParts(cause.kind, String(cause.id), seats), "upgrade") : [];
  const [prices, ...others] = upgrades.flatMap(({ costs = [] }) => (costs.length > 1 ? [costs] : []));
  return others.length ? undefined : prices?.[part - 1];
}

/** What is paid when biomatter stands for some kelp and steelplast of the price. */
function paid({ kelp, steelplast }: { kelp: number; steelplast: number }, view: UcView): Goods {
  const price = priceOf(view);
  return { kelp: price.kelp - kelp, steelplast: price.steelplast - steelplast, biomatter: kelp + steelplast };
}

/** What of the price biomatter may stand for. */
export function priceOf({ decision }: UcView): { kelp: number; steelplast: number } {
  return { kelp: Number(decision?.params["kelp"] ?? 0), steelplast: Number(decision?.params["steelplast"] ?? 0) };
}

function metropolisSigns(id: string): Piece[] {
  const { instant = [], production = {} } = metropolisOf(id);
  return [...effectsSigns(instant), ...(Object.keys(production).length ? [{ sign: "production" }, ...goodsSigns(production)] : [])];
}

/** The words of a button. */
export function buttonLabel(action: UcAction, view: UcView, task: Task | null, say: Say): string {
  const { kind, ...fields } = action;
  if (action.kind === "keep-metropolis") return metropolisWords(action.metropolis, say);
  if (action.kind === "instead") return goodsWords(paid(action, view), say);
  const price = action.kind === "cost" ? upgradePrice(action.part, view) : undefined;
  if (price) return capital(goodsWords(price, say));
  const effects = effectsOf(action, view, task);
  if (effects.length) return capital(effectsWords(effects, say));
  return say(`${GAME}.action.${kind}`, fields as Record<string, string | number>);
}

/** The seats of the others, in turn order, those after me first. */
export function others({ order, seats }: UcView, seat: number | null): number[] {
  const all = order.length ? order : Array.from({ length: seats }, (_, place) => place);
  const at = seat === null ? -1 : all.indexOf(seat);
  return [...all.slice(at + 1), ...all.slice(0, Math.max(0, at))];
}

/** A nation in a sentence. */
export function nationLabel(nation: Nation, say: Say): string {
  const connected = nation.cities.filter((city) => city.connected).length;
  return say(`${GAME}.page.nation-label`, {
    cities: connected,
    apart: nation.cities.length - connected,
    tunnels: nation.tunnels.length,
    buildings: nation.buildings.length,
  });
}
