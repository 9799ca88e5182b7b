/** What scrolls can be reached with Tab and scrolled with keys, as long as there is something to scroll. */
export function scrollable(node: HTMLElement): () => void {
  function check(): void {
    const scrolls = node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1;
    if (scrolls) node.tabIndex = 0;
    else node.removeAttribute("tabindex");
  }
  const sizes = new ResizeObserver(check);
  const changes = new MutationObserver(check);
  sizes.observe(node);
  changes.observe(node, { childList: true, subtree: true, characterData: true });
  return () => {
    sizes.disconnect();
    changes.disconnect();
  };
}
