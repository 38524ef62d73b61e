import { expect, test } from "vitest";
import { altOf } from "../../render/kit/alt.ts";
import { painters } from "../../render/painters.ts";
import { languages, Match } from "../../src/engine/index.ts";
import { titles } from "../../src/games/titles.ts";
import { Random } from "../fuzz/random.ts";
import { subjectOf } from "../fuzz/subjects.ts";
import { table } from "../games/twilight-struggle/table.ts";

test("a sentence that does not fit leaves room for those after it, and a board says where it is told", () => {
  const [short, long, last] = ["Short.", `${"l".repeat(1020)}.`, "Last."];
  expect(altOf([short, last], "Elsewhere.")).toBe("Short. Last.");
  expect(altOf([short, long, last])).toBe("Short. Last.");
  expect(altOf([short, long, last], "Elsewhere.")).toBe("Short. Last. Elsewhere.");
  expect(altOf([`${"x".repeat(2000)}.`])).toHaveLength(1024);
});

test.each([...titles.keys()])(
  "the board of %s is described within what Discord takes, and ends with a sentence",
  (id) => {
    const title = titles.get(id);
    const subject = subjectOf(id);
    if (title === undefined) throw new Error(id);
    const random = new Random(`alt-${id}`);
    const options = title.game.options(subject.options(random));
    const match = Match.start(title.game, { options, seed: `alt-${id}` });
    for (let answers = 0; match.outcome === null && answers < 600; answers++) {
      if (answers % 60 === 30)
        for (const language of languages) {
          const alt = painters.get(id)?.board({ view: match.view(null), language }).alt ?? "";
          expect(alt.length).toBeLessThanOrEqual(1024);
          expect(alt).toMatch(/[.)]$/);
        }
      const ask = random.pick(match.pending.filter((each) => !each.answered));
      match.answer(ask.seat, random.pick(subject.careful(match.view(ask.seat), ask)).id);
    }
  },
);

test("in a crowded world the China card, the space race and what is in effect are still told", () => {
  const everywhere = Object.fromEntries(
    (titles.get("twilight-struggle")?.subjects("place") ?? []).map((id) => [id, [12, 11]]),
  );
  const { view } = table({
    influence: everywhere,
    effects: [{ card: "nato", side: "us" }],
    space: { us: 3, ussr: 2 },
  });
  const alt = painters.get("twilight-struggle")?.board({ view, language: "en" }).alt ?? "";
  expect(alt).toContain("The China Card: USSR, face up.");
  expect(alt).toContain("Space race: US 3, USSR 2.");
  expect(alt).toContain("In effect: NATO (US).");
  expect(alt).toMatch(/All of it in words: \/game board as: text\.$/);
});
