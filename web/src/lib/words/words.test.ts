import { describe, expect, it } from "vitest";
import { type Language, Words } from "./words";

const sources: Record<Language, string> = {
  en: `
list-and = and
list-parts = { "; " }
none = nothing
nobody = nobody
heard-taken-back = { SEAT($seat) } takes that back
event-taken = { $cards-count ->
    [one] One card: { NAME($cards-1, form: "a") }
   *[other] { $cards-count } cards: { $cards }
}.
ring = Ring
    .a = a Ring
    .the = the Ring
    .many = Rings
ruby = Ruby
    .a = a Ruby
down = a hidden card
event-bought = { SEAT($seat) } buys { NAME($card, form: "a") } for { $price ->
    [one] one ducat
   *[other] { $price } ducats
}.
event-discarded = Gone: { $cards }.
event-shown = Shown: { NAME($cards, form: "a") }.
event-sellers = { SEAT($seats) } sell.
event-sale-held = The sale: { $rows }.
event-sale-held-rows = { NAME($gem) } to { SEAT($seat) }
event-stole = { SEAT($thief) } takes { NAME($card, form: "a") }.
event-moved = From { $from-row } to { $from-place-x }.
event-laid = Laid: { $cards ->
    [none] nothing
   *[other] { $cards }
}; rings { $cards-ring }.
event-laid-cards = { $count } { NAME($item, form: "many") }
event-asked = By { $by ->
    [none] nobody
   *[other] { SEAT($by) }
}, open: { $open }.
action-end-purchase = Finish
`,
  fr: `
list-and = et
nobody = personne
seat-de = { "de " }
    .elided = d’
event-hands = la main { SEAT($seats, form: "de") }
ring = Bague
    .a = une Bague
ruby = Rubis
    .a = un Rubis
event-discarded = Défaussées : { $cards }.
event-bought = { SEAT($seat) } achète { NAME($card, form: "a") } pour { $price } { $price ->
    [one] ducat
   *[other] ducats
}.
`,
};

const names = (seat: number) => ["Amélie", "Barnaby", "Charles"][seat] ?? "?";
const words = (language: Language) => new Words(language, [sources[language]], true);
const say = (language: Language, told: { type: string } & Record<string, unknown>) =>
  words(language)
    .event(told, names)
    .map((segment) => segment.text)
    .join("");

describe("the Fluent loader", () => {
  it("names the message by the event's type and hands over its fields", () => {
    expect(say("en", { type: "bought", seat: 0, card: "ring", price: 9 })).toBe(
      "Amélie buys a Ring for 9 ducats.",
    );
    expect(say("en", { type: "bought", seat: 1, card: "ruby", price: 1 })).toBe(
      "Barnaby buys a Ruby for one ducat.",
    );
    expect(say("fr", { type: "bought", seat: 1, card: "ring", price: 2 })).toBe(
      "Barnaby achète une Bague pour 2 ducats.",
    );
  });

  it("joins things by their names as the language does", () => {
    expect(say("en", { type: "discarded", cards: ["ring", "ruby", "ring"] })).toBe(
      "Gone: Ring, Ruby and Ring.",
    );
    expect(say("fr", { type: "discarded", cards: ["ring", "ruby"] })).toBe(
      "Défaussées : Bague et Rubis.",
    );
    expect(say("en", { type: "shown", cards: ["ring", "ruby"] })).toBe("Shown: a Ring and a Ruby.");
    expect(say("en", { type: "sellers", seats: [0, 2] })).toBe("Amélie and Charles sell.");
  });

  it("elides in French before any name", () => {
    const told = (...names: string[]) =>
      words("fr")
        .event({ type: "hands", seats: names.map((_, at) => at) }, (seat) => names[seat] ?? "?")
        .map((part) => part.text)
        .join("");
    expect(told("Anne")).toBe("la main d’Anne");
    expect(told("Émile")).toBe("la main d’Émile");
    expect(told("Hélène")).toBe("la main d’Hélène");
    expect(told("Yves")).toBe("la main d’Yves");
    expect(told("Yann")).toBe("la main de Yann");
    expect(told("Œdipe")).toBe("la main d’Œdipe");
    expect(told("9 lives")).toBe("la main de 9 lives");
    expect(told("Bert", "Anne")).toBe("la main de Bert et d’Anne");
  });

  it("speaks each object of a list through its own message", () => {
    const rows = [
      { gem: "ruby", seat: 0 },
      { gem: "ring", seat: 1 },
    ];
    expect(say("en", { type: "sale_held", rows })).toBe(
      "The sale: Ruby to Amélie; Ring to Barnaby.",
    );
  });

  it("sees a card face up as the card, and one face down as down", () => {
    expect(say("en", { type: "stole", thief: 0, card: { up: "ring" } })).toBe(
      "Amélie takes a Ring.",
    );
    expect(say("en", { type: "stole", thief: 0, card: "down" })).toBe(
      "Amélie takes a hidden card.",
    );
  });

  it("gives the length and the items of a list", () => {
    expect(say("en", { type: "taken", cards: ["ring"] })).toBe("One card: a Ring.");
    expect(say("en", { type: "taken", cards: ["ring", { up: "ruby" }] })).toBe(
      "2 cards: Ring and Ruby.",
    );
    expect(say("en", { type: "shown", cards: [] })).toBe("Shown: nothing.");
    expect(say("en", { type: "shown", cards: ["ring", "ruby", "ring"] })).toBe(
      "Shown: 2 Rings and a Ruby.",
    );
  });

  it("tells what was taken back", () => {
    const parts = words("en").heard({ type: "taken_back", seat: 1, struck: [3] }, names);
    expect(parts.map((part) => part.text).join("")).toBe("Barnaby takes that back");
  });

  it("flattens nested objects", () => {
    expect(say("en", { type: "moved", from: { row: 3, place: { x: 7 } } })).toBe("From 3 to 7.");
  });

  it("tells how many of what", () => {
    expect(say("en", { type: "laid", cards: { ring: 2 } })).toBe("Laid: 2 Rings; rings 2.");
    expect(say("en", { type: "laid", cards: {} })).toBe("Laid: nothing; rings none.");
  });

  it("calls null and absent fields none, and says yes or no", () => {
    expect(say("en", { type: "asked", by: null, open: true })).toBe("By nobody, open: yes.");
    expect(say("en", { type: "asked", open: false })).toBe("By nobody, open: no.");
    expect(say("en", { type: "asked", by: 2, open: false })).toBe("By Charles, open: no.");
  });

  it("marks seats and things for the page", () => {
    expect(words("en").event({ type: "stole", thief: 2, card: "ring" }, names)).toEqual([
      { kind: "seat", seat: 2, text: "Charles" },
      { kind: "text", text: " takes " },
      { kind: "thing", thing: "ring", text: "a Ring" },
      { kind: "text", text: "." },
    ]);
  });

  it("turns an action's type into kebab case", () => {
    expect(words("en").action({ type: "end_purchase" }, names)).toBe("Finish");
  });

  it("never hides a missing sentence", () => {
    expect(() => say("en", { type: "unheard_of" })).toThrow(/event-unheard-of/);
    const lax = new Words("en", [sources.en]);
    expect(lax.text("no-such")).toBe("no-such");
    expect([...lax.missing]).toEqual(["no-such"]);
  });
});
