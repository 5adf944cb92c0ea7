import type { View } from "@/lib/wire/saba";

/** Where the book opens: at what is being asked. */
export function place(view: View | null): string {
  switch (view?.phase.type) {
    case "offer":
    case "draw":
      return "your-turn";
    case "bid":
      return "bidding";
    case "answer":
    case "take":
      return "answer";
    case "bought":
      return "bought";
    case "unsold":
      return "unsold";
    case "rebuild":
      return "rebuilding";
    case "over":
      return "the-end";
    default:
      return "five-sentences";
  }
}
