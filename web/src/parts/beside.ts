/** Where somebody's city is shown larger: over the column that it stands in, beside what I need to decide, never above it. */

const MARGIN = 8;
const LARGEST = 520; // pixels, on a phone

/** How long a finger rests on a panel to look closer, in milliseconds. */
export const LONG_PRESS = 500;

/** Put a popover into the place of a panel's column; on a phone, below the panel. */
export function putBeside(popover: HTMLElement, panel: HTMLElement): void {
  const at = panel.getBoundingClientRect();
  const column = panel.closest(".rail")?.getBoundingClientRect();
  const narrow = innerWidth < 861 || !column;
  const width = narrow ? Math.min(LARGEST, innerWidth - 2 * MARGIN) : column.width;
  popover.style.width = `${width}px`;
  popover.style.left = `${narrow ? (innerWidth - width) / 2 : column.left}px`;
  popover.style.top = `${narrow ? at.bottom + MARGIN : column.top}px`;
  popover.style.maxHeight = narrow ? "" : `${column.height}px`;
}
