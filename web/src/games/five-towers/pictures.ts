/** The rules that have a picture. */
import type { Pictures } from "../../scene.ts";
import Picture from "./Picture.svelte";

export default { Picture, rules: ["FT-3.2", "FT-1.5", "FT-1.6", "FT-3.6", "FT-5.1", "FT-5.3"] } satisfies Pictures;
