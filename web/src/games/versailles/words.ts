import en from "@games/versailles/words/en.ftl?raw";
import fr from "@games/versailles/words/fr.ftl?raw";
import aidsEn from "./words/aids/en.ftl?raw";
import aidsFr from "./words/aids/fr.ftl?raw";
import tableEn from "./words/en.ftl?raw";
import tableFr from "./words/fr.ftl?raw";

/** Every sentence about this game: the rules' own, and those of its table. */
export const words = {
  en: [en, tableEn, aidsEn].join("\n"),
  fr: [fr, tableFr, aidsFr].join("\n"),
};
