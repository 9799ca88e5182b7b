/** The guided first game of Cloud City: what is told when. */
import { lessons, type Lesson } from "../../scene.ts";
import type { CloudCityDecision } from "../../protocol.ts";
import { COLOURS, type CloudCityView } from "./view.ts";

type When = Lesson<CloudCityView>["when"];

const deciding =
  (...kinds: CloudCityDecision[]): When =>
  ({ decision, to_act }, seat) =>
    decision !== null && kinds.includes(decision.kind) && to_act.includes(seat);
const walkways =
  (least: number): When =>
  (view, seat) =>
    view.cities[seat]!.walkways.length >= least;
const FEW = 2;

export default lessons<CloudCityView>([
  { id: "goal", at: "mine", rule: "CC-5.2", when: (view) => !view.over },
  { id: "place", at: "hand", rule: "CC-3.1", when: deciding("choosing", "placing") },
  { id: "requests", at: "requests", rule: "CC-6.0", when: (view) => view.requests.length > 0 },
  { id: "join", at: "mine", rule: "CC-4.1", when: deciding("joining") },
  { id: "draw", at: "row", rule: "CC-3.4", when: deciding("drawing") },
  { id: "others", at: "others", rule: "CC-7.1", when: (view, seat) => !view.over && !view.to_act.includes(seat) },
  { id: "length", at: "supply", rule: "CC-1.3", when: walkways(1) },
  { id: "over", at: "mine", rule: "CC-4.4", when: walkways(2) },
  { id: "two", at: "mine", rule: "CC-4.5", when: walkways(3) },
  { id: "supply", at: "supply", rule: "CC-4.2", when: ({ supply }) => COLOURS.some((colour) => Math.min(...supply[colour]) <= FEW) },
  { id: "last", at: "hand", rule: "CC-5.1", when: ({ round, rounds, over }) => round >= rounds - 1 && !over },
]);
