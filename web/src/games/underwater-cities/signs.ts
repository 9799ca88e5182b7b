/** Effects as rows of signs: what a slot or card does, to be seen at a glance. Words stand beside them. */
import { ALL_GOODS, type Effect, type Goods } from "./view.ts";

/** A sign, how many of it, and whether an upgraded one is meant; or a few characters between signs. */
export type Piece = { sign: string; n?: number; up?: boolean; minus?: boolean } | { text: string };

/** The signs of what is counted. */
const COUNTED: Record<string, string> = {
  claimed: "hand",
  "full-city": "city",
  "production-and-permanent": "production",
  "tunnel-by-city": "tunnel",
  upgraded: "up",
};
const EVENT_SIGNS: Record<string, string> = {
  reach: "federation",
  advance: "federation",
  "connect-metropolis": "metropolis",
  "slot-mismatch": "cards",
  "use-slot": "slot",
  "use-action-card": "action-card",
  "slot-gives": "slot",
  "production-gives": "production",
};
/** What a slot may be about, where that isn't the name of a sign. */
const TAGS: Record<string, string> = { upgrade: "up", resources: "steelplast" };

const text = (characters: string): Piece => ({ text: characters });

export function goodsSigns(goods: Goods, minus = false): Piece[] {
  return ALL_GOODS.filter((name) => goods[name]).map((name) => ({ sign: name, n: goods[name]!, minus }));
}

/** What is paid: every sign with its number, and without the minus that a discount has. */
export function numberedSigns(goods: Goods): Piece[] {
  return ALL_GOODS.filter((name) => goods[name]).flatMap((name) => [text(`${goods[name]}`), { sign: name }]);
}

export function counterSign(counter: string): Piece {
  const kind = counter.replace("upgraded-", "");
  return { sign: COUNTED[kind] ?? kind, up: counter.startsWith("upgraded-") };
}

/** Several effects with a sign between them. */
export function effectsSigns(effects: readonly Effect[], between = "+"): Piece[] {
  return effects.flatMap((effect, place) => [...(place > 0 ? [text(between)] : []), ...effectSigns(effect)]);
}

export function effectSigns(effect: Effect): Piece[] {
  const { goods = {}, cost = {}, n = 1, kinds = [], count = "", per = 1 } = effect;
  switch (effect.op) {
    case "gain":
      return goodsSigns(goods);
    case "gain-any":
      return [text(`${n}×`), ...(effect.from ?? []).map((sign) => ({ sign }))];
    case "gain-per":
      return [...goodsSigns(goods), text(per > 1 ? `/ ${per}` : "/"), counterSign(count)];
    case "federation":
      return [{ sign: "federation", n }];
    case "build":
      return buildSigns(effect);
    case "upgrade":
      return [{ sign: "up", n }, ...(kinds[0] === "structure" ? [] : kindSigns(kinds)), ...upgradePrices(effect.costs ?? [])];
    case "convert-city":
      return [{ sign: "white" }, text("→"), { sign: "symbiotic" }, ...goodsSigns(cost, true)];
    case "produce":
      return [{ sign: "production" }, ...(kinds[0] === "structure" ? [{ sign: "up", n }] : kindSigns(kinds, n))];
    case "use-action-card":
      return [{ sign: "action-card", n }];
    case "refresh-action-card":
      return [{ sign: "action" }, { sign: "action-card", n }];
    case "use-slot":
      return [{ sign: "slot" }];
    case "take-special":
      return [{ sign: "special" }];
    case "gain-metropolis":
      return [{ sign: "metropolis" }];
    case "pay":
      return [...goodsSigns(cost, true), text("→"), ...effectsSigns(effect.then ?? []), ...timesSigns(effect.times)];
    case "exchange":
      return [...goodsSigns(effect.first ?? {}), text("⇄"), ...goodsSigns(effect.second ?? {}), ...timesSigns(effect.times)];
    case "if":
      return [...conditionSigns(effect), text(":"), ...effectsSigns(effect.then ?? []), ...(effect.otherwise ? [text("/"), ...effectsSigns(effect.otherwise)] : [])];
    case "choose":
      return (effect.options ?? []).flatMap((option, place) => [...(place > 0 ? [text("/")] : []), ...effectsSigns(option)]);
    case "hand-limit":
      return [{ sign: "hand" }, text(`+${effect.more}`)];
    case "discount":
      return [...kindSigns(kinds), ...goodsSigns(effect.amount ?? {}, true)];
    case "trigger":
      return [...triggerSigns(effect), text("→"), ...goodsSigns(goods)];
    case "ability":
      return effectsSigns(effect.then ?? []);
    case "replace-output":
      return [...kindSigns(kinds), text(":"), ...goodsSigns(effect.out ?? {}), text("→"), ...goodsSigns(effect.in ?? {})];
    case "feed-less":
      return [{ sign: "feed" }, text(`−${n}`), { sign: "city" }];
    default:
      return scoreSigns(effect);
  }
}

