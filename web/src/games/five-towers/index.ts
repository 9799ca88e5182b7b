/** 5 Towers on the page. */
import { scene } from "../../scene.ts";
import Count from "./Count.svelte";
import Scene from "./Scene.svelte";
import { headline } from "./sentences.ts";
import type { FiveTowersView } from "./view.ts";

export default scene<FiveTowersView>({
  Scene,
  Count,
  headline,
  rule: () => "FT-5.1",
  startsRound: ({ name }) => name === "revealed",
  announces: ({ name }) => name !== "discarded",
  shortcuts: (say) => [
    { keys: "0–5", does: say("five-towers.page.keys.bid") },
    { keys: "1–5", does: say("five-towers.page.keys.choose") },
    { keys: "Enter", does: say("five-towers.page.keys.take") },
    { keys: "Esc", does: say("five-towers.page.keys.clear") },
  ],
});
