/** An event in words: the scene's own, or by the general rule. */
import { narrate } from "../i18n/narrate.ts";
import type { GameScene, HappenedEvent, Say } from "../scene.ts";

export function phrase(scene: GameScene, game: string, event: HappenedEvent, names: string[], say: Say): string {
  return scene.narrate?.(event, names, say) ?? narrate(game, event, names, say);
}