function scoreSigns({ op, points = 0, count = "", counts = [], per = 1, cost = {}, tiers = [] }: Effect): Piece[] {
  const gain: Piece = { sign: "points", n: points };
  if (op === "score-convert") return [...goodsSigns(cost, true), text("→"), gain];
  if (op === "score-sets") return [gain, text("/"), ...counts.map(counterSign)];
  if (op === "score-tiers") return [counterSign(count), text(tiers.map(([least, worth]) => `${least}→${worth}`).join(" ")), { sign: "points" }];
  return [gain, text(per > 1 ? `/ ${per}` : "/"), counterSign(count)];
}

function kindSigns(kinds: readonly string[], n = 1): Piece[] {
  return kinds.flatMap((kind, place) => [...(place > 0 ? [text("/")] : []), { sign: kind, n: place > 0 ? 1 : n }]);
}

function buildSigns({ kinds = [], n = 1, cost, discount, expansion, upgrade }: Effect): Piece[] {
  return [
    ...(expansion ? [{ sign: "expansion", n }] : kindSigns(kinds, n)),
    ...(upgrade ? [text("+"), { sign: "up" }] : []),
    ...priceSigns(cost),
    ...(discount ? goodsSigns(discount, true) : []),
  ];
}

/** The price of something, where it isn't the usual one. */
function priceSigns(cost: Goods | undefined): Piece[] {
  if (!cost) return [];
  if (Object.keys(cost).length === 0) return [text("(0)")];
  return [text("("), ...numberedSigns(cost), text(")")];
}

/** What an upgrade costs, where that isn't just the usual 1 science. */
function upgradePrices(costs: readonly Goods[]): Piece[] {
  if (costs.length === 1 && costs[0]!.science === 1) return [];
  return costs.flatMap((cost, place) => [...(place > 0 ? [text("/")] : []), ...(Object.keys(cost).length ? goodsSigns(cost, true) : [text("(0)")])]);
}

function timesSigns(times = 1): Piece[] {
  return times > 1 ? [text(`≤${times}×`)] : [];
}

function conditionSigns({ condition = {} }: Effect): Piece[] {
  if (condition.space !== undefined) return [{ sign: "federation" }, text(`${condition.space}`)];
  return [counterSign(condition.count ?? ""), text(`≥${condition.least}`)];
}

function triggerSigns({ on = "", kinds = [], space, resource, tag }: Effect): Piece[] {
  const sign = EVENT_SIGNS[on];
  if (on === "slot-mismatch") return [{ sign: "cards" }, text("≠"), { sign: "slot" }];
  if (sign) return [{ sign }, ...(space ? [text(`${space}`)] : []), ...(resource ? [{ sign: resource }] : []), ...(tag ? [{ sign: TAGS[tag] ?? tag }] : [])];
  if (on.startsWith("second")) return [text("2."), ...kindSigns(kinds).map((piece) => ("sign" in piece ? { ...piece, up: on.includes("upgraded") } : piece))];
  return [...(on === "upgrade" ? [{ sign: "up" }] : []), ...kindSigns(kinds)];
}
