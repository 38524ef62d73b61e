import type { Arg, Args, Language, Words } from "../engine/index.ts";
import { en } from "./en.ts";
import { ru } from "./ru.ts";

export type PhraseKey = keyof typeof en;

const catalogues: Readonly<Record<Language, Readonly<Record<PhraseKey, string>>>> = { en, ru };

/** How a game names its things. */
type Names = (id: string) => Words | undefined;

/** The sentence of a key in a language; ids among the args become names, a rule's paragraph stands at the end. */
export function phrase(
  language: Language,
  told: { readonly key: string; readonly args: Args; readonly rule?: string },
  names: Names = () => undefined,
): string {
  const pattern = catalogues[language][told.key as PhraseKey];
  if (pattern === undefined) throw new Error(`No words for ${told.key}`);
  const sentence = pattern.replace(/\{(\w+)\}/g, (_, name: string) => worded(told.args[name], language, names));
  return told.rule === undefined ? sentence : `${sentence} [${told.rule}]`;
}

function worded(arg: Arg | undefined, language: Language, names: Names): string {
  if (Array.isArray(arg)) return arg.map((each) => worded(each, language, names)).join(", ");
  const text = String(arg ?? "");
  return bare(names(text)?.[language] ?? text);
}

/** Names that bring their own quotation marks lose them: the sentence has them where it needs them. */
const bare = (name: string): string => name.replace(/^[«"](.*)[»"]$/, "$1");
