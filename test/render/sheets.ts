import { type Picture, paintSheet, type SheetRow } from "../../render/index.ts";
import type { Language } from "../../src/engine/index.ts";
import { titles } from "../../src/games/titles.ts";
import { type PhraseKey, phrase } from "../../src/i18n/index.ts";

type Sheet = (language: Language) => Promise<Picture | null>;

const right = "right" as const;
const long = { en: "Maximiliana Featherstonehaugh-Cholmondeley", ru: "Константин Константинопольский-Дальний" };
const others = { en: ["Anna", "Boris", "Chen", "Dasha"], ru: ["Анна", "Борис", "Чен", "Даша"] };
const people = (language: Language) => [long[language], ...others[language]];

const words =
  (language: Language) =>
  (key: PhraseKey, args = {}): string =>
    phrase(language, { key, args });
const nameOf = (title: string, language: Language): string => titles.get(title)?.name[language] ?? title;

const ladder: Sheet = (language) => {
  const say = words(language);
  const names = people(language);
  return paintSheet({
    name: "ladder",
    heading: nameOf("red-sea", language),
    words: say("ladder.sheet", { people: names.length }),
    columns: [
      { head: say("ladder.column.place"), share: 1.2 },
      { head: say("ladder.column.player"), share: 5 },
      { head: say("ladder.column.its"), share: 2, align: right },
      { head: say("ladder.column.skill"), share: 2, align: right },
      { head: say("ladder.column.games"), share: 2, align: right },
    ],
    rows: names.map((name, at) => ({
      cells: [String(at + 1), name, String(5412 - 97 * at), String(1104 - 160 * at), String(24 - 5 * at)],
      isMarked: at === 2,
    })),
    notes: [say("ladder.sheet.note")],
  });
};

const profile: Sheet = (language) => {
  const say = words(language);
  const side = (title: string, seat: string, tally: string): SheetRow => ({
    cells: [`– ${titles.get(title)?.messages.name(seat)?.[language] ?? seat}`, tally, ""],
  });
  return paintSheet({
    name: "profile",
    heading: people(language)[1] ?? "",
    words: language === "ru" ? "33 оконченные партии" : "33 finished games",
    columns: [
      { head: say("ladder.column.games"), share: 6.5 },
      { head: say("profile.sheet.order"), share: 3.5, align: right },
      { head: say("ladder.column.its"), share: 1.6, align: right },
    ],
    rows: [
      { cells: [nameOf("twilight-struggle", language), "9 – 1 – 4", "5230"], isMarked: true, bar: [9, 1, 4] },
      side("twilight-struggle", "us", "4 – 0 – 3"),
      side("twilight-struggle", "ussr", "5 – 1 – 1"),
      { cells: [nameOf("undaunted-north-africa", language), "3 – 0 – 16", "4890"], isMarked: true, bar: [3, 0, 16] },
      side("undaunted-north-africa", "lrdg", "3 – 0 – 7"),
      side("undaunted-north-africa", "italy", "0 – 0 – 9"),
    ],
    notes: [
      say("profile.dice", { percent: 53, count: 410 }),
      say("profile.pace", { pace: say("pace.hours", { count: 9 }) }),
    ],
  });
};

const league: Sheet = (language) => {
  const say = words(language);
  return paintSheet({
    name: "league",
    heading: language === "ru" ? "Зимняя лига 1962" : "Winter League 1962",
    words: `${nameOf("two-plus-two", language)} · 4 / 7`,
    columns: [
      { head: say("ladder.column.place"), share: 1.2 },
      { head: say("ladder.column.player"), share: 5 },
      { head: say("league.column.points"), share: 1.8, align: right },
      { head: say("league.column.berger"), share: 1.8, align: right },
      { head: say("league.column.tally"), share: 2.2, align: right },
    ],
    rows: people(language).map((name, at) => ({
      cells: [
        String(at + 1),
        name,
        ["4", "3½", "2", "1", "0"][at] ?? "",
        ["8½", "6¾", "3", "1½", "0"][at] ?? "",
        `${4 - at}–0–${at}`,
      ],
      isMarked: at === 1,
    })),
    notes: [],
  });
};

/** Names and numbers in rows, with a name that is too long for its column. */
export const sheets: readonly (readonly [name: string, paint: Sheet])[] = [
  ["sheet-ladder", ladder],
  ["sheet-profile", profile],
  ["sheet-league", league],
];
