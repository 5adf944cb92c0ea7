import { expect, it } from "vitest";
import type { Line } from "@/lib/wire/protocol";
import type { Event } from "@/lib/wire/queens-necklace";
import { Words } from "@/lib/words/words";
import { words } from "../words";
import { inOrder } from "./told";

const dealt: Event = {
  type: "dealt",
  seats: 2,
  first: 0,
  fashion: ["amber", "emerald", "diamond", "ruby"],
  deck: 90,
};
const favorite: Event = {
  type: "favorite_played",
  seat: 0,
  gem: "ruby",
  fashion: ["ruby", "amber", "emerald", "diamond"],
};
const bare = { rings: [0, 0, 0, 0], king: null, necklace: null, bankers: 0 };
const shown = {
  type: "displays_shown",
  displays: [
    {
      ...bare,
      seat: 0,
      gems: { amber: 2, "diamond-1": 1, "ruby-1": 1, "ruby-3": 1 },
      rings: [1, 0, 0, 2],
      king: "diamond",
      bankers: 1,
    },
    { ...bare, seat: 1, gems: {} },
  ],
} as Event;
const lines = (...events: Event[]): Line[] =>
  events.map((event, at) => ({ n: at + 1, type: "event", event }));

function told(story: Line[], language: "en" | "fr"): string {
  const common = 'list-and = and\nlist-parts = { "; " }\nnone = nothing\n';
  const loader = new Words(language, [common, words[language]]);
  const line = story.at(-1) as Line;
  const parts = loader.heard(inOrder(line, story), (seat) => ["Anna", "Bert"][seat] ?? "?");
  return parts.map((part) => part.text).join("");
}

it("tells displays in the order of fashion, with what lies beside each gem", () => {
  expect(told(lines(dealt, shown), "en")).toBe(
    "The displays are opened. Anna shows 2 Ambers, 2 Rings with the Ambers, a Diamond, a King with " +
      "the Diamonds, a Ruby, a trio of Rubies, a Ring with the Rubies, a Banker; Bert shows nothing",
  );
  expect(told(lines(dealt, favorite, shown), "en")).toMatch(
    /shows a Ruby, a trio of Rubies, a Ring/,
  );
  expect(told(lines(dealt, shown), "fr")).toMatch(/2 Ambres, 2 Bagues avec les Ambres, un Diamant/);
});

it("leaves everything else as it was heard", () => {
  const [line] = lines(dealt) as [Line];
  expect(inOrder(line, [line])).toBe(line);
  const [alone] = lines(shown) as [Line];
  expect(inOrder(alone, [alone])).toBe(alone);
});
