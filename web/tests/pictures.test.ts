import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import { GAMES } from "../src/games/index.ts";
import english from "../src/i18n/en.ts";
import hungarian from "../src/i18n/hu.ts";

const books = import.meta.glob<string>("../../src/pentapolis/games/*/rules.en.md", { eager: true, query: "?raw", import: "default" });
const rulesOf = (game: string): string => books[`../../src/pentapolis/games/${game.replace("-", "_")}/rules.en.md`]!;

test.each(Object.keys(GAMES).filter((game) => GAMES[game]!.pictures))("%s: every picture is of a rule, drawn, and told in both languages", async (game) => {
  const { Picture, rules } = (await GAMES[game]!.pictures!()).default;
  expect(rules.length).toBeGreaterThan(3);
  for (const rule of rules) {
    expect(rulesOf(game)).toContain(`**${rule}**`);
    expect([english[`${game}.picture.${rule}`], hungarian[`${game}.picture.${rule}`]].every(Boolean)).toBe(true);
    const target = document.createElement("div");
    const drawn = mount(Picture, { target, props: { rule, say: (key: string) => key } });
    flushSync();
    expect(target.querySelector("[aria-hidden=true]:not(svg)")!.childElementCount).toBeGreaterThan(0);
    await unmount(drawn);
  }
});
