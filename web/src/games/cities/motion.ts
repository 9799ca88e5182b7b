/** How things move: short, and not at all for those who want none of it. */
import { cubicOut } from "svelte/easing";
import { prefersReducedMotion } from "../../settings.svelte.ts";
import type { TransitionConfig } from "svelte/transition";

export const CAMERA = 240; // milliseconds in which the view follows the city
const LANDING = 200;

/** Something comes down on its place; a building is pressed a little as it lands. */
export function land(_node: Element, { arrives }: { arrives: boolean }): TransitionConfig {
  if (!arrives || prefersReducedMotion.current) return { duration: 0 };
  return { duration: LANDING, easing: cubicOut, css: (t) => `transform: translateY(${(t - 1) * 16}px); opacity: ${0.3 + 0.7 * t}` };
}
