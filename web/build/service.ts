import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import type { Plugin } from "vite";

/** The entry whose file keeps its name: browsers look for changes under one address. */
export const SERVICE = "service-worker";

/** Pictures for the device's own list of programs are of no use without a network. */
const needed = ([path]: readonly [path: string, content: unknown]) => !path.startsWith("/icon");

/** Every file below a folder, by its path on the page, with what is in it. */
function filesIn(folder: string): [path: string, content: Buffer][] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = `${entry.parentPath}/${entry.name}`;
      return [`/${relative(folder, file)}`, readFileSync(file)];
    });
}

/** Writes into the service worker which files this version has, and its name into the page too. */
export function serviceWorker(publicFolder: string): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const worker = bundle[`${SERVICE}.js`];
        if (worker?.type !== "chunk") throw new Error(`no ${SERVICE}.js to write the files into`);
        const built = Object.values(bundle)
          .filter((file) => file !== worker)
          .map((file): [string, string | Uint8Array] => [
            file.fileName === "index.html" ? "/" : `/${file.fileName}`,
            file.type === "chunk" ? file.code : file.source,
          ]);
        const files = [...built, ...filesIn(publicFolder)]
          .filter(needed)
          .sort(([a], [b]) => (a < b ? -1 : 1));
        const hash = createHash("sha256").update(worker.code);
        for (const [path, content] of files) hash.update(path).update(content);
        const version = hash.digest("hex").slice(0, 12);
        worker.code = worker.code
          .replaceAll("__VERSION__", JSON.stringify(version))
          .replaceAll("__FILES__", JSON.stringify(files.map(([path]) => path)));
        const page = bundle["index.html"];
        if (page?.type !== "asset") throw new Error("no page to write the version into");
        page.source = String(page.source).replace("<html", `<html data-version="${version}"`);
      },
    },
  };
}
