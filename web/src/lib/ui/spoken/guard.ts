import type { Table } from "@/lib/match/table.svelte";

const ACTING = /^(Enter| |[0-9])$/;

/**
 * A key never does two things: held down it acts once, and right after something was done, or
 * while a button has just changed its meaning, it does nothing. A second click of a double click
 * does not act either on what came under the pointer meanwhile.
 */
export function guardKeys(table: Table): () => void {
  let swallowed: string | null = null;
  const isIn = (event: Event, selector: string) =>
    event.target instanceof Element && event.target.closest(selector) !== null;
  const isTyping = (event: Event) => isIn(event, "input, select, textarea");
  // The table's tools, what they open, and hints change nothing on the table.
  const isTool = (event: Event) => isIn(event, "nav, [data-beside], [data-hint], [data-guide]");
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const down = (event: KeyboardEvent) => {
    if (!ACTING.test(event.key) || isTyping(event) || isTool(event)) return;
    const isSecond = event.repeat || table.moment.isFresh;
    swallowed = isSecond ? event.key : null;
    if (isSecond) stop(event);
  };
  // Space presses a button when it is let go.
  const up = (event: KeyboardEvent) => {
    if (event.key !== swallowed) return;
    swallowed = null;
    stop(event);
  };
  const click = (event: MouseEvent) => {
    if (event.detail > 1 && table.moment.isJustSent && !isTyping(event)) stop(event);
  };
  window.addEventListener("keydown", down, true);
  window.addEventListener("keyup", up, true);
  window.addEventListener("click", click, true);
  return () => {
    window.removeEventListener("keydown", down, true);
    window.removeEventListener("keyup", up, true);
    window.removeEventListener("click", click, true);
  };
}
