/** Cloud City on the page. */
import { scene } from "../../scene.ts";
import { parts } from "./count.ts";
import Count from "./Count.svelte";
import Scene from "./Scene.svelte";
import { headline } from "./sentences.ts";
import type { CloudCityView } from "./view.ts";

/** What follows from something else that is announced, or concerns nobody at the moment. */
const UNSPOKEN = new Set(["chose", "received", "refilled"]);

export default scene<CloudCityView>({
  Scene,
  Count,
  headline,
  rule: () => "CC-5.1",
  parts,
  startsRound: ({ name }) => name === "began",
  announces: ({ name }) => !UNSPOKEN.has(name),
  shortcuts: (say) => [
    { keys: "1–3", does: say("cloud-city.page.keys.hold") },
    { keys: "← ↑ → ↓", does: say("cloud-city.page.keys.arrows") },
    { keys: "R", does: say("cloud-city.page.keys.rotate") },
    { keys: "Enter", does: say("cloud-city.page.keys.enter") },
    { keys: "A", does: say("cloud-city.page.keys.all") },
    { keys: "D", does: say("cloud-city.page.keys.done") },
    { keys: "1–4", does: say("cloud-city.page.keys.draw") },
    { keys: "Esc", does: say("cloud-city.page.keys.back") },
  ],
});
