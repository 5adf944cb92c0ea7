import en from "@games/versailles/words/en.ftl?raw";
import fr from "@games/versailles/words/fr.ftl?raw";
import type { Entry } from "../game";
import tableEn from "./words/en.ftl?raw";
import tableFr from "./words/fr.ftl?raw";

export const versailles: Entry = {
  id: "versailles",
  jewel: "art-versailles",
  words: { en: `${en}\n${tableEn}`, fr: `${fr}\n${tableFr}` },
  load: () => import("./look"),
};
