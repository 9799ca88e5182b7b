/** The keys of a page: what each of them does, unless somebody types, a dialog is open, or the control under the focus wants it. */
export function press(pressed: KeyboardEvent, doing: Record<string, () => void>): void {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey || pressed.defaultPrevented) return;
  const target = pressed.target as Element;
  if (document.querySelector("dialog[open]") || target.closest("input:not([type=range]), select, textarea")) return;
  if ([" ", "Enter"].includes(pressed.key) && target.closest("button, a, summary")) return;
  const what = doing[pressed.key];
  if (!what) return;
  pressed.preventDefault();
  what();
}
