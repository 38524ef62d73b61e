import { existsSync } from "node:fs";

/**
 * What a drawing thread runs. A bundle has `picture-thread.mjs` beside the file that this code has become part of; from the
 * sources it is an entry that brings the loader with it.
 */
export function threadFile(): URL {
  const bundled = new URL("./picture-thread.mjs", import.meta.url);
  return existsSync(bundled) ? bundled : new URL("./thread-entry.mjs", import.meta.url);
}
