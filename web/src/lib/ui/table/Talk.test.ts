import { flushSync, mount, unmount } from "svelte";
import { expect, it } from "vitest";
import type { Table } from "@/lib/match/table.svelte";
import Talk from "./Talk.svelte";

it("what is typed while a phrase is on its way stays", async () => {
  let arrive = () => {};
  const hall = {
    said: [],
    muted: [],
    openTalk: () => {},
    phrase: () => new Promise<void>((done) => (arrive = done)),
    say: async () => {},
  };
  const table = { hall, seats: [], me: 0, info: { stage: "playing" } } as unknown as Table;
  const target = document.createElement("div");
  const talk = mount(Talk, { target, props: { table, onclose: () => {} } });
  flushSync();
  const input = target.querySelector<HTMLInputElement>("form input") as HTMLInputElement;
  target.querySelector<HTMLButtonElement>('[data-phrase="good_luck"]')?.click();
  input.value = "hello";
  input.dispatchEvent(new Event("input"));
  arrive();
  await new Promise((done) => setTimeout(done));
  flushSync();
  expect(input.value).toBe("hello");
  target
    .querySelector("form")
    ?.dispatchEvent(new Event("submit", { cancelable: true, bubbles: true }));
  await new Promise((done) => setTimeout(done));
  flushSync();
  expect(input.value).toBe("");
  void unmount(talk);
});
