/** Every game's scene, loaded when it is needed. A game is added here, and nowhere else in the shell. */
import type { RegisteredGame } from "../scene.ts";

export const GAMES: Record<string, RegisteredGame> = {
  "five-towers": {
    accent: "var(--five-towers)",
    minutes: "20",
    weight: "quick",
    vignette: () => import("./five-towers/Vignette.svelte"),
    scene: () => import("./five-towers/index.ts"),
    lessons: () => import("./five-towers/lessons.ts"),
    pictures: () => import("./five-towers/pictures.ts"),
  },
  "cloud-city": {
    accent: "var(--cloud-city)",
    minutes: "30",
    weight: "quick",
    vignette: () => import("./cloud-city/Vignette.svelte"),
    scene: () => import("./cloud-city/index.ts"),
    lessons: () => import("./cloud-city/lessons.ts"),
    pictures: () => import("./cloud-city/pictures.ts"),
  },
  ginkgopolis: {
    accent: "var(--ginkgopolis)",
    minutes: "45",
    weight: "medium",
    vignette: () => import("./ginkgopolis/Vignette.svelte"),
    scene: () => import("./ginkgopolis/index.ts"),
    lessons: () => import("./ginkgopolis/lessons.ts"),
    pictures: () => import("./ginkgopolis/pictures.ts"),
  },
  cities: {
    accent: "var(--cities)",
    minutes: "30–45",
    weight: "medium",
    vignette: () => import("./cities/Vignette.svelte"),
    scene: () => import("./cities/index.ts"),
    lessons: () => import("./cities/lessons.ts"),
    pictures: () => import("./cities/pictures.ts"),
  },
  "underwater-cities": {
    accent: "var(--underwater-cities)",
    minutes: "120",
    weight: "long",
    vignette: () => import("./underwater-cities/Vignette.svelte"),
    scene: () => import("./underwater-cities/index.ts"),
    lessons: () => import("./underwater-cities/lessons.ts"),
    pictures: () => import("./underwater-cities/pictures.ts"),
    gallery: () => import("./underwater-cities/Gallery.svelte"),
  },
};
