import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { boardPages } from "../../src/discord/text-board.ts";
import { languages } from "../../src/engine/index.ts";
import { titles } from "../../src/games/titles.ts";
import { provinceList, siteList } from "../../src/games/wir-sind-das-volk/components/board/index.ts";
import { rules } from "../../src/games/wir-sind-das-volk/reference/rules-summary/index.ts";
import { twoPlusTwoTitle, wirSindDasVolkTitle } from "../../src/games/wir-sind-das-volk/title.ts";
import { boardLines } from "../board-words.ts";
import { type Setting, table } from "../games/wir-sind-das-volk/table.ts";
import { faultFinder } from "../i18n/faults.ts";

const ids = [...provinceList, ...siteList].map(({ id }) => id);
const fault = faultFinder([...ids, "west", "east", "usa", "ussr"], /--|icon:|arrow:/);

const position: Setting = {
  decade: 2,
  seat: "east",
  unrest: { sachsen: 5, bayern: 4, "west-berlin": 4 },
  supplierProtests: ["rheinland-pfalz"],
  standard: { bayern: 2, sachsen: 1 },
  sectors: { french: 1 },
  socialists: { sachsen: 2 },
  box: 1,
  factories: ["hamburg", "kiel", "leipzig", "dresden", "cssr-east"],
  runDown: ["berlin"],
  segments: ["kiel--hamburg", "leipzig--dresden", "dresden--cssr-east"],
  tracks: { prestige: 2, currency: -1, socialists: 3, dominance: -2, space: 1 },
  police: [{ card: "stasi-is-founded", strength: "dark", used: true }],
  hands: { west: ["land-reform"], east: ["1953-uprising"] },
  display: ["noespl-reforms", "spiegel-scandal"],
  special: "building-the-berlin-wall",
  played: ["east-germany-introduces-citizenship"],
};

describe.each([
  ["for two", wirSindDasVolkTitle, table(position), 85],
  [
    "for four",
    twoPlusTwoTitle,
    table({
      ...position,
      powers: {
        doves: 3,
        dearerArms: true,
        weakerAid: true,
        peacemakers: { usa: ["korean-war"], west: [], ussr: [], east: [] },
      },
    }),
    125,
  ],
] as const)("the title %s", (_, title, t, cards) => {
  const kinds = ["card", "place", "rule"] as const;

  test("is registered", () => {
    expect(titles.get(title.game.id)?.name).toBe(title.name);
  });

  test("has every card, every place and the rules to look up", () => {
    expect(title.subjects("card")).toHaveLength(cards);
    // 14 provinces, 42 places for factories, 76 for infrastructure
    expect(title.subjects("place")).toHaveLength(132);
    expect(title.subjects("rule").length).toBeGreaterThan(19);
  });

  test("has words for everything, with a position and without, in sound lines", () => {
    for (const kind of kinds)
      for (const id of title.subjects(kind))
        for (const language of languages)
          for (const view of [null, t.view]) {
            const lines = title.lookUp(kind, id, language, view);
            expect(lines.length, id).toBeGreaterThan(0);
            expect(title.messages.name(id)?.[language], id).toBeDefined();
            for (const line of lines) expect(fault(language, line), line).toBeNull();
          }
  });

  test("tells the position, and nothing of a hand", () => {
    for (const language of languages) {
      const lines = boardLines(title, t.match.view("west"), language);
      for (const line of lines) expect(fault(language, line), line).toBeNull();
      expect(boardPages(title.board(t.view, language), null).pages.length).toBeLessThan(4);
      const score = title.score(t.view, language);
      expect(lines.slice(0, 2).every((line) => score.includes(line))).toBe(true);
      expect(lines.join("\n")).not.toContain(title.messages.name("land-reform")?.[language]);
    }
  });

  test("shows a hand to its seat only, and groups what is in a list", () => {
    expect(title.hand(t.match.view("west"))).toEqual(["land-reform"]);
    expect(title.hand(t.view)).toEqual([]);
    expect(title.group("kiel--hamburg")).toBe("schleswig-holstein");
    expect(title.group("polska-north")).toBe("polska");
    expect(title.group("bayern")).toBe("group:west");
    expect(title.group("land-reform")).toBe("decade:1");
    for (const kind of ["card", "place"] as const)
      for (const id of title.subjects(kind)) expect(title.messages.name(title.group(id) ?? ""), id).toBeDefined();
  });
});

test("every paragraph that the rules cite is in the digest", () => {
  const folder = "src/games/wir-sind-das-volk";
  const cited = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .flatMap((file) => [...readFileSync(`${folder}/${file}`, "utf8").matchAll(/rule(?::| =) "([\w.]+)"/g)])
    .map(([, paragraph]) => paragraph ?? "");
  expect(cited.length).toBeGreaterThan(60);
  const known = new Set(rules.flatMap(({ aliases }) => aliases));
  expect([...new Set(cited)].filter((paragraph) => !known.has(paragraph))).toEqual([]);
});

test("the arithmetic of a position in words", () => {
  const lines = boardLines(wirSindDasVolkTitle, table(position).view, "en");
  expect(lines).toContain("Prestige East 2 · western currency West 1 · socialists East 3, 1 in the box");
  expect(lines).toContain(
    "**Saxony**: unrest 5 (mass protests 1), living standard 1, socialists 2, best factory 3, economy 7 · factories: **Leipzig** 2; **Dresden** 3; **Karl-Marx-Stadt** none",
  );
  expect(lines).toContain("**West**, 3 of 4 mass protests · economy 4");
  expect(lines).toContain("No Wall · flight so far 2");
  expect(lines).toContain(
    "**Rhineland-Palatinate**: unrest 0 (mass protests 1, 1 of them for West Berlin), living standard 0, best factory 0, economy 0 · factories: **Koblenz** none; **Saarbrücken** none; **Kaiserslautern** none",
  );
});

test("[7] the icon right of the value is for its own colour, and [6.4] an arrow with priority is no plain one", () => {
  const lookUp = (card: string, language: "en" | "ru") => twoPlusTwoTitle.lookUp("card", card, language, null);
  expect(lookUp("truman-doctrine", "en")).toContain(
    "With the value: USSR draws a conflict card (only if USSR or East plays it)",
  );
  expect(lookUp("truman-doctrine", "ru")).toContain(
    "Вместе со значением: СССР берёт карту конфликта (только если играет СССР или Восток)",
  );
  expect(lookUp("russian-tanks", "en").join()).toContain("priority prestige → West");
  expect(lookUp("russian-tanks", "ru").join()).toContain("приоритетный престиж → Запад");
});

test("a card, a city and a stand-in in words", () => {
  expect(wirSindDasVolkTitle.lookUp("card", "stalinist-purges", "en", null)).toEqual([
    "#15 *Stalinist purges* · 1952–1953 · neutral · value 1 · light police card",
    "Event: build 1 point in the West (West chooses where), dismantle 1 point in the East (West chooses where), light police card, socialists → East",
  ]);
  expect(wirSindDasVolkTitle.lookUp("place", "dresden", "en", table(position).view)).toEqual([
    "**Dresden** · **Saxony**",
    "Connections: **Cottbus**, **Leipzig**, **Karl-Marx-Stadt**, **ČSSR (E)**",
    "A factory worth 3, 2 working connections",
  ]);
  expect(twoPlusTwoTitle.lookUp("card", "korean-war", "en", null)).toContain(
    "Our estimate, the printed card is not known to us: 7.",
  );
});
