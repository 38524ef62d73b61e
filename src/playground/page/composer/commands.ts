import type { OptionValue, SeenCommand, SeenOption } from "../../protocol.ts";

/** A command with its group and subcommand: what can be sent. */
export interface Runnable {
  /** What to send: `game new`. */
  readonly path: string;
  /** The same in the person's language. */
  readonly shown: string;
  readonly description: string;
  readonly options: readonly SeenOption[];
}

/** Discord's numbers for kinds of options. */
export const kind = {
  subcommand: 1,
  group: 2,
  string: 3,
  integer: 4,
  boolean: 5,
  user: 6,
  channel: 7,
  role: 8,
  mentionable: 9,
  number: 10,
} as const;

export const runnables = (commands: readonly SeenCommand[]): Runnable[] =>
  commands
    .flatMap((command) => branches(command, command.name, command.shownName))
    .sort((one, two) => one.shown.localeCompare(two.shown));

function branches(part: SeenCommand | SeenOption, path: string, shown: string): Runnable[] {
  const inner = part.options.filter(({ type }) => type === kind.subcommand || type === kind.group);
  if (inner.length === 0) return [{ path, shown, description: part.shownDescription, options: part.options }];
  return inner.flatMap((each) => branches(each, `${path} ${each.name}`, `${shown} ${each.shownName}`));
}

/** Those that begin so first, then those with a word that does, in either language. */
export function matchingCommands(all: readonly Runnable[], typed: string): Runnable[] {
  const wanted = typed.trim().toLowerCase();
  const names = ({ path, shown }: Runnable) => [shown.toLowerCase(), path.toLowerCase()];
  const begins = all.filter((each) => names(each).some((name) => name.startsWith(wanted)));
  const within = all.filter((each) => !begins.includes(each) && names(each).some((name) => name.includes(wanted)));
  return [...begins, ...within];
}

/** A command typed out with a space behind its name, and what follows it. */
export function typedCommand(all: readonly Runnable[], text: string): { command: Runnable; rest: string } | null {
  const typed = text.slice(1).toLowerCase();
  const fits = (name: string) => typed.startsWith(`${name.toLowerCase()} `);
  const command = all
    .filter(({ path, shown }) => fits(path) || fits(shown))
    .sort((one, two) => two.path.length - one.path.length)[0];
  if (command === undefined) return null;
  const name = fits(command.path) ? command.path : command.shown;
  return { command, rest: text.slice(name.length + 2) };
}

/** `card: duck where: italy 2` as words per option; what has no name goes to the first option. */
export function typedOptions({ options }: Runnable, rest: string): Map<string, string> {
  const found = new Map<string, string>();
  const names = options.flatMap(({ name, shownName }) => [name, shownName]);
  const parts = names.length === 0 ? [rest] : rest.split(new RegExp(`(?:^|\\s)(${names.join("|")}):\\s*`, "iu"));
  const first = options[0];
  if (first !== undefined && (parts[0] ?? "").trim() !== "") found.set(first.name, (parts[0] ?? "").trim());
  for (let at = 1; at < parts.length; at += 2) {
    const typed = (parts[at] ?? "").toLowerCase();
    const option = options.find(({ name, shownName }) => name === typed || shownName.toLowerCase() === typed);
    if (option !== undefined) found.set(option.name, (parts[at + 1] ?? "").trim());
  }
  return found;
}

type Reading =
  | { readonly value: OptionValue }
  | { readonly wrong: "needsValue" | "needsNumber" | "needsWhole" | "needsChoice" };

/** What is typed, as the value to send. */
export function readValue(option: SeenOption, text: string, offered: readonly Offer[]): Reading {
  const typed = text.trim();
  if (typed === "") return { wrong: "needsValue" };
  const named = offered.find(({ name }) => name.toLowerCase() === typed.toLowerCase());
  if (option.choices.length > 0 || option.type === kind.boolean)
    return named === undefined ? { wrong: "needsChoice" } : { value: named.value };
  if (option.type === kind.user || option.type === kind.channel || option.type === kind.mentionable)
    return named === undefined ? { wrong: "needsChoice" } : { value: named.value };
  if (option.type !== kind.integer && option.type !== kind.number) return { value: typed };
  const number = Number(typed);
  if (!Number.isFinite(number)) return { wrong: "needsNumber" };
  if (option.type === kind.integer && !Number.isInteger(number)) return { wrong: "needsWhole" };
  return { value: number };
}

export interface Offer {
  readonly name: string;
  readonly value: OptionValue;
}
