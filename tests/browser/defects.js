// What of a table is outside the window, covered, out of reach or cut. What a decision needs is in the window, whole and
// uncovered; other controls may have to be scrolled to; text that is cut is whole in a title. Nothing leaves its button,
// no button of the prompt lies over another, and what is pressed on a phone is large enough for a finger.
() => {
  const found = new Set();
  const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
  const root = dialog ?? document.querySelector("main");
  const all = [...root.querySelectorAll("*")];
  const ancestors = (node) => (node ? [node, ...ancestors(node.parentElement)] : []);
  const unseen = (node) => ancestors(node).some((one) => getComputedStyle(one).clipPath.startsWith("inset(50%"));
  const shown = (node) => {
    const { width, height } = node.getBoundingClientRect();
    return width && height && node.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !unseen(node);
  };
  const named = (node) => {
    const words = (node.getAttribute("aria-label") ?? node.textContent).trim().replace(/\s+/g, " ");
    return `${node.tagName.toLowerCase()} “${words.slice(0, 60)}”`;
  };

  const POINTS = [[0.5, 0.5], [0.25, 0.25], [0.75, 0.25], [0.25, 0.75], [0.75, 0.75]];
  const isPressed = (control, x, y) => {
    const hit = document.elementFromPoint(x, y);
    return hit && (control.contains(hit) || hit.closest("label")?.contains(control));
  };
  const hits = (control) => {
    const { left, top, width, height } = control.getBoundingClientRect();
    return POINTS.some(([x, y]) => isPressed(control, left + width * x, top + height * y));
  };
  const isInside = ({ left, top, right, bottom }) =>
    left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;

  // A map that is moved like a sheet of paper, by drag or key, shows what it shows.
  const isOffTheMap = (control) => {
    const map = control.closest("[data-pans]")?.getBoundingClientRect();
    const { left, right, top, bottom } = control.getBoundingClientRect();
    return map && (left < map.left || right > map.right || top < map.top || bottom > map.bottom);
  };

  // A table is as high as its window, where that isn't a phone.
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth + 1) found.add(`the page is wider than the window: ${scrollWidth}`);
  if (innerWidth > 860 && scrollHeight > innerHeight + 1) found.add(`the page is higher than the window: ${scrollHeight}`);

  // The prompt and its controls, without scrolling.
  const prompt = root.querySelector("section:has([data-prompt])");
  for (const control of prompt?.querySelectorAll("[data-prompt], .controls :is(button, a, input)") ?? []) {
    if (!shown(control)) continue;
    if (!isInside(control.getBoundingClientRect())) found.add(`outside the window: ${named(control)}`);
    else if (!hits(control)) found.add(`covered: ${named(control)}`);
  }

  // Its buttons beside each other; what scrolls below something that stays is seen elsewhere.
  const seen = (node) => {
    const { left, top, right, bottom } = node.getBoundingClientRect();
    const box = { left, top, right, bottom };
    for (const outer of ancestors(node.parentElement)) {
      if (getComputedStyle(outer).overflow === "visible") continue;
      const bounds = outer.getBoundingClientRect();
      box.left = Math.max(box.left, bounds.left);
      box.right = Math.min(box.right, bounds.right);
      box.top = Math.max(box.top, bounds.top);
      box.bottom = Math.min(box.bottom, bounds.bottom);
    }
    return box;
  };
  const buttons = [...(prompt?.querySelectorAll("button, .btn") ?? [])].filter(
    (button) => shown(button) && getComputedStyle(button).position !== "sticky",
  );
  buttons.forEach((button, place) => {
    const box = seen(button);
    const bounds = prompt.getBoundingClientRect();
    if (box.top < bounds.top - 1 || box.bottom > bounds.bottom + 1) found.add(`outside the prompt: ${named(button)}`);
    for (const other of buttons.slice(place + 1)) {
      const { left, top, right, bottom } = seen(other);
      const wide = Math.min(box.right, right) - Math.max(box.left, left);
      const high = Math.min(box.bottom, bottom) - Math.max(box.top, top);
      if (wide > 1 && high > 1) found.add(`overlap: ${named(button)} and ${named(other)}`);
    }
  });

  // Every other control, scrolled to.
  const places = all.map(({ scrollTop, scrollLeft }) => [scrollTop, scrollLeft]);
  const page = [scrollX, scrollY];
  for (const control of root.querySelectorAll(":is(button, a, input, [role=button]):not([disabled], [tabindex='-1'])")) {
    if (!shown(control) || control.closest("[inert], .controls")) continue;
    if (isOffTheMap(control)) continue;
    control.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    if (!hits(control)) found.add(`out of reach: ${named(control)}`);
  }

  // On a phone, so much around the middle of a control belongs to it; a link in a line of text is as high as the line.
  const FINGER = 24;
  for (const control of innerWidth > 860 ? [] : root.querySelectorAll("button, a, input, select, summary, [role=button]")) {
    const target = (unseen(control) && control.closest("label")) || control;
    if (!shown(target) || control.matches(":disabled") || control.closest("[inert]") || isOffTheMap(control)) continue;
    if (getComputedStyle(control).display === "inline" && control.matches("a")) continue;
    target.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const { left, top, width, height } = target.getBoundingClientRect();
    if (Math.min(width, height) > FINGER - 1) continue;
    const [x, y, reach] = [left + width / 2, top + height / 2, FINGER / 2 - 1.5];
    const isLarge = [[-reach, 0], [reach, 0], [0, -reach], [0, reach]].every(([dx, dy]) => isPressed(control, x + dx, y + dy));
    if (!isLarge) found.add(`small for a finger, ${Math.round(width)} × ${Math.round(height)}: ${named(control)}`);
  }
  all.forEach((node, place) => {
    const [top, left] = places[place];
    if (node.scrollTop !== top || node.scrollLeft !== left) Object.assign(node, { scrollTop: top, scrollLeft: left });
  });
  scrollTo(...page);

  // Every text, in its boxes up to the one that scrolls, or that cuts what is whole in a title.
  const walker = document.createTreeWalker(dialog ?? document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const parent = text.parentElement;
    if (!text.data.trim() || parent.closest(".skip, script, style") || !shown(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (!box.width || !box.height) continue;
    const titled = parent.closest("[title]");
    for (const node of ancestors(parent)) {
      const { overflowX, overflowY } = getComputedStyle(node);
      if (titled && overflowX !== "visible") break;
      if (/auto|scroll/.test(overflowX + overflowY) || node.matches("[data-pans]")) break;
      const bounds = node.getBoundingClientRect();
      const holds = node.matches("button, .btn, .tag, html");
      const isWide = box.left < bounds.left - 2 || box.right > bounds.right + 2;
      const isHigh = box.top < bounds.top - 4 || box.bottom > bounds.bottom + 4;
      if (((holds || overflowX !== "visible") && isWide) || ((holds || overflowY !== "visible") && isHigh)) {
        found.add(`text cut: ${named(parent)} in ${named(node)}`);
        break;
      }
    }
  }
  return [...found];
};
