/** What cards, slots, metropolises and contracts do, in words: put together from their effects, as on the command line. */
import type { Params, Say } from "../../scene.ts";
import { cardOf, contractOf, metropolisOf, type Effect, type Goods } from "./view.ts";

const GAME = "underwater-cities";
const ORDER = ["kelp", "steelplast", "science", "credits", "biomatter", "points", "cards"] as const;
/** Fields with goods, by the names of the parameters. */
const GOODS_AS: Record<string, string> = { amount: "goods", in: "into" };

/** What is said of any number of something. */
const MANY = 2;
const GENERAL = ["discount", "replace-output"];

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
    const asked = requires.map(({ count, least }) => this.#atLeast(least, count)).join(", ");
    const given = [this.goods(goods)];
    if (federation) given.push(this.#say("effect.federation", { n: federation }));
    return sentence(`${asked}: ${given.join("; ")}`);
  }

  effect(effect: Effect): string {
    if (effect.op === "gain") return this.goods(effect.goods ?? {});
    if (effect.op === "build") return this.#build(effect);
    if (effect.op === "upgrade") return this.#upgrade(effect);
    if (effect.op === "if") return this.#if(effect);
    if (effect.op === "trigger") return this.#trigger(effect);
    return this.#say(`effect.${effect.op}`, this.#params(effect));
  }

  goods(goods: Goods): string {
    return this.#amounts(goods, "amount");
  }

  /** What something costs, so that it can stand after what it buys. */
  price(goods: Goods): string {
    return Object.keys(goods).length ? this.#say("effect.price", { goods: this.#amounts(goods, "price") }) : this.#say("effect.free");
  }

  kinds(kinds: readonly string[], n = 1): string {
    return kinds.map((kind) => this.#say(`${n > 1 ? "kind.many" : "kind"}.${kind}`)).join(this.#say("kind.or"));
  }

  counter(name: string, n = 1): string {
    return this.#say(`${n > 1 ? "counter.many" : "counter"}.${name}`);
  }

  /** Goods with commas between them, and the last one after an "and". */
  #amounts(goods: Goods, form: "amount" | "price"): string {
    const words = ORDER.filter((name) => goods[name]).map((name) => this.#say(`${form}.${name}`, { n: goods[name]! }));
    const last = words.splice(-2).join(this.#say("amount.and"));
    return [...words, last].join(", ");
  }

  #atLeast(least: number, count: string): string {
    return this.#say("effect.at-least", { least, count: this.counter(count, least) });
  }

  /** The fields of an effect as parameters; those that are numbers as they are. */
  #params(effect: Effect): Params {
    const params: Params = { times: 0, most: 0, once: 0, cards: effect.cost?.cards ?? 0 };
    for (const [name, value] of Object.entries(effect)) {
      if (name === "cost") Object.assign(params, { goods: this.goods(value as Goods), price: this.price(value as Goods) });
      else if (typeof value === "number" || typeof value === "boolean") params[name] = Number(value);
      else if (typeof value === "string") params[name] = name === "count" ? this.counter(value, effect.op === "score-tiers" ? MANY : effect.per) : value.replaceAll("-", "");
      else if (Array.isArray(value)) params[name] = this.#list(name, value, effect);
      else params[GOODS_AS[name] ?? name] = this.goods(value as Goods);
    }
    return params;
  }

  #list(name: string, value: readonly unknown[], { op, n }: Effect): string {
    if (name === "then") return this.effects(value as Effect[]);
    if (name === "options") return this.#options(value as Effect[][]);
    if (name === "tiers") return (value as [number, number][]).map(([least, points]) => `${least} → ${points}`).join(", ");
    if (name === "kinds") return this.kinds(value as string[], GENERAL.includes(op) ? MANY : n);
    if (name === "counts") return (value as string[]).map((word) => this.counter(word)).join(", ");
    return (value as string[]).map((word) => this.#say(`amount.${word}`, { n: 1 })).join(", ");
  }

  /** Where more than goods can be chosen, a comma tells the options from what is within them. */
  #options(options: readonly Effect[][]): string {
    const onlyGoods = options.every((option) => option.length === 1 && option[0]!.op === "gain");
    return options.map((option) => option.map((effect) => this.effect(effect)).join(", ")).join(this.#say(onlyGoods ? "kind.or" : "effect.or"));
  }

  #build({ n = 1, kinds = [], cost, discount, expansion, distinct, upgrade, must }: Effect): string {
    return this.#say("effect.build", {
      n,
      kinds: this.kinds(kinds, n),
      distinct: distinct ? this.#say("effect.build.distinct") : "",
      where: expansion ? this.#say("effect.build.expansion") : "",
      cost: cost ? this.#say("effect.build.cost", { price: this.price(cost), n }) : "",
      discount: discount ? this.#say("effect.build.discount", { goods: this.goods(discount), n }) : "",
      upgrade: upgrade ? this.#say(`effect.build.${must ? "must" : "upgrade"}`, { price: this.price(upgrade) }) : "",
    });
  }

  #upgrade({ n = 1, kinds = [], costs = [] }: Effect): string {
    const prices = costs.map((cost) => this.price(cost)).join(this.#say("kind.or"));
    return this.#say("effect.upgrade", { n, kinds: this.kinds(kinds, n), costs: prices });
  }

  #if({ condition = {}, then = [], otherwise }: Effect): string {
    const follows = { then: this.effects(then), otherwise: otherwise ? this.#say("effect.if.otherwise", { then: this.effects(otherwise) }) : "" };
    if (condition.space !== undefined) return this.#say("effect.if.space", { space: condition.space, ...follows });
    return this.#say("effect.if.count", { amount: this.#atLeast(condition.least ?? 0, condition.count ?? ""), ...follows });
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
