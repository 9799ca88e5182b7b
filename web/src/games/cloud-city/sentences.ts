/** The line in the header. */
import type { Say } from "../../scene.ts";
import type { CloudCityView } from "./view.ts";

export function headline(view: CloudCityView, _names: string[], _rounds: number, say: Say): string {
  const { round, rounds, seats, requests } = view;
  if (view.over) return say("cloud-city.page.headline-over", { players: seats });
  return say("cloud-city.page.headline", { round, rounds, players: seats, requests: requests.length });
}
