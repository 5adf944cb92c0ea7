import { t, words } from "@/lib/words/current.svelte";
import { type Cost, GOODS } from "./reading";

/** A cost in words: "2 workers, 1 wood, a fountain". */
export function costWords({ workers, decorations, ...goods }: Cost): string {
  const parts = [
    ...(workers > 0 ? [t("ver-workers-n", { count: workers })] : []),
    ...GOODS.flatMap((good) =>
      goods[good] > 0 ? [t("ver-good-n", { good, count: goods[good] })] : [],
    ),
    ...decorations.map((each) => words().name(each, "a")),
  ];
  return parts.join(", ");
}
