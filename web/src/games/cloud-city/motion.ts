/** How things move: short, and not at all for those who want none of it. */
import { backOut, cubicOut } from "svelte/easing";
import { prefersReducedMotion } from "../../settings.svelte.ts";
import type { TransitionConfig } from "svelte/transition";

export const LANDING = 180; // milliseconds in which a tile comes down
export const RISE = 220; // a building goes up
export const NEXT_BUILDING = 80; // the second one after the first
export const GROW = 280; // a walkway reaches the other roof
export const CAMERA = 260; // the view follows the city

const STILL: TransitionConfig = { duration: 0 };

/** A tile comes down on its place. */
export function land(_node: Element, { arrives }: { arrives: boolean }): TransitionConfig {
  if (!arrives || prefersReducedMotion.current) return STILL;
  return {
    duration: LANDING,
    easing: cubicOut,
    css: (t) => `transform: translate(${(t - 1) * 6}px, ${(t - 1) * 18}px); opacity: ${0.4 + 0.6 * t}`,
  };
}

/** A number appears on its walkway. */
export function pop(_node: Element, { arrives }: { arrives: boolean }): TransitionConfig {
  if (!arrives || prefersReducedMotion.current) return STILL;
  return { delay: GROW - 60, duration: 240, easing: backOut, css: (t) => `scale: ${t}` };
}

/** A panel or a tile appears, at once or after its flight. */
export function appear(_node: Element, { delay = 0 }: { delay?: number } = {}): TransitionConfig {
  if (prefersReducedMotion.current) return STILL;
  return { delay, duration: 180, easing: cubicOut, css: (t) => `scale: ${0.9 + 0.1 * t}; opacity: ${t}` };
}
