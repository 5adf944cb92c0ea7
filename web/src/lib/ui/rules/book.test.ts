import { describe, expect, it } from "vitest";
import { chapterOf, find, readBook, slugsOf } from "./book";

const book = readBook(`# Le jeu

## La vente {#the-sale}

Le Roi interdit, l’Émeraude attend.

### La rareté {#rarity}

Comptez les pierres. [QN-V6]

## La fin {#the-end}

Le cœur de la partie.
`);

describe("a rulebook", () => {
  it("is chapters and headings with addresses", () => {
    expect(book.title).toBe("Le jeu");
    expect(slugsOf(book)).toEqual(["the-sale", "rarity", "the-end"]);
    expect(chapterOf(book, "rarity")?.slug).toBe("the-sale");
  });

  it("is searched without accents, headings first", () => {
    expect(find(book, "emeraude").map(({ slug }) => slug)).toEqual(["the-sale"]);
    expect(find(book, "RARETE")[0]).toMatchObject({
      slug: "rarity",
      where: ["La vente", "La rareté"],
    });
    expect(find(book, "coeur")[0]?.slug).toBe("the-end");
    expect(find(book, "l'émeraude roi")[0]?.slug).toBe("the-sale");
    expect(find(book, "qn-v6")[0]?.slug).toBe("rarity");
    expect(find(book, "girafe")).toEqual([]);
    expect(find(book, "  ")).toEqual([]);
  });
});
