import { expect, test } from "vitest";
import type { Ask } from "../../../src/engine/index.ts";
import { redSeaTitle } from "../../../src/games/red-sea/title.ts";
import { twilightStruggleTitle } from "../../../src/games/twilight-struggle/title.ts";
import { optionDetail } from "../../../src/i18n/options.ts";
import { table as twilightTable } from "../twilight-struggle/table.ts";
import { type Setting, table } from "./table.ts";

const asked = (t: { readonly match: { readonly pending: readonly Ask[] } }): Ask => {
  const [ask] = t.match.pending;
  if (ask === undefined) throw new Error("nothing is asked");
  return ask;
};

test("The Derg: an option names the stability that Ethiopia has now", () => {
  const words = redSeaTitle.messages;
  const setting: Setting = {
    side: "us",
    hands: { us: ["diego-garcia"] },
    influence: { kenya: [1, 0], ethiopia: [0, 3], somalia: [0, 1] },
  };
  const detail = (effects: Setting["effects"] = [], use: "influence" | "coup" = "influence") =>
    optionDetail("en", asked(table({ ...setting, effects }).us("diego-garcia", use)), "ethiopia", words);
  const derg: Setting["effects"] = [{ card: "the-derg", side: "ussr" }];
  expect(detail()).toBe("costs 2 · stability 1");
  expect(detail(derg)).toBe("costs 2 · stability 3");
  expect(detail(derg, "coup")).toBe("33 %, up to +2 · DEFCON may fall to 3 · stability 3");
});

test("Turn Zero and Mobutu: so with Taiwan as a battleground, and Zaire", () => {
  const words = twilightStruggleTitle.messages;
  const t = twilightTable({
    side: "us",
    crises: { "crisis:chinese-civil-war": "6" },
    effects: [{ card: "mobutu-sese-seko", side: "us" }],
    hands: { us: ["nato"] },
    influence: { taiwan: [1, 0], zaire: [1, 0], angola: [1, 0] },
  }).us("nato", "influence");
  expect(optionDetail("en", asked(t), "taiwan", words)).toBe("costs 1 · stability 3, battleground");
  expect(optionDetail("ru", asked(t), "zaire", words)).toContain("стабильность 3");
  expect(optionDetail("en", asked(t), "angola", words)).toBe("costs 1 · stability 1, battleground");
});
