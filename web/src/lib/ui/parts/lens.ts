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
  const found = (target: EventTarget | null) =>
    target instanceof Element ? (target.closest(selector) ?? target.querySelector(selector)) : null;
  const soon = (target: EventTarget | null, delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const close = found(target);
      if (close?.isConnected) show(close);
    }, delay);
  };
  const leave = () => {
    clearTimeout(timer);
    // Later: focus also leaves while the board is being redrawn.
    queueMicrotask(away);
  };
  const over = (event: PointerEvent) => {
    if (event.pointerType !== "mouse") return;
    if (event.target instanceof Element && event.target.closest(selector)) soon(event.target, 650);
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
    pointerover: over,
    pointerdown: down,
    pointerup: leave,
    pointercancel: leave,
    focusin: focus,
    focusout: leave,
  };
  for (const [name, listener] of Object.entries(inRoot))
    root.addEventListener(name, listener as EventListener);
  addEventListener("scroll", leave, true);
  addEventListener("keydown", leave);
  return () => {
    clearTimeout(timer);
    for (const [name, listener] of Object.entries(inRoot))
      root.removeEventListener(name, listener as EventListener);
    removeEventListener("scroll", leave, true);
    removeEventListener("keydown", leave);
  };
}
