/** A group of buttons that is one stop of the Tab key; inside it the arrow keys go from one to the next. */

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function roving(node: HTMLElement): () => void {
  const buttons = () => [...node.querySelectorAll<HTMLButtonElement>("button:not([disabled])")];

  function refresh(): void {
    const all = buttons();
    const focused = all.find((one) => one === document.activeElement);
    const pressed = all.find((one) => one.getAttribute("aria-pressed") === "true");
    const stop = focused ?? pressed ?? all[0];
    for (const one of all) one.tabIndex = one === stop ? 0 : -1;
  }

  function press(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const all = buttons();
    const at = all.findIndex((one) => one === document.activeElement);
    if (at < 0) return;
    event.preventDefault();
    all[(at + step + all.length) % all.length]?.focus();
  }

  const watcher = new MutationObserver(refresh);
  watcher.observe(node, { childList: true, subtree: true, attributes: true, attributeFilter: ["aria-pressed", "disabled"] });
  node.addEventListener("keydown", press);
  node.addEventListener("focusin", refresh);
  refresh();
  return () => {
    watcher.disconnect();
    node.removeEventListener("keydown", press);
    node.removeEventListener("focusin", refresh);
  };
}
