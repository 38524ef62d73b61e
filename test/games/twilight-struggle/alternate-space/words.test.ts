import { expect, test } from "vitest";
import { languages } from "../../../../src/engine/index.ts";
import { spaceTrackOf } from "../../../../src/games/twilight-struggle/components/board.ts";
import { twilightStruggleTitle as title } from "../../../../src/games/twilight-struggle/title.ts";
import { logLine, prompt } from "../../../../src/i18n/index.ts";
import { boardLines } from "../../../board-words.ts";
import { fault } from "../../../games-titles/words.ts";
import { table } from "../table.ts";

const options = { spaceTrack: "alternate" } as const;

test("the status names the boxes and the abilities, and which is used up", () => {
  const t = table({
    options,
    space: { us: 1, ussr: 4 },
    hands: { ussr: ["comecon", "fidel"] },
    influence: { italy: [9, 1] },
  });
  expect(boardLines(title, t.view, "en")).toContain(
    "Space race: US in box 1, Hydrogen Bomb; USSR in box 4, Moon Landing (2 military operations before the check, once per round 1 influence in a country the opponent controls costs 1 op)",
  );
  t.ussr("comecon", "influence", "italy");
  expect(boardLines(title, t.view, "en").join("\n")).toContain("in a country the opponent controls costs 1 op, used)");
  for (const language of languages)
    for (const line of boardLines(title, t.view, language)) expect(fault(language, line), line).toBeNull();
});

test("every box has names, and the rule its numbers", () => {
  const track = spaceTrackOf({ edition: "deluxe", spaceTrack: "alternate" });
  expect(track).toHaveLength(9);
  for (const { name } of track) for (const language of languages) expect(name[language]).not.toBe("");
  expect(spaceTrackOf({ edition: "second", spaceTrack: "alternate" })).toBe(track);
  const [, text = ""] = title.lookUp("rule", "rule:alternate-space", "en", null);
  const vp = track.slice(1).map(({ vp: { first, second } }) => (first === 0 ? "0" : `${first}/${second}`));
  expect(text).toContain(`VP ${vp.join(", ")}.`);
});

test("the second die is asked for and told in both languages", () => {
  const t = table({
    options,
    space: { ussr: 6 },
    hands: { ussr: ["comecon", "fidel"] },
    influence: { iran: [1, 0] },
    dice: [2, 5],
  });
  t.ussr("comecon", "coup", "iran");
  const [ask] = t.match.pending;
  if (ask === undefined) throw new Error("nobody is asked");
  expect(prompt("en", ask, title.messages)).toContain("the die shows 2, a result of +1");
  t.ussr("reroll");
  for (const language of languages)
    for (const entry of t.match.log) {
      const line = logLine(language, entry, title.messages);
      expect(line).not.toMatch(/[{}[\]]|^\(/);
    }
});
