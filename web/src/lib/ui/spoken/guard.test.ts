import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { MOMENT, Moment } from "@/lib/match/moment";
import type { Table } from "@/lib/match/table.svelte";
import { guardKeys } from "./guard";

let moment: Moment;
let stop: () => void;
let heard: string[];
const listen = (event: KeyboardEvent) => heard.push(event.key);
const press = (key: string, repeat = false, on: Element = document.body) =>
  on.dispatchEvent(new KeyboardEvent("keydown", { key, repeat, bubbles: true, cancelable: true }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
  heard = [];
  moment = new Moment();
  stop = guardKeys({ moment } as Table);
  window.addEventListener("keydown", listen);
});
afterEach(() => {
  stop();
  window.removeEventListener("keydown", listen);
  vi.useRealTimers();
});

it("is deaf for a moment after something was done", () => {
  vi.advanceTimersByTime(MOMENT + 1);
  press("Enter");
  moment.note();
  press("Enter");
  press(" ");
  press("3");
  press("h");
  expect(heard).toEqual(["Enter", "h"]);
  vi.advanceTimersByTime(MOMENT + 1);
  press("Enter");
  expect(heard).toEqual(["Enter", "h", "Enter"]);
});

it("does not hear a key that is held", () => {
  vi.advanceTimersByTime(2 * MOMENT);
  press("Enter");
  press("Enter", true);
  press("ArrowLeft", true);
  expect(heard).toEqual(["Enter", "ArrowLeft"]);
});

it("leaves those alone who type", () => {
  moment.note();
  const field = document.body.appendChild(document.createElement("input"));
  press("1", true, field);
  expect(heard).toEqual(["1"]);
  field.remove();
});

it("does not keep anybody from the tools: they change nothing on the table", () => {
  moment.note();
  const tools = document.body.appendChild(document.createElement("nav"));
  const rules = tools.appendChild(document.createElement("button"));
  press("Enter", false, rules);
  expect(heard).toEqual(["Enter"]);
  tools.remove();
});
