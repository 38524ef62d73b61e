import { expect, test } from "vitest";
import { titles } from "../../src/games/titles.ts";
import { sourcesIn } from "./sources.ts";

/** What serves every game, and so speaks of none. */
const generic = sourcesIn(
  "src/engine",
  "src/i18n",
  "src/grammar",
  "src/table",
  "src/store",
  "src/discord",
  "commands",
  "render/kit",
);

const named = new Set(
  [...titles.values()].flatMap(({ game, subjects }) => [
    game.id,
    ...game.seats(game.options({})),
    ...(["card", "place", "tile", "scenario"] as const).flatMap((kind) => subjects(kind)),
  ]),
);

/** A comment may give an example. */
const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*/gm, "");

test("what serves every game names no title, seat, card or place", () => {
  expect(named.size).toBeGreaterThan(500);
  const found = generic.flatMap(({ path, text }) =>
    [...withoutComments(text).matchAll(/["'`]([\w:-]+)["'`]/g)]
      .filter(([, id = ""]) => named.has(id))
      .map(([quoted]) => `${path}: ${quoted}`),
  );
  expect(found).toEqual([]);
});
