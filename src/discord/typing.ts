import { Refusal } from "../engine/index.ts";
import { type Namer, resolve } from "../table/index.ts";

/** One item of a typed list: `italy 2`, `2 italy`, `italy x2`. */
export interface Item {
  /** All of it: some names end in a number. */
  readonly whole: string;
  readonly typed: string;
  readonly count: number;
}

/** Takes a typed list apart: items are divided by commas, semicolons or line breaks. */
export function readList(text: string): Item[] {
  return (
    text
      // what autocomplete showed behind a name, details and the points left, may come back with it
      .replace(/ · .*$/su, "")
      .split(/[,;\n]+/)
      .map((part) => part.replace(/\(\d+\)\s*$/, "").trim())
      .filter((part) => part !== "")
      .map(readItem)
  );
}

function readItem(part: string): Item {
  const after = /^(.*?\D)\s*[x×*+]?\s*(\d{1,2})$/iu.exec(part);
  if (after !== null) return { whole: part, typed: (after[1] ?? "").trim(), count: Number(after[2]) };
  const before = /^[+]?(\d{1,2})\s*[x×*]?\s+(.+)$/iu.exec(part);
  if (before !== null) return { whole: part, typed: (before[2] ?? "").trim(), count: Number(before[1]) };
  return { whole: part, typed: part, count: 1 };
}

/** The id that a typed name means among these; a refusal if there is none, or that says which ones it could be. */
export function meant(typed: string, ids: readonly string[], game: Namer, label: (id: string) => string): string {
  const found = resolve(typed, ids, game);
  if (found.length === 1) return found[0] as string;
  if (found.length > 1) {
    const names = found.slice(0, 5).map(label);
    throw new Refusal({ key: "refusal.ambiguous", args: { names } });
  }
  throw new Refusal({ key: "refusal.unknown-name", args: {} });
}
