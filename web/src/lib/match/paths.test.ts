import { describe, expect, it } from "vitest";
import { narrow, nextThings, type Offer, settled, stillPossible, touch, untouching } from "./paths";

const offer = (...path: string[]): Offer<string> => ({
  action: path.join("+"),
  notation: path.join(" "),
  path,
});

const offers = [
  offer("card-thief", "seat-1"),
  offer("card-thief", "seat-2"),
  offer("card-forger", "seat-1", "gem-ruby"),
  offer("card-forger", "seat-1", "gem-amber"),
  offer("card-courtier"),
  offer(),
];

describe("narrowing by path", () => {
  it("lights the first step of every action when nothing is chosen", () => {
    expect(nextThings(offers, [])).toEqual(["card-thief", "card-forger", "card-courtier"]);
  });

  it("keeps only the actions that begin with what was chosen", () => {
    expect(narrow(offers, ["card-thief"]).map((o) => o.action)).toEqual([
      "card-thief+seat-1",
      "card-thief+seat-2",
    ]);
    expect(nextThings(offers, ["card-thief"])).toEqual(["seat-1", "seat-2"]);
  });

  it("settles when one action is left, even before its last step", () => {
    expect(settled(offers, [])).toBeNull();
    expect(settled(offers, ["card-thief"])).toBeNull();
    expect(settled(offers, ["card-thief", "seat-2"])?.action).toBe("card-thief+seat-2");
    expect(settled(offers, ["card-courtier"])?.action).toBe("card-courtier");
    expect(settled([offer("card-forger", "seat-1", "gem-ruby")], ["card-forger"])?.notation).toBe(
      "card-forger seat-1 gem-ruby",
    );
  });

  it("settles on the action that ends here although others go on", () => {
    const more = [offer("card-a"), offer("card-a", "row-1")];
    expect(settled(more, ["card-a"])?.path).toEqual(["card-a"]);
  });

  it("goes one step back when the last thing is touched again", () => {
    expect(touch(offers, ["card-thief"], "card-thief")).toEqual([]);
  });

  it("starts anew when a thing that begins another action is touched", () => {
    expect(touch(offers, ["card-thief"], "card-forger")).toEqual(["card-forger"]);
  });

  it("ignores what is not lit", () => {
    expect(touch(offers, ["card-thief"], "gem-ruby")).toEqual(["card-thief"]);
    expect(touch(offers, [], "nothing")).toEqual([]);
  });

  it("drops choices that a new list no longer allows", () => {
    expect(stillPossible(offers, ["card-thief"])).toEqual(["card-thief"]);
    expect(stillPossible([offer()], ["card-thief"])).toEqual([]);
  });

  it("finds the actions that touch nothing", () => {
    expect(untouching(offers)).toHaveLength(1);
  });

  it("never offers an action that was not in the list", () => {
    for (const first of nextThings(offers, [])) {
      for (const found of narrow(offers, [first])) expect(offers).toContain(found);
    }
  });
});
