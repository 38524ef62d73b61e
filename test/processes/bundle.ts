import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "vite";

const own = fileURLToPath(new URL("../..", import.meta.url));
/** Made for this machine, or optional and not there. */
const external = ["better-sqlite3", "pino", "@napi-rs/canvas", "zlib-sync", "bufferutil", "utf-8-validate"];

/** The bot's process in one file, which loads in a fraction of the time: for whoever starts it hundreds of times. */
export async function bundleBot(root = own): Promise<string> {
  await build({
    root,
    configFile: false,
    logLevel: "error",
    ssr: { noExternal: true, external },
    build: {
      ssr: join(root, "test/processes/bot.ts"),
      // two folders deep, as the sources are: the migrations are found from there
      outDir: join(root, "dist/bot"),
      target: "node20",
      rollupOptions: { external, output: { entryFileNames: "bot.mjs", inlineDynamicImports: true } },
    },
  });
  return pathToFileURL(join(root, "dist/bot/bot.mjs")).href;
}
