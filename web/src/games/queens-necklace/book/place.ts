import type { View } from "@/lib/wire/queens-necklace";

/** Where the book opens: at what is being asked. */
export function place(view: View | null): string {
  switch (view?.stage.type) {
    case "influence":
      return "influence";
    case "obey":
      return "forger";
    case "purchase":
      return "purchase";
    case "queen":
      return "queen";
    case "cardinal":
      return "cardinal";
    case "sale":
      return "the-sale";
    case "alchemist":
      return "alchemist";
    case "over":
      return "the-end";
    default:
      return "five-sentences";
  }
}
