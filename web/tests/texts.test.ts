import { IntlMessageFormat } from "intl-messageformat";
import { readFileSync } from "node:fs";
import { afterEach, expect, test } from "vitest";
import { GAMES } from "../src/games/index.ts";
import english from "../src/i18n/en.ts";
import hungarian from "../src/i18n/hu.ts";
import { narrate, PLAYERS } from "../src/i18n/narrate.ts";
import { say, texts, wordOf } from "../src/i18n/texts.svelte.ts";

type Node = ReturnType<IntlMessageFormat["getAst"]>[number];

/** The names of a text's arguments. */
function argumentsOf(text: string): string[] {
  const found = new Set<string>();
  const walk = (nodes: Node[]): void => {
    for (const node of nodes) {
      if (node.type !== 0 && "value" in node && typeof node.value === "string") found.add(node.value);
      if ("options" in node) for (const option of Object.values(node.options)) walk(option.value);
    }
  };
  walk(new IntlMessageFormat(text, "en", undefined, { ignoreTag: true }).getAst());
  return [...found].sort();
}

afterEach(() => texts.speak("en"));

test("both languages have the same texts", () => {
  expect(Object.keys(hungarian).sort()).toEqual(Object.keys(english).sort());
});

test("both languages have the same arguments", () => {
  const all = (catalogue: Record<string, string>) =>
    Object.fromEntries(Object.keys(english).map((key) => [key, argumentsOf(catalogue[key] ?? "")]));
  expect(all(hungarian)).toEqual(all(english));
});

test("no text of the page is empty", () => {
  for (const catalogue of [english, hungarian])
    for (const [key, text] of Object.entries(catalogue)) expect(text, key).not.toBe("");
});

const WHO = Object.values(PLAYERS);
const namesSomebody = (text: string) => argumentsOf(text).some((name) => WHO.includes(name));
const deedsOf = (game: string) =>
  Object.keys(english).filter((key) => key.startsWith(`${game}.event.`) && !key.endsWith(".you") && namesSomebody(english[key]!));

test("what I do is told as mine", () => {
  for (const game of Object.keys(GAMES)) {
    expect(deedsOf(game).length, game).toBeGreaterThan(0);
    for (const key of deedsOf(game))
      for (const catalogue of [english, hungarian]) {
        const mine = catalogue[`${key}.you`];
        expect(mine, key).toBeDefined();
        expect(namesSomebody(mine!), key).toBe(false);
      }
  }
});

test("a sentence in both languages", async () => {
  await texts.speak("en");
  expect(say("page.mine.waiting", { games: 1 })).toBe("1 waits for you");
  await texts.speak("hu");
  expect(say("page.mine.waiting", { games: 2 })).toBe("2 vár rád");
  expect(document.documentElement.lang).toBe("hu");
});

test("a game may have words of its own for what the shell says", async () => {
  await texts.speak("hu");
  expect(say(wordOf("cloud-city", "log.round"), { round: 3 })).toBe("3. forduló");
  expect(say(wordOf("ginkgopolis", "log.round"), { round: 3 })).toBe("3. kör");
  expect(say(wordOf("ginkgopolis", "opponent"))).toBe("Hal");
});

test("an event is told as on the command line", async () => {
  await texts.speak("en");
  const cards = [
    { suit: "candy", value: 3 },
    { suit: "sand", value: 0 },
  ];
  const names = ["Ann", "Ben"];
  expect(narrate("five-towers", { name: "revealed", fields: { opener: 1, cards } }, names, say)).toBe(
    "New round, Ben opens. On display: candy 3 and sand 0.",
  );
  expect(narrate("five-towers", { name: "placed", fields: { seat: 0, card: cards[1], height: 4 } }, names, say)).toBe(
    "Ann puts a roof on a tower: sand 0, 4 cards tall now.",
  );
  expect(narrate("five-towers", { name: "ended", fields: { winners: [0, 1], totals: [3, 3] } }, names, say)).toBe(
    "The game is over. Ann and Ben win together!",
  );
});

test("what has words of its own is said in them, and own deeds are told as mine", async () => {
  const built = { name: "built", fields: { seat: 0, kind: "plant", place: "NW.b" } };
  const taken = { name: "tileplaced", fields: { seat: 0, slot: "green-3" } };
  await texts.speak("en");
  expect(narrate("underwater-cities", built, ["NW"], say)).toBe("NW builds: desalination plant (north-west, place 2).");
  expect(narrate("underwater-cities", taken, ["NW"], say, 0)).toBe("You take green slot 3.");
  await texts.speak("hu");
  expect(narrate("underwater-cities", built, ["NW"], say, 0)).toBe("Építesz: sótalanító üzem (északnyugat, 2. hely).");
  expect(narrate("underwater-cities", taken, ["Anna"], say)).toBe("Anna akcióhelye: 3. zöld hely.");
});

test.each(Object.keys(GAMES))("who shares a win is told so, and comes first: %s", async (game) => {
  const names = ["Anna", "Bence", "Csilla"];
  const ended = (...winners: number[]) => narrate(game, { name: "ended", fields: { winners, totals: [3, 3, 3] } }, names, say, 1);
  await texts.speak("en");
  expect(ended(1)).toBe("The game is over. You win!");
  expect(ended(0, 1)).toMatch(/^The game is over\. You and Anna (win together|share the win)!$/);
  expect(ended(0, 1, 2)).toMatch(/^The game is over\. You, Anna and Csilla (win together|share the win)!$/);
  expect(ended(0, 2)).toMatch(/^The game is over\. Anna and Csilla (win together|share the win)!$/);
  expect(ended(0)).toBe("The game is over. Anna wins!");
  await texts.speak("hu");
  expect(ended(1)).toBe("Vége a játéknak. Nyertél!");
  expect(ended(0, 1)).toBe("Vége a játéknak. Te és Anna közösen nyertetek!");
  expect(ended(0, 1, 2)).toBe("Vége a játéknak. Te, Anna és Csilla közösen nyertetek!");
  expect(ended(0, 2)).toBe("Vége a játéknak. Közösen győznek: Anna és Csilla!");
});

test("the same fields hold seats as on the command line", () => {
  const source = readFileSync("../src/pentapolis/texts/log.py", "utf8");
  const [, table] = /_PLAYERS: Final = \{(.*?)\}/s.exec(source)!;
  expect(Object.fromEntries([...table!.matchAll(/"(\w+)": "(\w+)"/g)].map(([, field, name]) => [field, name]))).toEqual(PLAYERS);
});

test("every lesson has words, and a rule that exists", async () => {
  for (const [game, { lessons }] of Object.entries(GAMES)) {
    const rules = readFileSync(`../src/pentapolis/games/${game.replaceAll("-", "_")}/rules.en.md`, "utf8");
    for (const { id, rule } of (await lessons?.())?.default ?? []) {
      expect(english).toHaveProperty([`${game}.lesson.${id}`]);
      expect(english).toHaveProperty([`${game}.lesson.${id}.title`]);
      expect(rules).toContain(`**${rule}**`);
    }
  }
});
