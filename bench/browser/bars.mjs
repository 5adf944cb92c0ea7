// The module beside the native build: every call must have the same outcome, thinking must not be much
// slower, and the module must not be too heavy. `make browser-bars` runs it.
//
//     node bench/browser/bars.mjs CALLS...     files that the example `calls` has written

import { createReadStream, readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { gzipSync } from "node:zlib";

const folder = new URL("../../web/src/device/module/", import.meta.url);
const HEAVIEST = 350_000;
const SLOWEST = 0.6;

const module = readFileSync(new URL("parure_bg.wasm", folder));
const glue = readFileSync(new URL("parure.js", folder));
const weight = gzipSync(module, { level: 9 }).length;
console.log(`module ${module.length} bytes, ${weight} gzipped; glue ${gzipSync(glue).length} gzipped`);
let failed = weight > HEAVIEST;
if (failed) console.error(`the module is heavier than ${HEAVIEST} bytes gzipped`);

const { initSync, Device } = await import(new URL("parure.js", folder));
initSync({ module });

for (const file of process.argv.slice(2)) {
  const device = new Device(new Uint8Array(32).fill(42), '{"bot_pause":500}');
  let calls = 0;
  let differ = 0;
  let records = 0;
  let thought = 0;
  let native;
  for await (const line of createInterface({ input: createReadStream(file) })) {
    const call = JSON.parse(line);
    if (call.slices !== undefined) {
      native = call;
      continue;
    }
    calls += 1;
    let outcome;
    if (call.think === undefined) {
      outcome = device.handle(call.handle, call.now);
      records += call.handle.includes("/api/records") ? 1 : 0;
    } else {
      const began = performance.now();
      outcome = device.think(call.think, call.now);
      thought += performance.now() - began;
    }
    if (outcome !== call.outcome) {
      differ += 1;
      if (differ === 1) console.error(`${file}: call ${calls} differs\n${call.outcome}\n${outcome}`);
    }
  }
  const speed = native.thought / thought;
  console.log(
    `${file}: ${calls} calls, ${records} records, ${differ} differ; ${native.slices} slices of thought: ` +
      `native ${native.thought.toFixed(0)} ms, here ${thought.toFixed(0)} ms, ${speed.toFixed(2)} of native`,
  );
  if (differ > 0) failed = true;
  if (native.thought > 1000 && speed < SLOWEST) {
    console.error(`${file}: slower than ${SLOWEST} of native`);
    failed = true;
  }
  device.free();
}
process.exit(failed ? 1 : 0);
