/** Events as the scene reads them; see `ginkgopolis/events.py`. */

import type { GinkgopolisEvent } from "../../protocol.ts";
import type { HappenedEvent } from "../../scene.ts";

export type Told = GinkgopolisEvent;

export function told(event: HappenedEvent): Told {
  return event as unknown as Told;
}
