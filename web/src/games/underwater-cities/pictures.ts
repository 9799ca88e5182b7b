/** The rules that have a picture. */
import type { Pictures } from "../../scene.ts";
import { FIGURES } from "./figures.ts";
import Picture from "./RulePicture.svelte";

export default { Picture, rules: Object.keys(FIGURES) } satisfies Pictures;
