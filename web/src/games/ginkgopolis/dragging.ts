/** Moving and enlarging with mouse, wheel and fingers; a press that moves nothing stays a click. */

import type { Camera } from "./camera.svelte.ts";
import type { Point } from "./geometry.ts";

const SLOP = 6; // pixels that a finger trembles

export function draggable(camera: Camera) {
  return (node: HTMLElement | SVGElement): (() => void) => {
    const pointers = new Map<number, Point>();
    let start: Point | null = null;
    let dragging = false;

    const inside = ({ clientX, clientY }: MouseEvent): Point => {
      const { left, top } = node.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    };

    function down(event: PointerEvent): void {
      if (event.button !== 0) return;
      pointers.set(event.pointerId, inside(event));
      start = inside(event);
      if (pointers.size === 1) dragging = false;
    }

    function move(event: PointerEvent): void {
      const before = pointers.get(event.pointerId);
      if (!before || !start) return;
      const now = inside(event);
      if (!dragging && Math.hypot(now.x - start.x, now.y - start.y) < SLOP) return;
      if (!dragging) node.setPointerCapture(event.pointerId);
      dragging = true;
      const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
      if (other) {
        const factor = Math.hypot(now.x - other.x, now.y - other.y) / Math.hypot(before.x - other.x, before.y - other.y);
        if (Number.isFinite(factor)) camera.zoom(factor, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
      } else {
        camera.pan(now.x - before.x, now.y - before.y);
      }
      pointers.set(event.pointerId, now);
    }

    function up(event: PointerEvent): void {
      pointers.delete(event.pointerId);
    }

    function click(event: Event): void {
      if (!dragging) return;
      event.stopPropagation();
      event.preventDefault();
      dragging = false;
    }

    function wheel(event: WheelEvent): void {
      event.preventDefault();
      camera.zoom(Math.exp(-event.deltaY / 600), inside(event));
    }

    const listen: [string, (event: never) => void, AddEventListenerOptions?][] = [
      ["pointerdown", down],
      ["pointermove", move],
      ["pointerup", up],
      ["pointercancel", up],
      ["click", click, { capture: true }],
      ["wheel", wheel, { passive: false }],
    ];
    for (const [name, listener, options] of listen) node.addEventListener(name, listener as EventListener, options);
    return () => {
      for (const [name, listener, options] of listen) node.removeEventListener(name, listener as EventListener, options);
    };
  };
}
