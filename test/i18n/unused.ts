import { readdirSync, readFileSync } from "node:fs";
import type { Catalogue } from "../../src/i18n/game-messages.ts";
import { keysIn } from "../../src/i18n/pattern.ts";

/** Heads of keys that the rules name without them, or with them. */
const heads = ["log", "ask", "end", "refusal", "danger"];

/** Everything in quotes in the sources of a game, in one folder or several, but for its messages, and the beginnings of what is put together. */
function quotedIn(folders: readonly string[]): {
  readonly whole: ReadonlySet<string>;
  readonly beginnings: readonly string[];
} {
  const sources = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts") && !file.startsWith("messages/"))
      .map((file) => readFileSync(`${folder}/${file}`, "utf8")),
  );
  const found = (pattern: RegExp) =>
    sources.flatMap((text) => [...text.matchAll(pattern)].map(([, words = ""]) => words));
  return { whole: new Set(found(/"([\w.-]+)"/g)), beginnings: found(/`([\w.-]+\.)\$\{/g) };
}

/** Phrases of a game that nothing in its rules tells, asks, ends or refuses with. */
export function unusedKeys(folders: readonly string[], phrases: Catalogue): string[] {
  const { whole, beginnings } = quotedIn(folders);
  const chosen = new Set(Object.values(phrases).flatMap(keysIn));
  return Object.keys(phrases).filter((key) => {
    const [head = "", ...rest] = key.split(".");
    if (!heads.includes(head) || chosen.has(key.slice(0, key.lastIndexOf(".")))) return false;
    // an end without a winner has words of its own
    const named = rest.join(".").replace(head === "end" ? /\.draw$/ : /(?!)/, "");
    return !whole.has(key) && !whole.has(named) && !beginnings.some((start) => key.startsWith(start));
  });
}

/** Kinds of asks that are put in words for whoever is asked, and not for those who wait; or the other way round. */
export function unpairedAsks(phrases: Catalogue): string[] {
  const kinds = (head: string) =>
    Object.keys(phrases).flatMap((key) => (key.startsWith(`${head}.`) ? [key.slice(head.length + 1)] : []));
  const [asked, waited] = [kinds("ask"), kinds("todo")];
  return [...asked.filter((kind) => !waited.includes(kind)), ...waited.filter((kind) => !asked.includes(kind))];
}
