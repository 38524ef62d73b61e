import { expect, test } from "vitest";
import { forecast } from "../../../src/games/red-sea/forecast.ts";
import { redSeaMessages } from "../../../src/games/red-sea/messages/index.ts";
import { piles } from "../../../src/games/red-sea/piles.ts";
import { shownLines } from "../shown-lines.ts";
import { type Setting, table } from "./table.ts";

const shown = (setting: Setting) => shownLines(forecast(table(setting).view), redSeaMessages);

test("10.1, 10.2: a region with what the Sea Lanes add, as its card then counts it", () => {
  const influence = { sudan: [2, 0], "sea-lanes": [1, 0] } as const;
  const lines = shown({ influence });
  const at = lines.findIndex((line) => line.startsWith("**Africa**"));
  const t = table({ influence, hands: { ussr: ["africa-scoring", "famine"] } });
  const before = t.view.vp;
  t.ussr("africa-scoring");
  expect(lines[at]).toBe(`**Africa** → **US +${t.view.vp - before}**`);
  expect(lines.slice(at, at + 3).join("\n")).toContain("Strategic Sea Lanes: **US**");
});

test("10.4.2: the final scoring with the Sea Lanes and Romanian Autonomy", () => {
  const lines = shown({ influence: { "sea-lanes": [2, 0] }, turn: 2, vp: -1 });
  const at = lines.findIndex((line) => line.startsWith("**Final scoring"));
  expect(lines[at + 1]).toContain("Now **USSR +1**, Africa **0**, Middle East **0**");
  expect(lines[at + 1]).toMatch(/Sea Lanes\*\* \*\*US \+[12]\*\*, \*Romanian Autonomy\* \*\*US \+1\*\*/);
});

test("4.4: the Late War joins after the first turn", () => {
  const read = (turn: number) => shownLines(piles(table({ turn }).view), redSeaMessages);
  expect(read(1).some((line) => /^Turn 2: \d+ cards of the Late War join it$/.test(line))).toBe(true);
  expect(read(2).join()).not.toContain("join it");
});
