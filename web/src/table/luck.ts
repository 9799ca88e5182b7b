/** Whether the luck's secret belongs to the hash that was shown from the start. */

/** True or false; null where the browser has no way to check (only safe origins have it). */
export async function luckIsHonest(secret: string, hash: string): Promise<boolean | null> {
  if (!globalThis.crypto?.subtle) return null;
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("") === hash.toLowerCase();
}
