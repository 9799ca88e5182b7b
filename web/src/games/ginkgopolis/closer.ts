/** A panel that is shown larger in its column when it is looked at, by its button or with a finger that rests on it. */
import { LONG_PRESS, putBeside } from "../../parts/beside.ts";

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
    putBeside(popover, panel);
    popover.showPopover();
  }

  function away(): void {
    clearTimeout(timer);
    if (!open) return;
    popover?.hidePopover();
    open = false;
    changed(false);
  }

  function rest({ pointerType }: PointerEvent): void {
    clearTimeout(timer);
    if (pointerType === "touch") timer = window.setTimeout(look, LONG_PRESS);
  }
  const moved = (): void => clearTimeout(timer);

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
      node.addEventListener("pointerdown", rest, { signal });
      node.addEventListener("pointerup", moved, { signal });
      node.addEventListener("pointercancel", moved, { signal });
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
