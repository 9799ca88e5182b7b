/** Underwater Cities on the page. */
import { scene } from "../../scene.ts";
import Count from "./Count.svelte";
import { beats, parts, reached } from "./count.ts";
import Scene from "./Scene.svelte";
import { headline } from "./sentences.ts";
import { learn, type UcView } from "./view.ts";

export default scene<UcView>({
  Scene,
  Count,
  learn,
  parts,
  beats,
  reached,
  headline,
  rule: () => "UC-3.2",
  startsRound: ({ name }) => name === "roundbegan",
  shortcuts: (say) => [
    { keys: "← ↑ → ↓", does: say("underwater-cities.page.keys.arrows") },
    { keys: "1–9", does: say("underwater-cities.page.keys.answers") },
    { keys: "B", does: say("underwater-cities.page.keys.kind") },
    { keys: "Enter", does: say("underwater-cities.page.keys.enter") },
    { keys: "Esc", does: say("underwater-cities.page.keys.back") },
  ],
});
