/** What things are called. */
import type { Say } from "../../scene.ts";
import { isPlace, isTunnel } from "./chart.ts";
import { goodsSigns, effectsSigns, type Piece } from "./signs.ts";
import { boardOf, cardNumber, cardOf, causeParts, colourOfSlot, metropolisOf, OPEN_SLOT, slotEffects, type Effect, type Nation, type Task, type UcAction, type UcView } from "./view.ts";
import { Wording } from "./wording.ts";

const GAME = "underwater-cities";

export function slotName(slot: string, say: Say): string {
  const colour = colourOfSlot(slot);
  return slot === OPEN_SLOT || !colour ? say(`${GAME}.page.slot.open`) : say(`${GAME}.page.slot.${colour}`, { number: Number(slot.split("-")[1]) });
}

export const siteName = (site: string, say: Say): string => say(`${GAME}.page.site.${site}`);

/** What to call a spot of the chart. */
export function spotName(spot: string, nation: Nation, say: Say): string {
  if (isTunnel(spot)) {
    const ends = boardOf(nation).tunnels.find(({ id }) => id === spot)?.ends ?? [];
    const [from = "", to = ""] = ends.map((end) => (end.startsWith("M") ? say(`${GAME}.page.metropolis`) : siteName(end, say)));
    return say(`${GAME}.page.tunnel`, { from, to });
  }
  if (!isPlace(spot)) return siteName(spot, say);
  const [site, letter] = spot.split(".") as [string, string];
  if (letter === "x") return say(`${GAME}.page.expansion`, { site: siteName(site, say) });
  return say(`${GAME}.page.place`, { site: siteName(site, say), number: letter.charCodeAt(0) - 96 });
}

export function cardLabel(number: number, say: Say): string {
  const { colour, type, era } = cardOf(number);
  const name = colour ? say(`${GAME}.page.card-name`, { number, colour: say(`${GAME}.page.colour.${colour}`), type: say(`${GAME}.type.${type}`) }) : say(`${GAME}.page.assistant`);
  return `${name}${era === 0 && colour ? `, ${say(`${GAME}.page.special`)}` : ""}: ${new Wording(say).card(number)}`;
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

function within(effects: readonly Effect[], op: string): Effect | undefined {
  for (const effect of effects) {
    if (effect.op === op) return effect;
    const found = within([...(effect.then ?? []), ...(effect.otherwise ?? []), ...(effect.options ?? []).flat()], op);
    if (found) return found;
  }
  return undefined;
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
  if (action.kind === "option") return within(parts, "choose")?.options?.[action.part - 1] ?? [];
  return [];
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
  if (action.kind === "instead") return goodsSigns({ biomatter: action.kelp + action.steelplast });
  return [];
}

function metropolisSigns(id: string): Piece[] {
  const { instant = [], production = {} } = metropolisOf(id);
  return [...effectsSigns(instant), ...(Object.keys(production).length ? [{ sign: "production" }, ...goodsSigns(production)] : [])];
}

/** The words of a button. */
export function buttonLabel(action: UcAction, view: UcView, task: Task | null, say: Say): string {
  const { kind, ...fields } = action;
  if (action.kind === "keep-metropolis") return new Wording(say).metropolis(action.metropolis);
  const effects = effectsOf(action, view, task);
  if (effects.length) return capital(new Wording(say).effects(effects));
  return say(`${GAME}.action.${kind}`, fields as Record<string, string | number>);
}

/** The words with a capital. */
export function capital(words: string): string {
  return words && words[0]!.toLocaleUpperCase() + words.slice(1);
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
