/** Events as the scene reads them; see `ginkgopolis/events.py`. */

import type { GinkgopolisEvent } from "../../protocol.ts";
import type { HappenedEvent } from "../../scene.ts";
import type { Known } from "./view.ts";

export type Told = Known<GinkgopolisEvent>;

export function told(event: HappenedEvent): Told {
  return event as unknown as Told;
}
