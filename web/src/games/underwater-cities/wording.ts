/** What cards, slots, metropolises and contracts do, in words: put together from their effects, as on the command line. */
import type { Params, Say } from "../../scene.ts";
import { cardOf, contractOf, metropolisOf, type Effect, type Goods } from "./view.ts";

const GAME = "underwater-cities";
const ORDER = ["kelp", "steelplast", "science", "credits", "biomatter", "points", "cards"] as const;
/** Fields with goods, by the names of the parameters. */
const GOODS_AS: Record<string, string> = { cost: "goods", amount: "goods", in: "into" };

export class Wording {
  constructor(private readonly say: Say) {}

  effects(effects: readonly Effect[]): string {
    return effects.map((effect) => this.effect(effect)).join("; ");
  }

  /** What a card does, as a sentence. */
  card(number: number): string {
    return sentence(this.effects(cardOf(number).effects));
  }

  metropolis(id: string): string {
    const { instant = [], production = {}, end = [] } = metropolisOf(id);
    const later = Object.keys(production).length ? `${this.#say("type.production")}: ${this.goods(production)}` : "";
    return sentence([this.effects(instant), later, this.effects(end)].filter(Boolean).join("; "));
  }

  contract(number: number): string {
    const { requires, goods, federation } = contractOf(number);
    const asked = requires.map(({ count, least }) => this.#say("effect.if.count", { least, count: this.counter(count) })).join(", ");
    const given = [this.#say("effect.gain", { goods: this.goods(goods) })];
    if (federation) given.push(this.#say("effect.federation", { n: federation }));
    return sentence(`${asked}: ${given.join("; ")}`);
  }

  effect(effect: Effect): string {
    if (effect.op === "build") return this.#build(effect);
    if (effect.op === "upgrade") return this.#upgrade(effect);
    if (effect.op === "if") return this.#if(effect);
    if (effect.op === "trigger") return this.#trigger(effect);
    return this.#say(`effect.${effect.op}`, this.#params(effect));
  }

  goods(goods: Goods): string {
    return ORDER.filter((name) => goods[name]).map((name) => this.#say(`amount.${name}`, { n: goods[name]! })).join(", ");
  }

  kinds(kinds: readonly string[]): string {
    return kinds.map((kind) => this.#say(`kind.${kind}`)).join(this.#say("kind.or"));
  }

  counter(name: string): string {
    return this.#say(`counter.${name}`);
  }

  /** The fields of an effect as parameters; those that are numbers as they are. */
  #params(effect: Effect): Params {
    const params: Params = { times: 0, most: 0, once: 0, cards: effect.cost?.cards ?? 0 };
    for (const [name, value] of Object.entries(effect)) {
      if (typeof value === "number" || typeof value === "boolean") params[name] = Number(value);
      else if (typeof value === "string") params[name] = name === "count" ? this.counter(value) : value.replaceAll("-", "");
      else if (Array.isArray(value)) params[name] = this.#list(name, value);
      else params[GOODS_AS[name] ?? name] = this.goods(value as Goods);
    }
    return params;
  }

  #list(name: string, value: readonly unknown[]): string {
    if (name === "then") return this.effects(value as Effect[]);
    if (name === "options") return (value as Effect[][]).map((option) => this.effects(option)).join(" / ");
    if (name === "tiers") return (value as [number, number][]).map(([least, points]) => `${least} → ${points}`).join(", ");
    if (name === "kinds") return this.kinds(value as string[]);
    if (name === "counts") return (value as string[]).map((word) => this.counter(word)).join(", ");
    return (value as string[]).map((word) => this.#say(`amount.${word}`, { n: 1 })).join(", ");
  }

  #build(effect: Effect): string {
    const n = effect.n ?? 1;
    const cost = effect.cost ? this.#say(`effect.build.${Object.keys(effect.cost).length ? "cost" : "free"}`, { goods: this.goods(effect.cost), n }) : "";
    const discount = effect.discount ? this.#say("effect.build.discount", { goods: this.goods(effect.discount), n }) : "";
    let more = effect.expansion ? this.#say("effect.build.expansion") : "";
    if (effect.distinct) more += this.#say("effect.build.distinct");
    if (effect.upgrade) {
      const key = effect.must ? "must" : Object.keys(effect.upgrade).length ? "upgrade" : "upgrade-free";
      more += this.#say(`effect.build.${key}`, { goods: this.goods(effect.upgrade) });
    }
    return this.#say("effect.build", { n, kinds: this.kinds(effect.kinds ?? []), cost, discount, more });
  }

  #upgrade({ n = 1, kinds = [], costs = [] }: Effect): string {
    const prices = costs.map((cost) => (Object.keys(cost).length ? this.#say("effect.upgrade.cost", { goods: this.goods(cost), n }) : this.#say("effect.upgrade.free")));
    return this.#say("effect.upgrade", { n, kinds: this.kinds(kinds), costs: prices.join(" / ") });
  }

  #if({ condition = {}, then = [], otherwise }: Effect): string {
    const asked =
      condition.space !== undefined
        ? this.#say("effect.if.space", { space: condition.space })
        : this.#say("effect.if.count", { least: condition.least ?? 0, count: this.counter(condition.count ?? "") });
    const other = otherwise ? this.#say("effect.if.otherwise", { then: this.effects(otherwise) }) : "";
    return this.#say("effect.if", { condition: asked, then: this.effects(then), otherwise: other });
  }

  #trigger({ on = "", kinds = [], space = 0, resource, tag, once = false, goods = {} }: Effect): string {
    const event = this.#say(`effect.trigger.${on}`, {
      kinds: this.kinds(kinds),
      space,
      resource: resource ? this.#say(`amount.${resource}`, { n: 1 }) : "",
      tag: tag ? this.kinds([tag]) : "",
    });
    return this.#say("effect.trigger", { event, once: Number(once), goods: this.goods(goods) });
  }

  #say(key: string, params?: Params): string {
    return this.say(`${GAME}.${key}`, params);
  }
}

/** The words with a capital and a full stop. */
function sentence(words: string): string {
  return words && `${words[0]!.toLocaleUpperCase()}${words.slice(1)}.`;
}
