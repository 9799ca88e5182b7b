/** The guided first game of Cities: what is told when. */
import { lessons, type Lesson } from "../../scene.ts";
import { groupsOf, type CitiesView } from "./view.ts";

type When = Lesson<CitiesView>["when"];

const deciding =
  (kind: string): When =>
  (view, seat) =>
    view.decision?.kind === kind && view.to_act.includes(seat);
const hasPiece = (view: CitiesView, seat: number): boolean => view.cities[seat]!.spaces.some(({ floors }) => floors > 1);
const hasFeature = (view: CitiesView, seat: number): boolean => view.cities[seat]!.spaces.some(({ feature }) => feature !== "");

export default lessons<CitiesView>([
  { id: "start", at: "mine", rule: "CI-2.4", when: deciding("starting") },
  { id: "goals", at: "goals", rule: "CI-5.1", when: (view) => view.round === 1 && !view.over },
  { id: "take", at: "market", rule: "CI-3.2", when: deciding("taking") },
  { id: "place", at: "mine", rule: "CI-4.2", when: deciding("placing") },
  { id: "furnish", at: "mine", rule: "CI-4.3", when: deciding("furnishing") },
  { id: "build", at: "mine", rule: "CI-4.5", when: deciding("building") },
  { id: "cards", at: "cards", rule: "CI-6.4", when: (view, seat) => view.cities[seat]!.cards.length > 0 },
  { id: "areas", at: "mine", rule: "CI-6.2", when: hasFeature },
  { id: "floors", at: "mine", rule: "CI-1.2", when: hasPiece },
  { id: "star", at: "market", rule: "CI-3.4", when: (view) => view.round > 0 && groupsOf(view, "buildings").some(({ worker }) => worker !== null) },
  { id: "plan", at: "market", rule: "CI-3.2", when: (view, seat) => view.round > 1 && !view.over && !view.to_act.includes(seat) },
  { id: "last", at: "goals", rule: "CI-6.5", when: (view) => view.round === view.rounds && view.round > 0 && !view.over },
]);
