import { describe, expect, test } from "vitest";
import { entry } from "../../src/discord/choices.ts";
import { onButton } from "../../src/discord/option-words.ts";
import type { Ask, Language } from "../../src/engine/index.ts";
import type { AnyMatch, AnyTitle } from "../../src/games/title.ts";
import { twilightStruggleTitle } from "../../src/games/twilight-struggle/title.ts";
import { undauntedTitle } from "../../src/games/undaunted/title.ts";
import { twoPlusTwoTitle, wirSindDasVolkTitle } from "../../src/games/wir-sind-das-volk/title.ts";
import { table as twilight } from "../games/twilight-struggle/table.ts";
import { table as undaunted } from "../games/undaunted/table.ts";
import { table as volk } from "../games/wir-sind-das-volk/table.ts";

/** What a menu says of something that is taken so often, on its two lines. */
function often(
  title: AnyTitle,
  { match }: { readonly match: unknown },
  id: string,
  times: number,
  language: Language = "en",
) {
  const played = match as AnyMatch;
  const ask = played.pending[0] as Ask;
  const question = { ask, lead: null, view: played.view(ask.seat), dangers: new Map<string, string>() };
  const { label, detail } = entry({ title, language, draft: null }, question, { id, times });
  return `${label} | ${detail}`;
}

describe("a value that takes several says what comes of them all", () => {
  const influence = { italy: [1, 0], panama: [1, 4], canada: [2, 0] } as const;

  test("6.1: influence with operations, its cost and who controls then", () => {
    const t = twilight({ side: "us", hands: { us: ["nato"] }, influence }).us("nato", "influence");
    const say = (id: string, times: number) => often(twilightStruggleTitle, t, id, times);
    expect(say("italy", 2)).toBe("Italy ×2 | 1:0 → 3:0 · 2 ops · US controls");
    // 4 − 1 is 3, stability 2: dear until the lead is 1, which is with the second
    expect(say("panama", 2)).toBe("Panama ×2 | 1:4 → 3:4 · 4 ops");
    expect(often(twilightStruggleTitle, t, "italy", 2, "ru")).toBe("Италия ×2 | 1:0 → 3:0 · 2 ОО · контроль США");
  });

  test("6.1.2: the marker that breaks control is dear, the next is not", () => {
    const dear = { ...influence, panama: [1, 3] } as const;
    const t = twilight({ side: "us", hands: { us: ["nato"] }, influence: dear }).us("nato", "influence");
    expect(often(twilightStruggleTitle, t, "panama", 3)).toBe("Panama ×3 | 1:3 → 4:3 · 4 ops");
  });

  test("Suez Crisis takes from the enemy, whoever is asked", () => {
    const t = twilight({
      hands: { us: ["nato"], ussr: ["suez-crisis"] },
      influence: { france: [3, 0], israel: [4, 0] },
    }).ussr("suez-crisis", "event");
    expect(often(twilightStruggleTitle, t, "france", 2)).toBe("France ×2 | 3:0 → 1:0");
    expect(often(twilightStruggleTitle, t, "israel", 2)).toBe("Israel ×2 | 4:0 → 2:0");
  });

  test("Suez Crisis takes no operations, and Liberation Theology's markers cost none", () => {
    const t = twilight({
      hands: { us: ["nato"], ussr: ["suez-crisis"] },
      influence: { france: [3, 0], israel: [4, 0] },
    });
    expect(often(twilightStruggleTitle, t.ussr("suez-crisis", "event"), "france", 2)).not.toContain("op");
    const given = twilight({ turn: 5, hands: { us: ["nato"], ussr: ["liberation-theology"] }, influence });
    expect(often(twilightStruggleTitle, given.ussr("liberation-theology", "event"), "panama", 2)).toBe(
      "Panama ×2 | 1:4 → 1:6 · USSR controls",
    );
  });

  test("Bolster: so many of the copies, and what each can do", () => {
    const t = undaunted({
      side: "lrdg",
      hands: { lrdg: ["lrdg-lieutenant"] },
      supply: { lrdg: ["lrdg-scout", "lrdg-scout", "lrdg-scout"] },
    }).lrdg("lrdg-lieutenant", "bolster");
    expect(often(undauntedTitle, t, "lrdg-scout", 2)).toMatch(/^Scout ×2 \| 2 of 2 copies · Scout 2, /);
    expect(often(undauntedTitle, t, "lrdg-scout", 2, "ru")).toMatch(/\| 2 из 2 копий · Развед/);
  });

  test("B5: unrest in one province, with the mass protest that it makes", () => {
    const t = volk({ seat: "east", decade: 3, unrest: 2, display: ["red-army-faction"] });
    t.east("red-army-faction", "event");
    expect(often(wirSindDasVolkTitle, t, "bayern", 2)).toMatch(/^Bavaria ×2 \| unrest 2 → 4 · mass protests 0 → 1 · /);
  });
});

describe("[B5d] what is left out says so itself", () => {
  const shown = (title: AnyTitle, { match }: { readonly match: unknown }, language: Language) => {
    const ask = (match as AnyMatch).pending[0] as Ask;
    return ask.options.map(({ id }) => onButton({ title, language, view: undefined, dangers: new Map() }, ask, id));
  };

  test("of a neutral event", () => {
    const t = volk({ seat: "west", decade: 3, display: ["transit-agreement"] }).west("transit-agreement", "event");
    expect(shown(wirSindDasVolkTitle, t, "en")).toEqual([
      "Leave Out Nothing",
      "Leave out: build 1 point in the West (West chooses where)",
      "Leave out: −1 unrest in the West (West chooses where)",
      "Leave out: western currency → East",
    ]);
    expect(shown(wirSindDasVolkTitle, t, "ru").slice(0, 2)).toEqual([
      "Ничего не пропускать",
      expect.stringMatching(/^Пропустить: /),
    ]);
  });

  test("of an automatic event", () => {
    const t = volk({
      seat: "usa",
      unrest: 1,
      tracks: { arms: 4 },
      powers: {},
      display: ["berlin-airlift", "land-reform"],
    });
    t.usa("berlin-airlift", "credit");
    expect(shown(twoPlusTwoTitle, t, "en")).toEqual([
      "Cancel Nothing",
      "Cancel: −1 unrest in the East",
      "Cancel: western currency → West",
      "Cancel: socialists → East",
    ]);
    expect(shown(twoPlusTwoTitle, t, "ru").slice(0, 2)).toEqual([
      "Ничего не отменять",
      expect.stringMatching(/^Отменить: /),
    ]);
  });
});
