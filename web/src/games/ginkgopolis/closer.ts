/** A panel that is shown larger beside itself when it is looked at: by hovering, by its button, not by touching past it. */

const WIDTH = 440;
const MARGIN = 8;

export function closerLook(changed: (open: boolean) => void) {
  let panel: HTMLElement | undefined;
  let popover: HTMLElement | undefined;
  let timer = 0;
  let open = false;

  function look(): void {
    clearTimeout(timer);
    if (open || !panel || !popover) return;
    open = true;
    changed(true);
    const at = panel.getBoundingClientRect();
    const narrow = innerWidth < 861;
    const width = Math.min(WIDTH, innerWidth - 2 * MARGIN);
    popover.style.width = `${width}px`;
    popover.style.left = `${narrow ? (innerWidth - width) / 2 : Math.max(MARGIN, at.left - width - 10)}px`;
    popover.style.top = `${narrow ? at.bottom + MARGIN : at.top}px`;
    popover.showPopover();
    requestAnimationFrame(() => {
      if (!popover || narrow) return;
      const top = Math.max(MARGIN, Math.min(at.top, innerHeight - popover.offsetHeight - MARGIN));
      popover.style.top = `${top}px`;
    });
  }

  function away(): void {
    clearTimeout(timer);
    if (!open) return;
    popover?.hidePopover();
    open = false;
    changed(false);
  }

  const soon = (what: () => void, milliseconds: number) => (event: PointerEvent) => {
    if (event.pointerType !== "mouse") return;
    clearTimeout(timer);
    timer = window.setTimeout(what, milliseconds);
  };

  return {
    toggle: () => (open ? away() : look()),
    away,
    popover: (node: HTMLElement) => {
      popover = node;
    },
    panel: (node: HTMLElement) => {
      panel = node;
      const controller = new AbortController();
      const { signal } = controller;
      node.addEventListener("pointerenter", soon(look, 350), { signal });
      node.addEventListener("pointerleave", soon(away, 120), { signal });
      addEventListener("keydown", (event) => event.key === "Escape" && away(), { signal });
      addEventListener("scroll", away, { signal });
      addEventListener("pointerdown", (event) => !node.contains(event.target as Node) && away(), { signal });
      return () => {
        clearTimeout(timer);
        controller.abort();
      };
    },
  };
}
