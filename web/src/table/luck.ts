/** The luck of a table: my part in it, and whether it came from what was promised. */
import { remember, remembered } from "../i18n/texts.svelte.ts";
import type { Table } from "../protocol.ts";

const MOST = 50; // tables of which this browser remembers its part
const MEMORY = "luck";

/** The hash that was shown before I gave my part, and the part. */
interface Given {
  hash: string;
  part: string;
}

function allGiven(): Record<string, Given> {
  try {
    return JSON.parse(remembered(MEMORY) ?? "{}") as Record<string, Given>;
  } catch {
    return {};
  }
}

/** My part of a table's luck, made at random now that its hash is known; the same when I ask again. */
export function myPart(table: Pick<Table, "id" | "luck_hash">): string {
  const { [table.id]: known, ...others } = allGiven();
  const part = known?.part ?? hexadecimal(crypto.getRandomValues(new Uint8Array(32)));
  const latest = Object.entries(others).slice(1 - MOST);
  remember(MEMORY, JSON.stringify(Object.fromEntries([...latest, [table.id, known ?? { hash: table.luck_hash, part }]])));
  return part;
}

/** Whether my part is in the luck, and the hash is the one that I saw before I gave it; null if this browser gave none. */
export function myPartIsIn(table: Pick<Table, "id" | "luck_hash" | "parts" | "my_seat">): boolean | null {
  const given = allGiven()[table.id];
  if (!given || table.my_seat === null) return null;
  return given.hash === table.luck_hash && table.parts.includes(given.part);
}

/** Whether the secret belongs to the hash; null where the browser has no way to check (only safe origins have it). */
export async function luckIsHonest(secret: string, hash: string): Promise<boolean | null> {
  if (!globalThis.crypto?.subtle) return null;
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  return hexadecimal(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))) === hash.toLowerCase();
}

function hexadecimal(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
