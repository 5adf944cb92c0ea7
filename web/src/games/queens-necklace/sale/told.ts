import { storyOf } from "@/lib/match/story";
import type { Line } from "@/lib/wire/protocol";
import type { Event, Gem, Shown } from "@/lib/wire/queens-necklace";
import { faceOf } from "../cards";

/** The order of fashion at the end of a story, if it tells of it. */
function fashionIn(story: readonly Event[]): readonly Gem[] | null {
  const told = story.findLast((event) => "fashion" in event);
  return told && "fashion" in told ? told.fashion : null;
}

/** A display row by row, most fashionable first, with what lies beside each gem. */
function inRows(shown: Shown, fashion: readonly Gem[]) {
  const gems: Record<string, number> = {};
  const rings: readonly Gem[] = ["ruby", "emerald", "diamond", "amber"];
  for (const gem of fashion) {
    for (const [card, count] of Object.entries(shown.gems))
      if (faceOf(card).gem === gem) gems[card] = count;
    const beside = {
      ring: shown.rings[rings.indexOf(gem)] ?? 0,
      king: shown.king === gem ? 1 : 0,
      necklace: shown.necklace === gem ? 1 : 0,
    };
    for (const [card, count] of Object.entries(beside))
      if (count > 0) gems[`${card}-with-${gem}`] = count;
  }
  return { ...shown, gems, rings: [0, 0, 0, 0], king: null, necklace: null };
}

/** Opened displays are told in the order of fashion, as they lie on the table. */
export function inOrder(line: Line, lines: readonly Line[]): Line {
  if (line.type !== "event") return line;
  const event = line.event as Event;
  if (event.type !== "displays_shown") return line;
  const fashion = fashionIn(storyOf<Event>(lines.filter(({ n }) => n <= line.n)));
  if (!fashion) return line;
  const displays = event.displays.map((shown) => inRows(shown, fashion));
  return { ...line, event: { ...event, displays } };
}
