import { describe, expect, test } from "vitest";
import { whyLines } from "../../src/discord/why.ts";
import { type Ask, type Language, languages, Match } from "../../src/engine/index.ts";
import type { AnyTitle } from "../../src/games/title.ts";
import { titles } from "../../src/games/titles.ts";
import { phrase } from "../../src/i18n/index.ts";
import { Random } from "../fuzz/random.ts";
import { subjectOf } from "../fuzz/subjects.ts";

/** Which kinds of ask have no number behind them in any position, and why. */
const numberless: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "twilight-struggle": {
    "sides.bid": "nothing is on the board yet, and the numbers are the choices",
    "sides.raise": "nothing is on the board yet, and the numbers are the choices",
    "sides.secret-bid": "nothing is on the board yet, and the numbers are the choices",
    "warsaw-pact-formed.way": "one of two ways that the card has, with its numbers",
    "chernobyl.region": "a region is named",
  },
  "red-sea": {
    "sides.secret-bid": "nothing is on the board yet, and the numbers are the choices",
    "carter-doctrine.die": "whether a die is thrown again, the dice being in the question",
    "usaid.first": "whether to go first or second",
  },
  "undaunted-north-africa": {},
  "wir-sind-das-volk": {},
  "two-plus-two": {},
};

/** Now and then all there is to choose from is to do nothing: no number goes with that. */
const idle: ReadonlySet<string> = new Set(["leave", "stay", "pass"]);
const isIdle = ({ options }: Ask): boolean => options.every(({ id }) => idle.has(id));

const GAMES = 24;
const STEPS = 350;
/** Of each kind so many are looked at; where so many were, they may not all have said the same. */
const ASKS = 40;
const SEVERAL = 20;

/** What it says of this very position, below the rules. */
function numbersIn(words: string, language: Language): string {
  const heads = (["why.here", "why.example"] as const).map((key) => phrase(language, { key, args: {} }));
  return words
    .split("\n\n")
    .filter((part) => heads.some((head) => part.startsWith(head)))
    .join("\n");
}

function* asksOf(title: AnyTitle): Generator<{ readonly ask: Ask; readonly view: unknown }> {
  const subject = subjectOf(title.game.id);
  for (let game = 0; game < GAMES; game++) {
    const random = new Random(`numbers ${game}`);
    const match = Match.start(subject.game, { options: subject.options(random), seed: `numbers ${game}` });
    for (let step = 0; match.outcome === null && step < STEPS; step++) {
      const ask = random.pick(match.pending.filter(({ answered }) => !answered));
      const view = match.view(ask.seat);
      yield { ask, view };
      match.answer(ask.seat, random.pick(subject.careful(view, ask)).id);
    }
  }
}

describe.each([...titles.values()])("Why? in $game.id", (title) => {
  const declared = numberless[title.game.id] ?? {};

  test("each kind of ask has its rule, its paragraph and an example with numbers of the position", () => {
    const faults = new Set<string>();
    const looked = new Map<string, { count: number; readonly said: Set<string> }>();
    for (const { ask, view } of asksOf(title)) {
      const { kind } = ask;
      const kept = looked.get(kind) ?? { count: 0, said: new Set() };
      looked.set(kind, kept);
      if (kept.count === ASKS || isIdle(ask)) continue;
      kept.count++;
      for (const language of languages) {
        const words = whyLines(title, language, ask, view).join("\n");
        if (!/^\*\*[^*\n]+\*\* · \S.*\n\p{L}/mu.test(words))
          faults.add(`${kind} ${language}: no rule with a paragraph`);
        const numbers = numbersIn(words, language);
        kept.said.add(numbers);
        const has = /\d/.test(numbers);
        if (has && kind in declared) faults.add(`${kind} ${language}: has numbers, and is declared to have none`);
        if (!has && !(kind in declared))
          faults.add(`${kind} ${language}: no numbers among ${ask.options.map(({ id }) => id)}`);
      }
    }
    for (const [kind, { count, said }] of looked)
      if (count >= SEVERAL && said.size <= languages.length && !(kind in declared))
        faults.add(`${kind}: always the same`);
    for (const kind of Object.keys(declared)) if (!looked.has(kind)) faults.add(`${kind}: declared, and never asked`);
    expect([...faults]).toEqual([]);
  });
});
