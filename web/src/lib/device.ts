import { type Line, silentLine } from "./match/connection";

/** Whether the page was built with the rules, the room and the computers in it. */
declare const __DEVICE__: boolean;
export const HAS_DEVICE = __DEVICE__;

/** Tables on this device can be told by their ids. */
export const isOnDevice = (id: string): boolean => id.startsWith("device-");
/** Whether what is asked for is on this device. */
export const asksDevice = (path: string): boolean => path.startsWith("tables/device-");

/** Whether a table was ever laid here. */
const PLAYED = "parure.device";
export const hasPlayedHere = (): boolean => localStorage.getItem(PLAYED) !== null;
export const notePlayedHere = (): void => localStorage.setItem(PLAYED, "1");

/** The house on this device, fetched when it is first needed. */
export const onDevice = async () => (await import("@/device/client")).device;

/** A line to a table on this device: the same frames as over a socket. */
export function deviceLine(table: string): Line {
  const line = silentLine({ readyState: 0 });
  onDevice()
    .then((device) => device.attach(table, line))
    .catch(() => line.onclose?.({ code: 1011 }));
  return line;
}
