import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build, type Plugin } from "esbuild";

const own = fileURLToPath(new URL("../..", import.meta.url));
/** Made for this machine, or optional and not there. */
const external = [
  "better-sqlite3",
  "pino",
  "@napi-rs/canvas",
  "zlib-sync",
  "bufferutil",
  "utf-8-validate",
  "pg-native",
];

/** A source that asks where it lies is told so; threads lie beside the bundle. */
const whereabouts: Plugin = {
  name: "whereabouts",
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, "utf8");
      const here = JSON.stringify(pathToFileURL(path).href);
      const contents = source.replace(/(new Worker\(new URL\([^,]+, )?import\.meta\.url/g, (asked, thread) =>
        thread === undefined ? here : asked,
      );
      return { contents, loader: "ts" };
    });
  },
};

/** What packages that are not modules themselves find missing in one. Not spelt out: it would be answered in this file. */
const itself = ["import", "meta", "url"].join(".");
const required = `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(${itself});`;

/**
 * A process of this folder in one file with all it needs, which loads in a fraction of the time: for whoever starts it
 * hundreds of times. `root` may be another checkout.
 */
export async function bundled(name: "bot" | "playground" | "opener", root = own): Promise<string> {
  const outdir = join(root, "dist", name);
  await build({
    absWorkingDir: root,
    entryPoints: [
      { in: `test/processes/${name}.ts`, out: name },
      ...(name === "bot"
        ? [
            { in: "render/studio/thread.ts", out: "thread-entry" },
            { in: "src/thinking/thread.ts", out: "thinking-entry" },
          ]
        : []),
    ],
    outdir,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    external,
    platform: "node",
    format: "esm",
    target: "node20",
    banner: { js: required },
    logLevel: "error",
    plugins: [whereabouts],
  });
  return pathToFileURL(join(outdir, `${name}.mjs`)).href;
}
