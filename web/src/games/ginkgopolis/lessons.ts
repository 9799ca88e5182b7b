/** The guided first game of Ginkgopolis: what is told when. */
import { lessons, type Lesson } from "../../scene.ts";
import type { GinkgopolisView, Phase } from "./view.ts";

type When = Lesson<GinkgopolisView>["when"];

const deciding =
  (...phases: Phase[]): When =>
  (view, seat) =>
    phases.includes(view.phase) && view.to_act.includes(seat);
const choosingIn =
  (round: number): When =>
  (view, seat) =>
    view.round >= round && deciding("choosing")(view, seat);
const FEW = 12; // tiles or resources: the end comes nearer

export default lessons<GinkgopolisView>([
  { id: "goal", at: "city", rule: "GK-10.5", when: ({ over }) => !over },
  { id: "draft", at: "hand", rule: "GK-2.5", when: deciding("drafting") },
  { id: "hand", at: "hand", rule: "GK-3.1", when: deciding("choosing") },
  { id: "alone", at: "hand", rule: "GK-5.2", when: choosingIn(1) },
  { id: "tile", at: "screen", rule: "GK-4.1", when: (view, seat) => choosingIn(1)(view, seat) && view.tiles.length > 0 },
  { id: "sealed", at: "prompt", rule: "GK-4.1", when: ({ phase, chosen_card }) => phase === "choosing" && chosen_card !== null },
  { id: "take", at: "prompt", rule: "GK-5.1", when: deciding("taking") },
  { id: "move", at: "city", rule: "GK-5.5", when: deciding("moving", "shifting") },
  { id: "kept", at: "kept", rule: "GK-6.6", when: choosingIn(2) },
  { id: "passed", at: "hand", rule: "GK-8.1", when: (view, seat) => !view.hal && choosingIn(2)(view, seat) },
  { id: "floor", at: "city", rule: "GK-6.3", when: choosingIn(3) },
  { id: "new-hand", at: "prompt", rule: "GK-3.2", when: (view, seat) => !view.hal && choosingIn(3)(view, seat) },
  { id: "districts", at: "districts", rule: "GK-10.3", when: ({ districts }) => districts.some(({ total }) => total > 0) },
  { id: "sites", at: "supplies", rule: "GK-7.1", when: choosingIn(4) },
  { id: "hal", at: "others", rule: "GK-11.2", when: ({ hal, round }) => hal !== null && round > 1 },
  { id: "supply", at: "supplies", rule: "GK-7.2", when: ({ tile_supply, over }) => tile_supply <= FEW && !over },
  { id: "give", at: "screen", rule: "GK-7.2", when: deciding("giving") },
  { id: "last", at: "supplies", rule: "GK-9.2", when: ({ last_round, over }) => last_round && !over },
]);
