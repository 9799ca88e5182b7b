/** 5 Towers on the page. */
import { scene } from "../../scene.ts";
import Scene from "./Scene.svelte";
import { headline, prompt } from "./sentences.ts";
import type { FiveTowersView, Phase } from "./view.ts";

/** What is decided in a phase, and by which rule. */
const RULES: Record<Phase, string> = {
  bidding: "FT-3.2",
  taking: "FT-3.5",
  demolishing: "FT-3.6",
  placing: "FT-3.7",
  over: "FT-5.1",
};

export default scene<FiveTowersView>({
  Scene,
  headline,
  prompt,
  rule: ({ phase }) => RULES[phase],
  startsRound: ({ name }) => name === "revealed",
  announces: ({ name }) => name !== "discarded",
  shortcuts: (say) => [
    { keys: "0–5", does: say("five-towers.page.keys.bid") },
    { keys: "1–5", does: say("five-towers.page.keys.choose") },
    { keys: "Enter", does: say("five-towers.page.keys.take") },
    { keys: "Esc", does: say("five-towers.page.keys.clear") },
  ],
});
