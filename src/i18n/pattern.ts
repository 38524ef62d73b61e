import type { Arg, Args, Language } from "../engine/index.ts";

/**
 * The patterns of the catalogues. Everything outside of braces and square brackets stands as it is.
 *
 *   {name}             the arg: a number, the name of an id, a list with commas (what is there twice: 2 × it)
 *   {name|form|forms}  the form that goes with a number: one|other in English, one|few|many in Russian; or with an id,
 *                      the second form if its name is a plural (США разыгрывают, СССР разыгрывает), and with a list,
 *                      the second form unless it has a single name that is none
 *   {name+}            a number as a term of a sum: ` + 2`, ` − 1`, nothing for 0
 *   {name±}            a number with its sign: `+2`, `−1`, `0`
 *   {name:key}         the phrase `key.<value>`, or else `key.other`, filled with the same args
 *   [ … ]              shown only if every arg named between the brackets is there, and no list of them is empty
 */
interface Filling {
  readonly language: Language;
  readonly args: Args;
  /** The name of an id as it stands in a sentence; anything else comes back as it is. */
  name(id: string): string;
  /** Whether the name of an id is a plural. */
  isPlural(id: string): boolean;
  /** The pattern under a key. */
  pattern(key: string): string | undefined;
}

const placeholder = /\{(\w+)(?:\|([^{}]*)|:([\w.-]+)|([+±]))?\}/g;
const optional = /\[([^[\]]*)\]/g;

const categories: Readonly<Record<Language, readonly Intl.LDMLPluralRule[]>> = {
  en: ["one", "other"],
  ru: ["one", "few", "many"],
};
const rules: Readonly<Record<Language, Intl.PluralRules>> = {
  en: new Intl.PluralRules("en"),
  ru: new Intl.PluralRules("ru"),
};

export function fill(pattern: string, filling: Filling): string {
  const shown = pattern.replace(optional, (_, part: string) =>
    argsIn(part).every((name) => isThere(filling.args[name])) ? part : "",
  );
  return shown.replace(placeholder, (whole: string, name: string, forms?: string, key?: string, sign?: string) => {
    const arg = filling.args[name];
    // a mistake that tests can see
    if (arg === undefined) return whole;
    if (forms !== undefined) return chooseForm(forms.split("|"), arg, filling);
    if (key !== undefined) return choosePhrase(key, arg, filling);
    if (sign !== undefined) return signed(Number(arg), sign);
    return worded(arg, filling);
  });
}

/** The args that a pattern names. */
export const argsIn = (pattern: string): string[] => [...pattern.matchAll(placeholder)].map(([, name]) => name ?? "");

/** The keys that a pattern chooses phrases under. */
export const keysIn = (pattern: string): string[] =>
  [...pattern.matchAll(placeholder)].flatMap(([, , , key]) => (key === undefined ? [] : [key]));

function pluralForm(language: Language, count: number, forms: readonly string[]): string {
  const at = categories[language].indexOf(rules[language].select(Math.abs(count)));
  return forms[at] ?? forms.at(-1) ?? "";
}

const isThere = (arg: Arg | undefined): boolean =>
  arg !== undefined && arg !== null && !(Array.isArray(arg) && arg.length === 0);

function chooseForm(forms: readonly string[], arg: Arg, { language, isPlural }: Filling): string {
  const only = Array.isArray(arg) && arg.length === 1 ? (arg[0] ?? null) : arg;
  if (Array.isArray(only)) return forms[1] ?? "";
  if (typeof only === "string" && !isNumeric(only)) return forms[isPlural(only) ? 1 : 0] ?? forms.at(-1) ?? "";
  return pluralForm(language, Number(only), forms);
}

function choosePhrase(key: string, arg: Arg, filling: Filling): string {
  const pattern = filling.pattern(`${key}.${String(arg)}`) ?? filling.pattern(`${key}.other`);
  return pattern === undefined ? String(arg) : fill(pattern, filling);
}

function worded(arg: Arg, filling: Filling): string {
  if (Array.isArray(arg)) {
    const words = arg.map((each) => worded(each, filling));
    // dice, and goals such as 1/3, stand as they are
    return (words.some((each) => /^\d/.test(each)) ? words : counted(words)).join(", ");
  }
  if (typeof arg === "number") return withMinus(arg);
  return filling.name(String(arg));
}

/** Names of which there are several stand once, with their number. */
function counted(names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count === 1 ? name : `${count} × ${name}`));
}

function signed(value: number, sign: string): string {
  if (sign === "±") return value > 0 ? `+${value}` : withMinus(value);
  if (value === 0) return "";
  return value > 0 ? ` + ${value}` : ` − ${-value}`;
}

const withMinus = (value: number): string => String(value).replace("-", "−");

const isNumeric = (text: string): boolean => /^\d+$/.test(text);
