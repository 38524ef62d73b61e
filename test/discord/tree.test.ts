import { type APIApplicationCommandOption, ApplicationCommandOptionType as Type } from "discord.js";
import { describe, expect, test } from "vitest";
import { commands } from "../../commands/index.ts";

/** All that there is to be, with room for nothing else: what is added takes one of these names, or the tree is planned anew. */
const planned = {
  top: "game hand choose ts undaunted volk card rules odds hint learn profile ladder league settings help",
  game: `new join leave start cancel board status log forecast piles list undo orders resign draw pause resume replace
nudge claim move replay branch export seek`,
} as const;

/** What is there today. */
const present = {
  top: "game hand choose ts undaunted volk card rules odds hint learn profile ladder league settings help",
  game: `new join leave start cancel board status log forecast piles undo orders resign draw nudge pause resume claim replace move seek list
replay branch export`,
  league: "new join leave start table report cancel",
  settings: "mine server data",
  ts: "headline play influence coup realign space",
  undaunted: "initiative act embark disembark change-seat swap hunker end-turn",
  volk: "take build standard unrest event arms credit police",
} as const;

const words = (text: string): string[] => text.split(/\s+/);

const tree = commands.map(({ definition }) => definition);

type Translated = { readonly ru?: string | null | undefined } | null | undefined;

interface Named {
  readonly name: string;
  readonly name_localizations?: Translated;
  readonly description: string;
  readonly description_localizations?: Translated;
  readonly type?: number | undefined;
  readonly choices?: unknown;
  readonly max_length?: number;
}

const subsOf = (name: string): Named[] => {
  const { options = [] } = tree.find((each) => each.name === name) ?? {};
  return options.filter(({ type }) => type === Type.Subcommand);
};

/** Everything that has a name and a description, by its path. */
const everything: readonly (readonly [path: string, thing: Named])[] = tree.flatMap((command) => [
  [command.name, command] as const,
  ...below(command.name, command.options),
]);

function below(path: string, options: readonly APIApplicationCommandOption[] = []): [string, Named][] {
  return options.flatMap((option): [string, Named][] => [
    [`${path} ${option.name}`, option],
    ...below(`${path} ${option.name}`, "options" in option ? option.options : []),
  ]);
}

test("the names at the top are the planned ones, at most sixteen", () => {
  expect(words(planned.top)).toHaveLength(16);
  expect(
    tree.map(({ name }) => name),
    "write a new command into `present.top` too",
  ).toEqual(words(present.top));
  const unplanned = words(present.top).filter((name) => !words(planned.top).includes(name));
  expect(unplanned, "`planned.top` is full: let it take the place of a name that is not there yet").toEqual([]);
});

test("the subcommands of /game are the planned ones, at most twenty-five", () => {
  expect(words(planned.game)).toHaveLength(25);
  expect(subsOf("game").map(({ name }) => name)).toEqual(words(present.game));
  expect(words(planned.game)).toEqual(expect.arrayContaining(words(present.game)));
});

test("so are those of the others", () => {
  for (const name of ["league", "settings", "ts", "undaunted", "volk"] as const)
    expect(subsOf(name).map((sub) => sub.name)).toEqual(words(present[name]));
});

test("no word stands at two places, in either language", () => {
  // what is done to a league is called as what is done to a game
  const ofGames = subsOf("game").map(({ name }) => name);
  const subs = tree.flatMap(({ name }) =>
    subsOf(name).filter((sub) => name !== "league" || !ofGames.includes(sub.name)),
  );
  const all = [...tree, ...subs];
  for (const language of ["en", "ru"] as const) {
    const names = all.map((each) => (language === "en" ? each.name : (each.name_localizations?.ru ?? "")));
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  }
});

describe("every name and description, in both languages", () => {
  test.each(everything)("/%s", (_, { name, name_localizations, description, description_localizations }) => {
    expect(name).toMatch(/^[a-z-]{1,32}$/);
    expect(name_localizations?.ru).toMatch(/^[а-яё-]{1,32}$/);
    for (const said of [description, description_localizations?.ru ?? ""]) {
      expect(said.length).toBeGreaterThan(3);
      expect(said.length).toBeLessThanOrEqual(100);
    }
    expect(description_localizations?.ru).toMatch(/^[^a-z!—]+$/i);
  });
});

test("every typed text has a limit", () => {
  const limits = everything
    .filter(([, { type, choices }]) => type === Type.String && choices === undefined)
    .map(([path, { max_length }]) => `${path}: ${max_length}`);
  expect(limits.filter((each) => !/: (100|400|60|64)$/.test(each))).toEqual([]);
  expect(limits).toContain("game new options: 400");
  expect(limits).toContain("card name: 100");
  expect(limits).toContain("ts influence where: 400");
  expect(limits).toContain("game board turn: 60");
});
