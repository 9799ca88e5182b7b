/** Points on their way from a city to its bar. */
import { prefersReducedMotion } from "../settings.svelte.ts";

const COINS = 4; // of each city
const APART = 60; // milliseconds

/** Let coins fly from the badges at some places to their bars; none where motion isn't wanted. */
export function flyCoins(root: HTMLElement, places: number[], duration: number): void {
  if (prefersReducedMotion.current) return;
  for (const place of places) {
    const from = root.querySelector(`[data-from="${place}"]`)?.getBoundingClientRect();
    const to = root.querySelector(`[data-bar="${place}"] .next`)?.getBoundingClientRect();
    if (!from || !to) continue;
    const path = [
      { transform: `translate(${from.left + from.width / 2 - 9}px, ${from.top}px)`, opacity: 1 },
      { transform: `translate(${to.left + to.width / 2 - 9}px, ${to.top + to.height / 2 - 9}px)`, opacity: 1 },
    ];
    for (let coin = 0; coin < COINS; coin += 1) {
      const node = root.appendChild(document.createElement("span"));
      node.className = "count-coin";
      node.ariaHidden = "true";
      const flight = node.animate(path, { duration: duration - APART * COINS, delay: coin * APART, easing: "ease-in", fill: "backwards" });
      flight.onfinish = () => node.remove();
    }
  }
}
