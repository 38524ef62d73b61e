import { expect, test } from "vitest";
import { type Sentence, sentences } from "./sentences.ts";
import { missingYo } from "./yo.ts";

/** What a language does not write, whatever is said. */
const unwritten: Readonly<Record<Sentence["language"], readonly RegExp[]>> = {
  en: [/ [-—] |—/, /\.\.\./, / {2}/, /"/, /\p{L}'/u],
  ru: [/ [-—] |—/, /\.\.\./, / {2}/, /"/],
};

/** Words that docs/terms.md has another word for, and in which files they stand for something else. */
const doubles: readonly { readonly not: RegExp; readonly say: string; readonly but?: RegExp }[] = [
  { not: /зерн[оа]м? (всех )?(бросков|раздач|партии)|исходное число/iu, say: "сид" },
  { not: /хэш/iu, say: "хеш" },
  { not: /взакрытую/iu, say: "рубашкой вверх" },
  { not: /ценност/iu, say: "значение" },
  { not: /особ(ая|ой|ую) карт|^особая$/iu, say: "специальная карта" },
  { not: /соперник/iu, say: "противник", but: /src\/(i18n|discord)|commands/ },
  { not: /доплат/iu, say: "покрыть нехватку" },
  { not: /заголов(ок|ка)/iu, say: "начальное событие" },
  { not: /общ(ее|ая|ие) (событи|карт)/iu, say: "нейтральное событие" },
  { not: /итогов\p{L}+ подсч|подсч[её]т\p{L}* очков в конце игры/iu, say: "финальный подсчёт очков" },
  { not: /лицом (\p{L}+ )?вниз/iu, say: "рубашкой вверх", but: /wir-sind-das-volk/ },
  { not: /(у стороны|стороной) \*\*/iu, say: "the side itself, in the nominative" },
  { not: /перетас/iu, say: "перемешать" },
  { not: /бо(ец|йц)/iu, say: "солдат", but: /components\/scenarios/ },
  { not: /коммуникаци/iu, say: "инфраструктура" },
  { not: /(\d|одно|одного|одному) влияни/iu, say: "очко влияния" },
  { not: /(\d|\}) беспорядк?ов/iu, say: "фишка беспорядков" },
  { not: /(?<!\p{L})период(а|ом|у|ы|ов)?(?!\p{L})/iu, say: "эпоха" },
  { not: /(?<!\p{L})(в|из) рук[еи](?!\p{L})/iu, say: "на руке, с руки" },
  { not: /заверш(ать|ает|аете|ите) (свой |любой |каждый )?(ваш )?ход|завершает ваши ходы/iu, say: "закончить ход" },
  { not: /-associated|(US|USSR|own) Influence/u, say: "a card with a US event, influence" },
  { not: /(in|from|out of) the discards/iu, say: "the discard pile", but: /undaunted|wir-sind-das-volk|grammar/ },
  { not: /\bmarker\w* (there )?costs?\b|say done/iu, say: "1 influence costs, choose Done" },
  { not: /(?<!p)lays? down|laid down/u, say: "play face down" },
  { not: /(?<!\p{L})замена(?!\p{L})|stand-in/iu, say: "estimate, наша оценка" },
  { not: /участ(ок|ка|ке|ков)(?!\p{L})/iu, say: "квадрат", but: /src\/playground|terrains/ },
  { not: /расстояни/iu, say: "дистанция", but: /synonyms/ },
  { not: /сооружени/iu, say: "объект" },
  { not: /police (is|removes)(?!\p{L})/u, say: "the police are, the police remove" },
];

const said = sentences();
const show = ({ file, words }: Sentence): string => `${file}: ${words}`;

test("the sentences of the sources are found", () => {
  const count = (language: Sentence["language"]) => said.filter((each) => each.language === language).length;
  expect(count("ru")).toBeGreaterThan(3000);
  expect(count("en")).toBeGreaterThan(3000);
});

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

test("Russian has ё", () => {
  expect(said.filter(({ language, words }) => language === "ru" && missingYo(words) !== null).map(show)).toEqual([]);
});

test("one dash, one ellipsis, the quotes of the language, and single spaces", () => {
  const wrong = said.filter(({ language, words }) => unwritten[language].some((each) => each.test(words)));
  expect(wrong.map(show)).toEqual([]);
});

test("nobody is shouted at", () => {
  // names may, as printed: «Снесите эту стену!», Wir sind das Volk!, Ish bin ein Bearleener!
  const printed = /«[^»]*»|“[^”]*”|Wir sind das Volk!|Мы народ!|Bearleener!|in the East!/g;
  const isShouted = ({ words }: Sentence) => /!/.test(words.replace(printed, ""));
  expect(said.filter(({ words, file }) => isShouted({ words, file, language: "en" })).map(show)).toEqual([]);
});

test("titles of cards are quoted by whoever fills a sentence, and stand in marks where they are written out", () => {
  const wrong = (words: string) =>
    /«\{(card|event|crisis|by)\}»/u.test(words) ||
    /карт\p{L}* \*[^«*]/u.test(words) ||
    /событи\p{L}* \*[^«*]/u.test(words);
  // what a soldier of Undaunted is called is no title
  const said = sentences().filter(({ language, file }) => language === "ru" && !file.includes("undaunted"));
  expect(said.filter(({ words }) => wrong(words)).map(show)).toEqual([]);
});

test.each(doubles)("one word for one thing: $say", ({ not, but }) => {
  expect(said.filter(({ words, file }) => not.test(words) && but?.test(file) !== true).map(show)).toEqual([]);
});
