/** The scene of a table's game, with all that it has to know before it can draw a view. */
import { api } from "../api.ts";
import { GAMES } from "../games/index.ts";
import type { GameScene, Table } from "../scene.ts";

export async function sceneOf({ game, options }: Table): Promise<GameScene> {
  const pack = options["pack"];
  const [{ default: scene }, cards] = await Promise.all([
    GAMES[game]!.scene(),
    pack === undefined ? null : api.printed(game, String(pack)),
  ]);
  if (cards) scene.learn?.(cards.pack, cards.printed);
  return scene;
}
