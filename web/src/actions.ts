/** Actions as JSON objects: the kind, and the fields by name. */
import type { Action } from "./protocol.ts";

/** The same text for the same action, in whatever order its fields are. */
export function nameOfAction(action: Action): string {
  return JSON.stringify(Object.entries(action).sort(([first], [second]) => (first < second ? -1 : 1)));
}

export function isSameAction(first: Action, second: Action | null | undefined): boolean {
  return !!second && nameOfAction(first) === nameOfAction(second);
}
