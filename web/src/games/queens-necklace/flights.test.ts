import { describe, expect, it } from "vitest";
import type { Line } from "@/lib/wire/protocol";
import type { Event } from "@/lib/wire/queens-necklace";
import { flights } from "./flights";

const lines = (...events: Event[]): Line[] =>
  events.map((event, at) => ({ n: at + 1, type: "event", event }));

describe("what flies when something happens", () => {
  it("brings a bought card to the hand of the viewer or to the panel of another", () => {
    const bought: Event = { type: "bought", seat: 1, card: "ring", price: 9, slot: 3, left: 1 };
    expect(flights(lines(bought), 0)).toEqual([
      { what: "ring", from: ["slot-3"], to: ["panel-1"], wave: 0 },
    ]);
    expect(flights(lines(bought), 1)[0]?.to).toEqual(["card-ring", "hand"]);
  });
  it("never shows the face of a card the viewer may not see", () => {
    const stole: Event = { type: "stole", thief: 1, victim: 2, card: "down" };
    expect(flights(lines(stole), 0)[0]?.what).toBe("down");
  });
  it("lets new cards come after the unsold have gone", () => {
    const waves = flights(
      lines(
        { type: "prices_fell", fallen: [], discarded: [{ slot: 0, card: "king" }] },
        { type: "market_filled", card: "ruby-1", slot: 0 },
      ),
      0,
    ).map((flight) => flight.wave);
    expect(waves).toEqual([1, 2]);
  });
});
