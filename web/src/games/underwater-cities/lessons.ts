/** The guided first game of Underwater Cities: what is told when, one thing at a time. */
import { lessons, type Lesson } from "../../scene.ts";
import { lastRoundOf, ROUNDS, type UcView } from "./view.ts";

type When = Lesson<UcView>["when"];

const deciding =
  (...kinds: string[]): When =>
  (view, seat) =>
    view.decision !== null && kinds.includes(view.decision.kind) && view.to_act.includes(seat);
const inRound =
  (least: number): When =>
  (view) =>
    view.round >= least && !view.over;
const claimed = ({ permanents, actions, productions, ends }: UcView["players"][number]): number => permanents.length + actions.length - 1 + productions.length + ends.length;

export default lessons<UcView>([
  { id: "keep", at: "hand", rule: "UC-2.5", when: deciding("keep-cards") },
  { id: "slot", at: "slots", rule: "UC-3.2", when: deciding("choose-slot") },
  { id: "colour", at: "hand", rule: "UC-3.2", when: (view, seat) => deciding("choose-slot")(view, seat) && view.moves > 1 },
  { id: "order", at: "controls", rule: "UC-3.2", when: deciding("order") },
  { id: "parts", at: "todo", rule: "UC-3.4", when: deciding("parts") },
  { id: "build", at: "nation", rule: "UC-5.5", when: deciding("build") },
  { id: "connected", at: "nation", rule: "UC-1.4", when: (view, seat) => view.players[seat]!.buildings.length + view.players[seat]!.tunnels.length > 1 },
  { id: "table", at: "table", rule: "UC-4.1", when: (view, seat) => claimed(view.players[seat]!) > 0 },
  { id: "track", at: "track", rule: "UC-6.1", when: inRound(2) },
  { id: "production", at: "forecast", rule: "UC-8.1", when: inRound(3) },
  { id: "feeding", at: "forecast", rule: "UC-8.4", when: inRound(lastRoundOf(1)) },
  { id: "era", at: "hand", rule: "UC-9.1", when: inRound(lastRoundOf(1) + 1) },
  { id: "last", at: "forecast", rule: "UC-10.1", when: inRound(ROUNDS) },
]);
