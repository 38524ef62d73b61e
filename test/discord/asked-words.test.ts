import { describe, expect, test } from "vitest";
import { asWhole, onButton } from "../../src/discord/option-words.ts";
import { type Ask, type Language, languages } from "../../src/engine/index.ts";
import type { AnyMatch, AnyTitle } from "../../src/games/title.ts";
import { twilightStruggleTitle } from "../../src/games/twilight-struggle/title.ts";
import { twoPlusTwoTitle } from "../../src/games/wir-sind-das-volk/title.ts";
import { prompt, waiting } from "../../src/i18n/index.ts";
import { table as twilight } from "../games/twilight-struggle/table.ts";
import { table as volk } from "../games/wir-sind-das-volk/table.ts";

interface At {
  readonly match: unknown;
}

const asked = ({ match }: At): Ask => (match as AnyMatch).pending[0] as Ask;

/** In both languages, the words of an option of what is asked first. */
function option(title: AnyTitle, at: At, id: string): string[] {
  const view = (at.match as AnyMatch).view(asked(at).seat);
  return languages.map((language) => onButton({ title, language, view, dangers: new Map() }, asked(at), id));
}

const asks = (at: At): string[] =>
  languages.map((language) => prompt(language, asked(at), twilightStruggleTitle.messages));

describe("what is asked says where and how much", () => {
  test("the markers of the set-up go to one part of Europe", () => {
    const t = twilight({ step: { at: "setup", side: "ussr" } });
    expect(asks(t)).toEqual([
      expect.stringMatching(/^Add influence in .*Eastern Europe.*: 6 left\.$/),
      expect.stringMatching(/^Разместите влияние \(.*Восточная Европа.*\): осталось 6 очков\.$/),
    ]);
    const todo = waiting("en", asked(t), twilightStruggleTitle.messages);
    expect(todo).toContain("add influence in Eastern Europe, 6 left");
  });

  test("a card that goes with UN Intervention says how many operations it has", () => {
    const t = twilight({ side: "us", hands: { us: ["un-intervention", "korean-war", "fidel"] } });
    expect(asks(t.us("un-intervention", "event", "korean-war"))).toEqual([
      "Choose an operation: 2 ops.",
      "Выберите операцию: 2 ОО.",
    ]);
  });
});

describe("declining says what is declined", () => {
  test("a marker that may be added", () => {
    const hands = { us: ["europe-scoring", "nato"], ussr: ["the-cambridge-five", "fidel"] } as const;
    const t = twilight({ hands }).ussr("the-cambridge-five", "event");
    expect(option(twilightStruggleTitle, t, "done")).toEqual(["Do not add", "Не размещать"]);
  });
});

test("the superpower that a card leaves open has its name for whoever plays it", () => {
  const build = (seat: "usa" | "ussr" | "east", language: Language) => {
    const t = volk({ seat, decade: 1, display: ["atoms-for-peace", "land-reform"], powers: { doves: 6 } });
    const at: At = t[seat]("atoms-for-peace");
    const sight = { title: twoPlusTwoTitle, language, view: (at.match as AnyMatch).view(seat), dangers: new Map() };
    return onButton(sight, asked(at), "build");
  };
  expect(build("usa", "en")).toContain("USA draws a conflict card");
  expect(build("ussr", "ru")).toContain("СССР берёт карту конфликта");
  expect(build("east", "en")).toContain("USSR draws a conflict card");
});

test("what is asked about once more names the one thing it can fall on", () => {
  const t = twilight({
    side: "us",
    defcon: 2,
    hands: { us: ["nato", "fidel"] },
    influence: { zimbabwe: [0, 1] },
    dice: [3],
  });
  const at: At = t.us("nato");
  const words = asWhole(twilightStruggleTitle, "en", at.match as AnyMatch, asked(at), "coup");
  expect(words).toMatch(/^Coup · Zimbabwe · /);
});
