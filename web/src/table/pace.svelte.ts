/** How quickly the others' moves are shown, one after the other, so that they can be followed. */
import { remember, remembered } from "../i18n/texts.svelte.ts";

export const PACES = [
  ["calm", 1100],
  ["usual", 550],
  ["quick", 200],
  ["none", 0],
] as const;

const USUAL = 550;

class Pace {
  milliseconds = $state(chosen());

  choose(milliseconds: number): void {
    this.milliseconds = milliseconds;
    remember("pace", String(milliseconds));
  }
}

function chosen(): number {
  const known = Number(remembered("pace") ?? USUAL);
  return PACES.some(([, milliseconds]) => milliseconds === known) ? known : USUAL;
}

export const pace = new Pace();
