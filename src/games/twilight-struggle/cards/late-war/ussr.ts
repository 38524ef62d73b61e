import type { Flow } from "../../../../engine/index.ts";
import type { Place } from "../../../cold-war/components/board.ts";
import { addInfluence, chooseCountries, removeInfluence } from "../../../cold-war/rules/influence.ts";
import { conductOperations } from "../../../cold-war/rules/operations.ts";
import { board } from "../../components/board.ts";
import { europe, westernEurope } from "../areas.ts";
import type { TwilightCards } from "../card.ts";
import { discardWorth } from "../vocabulary.ts";

export const lateUssr = {
  "iranian-hostage-crisis": {
    number: 82,
    era: "late",
    ops: 3,
    side: "ussr",
    removed: true,
    name: { en: "Iranian Hostage Crisis", ru: "Захват заложников в Иране" },
    aliases: ["hostage crisis", "hostages", "ihc", "заложники", "захват заложников"],
    text: {
      en: "The US loses all its influence in Iran and the USSR adds 2 there. From now on Terrorism played by the USSR makes the US discard 2 random cards instead of 1.",
      ru: "США теряют всё влияние в Иране, а СССР размещает там 2 очка влияния. С этого момента, если «Терроризм» разыгрывает СССР, США сбрасывают 2 случайные карты вместо 1.",
    },
    *event(g): Flow {
      g.removeAll("us", "iran");
      g.add("ussr", "iran", 2);
      g.begin("iranian-hostage-crisis", "ussr", "game");
    },
  },
  "the-reformer": {
    number: 87,
    era: "late",
    ops: 3,
    side: "ussr",
    removed: true,
    name: { en: "The Reformer", ru: "Реформатор" },
    aliases: ["reformer", "gorbachev", "горбачёв"],
    text: {
      en: "The USSR adds 4 influence in total in Europe, or 6 if it is ahead in VP, at most 2 per country. From now on the USSR may not attempt coups in Europe, and Glasnost gives it extra Operations.",
      ru: "СССР размещает в Европе в сумме 4 очка влияния или 6, если он впереди по ПО, не более 2 в одной стране. С этого момента СССР не может проводить перевороты в Европе, а «Гласность» даёт ему дополнительные операции.",
    },
    *event(g): Flow {
      yield* addInfluence(g, "ussr", { count: g.state.vp < 0 ? 6 : 4, perCountry: 2, among: europe });
      g.begin("the-reformer", "ussr", "game");
    },
  },
  "marine-barracks-bombing": {
    number: 88,
    era: "late",
    ops: 2,
    side: "ussr",
    removed: true,
    name: { en: "Marine Barracks Bombing", ru: "Взрыв казарм морской пехоты" },
    aliases: ["marine barracks", "mbb", "взрыв казарм", "казармы"],
    text: {
      en: "The US loses all its influence in Lebanon. The USSR then removes 2 more US influence in total from 1 or 2 Middle East countries.",
      ru: "США теряют всё влияние в Ливане. Затем СССР убирает ещё 2 очка влияния США из 1 или 2 стран Ближнего Востока.",
    },
    *event(g): Flow {
      g.removeAll("us", "lebanon");
      yield* removeInfluence(g, "us", "ussr", { count: 2, among: board.area("middle-east") });
    },
  },
  glasnost: {
    number: 90,
    era: "late",
    ops: 4,
    side: "ussr",
    removed: true,
    name: { en: "Glasnost", ru: "Гласность" },
    text: {
      en: "Raise DEFCON by 1. The USSR gains 2 VP. If The Reformer has occurred, the USSR may then place influence or make realignment rolls with 4 Ops.",
      ru: "DEFCON повышается на 1. СССР получает 2 ПО. Если событие «Реформатор» уже произошло, СССР может на 4 ОО разместить влияние или провести попытки снижения влияния.",
    },
    gains: 2,
    *event(g): Flow {
      g.raiseDefcon();
      g.award("ussr", 2);
      if (g.inEffect("the-reformer"))
        yield* conductOperations(g, "ussr", g.pointsFor("ussr", 4, null), ["influence", "realign"], { optional: true });
    },
  },
  "ortega-elected-in-nicaragua": {
    number: 91,
    era: "late",
    ops: 2,
    side: "ussr",
    removed: true,
    name: { en: "Ortega Elected in Nicaragua", ru: "Избрание Ортеги в Никарагуа" },
    aliases: ["ortega", "ортега"],
    text: {
      en: "The US loses all its influence in Nicaragua. Then the USSR may make 1 free coup with 2 Ops in Cuba, Honduras or Costa Rica if the US has influence there. It ignores DEFCON limits and gives no Military Ops; in Cuba it lowers DEFCON.",
      ru: "США теряют всё влияние в Никарагуа. Затем СССР может на 2 ОО провести бесплатный переворот на Кубе, в Гондурасе или Коста-Рике, если там есть влияние США. Ограничения DEFCON не действуют, очков военных операций нет; переворот на Кубе понижает DEFCON.",
    },
    peril: { coupIn: board.adjacent(board.place("nicaragua")) },
    *event(g): Flow {
      g.removeAll("us", "nicaragua");
      const grant = {
        among: board.adjacent(board.place("nicaragua")),
        anyDefcon: true,
        free: true,
        optional: true,
      } as const;
      yield* conductOperations(g, "ussr", g.pointsFor("ussr", 2, null), ["coup"], grant);
    },
  },
  "iran-contra-scandal": {
    number: 93,
    era: "late",
    ops: 2,
    side: "ussr",
    removed: true,
    name: { en: "Iran-Contra Scandal", ru: "Скандал «Иран – контрас»" },
    aliases: ["iran-contra", "iran contra", "иран-контрас", "иран контрас", "контрас"],
    text: {
      en: "Until the end of the turn, the US gets −1 on its die in every realignment roll, whoever starts it.",
      ru: "До конца раунда США получают −1 к своему кубику при каждой попытке снижения влияния, кто бы её ни проводил.",
    },
    *event(g): Flow {
      g.begin("iran-contra-scandal", "ussr", "turn");
    },
  },
  "latin-american-debt-crisis": {
    number: 95,
    era: "late",
    ops: 2,
    side: "ussr",
    name: { en: "Latin American Debt Crisis", ru: "Латиноамериканский долговой кризис" },
    aliases: ["debt crisis", "ladc", "долговой кризис"],
    text: {
      en: "Either the US discards a card worth 3 or more Ops from its hand, without its event, or the USSR picks 2 South American countries and doubles its influence in them.",
      ru: "Либо США сбрасывают с руки карту на 3 ОО или больше (её событие не происходит), либо СССР выбирает 2 страны Южной Америки и удваивает в них своё влияние.",
    },
    *event(g): Flow {
      if (yield* discardWorth(g, "us", 3)) return;
      const among = board.area("south-america").filter((place) => g.influence("ussr", place) > 0);
      const double = (place: Place) => g.change("ussr", place, g.influence("ussr", place));
      yield* chooseCountries(g, "ussr", "influence.double", 2, among, double);
    },
  },
  "pershing-ii-deployed": {
    number: 99,
    era: "late",
    ops: 3,
    side: "ussr",
    removed: true,
    name: { en: "Pershing II Deployed", ru: "Размещение «Першинг-2»" },
    aliases: ["pershing", "pershing ii", "pershing 2", "першинг", "першинг-2"],
    text: {
      en: "The USSR gains 1 VP, picks 3 Western European countries and removes 1 US influence from each.",
      ru: "СССР получает 1 ПО, выбирает 3 страны Западной Европы и убирает из каждой по 1 очку влияния США.",
    },
    gains: 1,
    *event(g): Flow {
      g.award("ussr", 1);
      const among = westernEurope.filter((place) => g.influence("us", place) > 0);
      yield* chooseCountries(g, "ussr", "influence.remove", 3, among, (place) => g.change("us", place, -1));
    },
  },
} as const satisfies TwilightCards;
