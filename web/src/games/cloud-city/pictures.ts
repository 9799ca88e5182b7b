/** The rules that have a picture. */
import type { Pictures } from "../../scene.ts";
import Picture from "./Picture.svelte";

export default { Picture, rules: ["CC-3.1", "CC-4.1", "CC-4.4", "CC-4.6"] } satisfies Pictures;
