/** How much room there is: a phone, a window with room for everything side by side, or something in between. */
import { MediaQuery } from "svelte/reactivity";

export const phone = new MediaQuery("(max-width: 860px)");
/** A phone that isn't high, as most are inside their browsers. */
export const low = new MediaQuery("(max-width: 860px) and (max-height: 759px)");
export const roomy = new MediaQuery("(min-width: 1241px) and (min-height: 821px)");
/** Whether the window is broad, however high it is. */
export const broad = new MediaQuery("(min-width: 1241px)");
