// The module in a worker of its own: the room, the rules and the computers, away from the page.
import { Database, type Keeper, Memory } from "./keeper";
import type { Begin, DeviceModule, FromWorker, ToDevice } from "./messages";
import { Runner } from "./runner";

interface Glue {
  default(from: { module_or_path: string }): Promise<unknown>;
  Device: new (entropy: Uint8Array, settings: string) => DeviceModule;
}

const glue = import.meta.glob<Glue>("./module/parure.js");
const address = import.meta.glob<string>("./module/parure_bg.wasm", {
  query: "?url",
  import: "default",
});

const post = (message: FromWorker) => postMessage(message);

const fail = (error: unknown) => post({ type: "broken", why: String(error) });

async function keeper(): Promise<Keeper> {
  try {
    return await Database.open();
  } catch {
    post({ type: "storage", trouble: "refused" });
    return new Memory();
  }
}

async function start(botPause: number, onlyLooks: boolean): Promise<Runner> {
  const [load] = Object.values(glue);
  const [locate] = Object.values(address);
  if (!load || !locate) throw new Error("the page was built without the module");
  const [{ default: init, Device }, module_or_path, kept] = await Promise.all([
    load(),
    locate(),
    keeper(),
  ]);
  await init({ module_or_path });
  const entropy = crypto.getRandomValues(new Uint8Array(32));
  const device = new Device(entropy, JSON.stringify({ bot_pause: botPause }));
  const { port1, port2 } = new MessageChannel();
  let next: (() => void) | null = null;
  port1.onmessage = () => next?.();
  const soon = (work: () => void) => {
    next = work;
    port2.postMessage(null);
  };
  const warn = (text: string) => console.warn(text);
  return new Runner(device, kept, { now: () => Date.now(), soon, post, fail, warn }, onlyLooks);
}

let runner: Promise<Runner> | null = null;
addEventListener("message", ({ data }: MessageEvent<Begin | ToDevice>) => {
  if (data.type === "begin") {
    runner = start(data.botPause, data.onlyLooks);
    runner.catch(fail);
  } else
    runner?.then(
      (each) => each.hear(data),
      () => {},
    );
});
