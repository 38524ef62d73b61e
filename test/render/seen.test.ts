import { describe, expect, test } from "vitest";
import { painters } from "../../render/painters.ts";
import { languages, Match, type VisibleEntry, visible } from "../../src/engine/index.ts";
import { board } from "../../src/games/twilight-struggle/components/board.ts";
import { viewOf } from "../../src/games/twilight-struggle/view.ts";
import { Random } from "../fuzz/random.ts";
import { subjects } from "../fuzz/subjects.ts";
import type { Drawn } from "./letters.ts";
import { thick } from "./scenes.ts";
import { hiddenIn } from "./seen.ts";

/** A position in so many is drawn. */
const DRAWN = 60;
const MOST = 300;

/** What cannot be read in what a post shows: what changed, and the whole board. */
function hiddenInPost(title: string, view: unknown, last: readonly VisibleEntry[]): string[] {
  const painter = painters.get(title);
  return languages.flatMap((language) => {
    const input = { view, language, last };
    const sketches: readonly (Drawn | null | undefined)[] = [painter?.closeup(input), painter?.board(input)];
    return sketches.flatMap((sketch) =>
      sketch == null ? [] : hiddenIn(sketch).map((words) => `${sketch.name}, ${language}: ${words}`),
    );
  });
}

describe("every word of what changed and of the board can be seen whole", () => {
  for (const [title, subject] of subjects)
    test(`in a random game of ${title}`, { timeout: 60_000 }, () => {
      const random = new Random(`seen ${title}`);
      const match = Match.start(subject.game, { options: subject.options(random), seed: "seen" });
      const hidden: string[] = [];
      let told = 0;
      for (let at = 1; at <= MOST && match.outcome === null; at++) {
        const ask = random.pick(match.pending.filter((each) => !each.answered));
        match.answer(ask.seat, random.pick(subject.careful(match.view(ask.seat), ask)).id);
        if (at % DRAWN !== 0) continue;
        const last = match.log.slice(told).map((entry) => visible(entry, null));
        hidden.push(...hiddenInPost(title, match.view(null), last));
        told = match.logged;
      }
      expect(hidden).toEqual([]);
    });
});

test("influence of two digits that has changed is not cut short", () => {
  const change = { key: "influence", args: { side: "us", country: "thailand", change: 1, us: 11, ussr: 9 } };
  const us = [...thick.state.influence.us];
  us[board.place("thailand")] = 11;
  const view = viewOf({ ...thick.state, influence: { ...thick.state.influence, us } }, null);
  expect(hiddenInPost("twilight-struggle", view, [change])).toEqual([]);
});
