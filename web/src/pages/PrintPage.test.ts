import { render, waitFor } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import { games } from "@/games";
import PrintPage from "./PrintPage.svelte";

async function aidOf(game: string): Promise<HTMLElement> {
  const { container } = render(PrintPage, { game });
  return waitFor(
    () => {
      const aid = container.querySelector<HTMLElement>("[data-player-aid]");
      if (!aid?.querySelector("section")) throw new Error("it is not read yet");
      return aid;
    },
    { timeout: 30_000 },
  );
}

describe("a printed sheet", { timeout: 60_000 }, () => {
  it.each(games.map(({ id }) => id))(
    "of %s marks what is ours, and explains the mark",
    async (id) => {
      const aid = await aidOf(id);
      expect(aid.querySelectorAll('section [data-origin="ours"]').length).toBeGreaterThan(0);
      expect(aid.querySelector(".whose")?.textContent).toMatch(/no source we know gives it/);
    },
  );

  it("of Queen's Necklace has the number of each card", async () => {
    const aid = await aidOf("queens-necklace");
    const heads = [...aid.querySelectorAll("th")].map((cell) => cell.textContent);
    expect(heads).toContain("Number");
    const amber = [...aid.querySelectorAll("tr")].find((row) =>
      /^Amber/.test(row.textContent ?? ""),
    );
    expect(amber?.textContent).toContain("17");
  });
});
