import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readBook, textsOf } from "@/lib/ui/rules/book";

/** Where the rulebook explains each kind of act the rules can ask for, and in which word. */
const EXPLAINED: Record<string, Record<string, [slug: string, word: RegExp]>> = {
  "queens-necklace": {
    confessor: ["confessor", /Look at all the cards/],
    courtier: ["courtier", /Three more ducats/],
    forger: ["forger", /Name a player and a gem/],
    favorite: ["favorite", /head of fashion/],
    thief: ["thief", /at random/],
    musketeers: ["musketeer", /Three together/],
    end_influence: ["influence", /as many blue cards as you wish/],
    discard: ["forger", /discards one card/],
    show_hand: ["forger", /shows you the whole hand/],
    parry: ["musketeer", /answers a Forger/],
    buy: ["purchase", /Buy cards one at a time/],
    end_purchase: ["purchase", /What you do not spend is lost/],
    cardinal: ["cardinal", /the sale waits/],
    queen: ["queen", /take it and pay nothing/],
    transmute: ["alchemist", /turn one of your/],
    decline: ["why-asked", /being asked must tell the others nothing/],
    show: ["choose", /Pick any gray cards/],
    rings: ["rows", /A Ring, a King or the Necklace needs/],
    king: ["king-forbids", /cancels the sale/],
    necklace: ["necklace-defies", /powerless/],
    bankers: ["rows", /a Banker lies with any row/],
    seal: ["choose", /seal your tray/],
  },
  saba: {
    offer: ["your-turn", /Offer a card/],
    bid: ["bidding", /bids more than the highest bid/],
    pass: ["bidding", /whoever has passed may come back/],
    accept: ["answer", /Sell to the highest bidder/],
    name_price: ["answer", /Name a price/],
    keep: ["bought", /keeps the card in hand/],
    place: ["building", /A card may be laid on a place/],
    draw: ["your-turn", /Pay 2k to the bank/],
    end_turn: ["your-turn", /Draw, if you like/],
    discard: ["rebuilding", /Put one fake aside/],
  },
  versailles: {
    move: ["moving", /A normal move/],
    move_pair: ["moving", /two workers who stand in the same place/],
    jump: ["moving", /one worker goes along two arrows/],
    activate: ["activating", /say whether you activate/],
    pass: ["activating", /say whether you activate/],
    take: ["architects", /Take a tile/],
    discard: ["architects", /give one of the five up/],
    remove_one: ["architects", /Remove one tile/],
    remove_three: ["architects", /or three for two/],
    turn_coins: ["kings-favour", /one worker turns one coin back, or both/],
    buy: ["workshop", /Buy decorations/],
    advance: ["alchemists", /Each step asks for workers and goods/],
    build: ["what-a-tile-asks", /To build it you need/],
    recruit: ["kings-favour", /one of your two waiting workers/],
    end: ["activating", /You may stop whenever you like/],
  },
};

/** The words under each address of a book. */
function wordsOf(game: string): Map<string, string> {
  const book = readBook(readFileSync(`../games/${game}/book/en.md`, "utf8"));
  const words = new Map<string, string>();
  for (const { slug, sections } of book.chapters)
    for (const { heading, blocks } of sections)
      words.set(heading?.slug ?? slug, blocks.flatMap(textsOf).join(" "));
  return words;
}

describe.each(Object.entries(EXPLAINED))("a reader of the rulebook of %s", (game, explained) => {
  it("knows every act that will be asked of her", () => {
    const types = readFileSync(`src/lib/wire/${game}.ts`, "utf8");
    const action = /^export type Action = .*$/m.exec(types)?.[0] ?? "";
    const kinds = [...action.matchAll(/"type": "([a-z_]+)"/g)].map(([, kind]) => kind ?? "");
    expect(Object.keys(explained).sort()).toEqual(kinds.sort());
    const words = wordsOf(game);
    for (const [kind, [slug, word]] of Object.entries(explained))
      expect(words.get(slug) ?? "", `${kind}: ${slug}`).toMatch(word);
  });
});
