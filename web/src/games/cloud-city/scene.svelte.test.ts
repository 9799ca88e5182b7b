/** The scene on the page of the tests: every situation in both languages, planning a tile, walkways, reasons. */
import { createRawSnippet, flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { say, texts } from "../../i18n/texts.svelte.ts";
import { explain } from "../../i18n/explain.ts";
import { isSameAction } from "../../actions.ts";
import { Effects } from "../../effects.ts";
import { promptOf } from "../../parts/decision.ts";
import type { Impossible } from "../../protocol.ts";
import type { Action, SceneProps, Table } from "../../scene.ts";
import situations from "./fixtures/situations.json";
import Scene from "./Scene.svelte";
import type { CloudCityView, Decision } from "./view.ts";

type Name = keyof typeof situations;

const NAMES = ["Bence", "Réka", "Zsófi", "Domb"];
const nothing = createRawSnippet(() => ({ render: () => "<span></span>" }));
const BARRED: Impossible = {
  action: { kind: "join", cells: "c6-e6" },
  trouble: { key: "cloud-city.refusal.blocked", params: { cell: "d6", colour: "sand" }, reasons: [], rule: "CC-4.4" },
};
let shown: object | null = null;

function show(name: Name) {
  const acts: Decision[] = [];
  const asked: Action[][] = [];
  const seen = (at: Name) => ({
    view: situations[at].view as unknown as CloudCityView,
    seat: situations[at].seat,
    choices: situations[at].choices,
    prompt: promptOf({}, "cloud-city", situations[at].view as unknown as CloudCityView, situations[at].seat, NAMES, say),
  });
  const props: SceneProps<CloudCityView> = $state({
    ...seen(name),
    players: [],
    table: {} as Table,
    names: NAMES,
    events: [],
    act: async (action: Action) => {
      acts.push(props.choices.find((choice) => isSameAction(choice, action)) as Decision);
    },
    effects: async (after: Action[] = []) => {
      asked.push(after);
      return new Effects(props.view, { effects: [], impossible: [BARRED], ghosts: null });
    },
    story: async () => [],
    hint: "",
    say,
    explain: (trouble) => explain(trouble, say),
    rule: (number) => `#${number}`,
    busy: false,
    pending: null,
    replay: false,
    log: nothing,
    tools: nothing,
  });
  const page = document.body.appendChild(document.createElement("div"));
  shown = mount(Scene, { target: page, props });
  flushSync();
  return {
    page,
    acts,
    asked,
    props,
    goTo: (at: Name) => Object.assign(props, seen(at)),
    key: (key: string) => {
      page.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
      flushSync();
    },
    press: (selector: string, place = 0) => {
      page.querySelectorAll<HTMLElement>(selector)[place]!.click();
      flushSync();
    },
    prompt: () => page.querySelector("[data-prompt]")!.textContent,
    hint: () => page.querySelector("#prompt-hint")?.textContent,
  };
}

beforeEach(() => texts.speak("en"));
afterEach(async () => {
  if (shown) await unmount(shown);
  shown = null;
  document.body.replaceChildren();
});

test.each((["en", "hu"] as const).flatMap((language) => Object.keys(situations).map((name) => [language, name as Name] as const)))(
  "every text has words: %s, %s",
  async (language, name) => {
    await texts.speak(language);
    const { page } = show(name);
    const labels = [...page.querySelectorAll("[aria-label], [title]")].map(
      (node) => `${node.getAttribute("aria-label")} ${node.getAttribute("title")}`,
    );
    expect(`${page.textContent} ${labels.join(" ")}`).not.toMatch(/cloud-city\.|page\.[a-z]/);
    expect(page.querySelector("[data-prompt]")?.textContent).toMatch(/[.!?]$/);
  },
);

describe("a tile", () => {
  test("is taken, turned and placed with two decisions in a row", async () => {
    const table = show("choosing");
    expect(table.page.querySelectorAll("[data-place]")).toHaveLength(3);
    table.key("1");
    table.key("r");
    table.key("r");
    table.key("r");
    expect(table.prompt()).toBe("Where does the tile go?");
    const labels = [...table.page.querySelectorAll("[data-place]")].map((place) => place.getAttribute("aria-label"));
    expect(labels).toContain("Row 3, column 1, opens walkways worth 12 votes");
    table.press("[data-place='0,1']");
    expect(table.prompt()).toBe("Place the tile here?");
    expect(table.hint()).toBe("Opens 3 walkways, worth 12 votes.");
    expect(table.page.querySelector(".forecast")?.textContent).toBe("45");
    const act = table.props.act;
    table.props.act = async (action) => {
      await act(action);
      if (table.props.view.phase === "choosing") table.goTo("placing");
    };
    table.press("[data-place='0,1']");
    await tick();
    await tick();
    expect(table.acts).toEqual([
      { kind: "choose", tile: "sand+green" },
      { kind: "place", row: 3, column: 1, turns: 3 },
    ]);
  });

  test("that is chosen for good stays in hand, the others can't be taken", () => {
    const { page } = show("placing");
    expect(page.querySelectorAll(".hand button")).toHaveLength(1);
    expect(page.querySelectorAll(".hand li")).toHaveLength(3);
    expect(page.querySelector(".hand button")?.getAttribute("aria-pressed")).toBe("true");
  });

  test("can be tried out while the others play, but not placed", () => {
    const table = show("waiting");
    table.key("2");
    table.press("[data-place]");
    expect(table.hint()).toMatch(/^Opens /);
    expect(table.page.querySelector(".controls")).toBeNull();
    table.press("[data-place]");
    expect(table.acts).toEqual([]);
    table.key("Escape");
    table.key("Escape");
    expect(table.hint()).toBe("Meanwhile you can try out your tiles.");
  });
});

describe("walkways", () => {
  test("that glow are built when pressed", () => {
    const table = show("joining");
    const ways = [...table.page.querySelectorAll(".ways button")].map((way) => way.getAttribute("aria-label"));
    expect(ways).toEqual([
      "Green walkway a4–a5, length 1, +1 vote",
      "Green walkway a5–f5, length 5, +8 votes",
      "Sand walkway a6–d6, length 3, +3 votes",
    ]);
    table.press(".ways button", 1);
    table.key("d");
    expect(table.acts).toEqual([{ kind: "join", cells: "a5-f5" }, { kind: "done" }]);
  });

  test.each([
    ["joining", 1],
    ["choosing", 0],
  ] as const)("that can't be built are asked about, of the server only when it is time: %s", async (name, asked) => {
    const table = show(name);
    table.press('.buildings [aria-label^="Sand building on c1"]');
    expect(table.hint()).toBe("Nothing hinders this building’s walkways.");
    table.press('.buildings [aria-label^="Blue building on c6"]');
    await tick();
    await tick();
    expect(table.asked).toHaveLength(asked);
    expect(table.page.querySelector("#prompt-reason")?.textContent).toBe(
      "The sand building on d6 is in the way: a walkway passes only above lower buildings. Rule CC-4.4",
    );
    expect(table.page.querySelectorAll(".barred.explained")).toHaveLength(1);
    table.key("Escape");
    expect(table.page.querySelector("#prompt-reason")).toBeNull();
  });
});

test("tiles are drawn from the row or the pile", () => {
  const table = show("drawing");
  table.key("2");
  table.press(".row button", 3);
  expect(table.acts).toEqual([{ kind: "take", tile: "green/green" }, { kind: "draw" }]);
  expect(table.acts).toEqual(situations.drawing.choices.filter((_, place) => [1, 3].includes(place)));
});
