/** Which page is shown: a small router on the browser's history. */

export type Route =
  | { page: "home" }
  | { page: "table"; id: string }
  | { page: "replay"; id: string }
  | { page: "rules"; game: string }
  | { page: "about"; game: string }
  | { page: "missing" };

const PATTERN = /^\/(table|replay|rules|about)\/([^/]+)\/?$/;

/** The page at an address. */
export function routeOf(path: string): Route {
  if (path === "/") return { page: "home" };
  const [, page, raw] = PATTERN.exec(path) ?? [];
  if (!page || !raw) return { page: "missing" };
  let name: string;
  try {
    name = decodeURIComponent(raw);
  } catch {
    return { page: "missing" };
  }
  if (page === "table" || page === "replay") return { page, id: name };
  return { page: page as "rules" | "about", game: name };
}

class Router {
  route = $state.raw<Route>(routeOf(location.pathname));
  hash = $state(location.hash);
  /** Counts the pages visited: the first one needs no focus of its own. */
  visits = $state(0);

  constructor() {
    addEventListener("popstate", () => this.#read());
    document.addEventListener("click", (click) => this.#follow(click));
  }

  /** Go to an address of this page. */
  go(address: string): void {
    history.pushState(null, "", address);
    this.#read();
    if (!location.hash) scrollTo(0, 0);
  }

  #read(): void {
    const before = JSON.stringify(this.route);
    const route = routeOf(location.pathname);
    this.hash = location.hash;
    if (JSON.stringify(route) === before) return;
    this.route = route;
    this.visits += 1;
  }

  #follow(click: MouseEvent): void {
    if (click.defaultPrevented || click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return;
    const link = (click.target as Element | null)?.closest?.("a");
    if (!link?.href || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/")) return;
    if (link.pathname === location.pathname && link.hash) return; // the browser scrolls by itself, and tells by popstate
    click.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
