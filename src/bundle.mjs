// Makes one bundle of a program and runs it, because several hundred sources load many times slower and run slower too.
// It is made anew every time, in a fraction of a second, so that it is never an old one.
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build, stop } from "esbuild";

const root = fileURLToPath(new URL("..", import.meta.url));
const bundle = fileURLToPath(new URL("../dist/", import.meta.url));

/** A source that asks where it lies is told so; a thread is bundled as well and lies beside the bundle. */
const whereabouts = {
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

/** `source` is the program's first file, `name` what its bundle is called. */
export async function run(source, name) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [
      { in: source, out: name },
      { in: "render/studio/thread.ts", out: "thread-entry" },
      { in: "src/thinking/thread.ts", out: "thinking-entry" },
      { in: "src/replay/thread.ts", out: "cutting-entry" },
    ],
    outdir: bundle,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    target: "node20",
    charset: "utf8",
    sourcemap: "linked",
    sourcesContent: false,
    plugins: [whereabouts],
    write: false,
  });
  await stop();

  for (const { path, contents } of outputFiles) {
    await mkdir(dirname(path), { recursive: true });
    // whole or not at all, should two be started at once
    await writeFile(`${path}.${process.pid}`, contents);
    await rename(`${path}.${process.pid}`, path);
  }

  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(`${bundle}${name}.mjs`).href);
}
