import { expect, test } from "vitest";
import { titles } from "../../src/games/titles.ts";
import { ru } from "../../src/i18n/ru/index.ts";
import { missingYo } from "./yo.ts";

test("ё is missed where it is missing, and only there", () => {
  expect(["Еще раз", "убирает все влияние", "СЧЕТ", "решения в нем", "отменен"].map(missingYo)).toEqual([
    "Еще",
    "все влияние",
    "СЧЕТ",
    "в нем",
    "отменен",
  ]);
  expect(["Ещё раз", "все карты", "больше, чем у СССР", "выведен"].map(missingYo)).toEqual([null, null, null, null]);
});

test("what the bot and every game say is spelled with ё and –", () => {
  const said = [ru, ...[...titles.values()].map(({ messages }) => messages.phrases.ru)].flatMap((phrases) =>
    Object.entries(phrases).map(([key, words]) => ({ key, words: words ?? "" })),
  );
  expect(said.length).toBeGreaterThan(1000);
  expect(said.filter(({ words }) => missingYo(words) !== null || / - |—/.test(words)).map(({ key }) => key)).toEqual(
    [],
  );
});
