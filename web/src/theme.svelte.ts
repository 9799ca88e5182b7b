/** Light or dark: the reader's choice, or else the system's. */
import { remember, remembered } from "./i18n/texts.svelte.ts";

export type Light = "light" | "dark";

class Theme {
  now = $state<Light>(document.documentElement.dataset["theme"] === "dark" ? "dark" : "light");

  constructor() {
    const system = matchMedia("(prefers-color-scheme: dark)");
    system.addEventListener("change", () => {
      if (!remembered("theme")) this.#show(system.matches ? "dark" : "light");
    });
  }

  /** Turn the light on or off, and remember it. */
  toggle(): void {
    this.#show(this.now === "dark" ? "light" : "dark");
    remember("theme", this.now);
  }

  #show(light: Light): void {
    this.now = light;
    document.documentElement.dataset["theme"] = light;
  }
}

export const theme = new Theme();

/** Give the page a game's accent; none for its own. */
export function wear(accent: string | null): void {
  const style = document.documentElement.style;
  if (accent) style.setProperty("--accent", accent);
  else style.removeProperty("--accent");
}
