/** One thing of a typed list: `italy 2`, `2 italy`, `italy x2`. */
export interface Item {
  /** All of it: some names begin or end in a number. */
  readonly whole: string;
  readonly typed: string;
  readonly count: number;
  /** Of `italy 2` the second is what the first was. */
  readonly same?: string;
}

/** Nobody names more in one line; whatever is longer is not read to its end. */
const MOST_ITEMS = 60;

/** Nothing has a longer name, and no list needs more; Discord lets nobody type it. */
const MOST_LETTERS = { one: 100, list: 400 } as const;

const dividers = /[,;\n]/;

/** What was typed for a slot. A text that is too long names nothing, and is not read to its end. */
export function itemsOf(text: string, isList: boolean): Item[] {
  const plain = text.length > MOST_LETTERS.list ? text : text.trim();
  if (plain === "") return [];
  if (plain.length > MOST_LETTERS[isList ? "list" : "one"]) return [{ whole: plain.slice(0, 60), typed: "", count: 1 }];
  return isList ? readItems(plain) : [oneItem(plain)];
}

/** A text as one thing. */
const oneItem = (text: string): Item => ({ whole: text.trim(), typed: text.trim(), count: 1 });

/** Takes a typed list apart: things are divided by commas, semicolons or line breaks. */
function readItems(text: string): Item[] {
  const items: Item[] = [];
  for (const part of text.split(dividers)) {
    const plain = withoutDetails(part).trim();
    if (plain !== "") items.push(readItem(plain));
    if (items.length > MOST_ITEMS) break;
  }
  return items;
}

/** A list as it is typed: what is finished, and what is being typed. */
export function lastItem(text: string): { readonly kept: string; readonly last: string } {
  let cut = text.length - 1;
  while (cut >= 0 && !dividers.test(text[cut] as string)) cut--;
  return { kept: text.slice(0, Math.max(0, cut)), last: text.slice(cut + 1).trim() };
}

/** What completion showed behind a name, the points left and other details, may come back with it. */
function withoutDetails(part: string): string {
  const dot = part.indexOf(" · ");
  const shown = (dot < 0 ? part : part.slice(0, dot)).trimEnd();
  if (!shown.endsWith(")")) return shown;
  const open = shown.lastIndexOf("(");
  return open > 0 && isNumber(shown.slice(open + 1, -1)) ? shown.slice(0, open) : shown;
}

const isDigit = (letter: string | undefined): boolean => letter !== undefined && letter >= "0" && letter <= "9";
const isNumber = (text: string): boolean => text !== "" && [...text].every(isDigit);

/** Read letter by letter, from the end and from the beginning: a number, the sign beside it, and the name. */
function readItem(part: string): Item {
  let at = part.length;
  while (isDigit(part[at - 1])) at--;
  // `italy -2` is not two of them
  if (/\s[-−–]$/u.test(part.slice(0, at)) && at < part.length) return oneItem(part);
  const digits = part.length - at;
  const name = withoutTimes(part.slice(0, at).trimEnd());
  const count = digits > 0 && digits <= 2 ? Number(part.slice(at)) : 0;
  if (count > 0 && name !== "") return { whole: part, typed: name, count };
  const start = part.startsWith("+") ? 1 : 0;
  let to = start;
  while (isDigit(part[to])) to++;
  const rest = part.slice("x×*".includes(part[to] ?? " ") ? to + 1 : to);
  if (to > start && to - start <= 2 && rest.startsWith(" ") && rest.trim() !== "")
    return { whole: part, typed: rest.trim(), count: Number(part.slice(start, to)) };
  return oneItem(part);
}

/** `italy x` and `italy×` are Italy; Benelux is not "Benelu". */
function withoutTimes(name: string): string {
  const isSign = "×*+".includes(name.at(-1) ?? " ") || /\s[xх]$/iu.test(name.slice(-2));
  return isSign ? name.slice(0, -1).trimEnd() : name;
}
