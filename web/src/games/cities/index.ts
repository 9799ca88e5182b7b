/** Cities on the page. */
import { scene } from "../../scene.ts";
import Count from "./Count.svelte";
import { beats, parts } from "./count.ts";
import Scene from "./Scene.svelte";
import { headline } from "./sentences.ts";
import { learn, type CitiesView } from "./view.ts";

export default scene<CitiesView>({
  Scene,
  Count,
  learn,
  headline,
  rule: () => "CI-6.1",
  parts,
  beats,
  startsRound: ({ name }) => name === "refilled",
  shortcuts: (say) => [
    { keys: "← ↑ → ↓", does: say("cities.page.keys.arrows") },
    { keys: "1–4", does: say("cities.page.keys.hold") },
    { keys: "R", does: say("cities.page.keys.rotate") },
    { keys: "Enter", does: say("cities.page.keys.enter") },
    { keys: "D", does: say("cities.page.keys.leave") },
    { keys: "Esc", does: say("cities.page.keys.back") },
  ],
});
