import { settings } from "./settings.svelte";

/** A notice outside the page that it is your turn; taken away when it no longer is. */
let shown: Notification | null = null;

export const canNotify = (): boolean => typeof Notification !== "undefined";

/** Asks the browser once; whether notices may be shown. */
export async function allowNotices(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

export function noticeTurn(title: string, body: string): void {
  withdrawNotice();
  if (!settings.notify || !canNotify() || Notification.permission !== "granted") return;
  if (document.visibilityState === "visible") return;
  shown = new Notification(title, { body, tag: "parure-turn" });
  document.addEventListener("visibilitychange", whenBack);
  shown.onclick = () => {
    window.focus();
    withdrawNotice();
  };
}

/** Whoever looks at the page again need not be told. */
function whenBack(): void {
  if (document.visibilityState === "visible") withdrawNotice();
}

export function withdrawNotice(): void {
  document.removeEventListener("visibilitychange", whenBack);
  shown?.close();
  shown = null;
}
