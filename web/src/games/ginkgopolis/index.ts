/** Ginkgopolis on the page. */
import { scene } from "../../scene.ts";
import { beats, parts } from "./count.ts";
import Count from "./Count.svelte";
import Scene from "./Scene.svelte";
import { headline } from "./sentences.ts";
import type { GinkgopolisView } from "./view.ts";

/** What is said by something else, or is too small to be read out. */
const QUIET = new Set(["carddiscarded", "tilesdrawn", "handpassed", "markermoved", "goodtaken", "characterpaid", "cardpaid"]);

export default scene<GinkgopolisView>({
  Scene,
  Count,
  headline,
  rule: () => "GK-10.1",
  parts,
  beats,
  startsRound: ({ name }) => name === "roundbegan",
  announces: ({ name }) => !QUIET.has(name),
  shortcuts: (say) => [
    { keys: "1–4", does: say("ginkgopolis.page.keys.card") },
    { keys: "0", does: say("ginkgopolis.page.keys.alone") },
    { keys: "Enter", does: say("ginkgopolis.page.keys.seal") },
    { keys: "Esc", does: say("ginkgopolis.page.keys.clear") },
    { keys: "H", does: say("ginkgopolis.page.keys.hand") },
    { keys: "S", does: say("ginkgopolis.page.keys.tiles") },
    { keys: "C", does: say("ginkgopolis.page.keys.city") },
    { keys: "← ↑ ↓ →", does: say("ginkgopolis.page.keys.arrows") },
    { keys: "⇧ + ← ↑ ↓ →", does: say("ginkgopolis.page.keys.pan") },
    { keys: "+ − 0", does: say("ginkgopolis.page.keys.zoom") },
  ],
});
