/** A second sentence in the prompt: what to do, and what to know. */

import { joined } from "../../i18n/narrate.ts";
import type { Say } from "../../scene.ts";
import type { Forecast } from "./forecasts.svelte.ts";
import type { Card, GinkgopolisView } from "./view.ts";

export function hintOf(
  view: GinkgopolisView,
  seat: number | null,
  names: string[],
  card: Card | null,
  forecast: Forecast | undefined,
  say: Say,
): string {
  if (view.over || seat === null) return "";
  if (!view.to_act.includes(seat)) {
    if (!view.chosen_card) return view.last_round ? say("ginkgopolis.page.hint.last") : "";
    const players = view.to_act.map((one) => names[one] ?? "");
    return say("ginkgopolis.page.hint.sealed", { players: joined(players, say), count: players.length });
  }
  switch (view.phase) {
    case "choosing":
      if (card && forecast && !forecast.payable) return say("ginkgopolis.page.hint.unpayable");
      if (card && view.hal) return say("ginkgopolis.page.hint.solo");
      if (card) return say("ginkgopolis.page.hint.chosen", { place: view.order.indexOf(seat) + 1, players: view.seats });
      return say("ginkgopolis.page.hint.choose");
    case "drafting":
      return say("ginkgopolis.page.hint.draft", { count: 3 - view.picked.length });
    case "moving":
      return view.played && view.hal && view.played.seat !== seat ? say("ginkgopolis.page.hint.moving-hal") : say("ginkgopolis.page.hint.moving");
    default:
      return say(`ginkgopolis.page.hint.${view.phase}`);
  }
}
