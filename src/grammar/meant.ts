import { refusal } from "../i18n/index.ts";
import { type Namer, resolve } from "./search.ts";

/** The id that a typed name means among these; a refusal if there is none, or that says which ones it could be. */
export function meant(typed: string, ids: readonly string[], game: Namer, label: (id: string) => string): string {
  const found = resolve(typed, ids, game);
  if (found.length === 1) return found[0] as string;
  const name = typed.trim().slice(0, 60);
  if (found.length === 0) throw refusal("refusal.unknown-name", { name });
  throw refusal("refusal.ambiguous", { name, options: found.slice(0, 5).map(label) });
}
