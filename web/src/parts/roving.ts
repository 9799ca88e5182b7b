/** Things on a plane that are one stop of the Tab key; the arrow keys lead from one to the next. */

interface Spot {
  x: number;
  y: number;
}

const DIRECTIONS: Record<string, Spot> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const PIXEL = 1; // things in a row may be so far out of it

export const ARROWS: readonly string[] = Object.keys(DIRECTIONS);
export const isArrow = (key: string): boolean => key in DIRECTIONS;

/** The nearest thing in the direction of an arrow key, by more than `slack`; the same again if there is none. */
export function nextInDirection(spots: readonly Spot[], current: number, key: string, slack = 0): number {
  const direction = DIRECTIONS[key];
  const from = spots[current];
  if (!direction || !from) return current;
  let best = current;
  let least = Infinity;
  spots.forEach((spot, place) => {
    const ahead = (spot.x - from.x) * direction.x + (spot.y - from.y) * direction.y;
    const aside = Math.abs((spot.x - from.x) * direction.y) + Math.abs((spot.y - from.y) * direction.x);
    if (ahead > slack && ahead + 2 * aside < least) [best, least] = [place, ahead + 2 * aside];
  });
  return best;
}

/** The next or the one before, around in a circle. */
export function nextInLine(count: number, current: number, key: string): number {
  if (!isArrow(key) || count === 0) return current;
  const step = key === "ArrowRight" || key === "ArrowDown" ? 1 : -1;
  return (current + step + count) % count;
}

/** The buttons with `data-stop` inside are one stop; an arrow key goes to the nearest one in its direction on the screen. */
export function roving(node: HTMLElement): () => void {
  const buttons = () => [...node.querySelectorAll<HTMLButtonElement>("button[data-stop]")];
  let last: HTMLButtonElement | null = null;

  function refresh(): void {
    const all = buttons();
    const focused = all.find((one) => one === document.activeElement);
    last = focused ?? (last && all.includes(last) ? last : (all[0] ?? null));
    for (const one of all) one.tabIndex = one === last ? 0 : -1;
  }

  function press(event: KeyboardEvent): void {
    if (!isArrow(event.key) || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const all = buttons();
    const at = all.findIndex((one) => one === document.activeElement);
    if (at < 0) return;
    event.preventDefault();
    all[nextInDirection(all.map(middle), at, event.key, PIXEL)]?.focus();
  }

  const watcher = new MutationObserver(refresh);
  watcher.observe(node, { childList: true, subtree: true });
  node.addEventListener("keydown", press);
  node.addEventListener("focusin", refresh);
  refresh();
  return () => {
    watcher.disconnect();
    node.removeEventListener("keydown", press);
    node.removeEventListener("focusin", refresh);
  };
}

function middle(node: Element): Spot {
  const { left, top, width, height } = node.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
