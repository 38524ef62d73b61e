import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { deflateRaw } from "node:zlib";
import { build, type Plugin, stop } from "esbuild";

/** Our own files do nothing but say what they have: of those that nobody takes anything from, nothing is bundled. */
const pure: Plugin = {
  name: "pure",
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^\./ }, async ({ path, pluginData, ...asked }) => {
      if (pluginData === "resolved") return undefined;
      const found = await resolve(path, { ...asked, pluginData: "resolved" });
      return { ...found, sideEffects: false };
    });
  },
};

/** The page that shows films of a title: what its painter and its words are made of, for a browser, packed. */
export async function programOf(title: string): Promise<string> {
  const program = await bundled(fileURLToPath(new URL(`./page/${title}.ts`, import.meta.url)));
  // the tool's own process is not kept
  await stop();
  return packed(program);
}

/** A script of ours with all that it needs, for a browser. */
export async function bundled(entry: string): Promise<Uint8Array> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    platform: "browser",
    format: "iife",
    target: "es2022",
    charset: "utf8",
    legalComments: "none",
    loader: { ".woff2": "binary", ".css": "text" },
    plugins: [pure],
    write: false,
    logLevel: "silent",
  });
  return outputFiles[0]?.contents ?? new Uint8Array();
}

/** As a page can carry and unpack it. */
export async function packed(data: Uint8Array | string): Promise<string> {
  return (await promisify(deflateRaw)(data, { level: 9 })).toString("base64");
}
