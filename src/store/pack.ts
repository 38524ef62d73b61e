import { randomInt } from "node:crypto";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { Unreadable } from "../engine/index.ts";

/** Positions are kept deflated: several times smaller, for a fraction of a millisecond. */
export const pack = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(deflateRawSync(text, { level: 3 }));

/** Throws `Unreadable` with `what`, which says whose position it is. */
export function unpack(bytes: Uint8Array, what: string): string {
  try {
    return inflateRawSync(bytes).toString("utf8");
  } catch {
    throw new Unreadable(what, "it cannot be unpacked");
  }
}

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** Short enough for a button's id, fit for an address, and not to be guessed. */
export const newId = (length = 10): string => Array.from({ length }, () => letters[randomInt(letters.length)]).join("");
