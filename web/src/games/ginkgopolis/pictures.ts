/** The rules that have a picture. */
import type { Pictures } from "../../scene.ts";
import Picture from "./Picture.svelte";

export default { Picture, rules: ["GK-5.1", "GK-5.4", "GK-6.2", "GK-6.3", "GK-10.3"] } satisfies Pictures;
