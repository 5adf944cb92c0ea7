import { beforeAll, describe, expect, it } from "vitest";
import type { Table } from "@/lib/match/table.svelte";
import { settings } from "@/lib/settings.svelte";
import type { View } from "@/lib/wire/queens-necklace";
import { speakAlso, speakOf } from "@/lib/words/current.svelte";
import { cardsIn } from "../cards";
import { queensNecklace } from "../entry";
import { pricesOf } from "../origins";
import { book } from ".";
import { here } from "./here";
import { SALES } from "./laid";
import { place } from "./place";

beforeAll(async () => {
  await speakOf(queensNecklace);
  speakAlso("queens-necklace", book.words);
});

describe("the worked sales", () => {
  it.each(Object.keys(SALES))("have a card for every switch of %s, in the right hand", (name) => {
    const example = book.told[name];
    const cards = SALES[name]?.cards ?? [];
    const switches = example?.switches.map((each) => each.name) ?? [];
    expect(switches.filter((each) => each !== "amys-larger-card")).toEqual(
      cards.map((laid) => laid.name),
    );
    for (const [seat, { hand }] of (example?.before as View | undefined)?.players.entries() ?? []) {
      const held = hand === "down" ? [] : cardsIn(hand.up);
      const laid = cards.filter((each) => each.seat === seat).map(({ card }) => card);
      expect(laid.sort()).toEqual(held.sort());
    }
  });

  it("say who earned what, in both languages", () => {
    const { sale, duel, market } = book.told;
    settings.change({ language: "en" });
    expect(sale && book.examples.sale?.say(sale)).toBe(
      "Barnaby earns 40 pounds, Charles 20, Amy 60. The rarest gem is Diamond.",
    );
    const fallen = (card: string, price: number) => {
      const prices = pricesOf(card);
      return prices[prices.indexOf(price) + 1];
    };
    const [diamond, ring] = [pricesOf("diamond-3")[0], pricesOf("ring")[0]];
    const prices = [fallen("ring", 9), fallen("ruby-2", 4), diamond, ring, fallen("emerald-1", 6)];
    expect(market && book.examples.market?.say(market)).toContain(prices.join(", "));
    settings.change({ language: "fr" });
    expect(duel && book.examples.duel?.say(duel)).toMatch(/Colette gagne 10 livres, Bastien 20/);
    settings.change({ language: "en" });
  });
});

describe("where the rulebook opens", () => {
  it("at what is being asked: during a sale at the sale", () => {
    const at = (type: string) => place({ stage: { type } } as unknown as View);
    expect(at("sale")).toBe("the-sale");
    expect(at("alchemist")).toBe("alchemist");
    expect(at("obey")).toBe("forger");
    expect(at("purchase")).toBe("purchase");
  });
});

describe("at this table", () => {
  const table = { me: null, nameOf: (seat: number) => `player ${seat}` } as unknown as Table;
  const open = book.told.sale?.before as View;
  /** As somebody sees it who only watches. */
  const watched: View = {
    ...open,
    viewer: { type: "spectator" },
    players: open.players.map((player) => ({ ...player, hand: "down" as const })),
  };

  it("speaks of public facts, and of no hand but the reader's own", () => {
    const said = here(table, watched, "the-sale");
    expect(said.map(({ text }) => text).join(" ")).toContain("Fashion now: Diamond +30");
    expect(said.some(({ picture }) => picture)).toBe(false);
    const mine = here({ ...table, me: 2 } as unknown as Table, open, "the-sale");
    expect(mine.at(-1)?.text).toContain("5 Emeralds");
    expect(mine.at(-1)?.text).toContain("4 × (20 + rarity), so 80 to 200");
  });

  it("says nothing where there is nothing to say", () => {
    expect(here(table, watched, "questions")).toEqual([]);
    expect(here(table, null, "the-sale")).toEqual([]);
  });
});
