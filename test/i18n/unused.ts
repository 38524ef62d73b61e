import { readdirSync, readFileSync } from "node:fs";
import type { Catalogue } from "../../src/i18n/game-messages.ts";

/** Heads of keys that the rules name without them, or with them. */
const heads = ["log", "ask", "end", "refusal", "danger"];

/** Everything in quotes in the sources of a game but for its messages, and the beginnings of what is put together. */
function quotedIn(folder: string): { readonly whole: ReadonlySet<string>; readonly beginnings: readonly string[] } {
  const sources = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.startsWith("messages/"))
    .map((file) => readFileSync(`${folder}/${file}`, "utf8"));
  const found = (pattern: RegExp) =>
    sources.flatMap((text) => [...text.matchAll(pattern)].map(([, words = ""]) => words));
  return { whole: new Set(found(/"([\w.-]+)"/g)), beginnings: found(/`([\w.-]+\.)\$\{/g) };
}

/** Phrases of a game that nothing in its rules tells, asks, ends or refuses with. */
export function unusedKeys(folder: string, phrases: Catalogue): string[] {
  const { whole, beginnings } = quotedIn(folder);
  return Object.keys(phrases).filter((key) => {
    const [head = "", ...rest] = key.split(".");
    if (!heads.includes(head)) return false;
    return !whole.has(key) && !whole.has(rest.join(".")) && !beginnings.some((start) => key.startsWith(start));
  });
}

/** Kinds of asks that are put in words for whoever is asked, and not for those who wait; or the other way round. */
export function unpairedAsks(phrases: Catalogue): string[] {
  const kinds = (head: string) =>
    Object.keys(phrases).flatMap((key) => (key.startsWith(`${head}.`) ? [key.slice(head.length + 1)] : []));
  const [asked, waited] = [kinds("ask"), kinds("todo")];
  return [...asked.filter((kind) => !waited.includes(kind)), ...waited.filter((kind) => !asked.includes(kind))];
}
