/** Names and short sentences for what is drawn, for eyes and for screen readers. */
import { texts } from "../../i18n/texts.svelte.ts";
import { joined } from "../../i18n/narrate.ts";
import { changeInPoints } from "../../parts/points.ts";
import type { Say } from "../../scene.ts";
import type { Option, Thing } from "./turn.svelte.ts";
import { cardOf, gainOf, type CitiesView, type Group, type Placement, type Tile } from "./view.ts";
import { sentenceOf } from "./wording.ts";

/** What has its names in its data, in the reader's language. */
export function nameOf({ en, hu }: { en: string; hu: string }): string {
  return texts.language === "hu" ? hu : en;
}

export function tileName(tile: Tile, say: Say): string {
  return say("cities.tile", { ...tile });
}

export function thingName({ sort, name, tile }: Thing, say: Say): string {
  if (tile) return tileName(tile, say);
  return sort === "feature" ? say("cities.feature", { kind: name }) : say("cities.page.piece", { colour: name });
}

/** "Features, group 1: old tree, yacht", with who has taken it, or what is face down. */
export function groupLabel(view: CitiesView, group: Group, names: string[], say: Say): string {
  const open = [
    ...group.cards.flatMap((id) => {
      const card = cardOf(view, id);
      return card ? [`${nameOf(card)} (${sentenceOf(card.says, say)})`] : [];
    }),
    ...group.tiles.map((tile) => tileName(tile, say)),
    ...group.features.map((kind) => say("cities.feature", { kind })),
    ...group.pieces.map((colour) => say("cities.page.piece", { colour })),
  ];
  const what = [...open, ...(group.hidden > 0 ? [say(`cities.page.hidden.${group.row}`, { count: group.hidden })] : [])];
  const params = { row: group.row, group: group.group };
  if (group.worker !== null) return say("cities.page.group-taken", { ...params, player: names[group.worker] ?? "" });
  return say("cities.page.group", { ...params, what: joined(what, say) || say("cities.page.nothing") });
}

/** "Old tree on b3, +2 points". */
export function optionLabel({ action, thing, placement }: Option, chosen: boolean, say: Say): string {
  const where = action.kind === "place" ? say("cities.page.at-place", { row: action.row, column: action.column }) : say("cities.page.at-space", { space: action.space });
  const change = placement ? `, ${changeInPoints(gainOf(placement), say)}` : "";
  return say("cities.page.option", { what: thingName(thing, say), where, change, chosen: chosen ? "yes" : "no" });
}

/** What a placement does, good and bad: goals first, then what breaks, cards and areas. */
export function toldOf(view: CitiesView, placement: Placement, say: Say): string {
  const goalNamed = (id: string): string => nameOf(view.goals.find((goal) => goal.id === id)!);
  const cardNamed = (id: string): string => nameOf(cardOf(view, id)!);
  const met = placement.goals.filter(({ points }) => points > 0).map(({ goal, points }) => say("cities.page.told.met", { goal: goalNamed(goal), points }));
  const broken = [
    ...placement.cards.filter(({ change }) => change < 0).map(({ card, change }) => say("cities.page.told.breaks", { what: cardNamed(card), points: Math.abs(change) })),
    ...placement.goals.filter(({ change }) => change < 0).map(({ goal }) => say("cities.page.told.back", { goal: goalNamed(goal) })),
  ];
  const cards = placement.cards.filter(({ change }) => change > 0).map(({ card, change }) => `${cardNamed(card)} +${change}`);
  const areas = (["water", "parks", "monuments"] as const).flatMap((category) => {
    const points = placement[category];
    return points === 0 ? [] : [`${say(`cities.score.${category}`)} ${points > 0 ? "+" : "−"}${Math.abs(points)}`];
  });
  const closer = placement.goals.filter(({ change, points }) => change > 0 && points === 0).map(({ goal, count }) => {
    const face = view.goals.find(({ id }) => id === goal)!;
    return say("cities.page.told.closer", { goal: nameOf(face), count, least: face.least });
  });
  const all = [...met, ...broken, ...[...cards, ...areas, ...closer]];
  return all.length ? all.join(" · ") : say("cities.page.told.nothing");
}

/** Whether a placement breaks something. */
export function breaks({ cards, goals, change }: Placement): boolean {
  return change < 0 || cards.some((card) => card.change < 0) || goals.some((goal) => goal.change < 0);
}

/** The seats after mine, clockwise; all of them, from the first, for a spectator. */
export function others(view: CitiesView, seat: number | null): number[] {
  if (seat === null) return Array.from({ length: view.seats }, (_, place) => place);
  return Array.from({ length: view.seats - 1 }, (_, place) => (seat + 1 + place) % view.seats);
}

/** A city in one sentence. */
export function cityLabel(view: CitiesView, seat: number, say: Say): string {
  const { tiles, spaces } = view.cities[seat]!;
  const buildings = spaces.filter(({ building }) => building);
  return say("cities.page.city-says", {
    tiles: tiles.length,
    buildings: buildings.length,
    floors: buildings.reduce((sum, { floors }) => sum + floors, 0),
    features: spaces.filter(({ feature }) => feature).length,
  });
}
