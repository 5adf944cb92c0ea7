import type { ExampleDrawing } from "@/games/game";
import type { WorkedExample } from "@/lib/wire/protocol";
import type { Card } from "@/lib/wire/saba";
import { t } from "@/lib/words/current.svelte";
import { kindOf } from "../reading";
import { after, at, nameOf, placed, told } from "./played";
import WorkedAuction from "./WorkedAuction.svelte";
import WorkedBuilding from "./WorkedBuilding.svelte";
import WorkedReward from "./WorkedReward.svelte";

/** Who paid what to whom, or that nobody bought; and what the card earned. */
function saidOfAuction(answer: WorkedExample): string {
  const sold = told(answer).find((event) => event.type === "sold");
  const earned = placed(answer)?.earned ?? 0;
  return sold?.type === "sold"
    ? t("saba-book-sold", { seat: sold.buyer, price: sold.price, earned }, nameOf)
    : t("saba-book-unsold", { seat: 0 }, nameOf);
}

function saidOfBuilding(answer: WorkedExample): string {
  const view = after(answer);
  const card = at(answer, "next") as Card;
  const kind = kindOf(view, card);
  return t("saba-book-building-said", {
    card,
    fake: kind?.fake ?? false,
    count: kind?.places.length ?? 0,
    places: kind?.places.join(", ") ?? "",
    left: view.necklaces_left,
  });
}

function saidOfReward(answer: WorkedExample): string {
  const laid = placed(answer);
  const worth = laid?.lines.map((line) => line.worth) ?? [];
  return t("saba-book-reward-said", {
    sum: worth.length > 0 ? worth.join(" + ") : "1",
    times: laid?.times ?? 1,
    earned: laid?.earned ?? 0,
  });
}

function saidOfJoker(answer: WorkedExample): string {
  const view = after(answer);
  const cards = view.kinds.filter((kind) => kind.fake).map((kind) => kind.card);
  return t("saba-book-joker-said", { card: placed(answer)?.stands_for ?? "joker", cards });
}

export const examples: Record<string, ExampleDrawing> = {
  auction: { Drawing: WorkedAuction, say: saidOfAuction },
  building: { Drawing: WorkedBuilding, say: saidOfBuilding },
  reward: { Drawing: WorkedReward, say: saidOfReward, touched: true },
  double: { Drawing: WorkedReward, say: saidOfReward },
  joker: { Drawing: WorkedBuilding, say: saidOfJoker },
};
