import { readFileSync } from "node:fs";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { house } from "@/lib/house";
import { settings } from "@/lib/settings.svelte";
import Book from "@/lib/ui/rules/Book.svelte";
import type { WorkedExample } from "@/lib/wire/protocol";
import type { Event } from "@/lib/wire/queens-necklace";
import { speakAlso, speakOf } from "@/lib/words/current.svelte";
import { queensNecklace } from "../entry";
import { book } from ".";

const source = (language: string) =>
  readFileSync(`../games/queens-necklace/book/${language}.md`, "utf8");
const frame = (language: string) => readFileSync(`src/words/book/${language}.ftl`, "utf8");

/** What the house answers when Barnaby keeps his King. */
function withoutKing(): WorkedExample {
  const told = structuredClone(book.told.sale) as WorkedExample;
  const king = told.switches.find(({ name }) => name === "barnaby-king");
  if (king) king.at = "kept";
  for (const event of told.events as Event[])
    if (event.type === "sale_held")
      event.sold.push({ seat: 2, gem: "diamond", jewels: 2, each: 60, pounds: 120 });
  return told;
}

function read(start: string | null = null) {
  return render(Book, { game: "queens-necklace", book, source: source("en"), start });
}

describe("reading the rulebook", () => {
  beforeEach(async () => {
    settings.change({ language: "en" });
    await speakOf(queensNecklace);
    speakAlso("queens-necklace", book.words);
    speakAlso("queens-necklace", { en: frame("en"), fr: frame("fr") });
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
    localStorage.clear();
    location.hash = "";
  });

  it("opens where it is asked to, and shows which chapter that is", async () => {
    const { container } = read("rarity");
    await waitFor(() =>
      expect(container.querySelector("[data-to][aria-current]")).toHaveProperty(
        "dataset.to",
        "the-sale",
      ),
    );
  });

  it("leads from a word to its heading", async () => {
    const { container } = read();
    const field = container.querySelector<HTMLInputElement>("[data-book-find]");
    if (!field) throw new Error("no search");
    await fireEvent.input(field, { target: { value: "scarcest" } });
    expect(container.querySelector("[data-hit]")).toHaveProperty("dataset.hit", "rarity");
    await fireEvent.keyDown(field, { key: "Enter" });
    expect(document.activeElement?.id).toBe("rarity");
    expect(field.value).toBe("");
  });

  it("says the new sum when a card of the worked sale is kept by keyboard", async () => {
    const asked = vi.spyOn(house, "example").mockResolvedValue(withoutKing());
    const { container } = read();
    const sale = container.querySelector('[data-example="sale"]');
    const first = sale?.querySelector<HTMLElement>('[data-lay][tabindex="0"]');
    if (!sale || !first) throw new Error("no sale");
    expect(first.dataset.lay).toBe("barnaby-diamond");
    first.focus();
    await fireEvent.keyDown(first, { key: "ArrowRight" });
    const king = screen.getByRole("button", { name: "Barnaby: King, laid" });
    expect(document.activeElement).toBe(king);
    await fireEvent.click(king);
    await waitFor(() =>
      expect(sale.querySelector("[data-said]")?.textContent).toContain(
        "Barnaby earns 40 pounds, Charles 20, Amy 180",
      ),
    );
    expect(asked).toHaveBeenCalledWith("queens-necklace", "sale", { "barnaby-king": "kept" });
    expect(king.getAttribute("aria-pressed")).toBe("false");
    // Back as it is told: known already, nobody is asked.
    await fireEvent.click(king);
    await waitFor(() => expect(king.getAttribute("aria-pressed")).toBe("true"));
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it("leaves an example as it was when the house cannot be asked", async () => {
    vi.spyOn(house, "example").mockRejectedValue(new Error("gone"));
    const { container } = read();
    const banker = container.querySelector('[data-lay="charles-banker"]');
    if (!banker) throw new Error("no Banker");
    await fireEvent.click(banker);
    expect(await screen.findByRole("alert")).toBeTruthy();
    expect(banker.getAttribute("aria-pressed")).toBe("true");
  });

  it("has the whole of every picture described", () => {
    read();
    const pictures = screen.getAllByRole("img");
    expect(pictures.length).toBeGreaterThan(25);
    for (const picture of pictures) expect(picture.getAttribute("aria-label")).toBeTruthy();
  });
});
