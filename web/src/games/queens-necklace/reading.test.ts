import { describe, expect, it } from "vitest";
import type { Player, View } from "@/lib/wire/queens-necklace";
import { unseenGems } from "./reading";

const player = (known: Player["known"]): Player => ({
  score: 0,
  cards: 1,
  hand: "down",
  known,
  necklace: false,
});
const stage = { type: "influence", ducats: 10 } as const;
const seen = (view: Partial<View>) =>
  unseenGems({ stage, gone: {}, market: [], players: [], ...view } as unknown as View);

describe("gems not yet seen", () => {
  it("are those of the box but for what lies open anywhere", () => {
    expect(seen({})).toEqual({ ruby: 23, emerald: 23, diamond: 23, amber: 17 });
    const market: View["market"] = [{ type: "offer", card: "ruby-3", price: 10, step: 0 }];
    const players = [player({ "ruby-2": 2 }), player({ amber: 3 })];
    expect(seen({ market, players, gone: { "diamond-1": 1 } })).toEqual({
      ruby: 16,
      emerald: 23,
      diamond: 22,
      amber: 14,
    });
  });
  it("count an open display once: it is out of the game already", () => {
    const shown = {
      seat: 0,
      gems: { "ruby-2": 1 },
      rings: [0, 0, 0, 0],
      king: null,
      necklace: null,
      bankers: 0,
    };
    const alchemist = { type: "alchemist", displays: [shown], asked: [0] };
    const view = { stage: alchemist, gone: { "ruby-2": 1 } };
    expect(seen(view as unknown as View).ruby).toBe(21);
  });
});
