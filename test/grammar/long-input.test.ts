import { expect, test } from "vitest";
import { type Ask, Match } from "../../src/engine/index.ts";
import type { AnyMatch } from "../../src/games/title.ts";
import { titles } from "../../src/games/titles.ts";
import { slotsOf } from "../../src/games/verb.ts";
import { choose, complete, LineRefusal, meant, read } from "../../src/grammar/index.ts";
import { compared } from "../../src/grammar/search.ts";
import { LONGEST, longTexts } from "./long-texts.ts";

/** So much may be compared for one text: every name of a game with two mistakes in each, and some room. */
const MOST_COMPARED = 60_000;

function cost(work: () => unknown): number {
  const before = compared.letters + compared.names;
  try {
    work();
  } catch (error) {
    if (!(error instanceof LineRefusal) && !(error instanceof Error && error.name === "Refusal")) throw error;
  }
  return compared.letters + compared.names - before;
}

test.each([...titles.values()])("the longest text is little work for every slot of $game.id", (title) => {
  const match: AnyMatch = Match.start(title.game, { seed: "long" });
  const { seat } = match.pending[0] as Ask;
  const place = { match, posted: 0 };
  for (const verb of [choose, ...title.family.verbs])
    for (const { name } of slotsOf(verb))
      for (const text of longTexts) {
        const line = { verb, texts: { [name.en]: text } };
        const spent = cost(() => read({ title, seat }, place, line));
        const completing = cost(() => complete({ title, seat }, place, line, name.en, "en"));
        expect(Math.max(spent, completing), `${verb.name.en} ${name.en}: ${text.slice(0, 20)}`).toBeLessThan(
          MOST_COMPARED,
        );
      }
});

test("so it is for whatever is looked up by its name", () => {
  for (const title of titles.values())
    for (const text of longTexts)
      expect(cost(() => meant(text, title.subjects("card"), title.game, String))).toBeLessThan(MOST_COMPARED);
});

test("mistakes are looked for only where a name is about as long", () => {
  const [title] = titles.values();
  if (title === undefined) throw new Error("No title");
  const letters = compared.letters;
  cost(() => meant("x".repeat(LONGEST), title.subjects("card"), title.game, String));
  expect(compared.letters).toBe(letters);
});
