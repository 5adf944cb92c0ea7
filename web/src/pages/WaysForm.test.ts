import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import { gameOf } from "@/games";
import { USUAL } from "@/lib/ways";
import type { GameInfo, Ways } from "@/lib/wire/protocol";
import { speakOf } from "@/lib/words/current.svelte";
import WaysForm from "./WaysForm.svelte";

const game = { id: "g", bots: ["beginner", "regular", "expert"], usual: "regular" } as GameInfo;

function shown(ways: Ways): { standIn: string | undefined; abandoned: boolean } {
  const form = mount(WaysForm, {
    target: document.body,
    props: { game, ways, onchange: () => {} },
  });
  flushSync();
  const standIn = document.querySelector<HTMLSelectElement>("[data-level]")?.value;
  const abandoned = document.querySelector("[data-abandoned]") !== null;
  void unmount(form);
  document.body.replaceChildren();
  return { standIn, abandoned };
}

it("shows the stand-in the house takes if none is chosen", () => {
  expect(shown(USUAL).standIn).toBe("regular");
  expect(shown({ ...USUAL, stand_in: "expert" }).standIn).toBe("expert");
});

it("says when a table without a clock is abandoned", () => {
  expect(shown(USUAL).abandoned).toBe(true);
  expect(shown({ ...USUAL, pace: { type: "slow", days: 1 } }).abandoned).toBe(false);
});

it("says what the memory aids show, where a game has something to remember", async () => {
  const said = async (id: string) => {
    await speakOf(gameOf(id) ?? null);
    const props = { game, ways: USUAL, onchange: () => {} };
    const form = mount(WaysForm, { target: document.body, props });
    flushSync();
    const text = document.querySelector("[data-aids]")?.textContent ?? null;
    void unmount(form);
    document.body.replaceChildren();
    return text;
  };
  expect(await said("queens-necklace")).toMatch(/gems not yet seen/);
  expect(await said("saba")).toMatch(/cards of a hand/);
  expect(await said("versailles")).toBeNull();
  await speakOf(null);
});
