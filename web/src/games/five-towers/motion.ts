/** How things move: short, and not at all for those who want none of it. */

import { backOut, cubicOut } from "svelte/easing";
import { prefersReducedMotion } from "../../settings.svelte.ts";
import type { TransitionConfig } from "svelte/transition";

export const FLIGHT = 240; // milliseconds from the display to a tower

/** A card on display turns over. */
export function reveal(_node: Element, { place, after }: { place: number; after: number }): TransitionConfig {
  if (prefersReducedMotion.current) return { duration: 0 };
  return {
    delay: after + 60 * place,
    duration: 260,
    easing: cubicOut,
    css: (t) => `transform: perspective(700px) rotateY(${90 - 90 * t}deg); opacity: ${Math.min(1, 3 * t)}`,
  };
}

/** A storey settles after its flight; a roof bounces once. */
export function land(_node: Element, { arrives, roof }: { arrives: boolean; roof: boolean }): TransitionConfig {
  if (!arrives || prefersReducedMotion.current) return { duration: 0 };
  return {
    delay: FLIGHT - 20,
    duration: roof ? 320 : 160,
    easing: roof ? backOut : cubicOut,
    css: (t) =>
      `transform-origin: bottom; transform: scaleY(${(roof ? 0.8 : 0.96) + (roof ? 0.2 : 0.04) * t}); opacity: ${t > 0 ? 1 : 0}`,
  };
}

/** A bid hops up to its place. */
export function hop(_node: Element): TransitionConfig {
  if (prefersReducedMotion.current) return { duration: 0 };
  return {
    duration: 280,
    easing: backOut,
    css: (t) => `display: inline-block; transform: translateY(${18 - 18 * t}px) scale(${0.6 + 0.4 * t}); opacity: ${t}`,
  };
}

/** A ghost appears. */
export function appear(_node: Element): TransitionConfig {
  if (prefersReducedMotion.current) return { duration: 0 };
  return { duration: 140, easing: cubicOut, css: (t) => `transform: translateY(${8 - 8 * t}px); opacity: ${t}` };
}
