/** How much room there is: a phone, a window with room for everything side by side, or something in between. */
import { MediaQuery } from "svelte/reactivity";

export const phone = new MediaQuery("(max-width: 860px)");
export const roomy = new MediaQuery("(min-width: 1241px) and (min-height: 821px)");
/** Whether the window is broad, however high it is. */
export const broad = new MediaQuery("(min-width: 1241px)");
