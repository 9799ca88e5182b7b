/** What has just come to a nation. */
import type { HappenedEvent } from "../../scene.ts";

const NEW: readonly string[] = ["built", "upgraded", "cityconverted"];

/** The spots on which a seat has just built or upgraded something. */
export function arrivedIn(events: readonly HappenedEvent[], seat: number): ReadonlySet<string> {
  return new Set(events.filter(({ name, fields }) => NEW.includes(name) && fields["seat"] === seat).map(({ fields }) => String(fields["place"])));
}
