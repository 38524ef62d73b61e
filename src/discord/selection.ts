import type { Ask, Option, Row } from "../engine/index.ts";
import type { AnyTitle } from "../games/title.ts";
import { refusal } from "../i18n/index.ts";

/** What a menu of several can be told: a thing, and how often it is taken at once. */
export interface Several {
  readonly id: string;
  readonly times: number;
}

/** What Discord takes in one menu, and menus in one form. */
export const MENU_SIZE = 25;
const MENUS = 5;
/** More than this is chosen by two values of the same thing. */
const DEEPEST = 4;

/** `italy*2` is Italy twice. */
export const valueFor = ({ id, times }: Several): string => (times === 1 ? id : `${id}*${times}`);

function readValue(value: string): Several {
  const [, id = value, times = "1"] = /^(.+)\*([2-9])$/.exec(value) ?? [];
  return { id, times: Number(times) };
}

/** A row of which several can be taken at once. */
interface SeveralAsk extends Ask {
  readonly row: Row;
}

export const takesSeveral = (ask: Ask): ask is SeveralAsk => ask.row !== undefined && ask.row.most > 1;

/** The options of a row that can be taken together: things with a name, not the word that ends it. */
export const together = ({ messages }: AnyTitle, { options }: Ask): Option[] =>
  options.filter(({ id }) => messages.name(id) !== undefined);

/** How many of these can be taken in all: as the row says, if there is so much. */
export const countOf = (things: readonly Option[], row: Row): number =>
  Math.min(
    row.most,
    things.reduce((sum, { id }) => sum + (row.fewer?.[id] ?? row.each), 0),
  );

/**
 * The picks that a choice of values stands for. Everything may be forged, and whether it is legal is for the rules to say:
 * here it need only make sense.
 */
export function picksOf({ messages }: AnyTitle, ask: Ask, values: readonly string[]): string[] {
  const chosen = values.map(readValue);
  if (chosen.length === 0) throw refusal("refusal.nothing-chosen");
  const isKnown = chosen.every(({ id }) => ask.options.some((option) => option.id === id));
  if (!isKnown || new Set(values).size < values.length) throw refusal("refusal.option");
  const picks = chosen.flatMap(({ id, times }) => Array<string>(times).fill(id));
  if (picks.length > 1 && !takesSeveral(ask)) throw refusal("refusal.option");
  // a word that ends the row comes last
  const isWord = (id: string) => messages.name(id) === undefined;
  return [...picks.filter((id) => !isWord(id)), ...picks.filter(isWord)];
}

/** The things of a row for one menu; nothing if they do not fit, each once and, where it can be taken again, twice. */
export function inOneMenu(options: readonly Option[], row: Row): readonly Several[] | null {
  const [only] = packed([["", options]], row, 1) ?? [];
  if (only === undefined) return null;
  const isAgain = options.some((option) => timesOf(option, row, 2).length > 1);
  return isAgain && only.values.every(({ times }) => times === 1) ? null : only.values;
}

interface Part {
  readonly groups: readonly string[];
  readonly values: readonly Several[];
}

/** The things of a row, in menus of a form: each part of the board has its own, or shares one with its neighbour. */
export const inForm = (title: AnyTitle, options: readonly Option[], row: Row): Part[] | null =>
  packed([...grouped(title, options)], row, MENUS);

type Group = readonly [name: string, options: readonly Option[]];

/**
 * Every thing at least once, and then as often as there is room: first all twice, then three times. Only for the second time is a
 * group taken apart that would fit into one menu, unless there is no other.
 */
function packed(groups: readonly Group[], row: Row, menus: number): Part[] | null {
  const deep = groups.map(() => 1);
  let best = fitted(groups, row, deep, menus);
  if (best === null) return null;
  for (let depth = 2; depth <= Math.min(row.each, row.most, DEEPEST); depth++)
    for (const at of groups.keys()) {
      const found = deep[at] === depth - 1 ? fitted(groups, row, deep.with(at, depth), menus) : null;
      if (found === null || (depth > 2 && groups.length > 1 && shapeOf(found) !== shapeOf(best))) continue;
      best = found;
      deep[at] = depth;
    }
  return best;
}

/** Which groups share which menus. */
const shapeOf = (parts: readonly Part[]): string => parts.map(({ groups }) => groups.join("+")).join();

function fitted(groups: readonly Group[], row: Row, deep: readonly number[], menus: number): Part[] | null {
  const parts = groups.flatMap(([name, options], at): Part[] =>
    inPieces(options, row, deep[at] ?? 1, menus).map((values) => ({ groups: [name], values })),
  );
  while (parts.length > menus) {
    const sums = parts.slice(1).map((part, at) => part.values.length + (parts[at]?.values.length ?? 0));
    const least = Math.min(...sums);
    const [one, two] = parts.splice(sums.indexOf(least), 2);
    if (one === undefined || two === undefined || least > MENU_SIZE) return null;
    parts.splice(sums.indexOf(least), 0, {
      groups: [...new Set([...one.groups, ...two.groups])],
      values: [...one.values, ...two.values],
    });
  }
  return parts.every(({ values }) => values.length <= MENU_SIZE) ? parts : null;
}

const timesOf = ({ id }: Option, { each, most, fewer }: Row, deep: number): Several[] =>
  Array.from({ length: Math.max(1, Math.min(deep, most, fewer?.[id] ?? each)) }, (_, at) => ({ id, times: at + 1 }));

/** The values of a group in as few menus as hold them, with about as many things in each. */
function inPieces(options: readonly Option[], row: Row, deep: number, menus: number): Several[][] {
  for (let count = 1; ; count++) {
    const size = Math.ceil(options.length / count);
    const pieces = Array.from({ length: count }, (_, at) =>
      options.slice(at * size, (at + 1) * size).flatMap((option) => timesOf(option, row, deep)),
    );
    if (count >= menus || pieces.every(({ length }) => length <= MENU_SIZE)) return pieces;
  }
}

/** Options by the part of the board they belong to. */
export function grouped(title: AnyTitle, options: readonly Option[]): Map<string, Option[]> {
  const groups = new Map<string, Option[]>();
  for (const each of options) {
    const group = title.group(each.id) ?? "";
    groups.set(group, [...(groups.get(group) ?? []), each]);
  }
  return groups;
}
