/**
 * Keeps a click that was meant for one button from hitting another: a button that has just come takes no click for a moment,
 * and doesn't come where the last click was. Keys aren't held up: they press what has the focus, and a new button hasn't got it.
 *
 * A button is new if it is a new element, or if its `data-decides` has changed: what it decides, where that isn't its text.
 */
import type { Attachment } from "svelte/attachments";

/** How long a new button takes no click, in milliseconds. */
export const GRACE = 400;

const GAP = 12; // pixels between the last click and the buttons
const BUTTONS = "button, a";

interface Click {
  x: number;
  y: number;
  decided: string;
}

/** The line that a button stands in, and its size. */
const lineOf = ({ offsetTop, offsetWidth, offsetHeight }: HTMLElement): string => [offsetTop, offsetWidth, offsetHeight].join();
const decides = (button: HTMLElement): string => button.dataset["decides"] ?? button.textContent.trim();

/** Watch the controls of a prompt. */
export const steady: Attachment<HTMLElement> = (controls) => {
  let known = new Set<HTMLElement>();
  let last: Click | null = null;
  const timers = new Set<ReturnType<typeof setTimeout>>();

  function ripen(button: HTMLElement): void {
    button.toggleAttribute("data-fresh", true);
    const timer = setTimeout(() => {
      button.removeAttribute("data-fresh");
      timers.delete(timer);
    }, GRACE);
    timers.add(timer);
  }

  /** Whether a button that decides something else is where the last click was. */
  function isHit(button: HTMLElement, { x, y, decided }: Click): boolean {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    return left <= x && x <= right && top <= y && y <= bottom && decides(button) !== decided;
  }

  /** Move new buttons beside the last click, if one of them lies there. */
  function dodge(fresh: HTMLElement[]): void {
    controls.removeAttribute("style");
    const click = last;
    if (!click || !fresh.some((button) => isHit(button, click))) return;
    const { left, right } = controls.getBoundingClientRect();
    const lines = fresh.map(lineOf);
    const first = Math.min(...fresh.map((button) => button.getBoundingClientRect().left));
    const away = right - click.x + GAP;
    if (first - away >= left || click.x - left > right - click.x) controls.style.setProperty("padding-right", `${away}px`);
    else controls.style.setProperty("padding-left", `${click.x - left + GAP}px`);
    // Too narrow: then the moment without clicks has to do.
    if (fresh.some((button, place) => isOutside(button) || lineOf(button) !== lines[place])) controls.removeAttribute("style");
  }

  /** Whether a button has been pushed out of the prompt. */
  function isOutside(button: HTMLElement): boolean {
    const room = controls.parentElement!.getBoundingClientRect();
    const { left, right, top, bottom } = button.getBoundingClientRect();
    return left < room.left || right > room.right || top < room.top || bottom > room.bottom;
  }

  function look(changed: Element[] = []): void {
    const buttons = [...controls.querySelectorAll<HTMLElement>(BUTTONS)];
    const stays = buttons.some((button) => known.has(button) && !button.hasAttribute("data-fresh"));
    buttons.filter((button) => !known.has(button) || changed.includes(button)).forEach(ripen);
    known = new Set(buttons);
    if (!stays) dodge(buttons); // what can be clicked keeps its place, and the others with it
  }

  const changes = new MutationObserver((records) =>
    look(records.flatMap(({ type, target }) => (type === "attributes" ? [target as Element] : []))),
  );
  function point({ clientX, clientY, target }: PointerEvent): void {
    const button = (target as Element).closest<HTMLElement>(BUTTONS);
    last = { x: clientX, y: clientY, decided: button ? decides(button) : "" };
  }
  look();
  changes.observe(controls, { childList: true, subtree: true, characterData: true, attributeFilter: ["data-decides"] });
  addEventListener("pointerdown", point, true);
  return () => {
    changes.disconnect();
    removeEventListener("pointerdown", point, true);
    timers.forEach(clearTimeout);
  };
};
