/**
 * When something is to be held close: the mouse rests on it, a finger stays on it, or the
 * keyboard does. `show` is told what; `away` when it is over.
 */
export function lens(
  root: HTMLElement,
  selector: string,
  show: (found: Element) => void,
  away: () => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let watch: ReturnType<typeof setInterval> | undefined;
  const found = (target: EventTarget | null) =>
    target instanceof Element ? (target.closest(selector) ?? target.querySelector(selector)) : null;
  const soon = (target: EventTarget | null, delay: number) => {
    clearTimeout(timer);
    clearInterval(watch);
    timer = setTimeout(() => {
      const close = found(target);
      if (!close?.isConnected) return;
      show(close);
      // What is shown goes with the thing, also when that is taken away under the mouse.
      watch = setInterval(() => {
        if (!close.isConnected || !close.checkVisibility()) leave();
      }, 150);
    }, delay);
  };
  const leave = () => {
    clearTimeout(timer);
    clearInterval(watch);
    // Later: focus also leaves while the board is being redrawn.
    queueMicrotask(away);
  };
  // Heard on the whole page: what lies outside the root ends it too.
  const over = (event: PointerEvent) => {
    if (event.pointerType !== "mouse") return;
    const { target } = event;
    if (target instanceof Element && root.contains(target) && target.closest(selector))
      soon(target, 650);
    else leave();
  };
  const down = (event: PointerEvent) =>
    event.pointerType === "mouse" ? leave() : soon(event.target, 480);
  const focus = (event: FocusEvent) => {
    if (
      event.target instanceof Element &&
      event.target.matches(":focus-visible") &&
      found(event.target)
    )
      soon(event.target, 900);
  };
  const inRoot = {
    pointerdown: down,
    pointerup: leave,
    pointercancel: leave,
    focusin: focus,
    focusout: leave,
  };
  for (const [name, listener] of Object.entries(inRoot))
    root.addEventListener(name, listener as EventListener);
  const elsewhere = (event: PointerEvent) => {
    if (!(event.target instanceof Node && root.contains(event.target))) leave();
  };
  addEventListener("pointerover", over);
  addEventListener("pointerdown", elsewhere, true);
  addEventListener("scroll", leave, true);
  addEventListener("keydown", leave);
  return () => {
    leave();
    removeEventListener("pointerover", over);
    removeEventListener("pointerdown", elsewhere, true);
    for (const [name, listener] of Object.entries(inRoot))
      root.removeEventListener(name, listener as EventListener);
    removeEventListener("scroll", leave, true);
    removeEventListener("keydown", leave);
  };
}
