/** All Hungarian texts, as one chunk. */
import page from "../../texts/hu.json";
import shared from "../../../src/pentapolis/texts/hu.json";

type Texts = Record<string, string>;
const games = import.meta.glob<Texts>("../../../src/pentapolis/games/*/texts.hu.json", { eager: true, import: "default" });
const scenes = import.meta.glob<Texts>("../games/*/*.hu.json", { eager: true, import: "default" });

export default Object.assign({}, shared, ...Object.values(games), ...Object.values(scenes), page) as Texts;
