/** All English texts, as one chunk. */
import page from "../../texts/en.json";
import shared from "../../../src/pentapolis/texts/en.json";

type Texts = Record<string, string>;
const games = import.meta.glob<Texts>("../../../src/pentapolis/games/*/texts.en.json", { eager: true, import: "default" });
const scenes = import.meta.glob<Texts>("../games/*/*.en.json", { eager: true, import: "default" });

export default Object.assign({}, shared, ...Object.values(games), ...Object.values(scenes), page) as Texts;
