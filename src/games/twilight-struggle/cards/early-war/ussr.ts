import { type Flow, option } from "../../../../engine/index.ts";
import { emptyOf } from "../../../cold-war/cards/verbs.ts";
import { addInfluence, chooseCountries, removeInfluence } from "../../../cold-war/rules/influence.ts";
import { war } from "../../../cold-war/rules/war.ts";
import { board, eraOf } from "../../components/board.ts";
import { africaAndSoutheastAsia, easternEurope, isScoredBy, westernEurope } from "../areas.ts";
import type { TwilightCards } from "../card.ts";
import { discardWorth } from "../vocabulary.ts";

export const earlyUssr = {
  "socialist-governments": {
    number: 7,
    era: "early",
    ops: 3,
    side: "ussr",
    preventedBy: ["the-iron-lady"],
    name: { en: "Socialist Governments", ru: "Социалистические правительства" },
    aliases: ["socialist", "socgov", "soc gov", "соцправительства", "соц правительства", "социалисты"],
    text: {
      en: "The USSR removes 3 US influence in total from Western Europe, at most 2 per country. Cannot occur after The Iron Lady.",
      ru: "СССР убирает в сумме 3 очка влияния США из Западной Европы, не более 2 из одной страны. Не происходит после события «Железная леди».",
    },
    *event(g): Flow {
      yield* removeInfluence(g, "us", "ussr", { count: 3, perCountry: 2, among: westernEurope });
    },
  },
  fidel: {
    number: 8,
    era: "early",
    ops: 2,
    side: "ussr",
    removed: true,
    name: { en: "Fidel", ru: "Фидель" },
    aliases: ["castro", "fidel castro", "кастро", "фидель кастро"],
    text: {
      en: "The US loses all its influence in Cuba. The USSR adds enough there to control it: up to 3, unless it already has more.",
      ru: "США теряют всё влияние на Кубе. СССР доводит там своё влияние до контроля: до 3 очков; если их уже больше, число не меняется.",
    },
    *event(g): Flow {
      g.removeAll("us", "cuba");
      g.raiseToControl("ussr", "cuba");
    },
  },
  "vietnam-revolts": {
    number: 9,
    era: "early",
    ops: 2,
    side: "ussr",
    removed: true,
    name: { en: "Vietnam Revolts", ru: "Восстание во Вьетнаме" },
    aliases: ["viet revolts", "вьетнам восстаёт", "восстание вьетнама"],
    text: {
      en: "The USSR adds 2 influence to Vietnam. Until the end of the turn, USSR Operations are worth 1 more Op if all their points are used in Southeast Asia.",
      ru: "СССР размещает 2 очка влияния во Вьетнаме. До конца раунда операции СССР получают +1 ОО, если все их очки потрачены в Юго-Восточной Азии.",
    },
    *event(g): Flow {
      g.add("ussr", "vietnam", 2);
      g.begin("vietnam-revolts", "ussr", "turn");
    },
  },
  blockade: {
    number: 10,
    era: "early",
    ops: 1,
    side: "ussr",
    removed: true,
    name: { en: "Blockade", ru: "Блокада" },
    text: {
      en: "The US either discards a card worth 3 or more Ops from its hand, without its event, or loses all its influence in West Germany.",
      ru: "США либо сбрасывают с руки карту на 3 ОО или больше (её событие не происходит), либо теряют всё влияние в Западной Германии.",
    },
    *event(g): Flow {
      if (!(yield* discardWorth(g, "us", 3))) g.removeAll("us", "west-germany");
    },
  },
  "korean-war": {
    number: 11,
    era: "early",
    ops: 2,
    side: "ussr",
    removed: true,
    war: true,
    name: { en: "Korean War", ru: "Корейская война" },
    text: {
      en: "The USSR attacks South Korea, gains 2 Military Ops and rolls a die, −1 for each adjacent country the US controls. On 4 or more the USSR gains 2 VP and turns all US influence in South Korea into its own.",
      ru: "СССР нападает на Южную Корею, получает 2 очка военных операций и бросает кубик: −1 за каждую соседнюю с ней страну под контролем США. При 4 и более СССР получает 2 ПО и заменяет всё влияние США в Южной Корее своим.",
    },
    *event(g): Flow {
      const modifier = g.isCivilWarOpen() ? -1 : 0;
      yield* war(g, "ussr", { target: board.place("south-korea"), needs: 4, vp: 2, milOps: 2, modifier });
    },
  },
  "romanian-abdication": {
    number: 12,
    era: "early",
    ops: 1,
    side: "ussr",
    removed: true,
    name: { en: "Romanian Abdication", ru: "Отречение короля Румынии" },
    aliases: ["abdication", "отречение"],
    text: {
      en: "The US loses all its influence in Romania. The USSR adds enough there to control it: up to 3, unless it already has more.",
      ru: "США теряют всё влияние в Румынии. СССР доводит там своё влияние до контроля: до 3 очков; если их уже больше, число не меняется.",
    },
    *event(g): Flow {
      g.removeAll("us", "romania");
      g.raiseToControl("ussr", "romania");
    },
  },
  "arab-israeli-war": {
    number: 13,
    era: "early",
    ops: 2,
    side: "ussr",
    war: true,
    preventedBy: ["camp-david-accords"],
    name: { en: "Arab-Israeli War", ru: "Арабо-израильская война" },
    aliases: ["arab-israeli", "arab israeli", "arab israeli war", "aiw", "арабо-израильская", "аив"],
    text: {
      en: "The USSR attacks Israel, gains 2 Military Ops and rolls a die, −1 for each of Israel and its neighbours that the US controls. On 4 or more the USSR gains 2 VP and turns all US influence in Israel into its own. Cannot occur after Camp David Accords.",
      ru: "СССР нападает на Израиль, получает 2 очка военных операций и бросает кубик: −1 за каждую страну под контролем США среди Израиля и его соседей. При 4 и более СССР получает 2 ПО и заменяет всё влияние США в Израиле своим. Не происходит после события «Кэмп-Дэвидские соглашения».",
    },
    *event(g): Flow {
      // the only war in which control of the target itself counts
      const modifier = g.controlsCountry("us", "israel") ? -1 : 0;
      yield* war(g, "ussr", { target: board.place("israel"), needs: 4, vp: 2, milOps: 2, modifier });
    },
  },
  comecon: {
    number: 14,
    era: "early",
    ops: 3,
    side: "ussr",
    removed: true,
    name: { en: "COMECON", ru: "СЭВ" },
    text: {
      en: "The USSR picks 4 Eastern European countries that the US does not control and adds 1 influence to each.",
      ru: "СССР выбирает 4 страны Восточной Европы, не находящиеся под контролем США, и размещает в каждой по 1 очку влияния.",
    },
    *event(g): Flow {
      const among = easternEurope.filter((place) => !g.controls("us", place));
      yield* addInfluence(g, "ussr", { count: 4, perCountry: 1, among });
    },
  },
  nasser: {
    number: 15,
    era: "early",
    ops: 1,
    side: "ussr",
    removed: true,
    name: { en: "Nasser", ru: "Насер" },
    text: {
      en: "The USSR adds 2 influence to Egypt. The US loses half of its influence there, rounded up.",
      ru: "СССР размещает 2 очка влияния в Египте. США теряют там половину своего влияния с округлением вверх.",
    },
    *event(g): Flow {
      g.add("ussr", "egypt", 2);
      g.remove("us", "egypt", Math.ceil(g.influence("us", board.place("egypt")) / 2));
    },
  },
  "warsaw-pact-formed": {
    number: 16,
    era: "early",
    ops: 3,
    side: "ussr",
    removed: true,
    name: { en: "Warsaw Pact Formed", ru: "Создание Варшавского договора" },
    aliases: ["warsaw pact", "warsaw", "варшавский договор", "овд", "варшава"],
    text: {
      en: "The USSR chooses: clear all US influence out of 4 Eastern European countries, or place 5 of its own in Eastern Europe, at most 2 per country. From now on NATO can occur as an event.",
      ru: "СССР выбирает: убрать всё влияние США из 4 стран Восточной Европы или разместить 5 очков влияния в Восточной Европе, не более 2 в одной стране. С этого момента может произойти событие «НАТО».",
    },
    messages: {
      "ask.warsaw-pact-formed.way": {
        en: "Remove US influence, or add your own.",
        ru: "Уберите влияние США или разместите своё.",
      },
      "todo.warsaw-pact-formed.way": {
        en: "remove US influence or add its own",
        ru: "уберите влияние США или разместите своё",
      },
      "option.warsaw-pact-formed.way.remove": { en: "Remove US influence", ru: "Убрать влияние США" },
      "option.warsaw-pact-formed.way.add": { en: "Add 5 influence", ru: "Разместить 5 очков влияния" },
    },
    *event(g): Flow {
      const held = easternEurope.filter((place) => g.influence("us", place) > 0);
      const ways = held.length > 0 ? [option("remove"), option("add")] : [option("add")];
      if ((yield* g.ask("ussr", { kind: "warsaw-pact-formed.way" }, ways)) === "remove")
        yield* chooseCountries(g, "ussr", "influence.remove-all", 4, held, (place) => emptyOf(g, "us", place));
      else yield* addInfluence(g, "ussr", { count: 5, perCountry: 2, among: easternEurope });
      g.begin("warsaw-pact-formed", "ussr", "game");
    },
  },
  "de-gaulle-leads-france": {
    number: 17,
    era: "early",
    ops: 3,
    side: "ussr",
    removed: true,
    name: { en: "De Gaulle Leads France", ru: "Де Голль во главе Франции" },
    aliases: ["de gaulle", "degaulle", "де голль", "деголль"],
    text: {
      en: "The US loses 2 influence in France and the USSR adds 1 there. From now on NATO does not protect France.",
      ru: "США теряют 2 очка влияния во Франции, а СССР размещает там 1 очко. С этого момента «НАТО» не защищает Францию.",
    },
    *event(g): Flow {
      g.remove("us", "france", 2);
      g.add("ussr", "france", 1);
      g.begin("de-gaulle-leads-france", "ussr", "game");
    },
  },
  "suez-crisis": {
    number: 28,
    era: "early",
    ops: 3,
    side: "ussr",
    removed: true,
    name: { en: "Suez Crisis", ru: "Суэцкий кризис" },
    aliases: ["suez", "суэц"],
    text: {
      en: "The US loses 4 influence in total in France, the United Kingdom and Israel, at most 2 per country. The USSR chooses where.",
      ru: "США теряют в сумме 4 очка влияния во Франции, Великобритании и Израиле, не более 2 в одной стране. Распределяет СССР.",
    },
    *event(g): Flow {
      const among = board.placesOf("france", "united-kingdom", "israel");
      yield* removeInfluence(g, "us", "ussr", { count: 4, perCountry: 2, among });
    },
  },
  decolonization: {
    number: 30,
    era: "early",
    ops: 2,
    side: "ussr",
    name: { en: "Decolonization", ru: "Деколонизация" },
    aliases: ["decol", "decolonisation", "деколон"],
    text: {
      en: "The USSR picks 4 countries in Africa and/or Southeast Asia and adds 1 influence to each.",
      ru: "СССР выбирает 4 страны в Африке и/или Юго-Восточной Азии и размещает в каждой по 1 очку влияния.",
    },
    *event(g): Flow {
      yield* addInfluence(g, "ussr", { count: 4, perCountry: 1, among: africaAndSoutheastAsia });
    },
  },
  "de-stalinization": {
    number: 33,
    era: "early",
    ops: 3,
    side: "ussr",
    removed: true,
    name: { en: "De-Stalinization", ru: "Десталинизация" },
    aliases: ["destal", "destalinization", "de-stalinisation", "десталин"],
    text: {
      en: "The USSR takes up to 4 of its influence from any countries and puts as much into countries the US does not control, adding at most 2 per country.",
      ru: "СССР убирает до 4 очков своего влияния из любых стран и размещает столько же в странах, не находящихся под контролем США, не более 2 в одной стране.",
    },
    *event(g): Flow {
      const from = board.everywhere.filter((place) => g.influence("ussr", place) > 0);
      const count = yield* removeInfluence(g, "ussr", "ussr", { count: 4, among: from, upTo: true });
      const among = board.everywhere.filter((place) => !g.controls("us", place));
      yield* addInfluence(g, "ussr", { count, perCountry: 2, among });
    },
  },
  "the-cambridge-five": {
    number: 104,
    era: "early",
    ops: 2,
    side: "ussr",
    optional: true,
    name: { en: "The Cambridge Five", ru: "Кембриджская пятёрка" },
    aliases: ["cambridge", "cambridge five", "cambridge 5", "кембридж"],
    text: {
      en: "The US reveals all scoring cards in its hand. The USSR may add 1 influence to 1 country in the region named on one of them. Cannot occur in turns 8–10.",
      ru: "США показывают все карты подсчёта очков на руке. СССР может разместить 1 очко влияния в 1 стране региона, указанного на одной из них. Не происходит в раундах 8–10.",
    },
    condition: (g): boolean => eraOf(g.state.turn) !== "late",
    *event(g): Flow {
      const shown = g.state.hands.us.filter((card) => g.facts(card).scoring);
      g.run.seal("foreseen");
      g.tell("scoring-cards-shown", { side: "us", cards: shown });
      const among = board.everywhere.filter((place) => shown.some((card) => isScoredBy(card, place)));
      yield* addInfluence(g, "ussr", { count: 1, among, upTo: true });
    },
  },
} as const satisfies TwilightCards;
