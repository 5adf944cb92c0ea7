import { beforeEach, describe, expect, it } from "vitest";
import { scenes as necklaceScenes } from "@/gallery/scenes";
import { scenes as palaceScenes } from "@/gallery/versailles";
import { games } from "@/games";
import type { Look } from "@/games/game";
import { silentLine } from "@/lib/match/connection";
import { speech, told } from "@/lib/match/speech";
import { Table } from "@/lib/match/table.svelte";
import { adviceOn } from "@/lib/ui/help/advice";
import type { FromHouse } from "@/lib/wire/protocol";
import type { View } from "@/lib/wire/queens-necklace";
import { speakOf, t, words } from "@/lib/words/current.svelte";
import { look as necklace } from "./queens-necklace/look";
import { look as palace } from "./versailles/look";

/** A table that was told this scene. */
function tableOf(scene: { first: FromHouse } | undefined, look: Look, game: string): Table {
  const line = silentLine();
  const table = new Table("gallery", look, () => line, game);
  table.open();
  line.onmessage?.({ data: JSON.stringify(scene?.first) });
  return table;
}
const speakOfGame = async (id: string) => speakOf(games.find((game) => game.id === id) ?? null);

describe("Queen's Necklace in words", () => {
  let table: Table;
  let view: View;
  beforeEach(async () => {
    await speakOfGame("queens-necklace");
    table = tableOf(necklaceScenes.market, necklace, "queens-necklace");
    view = table.view as View;
  });
  const at = (stage: View["stage"]) => ({ ...view, stage });

  it("tells the market with what each card would leave", () => {
    const { lines } = speech(table, "market");
    expect(lines[0]).toBe("You have 10 ducats to spend.");
    expect(lines).toHaveLength(6);
    expect(lines[1]).toBe("1: Ring, To sell, 9 ducats, first price of four, leaves 1");
  });

  it("tells the whole table without a missing word", () => {
    expect(told(table).map(({ id }) => id)).toEqual(["hand", "market", "board", "players"]);
    expect([...words().missing]).toEqual([]);
  });

  it("says what is missing for a card, and in which phase it is bought", () => {
    const why = (stage: View["stage"]) =>
      necklace.whyNot(table, at(stage) as never, "market-ring-9");
    expect(why({ type: "purchase", ducats: 3, bought: true })).toBe("6 ducats short");
    expect(why({ type: "influence", ducats: 10 })).toBe(
      "First end your influence: then you may buy.",
    );
    expect(why({ type: "purchase", ducats: 9, bought: true })).toBeNull();
  });

  it("says when a card of the hand is played", () => {
    const why = (card: string) => necklace.whyNot(table, view as never, `card-${card}`);
    expect(why("amber")).toBe("This card is shown in a sale, when a Merchant comes.");
    expect(why("thief")).toContain("before the purchase");
    expect(why("cardinal")).toContain("It waits for its moment.");
  });

  it("says what a choice costs and yields", () => {
    const brings = (action: object) => necklace.preview(table, view as never, action as never);
    expect(brings({ type: "buy", card: "ring", price: 9 })).toBe("leaves 1.");
    expect(brings({ type: "courtier" })).toBe("13 ducats to spend this turn");
    expect(brings({ type: "favorite", gem: "ruby" })).toContain("Ruby +30, Diamond +20");
    expect(brings({ type: "end_purchase" })).toBe("10 ducats are lost");
  });

  it("keeps to the lit things: a lit one is previewed, a dark one explained", () => {
    const on = (thing: string) => adviceOn(table, thing, t, () => "Buy it");
    const lit = [...table.lit].find((thing) => thing.startsWith("market-")) ?? "";
    expect(on(lit)?.no).toBe(false);
    expect(on("card-amber")?.no).toBe(true);
  });
});

describe("Versailles in words", () => {
  it("tells the plan, the tiles and everybody's stores without a missing word", async () => {
    await speakOfGame("versailles");
    for (const scene of Object.values(palaceScenes)) {
      const table = tableOf(scene, palace, "versailles");
      const parts = told(table);
      expect(new Set(parts.map(({ id }) => id))).toEqual(
        new Set(["hand", "market", "board", "players"]),
      );
      expect(parts.flatMap(({ lines }) => lines).every((line) => line.length > 3)).toBe(true);
    }
    expect([...words().missing]).toEqual([]);
  });

  it("says where a thing is done that cannot be done here", async () => {
    await speakOfGame("versailles");
    const table = tableOf(Object.values(palaceScenes)[0], palace, "versailles");
    const view = { ...(table.view as object), phase: { type: "move", player: 0 } };
    const why = (thing: string) => palace.whyNot(table, view as never, thing);
    expect(why("decoration-mirror")).toContain("workshop");
    expect(why("track-yield")).toContain("alchemists");
  });
});
