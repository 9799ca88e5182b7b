/** Buttons on a plane that are one stop of the Tab key; inside, an arrow key goes to the nearest one in its direction. */

const DIRECTIONS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
export const ARROWS: readonly string[] = Object.keys(DIRECTIONS);

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Which of the boxes is the nearest in the direction of an arrow key; the same again if there is none. */
export function nearest(boxes: readonly Box[], current: number, key: string): number {
  const direction = DIRECTIONS[key];
  const from = boxes[current];
  if (!direction || !from) return current;
  const [x, y] = direction;
  let best = current;
  let least = Infinity;
  boxes.forEach((box, place) => {
    const right = box.left + box.width / 2 - from.left - from.width / 2;
    const down = box.top + box.height / 2 - from.top - from.height / 2;
    const ahead = right * x + down * y;
    const aside = Math.abs(right * y) + Math.abs(down * x);
    if (ahead > 1 && ahead + 2 * aside < least) [best, least] = [place, ahead + 2 * aside];
  });
  return best;
}

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
    if (!(event.key in DIRECTIONS) || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const all = buttons();
    const at = all.findIndex((one) => one === document.activeElement);
    if (at < 0) return;
    event.preventDefault();
    all[nearest(all.map((one) => one.getBoundingClientRect()), at, event.key)]?.focus();
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
