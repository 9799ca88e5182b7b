/** A server that was renewed has a page of another build: then this one should be loaded again. */

const SCRIPT = /<script[^>]*\ssrc="(\/assets\/[^"]+\.js)"/;

/** The main script that a page of HTML loads. */
export function scriptOf(html: string): string | null {
  return SCRIPT.exec(html)?.[1] ?? null;
}

/** Whether the server has another build of the page than the one that is open. */
export async function pageIsStale(): Promise<boolean> {
  const mine = document.querySelector<HTMLScriptElement>('script[type="module"][src^="/assets/"]')?.getAttribute("src");
  if (!mine) return false;
  try {
    const answer = await fetch("/", { cache: "no-store" });
    const theirs = answer.ok ? scriptOf(await answer.text()) : null;
    return theirs !== null && theirs !== mine;
  } catch {
    return false; // not reachable: nothing to say about it
  }
}
