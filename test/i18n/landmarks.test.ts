import { expect, test } from "vitest";
import { languages, Match, visible } from "../../src/engine/index.ts";
import { titles } from "../../src/games/titles.ts";
import { type Landmark, positionName, worded } from "../../src/i18n/index.ts";
import { Random } from "../fuzz/random.ts";
import { subjectOf } from "../fuzz/subjects.ts";

/** Where the log of a random game goes on, as its title says. */
function landmarksOf(id: string, most: number): Landmark[] {
  const title = titles.get(id);
  const subject = subjectOf(id);
  if (title === undefined) throw new Error(id);
  const random = new Random("landmarks");
  const match = Match.start(title.game, { options: title.game.options({}), seed: "landmarks" });
  const found: Landmark[] = [];
  let read = 0;
  while (match.outcome === null && match.logged < most) {
    const ask = random.pick(match.pending.filter(({ answered }) => !answered));
    const { id: option } = random.pick(subject.careful(match.view(ask.seat), ask));
    match.answer(ask.seat, option);
    const entries = match.log.slice(read - (match.logged - match.log.length));
    read = match.logged;
    for (const { key, args } of entries.map((entry) => visible(entry, null))) {
      const mark = title.messages.landmarks?.[key]?.(args, found.at(-1));
      if (mark !== undefined) found.push(mark);
    }
  }
  return found;
}

const expected = {
  "twilight-struggle": ["Turn 1", "turn 1, headline phase", "turn 1, action round 1", "Turn 2"],
  "red-sea": ["turn 1, action round 1"],
  "undaunted-north-africa": ["Round 1", "Round 2"],
  "wir-sind-das-volk": ["Decade I", "decade I, first half", "decade I, second half", "end of decade I, flight"],
  "two-plus-two": ["Decade I", "decade I, sub-decade A", "decade I, sub-decade B"],
};

test.each(Object.entries(expected))("the log of %s has its turns and rounds", (id, names) => {
  const title = titles.get(id);
  if (title === undefined) throw new Error(id);
  const found = landmarksOf(id, 160);
  const named = (language: (typeof languages)[number]) =>
    found.flatMap(({ chapter, at }) => [
      worded(language, chapter, title.messages, false),
      ...(at === undefined ? [] : [positionName(language, at, title.messages)]),
    ]);
  expect(named("en")).toEqual(expect.arrayContaining(names));
  for (const language of languages) expect(named(language)).not.toContain(undefined);
});
