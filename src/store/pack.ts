import { randomInt } from "node:crypto";
import { deflateRawSync, inflateRawSync } from "node:zlib";

/** Positions are kept deflated: several times smaller, for a fraction of a millisecond. */
export const pack = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(deflateRawSync(text, { level: 3 }));

export const unpack = (bytes: Uint8Array): string => inflateRawSync(bytes).toString("utf8");

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** Short enough for a button's id, fit for an address, and not to be guessed. */
export const newId = (length = 10): string => Array.from({ length }, () => letters[randomInt(letters.length)]).join("");
