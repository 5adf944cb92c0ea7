import en from "@games/saba/words/en.ftl?raw";
import fr from "@games/saba/words/fr.ftl?raw";
import type { Entry } from "../game";
import tableEn from "./words/en.ftl?raw";
import tableFr from "./words/fr.ftl?raw";

export const saba: Entry = {
  id: "saba",
  jewel: "art-saba",
  words: { en: `${en}\n${tableEn}`, fr: `${fr}\n${tableFr}` },
  load: () => import("./look"),
};
