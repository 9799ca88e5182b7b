/** The line in the header, the heading of the prompt and the line below it. */
import type { Say } from "../../scene.ts";
import { nameOf, toldOf } from "./labels.ts";
import type { Turn } from "./turn.svelte.ts";
import { cardOf, type CitiesView } from "./view.ts";
import { sentenceOf } from "./wording.ts";

export function headline(view: CitiesView, _names: string[], _rounds: number, say: Say): string {
  const board = nameOf(view.board);
  if (view.over || view.round === 0) return say("cities.page.headline-still", { board, players: view.seats });
  return say("cities.page.headline", { board, round: view.round, rounds: view.rounds });
}

export function sentence({ using, thing, props }: Turn): string {
  if (!using || !thing || thing.sort === "tile") return props.prompt;
  return props.say("cities.page.where", { thing: thing.name });
}

export function hint(turn: Turn, short: boolean): string {
  const { deciding, using, option, options, card, group, planning, thing, shown, props } = turn;
  const { say, view } = props;
  if (view.over) return "";
  if (shown) return `${wordsOf(view, shown, say)}.`;
  if (option?.placement) return toldOf(view, option.placement, say);
  if (card) return say("cities.page.hint.card", { words: wordsOf(view, card.card, say), points: card.points });
  if (using) {
    if (options.size === 0 && thing) return say("cities.page.hint.no-place");
    return say(thing?.sort === "tile" ? "cities.page.hint.tile" : "cities.page.hint.place");
  }
  if (deciding === "starting") return say("cities.page.hint.start");
  if (group && options.size > 0) return say(deciding === "taking" ? "cities.page.hint.fits" : "cities.page.hint.try");
  if (deciding === "taking") return say(short ? "cities.page.hint.take-short" : "cities.page.hint.take");
  return planning ? say("cities.page.hint.plan") : "";
}

/** What a card or goal is called and asks for. */
function wordsOf(view: CitiesView, id: string, say: Say): string {
  const face = cardOf(view, id) ?? view.goals.find((goal) => goal.id === id)!;
  return `${nameOf(face)}: ${sentenceOf(face.says, say)}`;
}
