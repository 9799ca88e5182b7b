/** The guided first game of 5 Towers: what is told when. */
import { lessons, type Lesson } from "../../scene.ts";
import { BELOW_ANY, ON_ANY, ROOF, TIMES, type FiveTowersView, type Phase } from "./view.ts";

type When = Lesson<FiveTowersView>["when"];

const deciding =
  (phase: Phase): When =>
  (view, seat) =>
    view.phase === phase && view.to_act.includes(seat);
const displayed =
  (...values: number[]): When =>
  (view) =>
    view.phase === "bidding" && view.display.some(({ value }) => values.includes(value));
const anotherBuilds: When = (view, seat) => !view.over && view.phase !== "bidding" && view.builder !== seat;
const TALL = 3;
const FIRST_ROUNDS = 25; // cards; by then the pile is worth a look

export default lessons<FiveTowersView>([
  { id: "goal", at: "mine", rule: "FT-5.1", when: (view) => !view.over },
  { id: "fit", at: "display", rule: "FT-1.5", when: ({ phase }) => phase === "bidding" },
  { id: "bid", at: "prompt", rule: "FT-3.2", when: deciding("bidding") },
  { id: "take", at: "display", rule: "FT-3.5", when: deciding("taking") },
  { id: "demolish", at: "prompt", rule: "FT-3.6", when: deciding("demolishing") },
  { id: "place", at: "prompt", rule: "FT-3.7", when: deciding("placing") },
  { id: "others", at: "others", rule: "FT-3.8", when: anotherBuilds },
  { id: "roof", at: "display", rule: "FT-1.6", when: displayed(ROOF) },
  { id: "eight", at: "display", rule: "FT-1.5", when: displayed(BELOW_ANY, ON_ANY) },
  { id: "tallest", at: "mine", rule: "FT-5.2", when: (view, seat) => view.towers[seat]!.some((tower) => tower.length >= TALL) },
  { id: "rubble", at: "mine", rule: "FT-5.3", when: (view, seat) => view.rubble[seat]!.length > 0 },
  { id: "come", at: "come", rule: "FT-6.1", when: ({ discards, towers }) => discards.length + towers.flat(2).length > FIRST_ROUNDS },
  { id: "last", at: "come", rule: "FT-4.2", when: ({ through, over }) => through === TIMES && !over },
]);
