/** The one sentence that says what is to be decided, and the line in the header. */
import { leaders } from "../../parts/points.ts";
import { whoWon } from "../../parts/sentences.ts";
import type { Say } from "../../scene.ts";
import type { CloudCityView } from "./view.ts";

export function headline(view: CloudCityView, _names: string[], _rounds: number, say: Say): string {
  const { round, rounds, seats, requests } = view;
  if (view.over) return say("cloud-city.page.headline-over", { players: seats });
  return say("cloud-city.page.headline", { round, rounds, players: seats, requests: requests.length });
}

export function prompt(view: CloudCityView, seat: number | null, names: string[], say: Say): string {
  if (view.over) return whoWon(leaders(view.scores), names, say);
  const acting = view.to_act[0] ?? 0;
  if (acting !== seat) return say(`cloud-city.page.prompt.${view.phase}-others`, { player: names[acting] ?? "" });
  return say(`cloud-city.page.prompt.${view.phase}`);
}

/** The rule of what is decided now. */
export function ruleOf({ phase }: CloudCityView): string {
  return { choosing: "CC-3.1", placing: "CC-3.1", joining: "CC-3.3", drawing: "CC-3.4", over: "CC-5.1" }[phase];
}
