import { describe, expect, test } from "vitest";
import { languages, type OptionValues, own } from "../../src/engine/index.ts";
import type { AnyTitle } from "../../src/games/title.ts";
import { titles } from "../../src/games/titles.ts";
import { undauntedTitle } from "../../src/games/undaunted/title.ts";
import { fault } from "./words.ts";

/** The usual game, and one for each value that an option can have. */
const variants = ({ game }: AnyTitle): OptionValues[] => [
  game.options({}),
  ...Object.entries(game.optionSpecs).flatMap(([name, { values }]) =>
    values.map((value) => game.options({ [name]: value })),
  ),
];

describe.each([...titles.values()])("the briefing of $game.id", (title) => {
  test("reads well with every option, is short in a lobby and fits one message as a whole", () => {
    for (const options of variants(title))
      for (const language of languages) {
        const { brief, whole, name } = title.briefing(options, language);
        for (const line of [...brief, ...whole, name[language]]) expect(fault(language, line), line).toBeNull();
        expect(brief.join("\n").length).toBeLessThan(1200);
        expect(whole.join("\n").length).toBeLessThan(3800);
        expect(brief.length).toBeGreaterThan(0);
      }
  });
});

test("the scenario: who is to do what, what counts where, and who begins", () => {
  const options = undauntedTitle.game.options({ scenario: "convoy" });
  expect(undauntedTitle.briefing(options, "en").brief).toEqual([
    "**7. Convoy** · December 1941 · Road south of Jedabya",
    "**LRDG**: Neutralise two vehicles, whoever had them first.",
    "**Italy**: Evacuate one vehicle by the eastern end of the track.",
    "**Italy** leaves the board from **3A**: any counter.",
    "**LRDG** holds the initiative token at first, and so goes first on a tie.",
  ]);
  const { whole } = undauntedTitle.briefing(options, "ru");
  expect(whole).toContain(
    "**LRDG** на поле: *Орудийный грузовик* в **9А**, внутри Орудие: *Бронебойщик*, Водитель: *Стрелок*; *Диверсант* в **8Б**; *Разведчик* в **9А**",
  );
  expect(whole).toContain("- **10А** Возвышенность, **6А** Низкие дюны, **20Б** Утёсы");
  expect(whole[1]).toContain("Джедабии");
});

test("structures, objectives and a vehicle that stands empty are told where there are any", () => {
  const told = (scenario: string) =>
    undauntedTitle.briefing(undauntedTitle.game.options({ scenario }), "en").brief.join("\n");
  expect(told("landing-ground-7")).toContain("*Hangar* on **14A** 1 point");
  expect(told("vulnerable-camp")).toContain("Objectives: ");
  expect(told("fuel-dump")).toContain("stands empty: whoever boards it takes it over");
});

test("what the chosen options change is in the briefing of the Cold War", () => {
  const title = titles.get("twilight-struggle");
  const told = (options: object) => title?.briefing(title.game.options(options), "en").brief.join("\n") ?? "";
  expect(told({})).toContain("You win with 20 VP");
  expect(told({})).not.toContain("Turn Zero");
  expect(told({ turnZero: true })).toContain("six crises");
  expect(told({ scenario: "late-war" })).toContain("Play starts in turn 8");
  expect(own(title?.game.optionSpecs ?? {}, "turnZero")?.values).toEqual([false, true]);
});
