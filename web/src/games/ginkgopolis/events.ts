/** The events that the scene looks into; see `ginkgopolis/events.py`. */

import type { HappenedEvent } from "../../scene.ts";
import type { Card, Character, Colour, Good, Letter, Tile, Trigger } from "./view.ts";

interface Fields {
  exploits: { seat: number; card: Card };
  urbanises: { seat: number; card: Card; tile: Tile };
  builds: { seat: number; card: Card; tile: Tile };
  tiletakenback: { seat: number; card: Card; tile: Tile };
  goodtaken: { seat: number; good: Good; count: number };
  buildingexploited: {
    seat: number;
    cause: "exploit" | "urbanise";
    tile: Tile;
    x: number;
    y: number;
    good: Good;
    count: number;
    lost: number;
  };
  characterpaid: { seat: number; trigger: Trigger; character: Character; good: Good; count: number; lost: number };
  cardpaid: { seat: number; trigger: Trigger; card: Card; good: Good; count: number; lost: number; points: number };
  tileplaced: { seat: number; tile: Tile; letter: Letter; x: number; y: number };
  markermoved: { letter: Letter; x: number; y: number };
  resourcesreturned: { seat: number; tile: Tile; x: number; y: number; count: number; points: number };
  costpaid: { seat: number; points: number; resources: number };
  floorbuilt: { seat: number; tile: Tile; covered: Tile; x: number; y: number; height: number };
  cardkept: { seat: number; card: Card };
  carddiscarded: { seat: number; card: Card };
  supplydepleted: { times: number };
  tilesreturned: { seat: number; tiles: Tile[] };
  supplyrenewed: { tiles: number };
  tilestaken: { seat: number; count: number; lost: number };
  lastresourceplaced: { seat: number };
  haldrewagain: { card: Card; other: Card; used: Card };
  halisstuck: { card: Card };
  deckrebuilt: { added: Card[]; deck: number; discarded: Card[] };
}

/** One of the events above, by its name. */
export type Told = { [Name in keyof Fields]: { name: Name; fields: Fields[Name] } }[keyof Fields];

/** An event as the scene reads it; others have names that it doesn't ask for. */
export function told(event: HappenedEvent): Told {
  return event as unknown as Told;
}

export const GOOD_COLOURS: Record<Good, Colour> = { resource: "red", tile: "blue", point: "yellow" };
