import type { View, Zone } from "@/lib/wire/versailles";
import { isSharing } from "../reading";

const HEADING: Record<Zone, string> = {
  "kings-favour": "kings-favour",
  quarry: "harvest",
  mine: "harvest",
  sawmill: "harvest",
  architects: "architects",
  workshop: "workshop",
  alchemists: "technologies",
  yard: "building",
};

/** Where the book opens: at what is being asked. */
export function place(view: View | null): string {
  if (!view) return "five-sentences";
  const { phase } = view;
  switch (phase.type) {
    case "move":
      return view.yard.built.length === 0 && view.players.every(({ marker }) => !marker)
        ? "five-sentences"
        : "moving";
    case "activate":
      return HEADING[phase.zone];
    case "work":
      return isSharing(phase) ? "technologies" : HEADING[phase.zone];
    case "discard":
      return "architects";
    case "over":
      return "the-end";
  }
}
