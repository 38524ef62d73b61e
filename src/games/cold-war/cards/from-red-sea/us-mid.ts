import { type Flow, option } from "../../../../engine/index.ts";
import { addInfluence } from "../../rules/influence.ts";
import { conductOperations } from "../../rules/operations.ts";
import { points } from "../../rules/points.ts";
import { realign } from "../../rules/realignment.ts";
import { roundsToCome, scoringCards } from "../../rules/rounds.ts";
import { isOpponents } from "../../rules/uses.ts";
import { war } from "../../rules/war.ts";
import { other } from "../../seats.ts";
import type { SharedCards } from "../shared-card.ts";
import { discardEnemyCard, removeUncontrolled, takeFromDiscards } from "../verbs.ts";

// Mengistu Haile Mariam may turn these events round: they are written for `by`, never for the US.

export const redSeaUsMid = {
  "peace-corps": {
    number: 1,
    era: "mid",
    ops: 2,
    side: "us",
    name: { en: "Peace Corps", ru: "Корпус мира" },
    aliases: ["peace corps"],
    text: {
      en: "The US removes 1 USSR influence from a country that the USSR does not control, then adds 1 influence to each of 2 countries that the US controls.",
      ru: "США убирают 1 очко влияния СССР из страны, которую СССР не контролирует, затем размещают по 1 очку влияния в 2 странах под контролем США.",
    },
    *event(g, by): Flow {
      yield* removeUncontrolled(g, by);
      const own = g.board.everywhere.filter((place) => g.controls(by, place));
      yield* addInfluence(g, by, { count: 2, perCountry: 1, among: own });
    },
  },
  "ogaden-war": {
    number: 3,
    era: "mid",
    ops: 2,
    side: "us",
    name: { en: "Ogaden War", ru: "Война за Огаден" },
    aliases: ["ogaden", "огаден"],
    text: {
      en: "Somalia attacks Ethiopia for the US, which gains 2 Military Ops and rolls a die, −1 for each country adjacent to Ethiopia that the USSR controls. On 5–6 the US gains 2 VP and turns all USSR influence in Ethiopia into its own.",
      ru: "Сомали нападает на Эфиопию за США. Те получают 2 очка военных операций и бросают кубик: −1 за каждую соседнюю с Эфиопией страну под контролем СССР. При 5–6 США получают 2 ПО и заменяют всё влияние СССР в Эфиопии своим.",
    },
    *event(g, by): Flow {
      yield* war(g, by, { target: g.board.place("ethiopia"), needs: 5, vp: 2, milOps: 2 });
    },
  },
  usaid: {
    number: 4,
    era: "mid",
    ops: 2,
    side: "us",
    removed: true,
    name: { en: "USAID", ru: "Агентство США по международному развитию" },
    aliases: ["us aid", "агентство"],
    text: {
      en: "The US conducts Operations with exactly 1 Op (influence, realignment or coup). If this is its headline, the US may also act before the USSR in every action round of this turn.",
      ru: "США проводят операции ровно на 1 ОО (влияние, попытка его снижения или переворот). Если это начальное событие, США могут до конца раунда делать каждый ход раньше СССР.",
    },
    messages: {
      "log.usaid.first": {
        en: "**{side}** acts first this turn.",
        ru: "**{side}** {side|ходит|ходят} в этом раунде раньше противника.",
        goesOn: true,
      },
      "ask.usaid.first": {
        en: "Act first in every round of this turn, or second.",
        ru: "Ходите первыми в этом раунде или вторыми.",
      },
      "todo.usaid.first": { en: "decide who acts first this turn", ru: "решите, кто ходит первым в этом раунде" },
      "option.first": { en: "Act first", ru: "Ходить первыми" },
      "option.second": { en: "Act second", ru: "Ходить вторыми" },
      "board.first": {
        en: "**{side}** acts first this turn",
        ru: "**{side}** {side|ходит|ходят} в этом раунде раньше противника",
      },
    },
    peril: "operations",
    *event(g, by): Flow {
      // no card is used for this point, so nothing changes its value
      yield* conductOperations(g, by, points(1));
      if (g.state.round > 0) return;
      const first = yield* g.ask(by, { kind: "usaid.first" }, [option("first"), option("second")]);
      if (first === "first") g.actFirst(by);
    },
  },
  "the-victorious-leader": {
    number: 6,
    era: "mid",
    ops: 3,
    side: "us",
    removed: true,
    name: { en: "The Victorious Leader", ru: "Триумфатор" },
    aliases: ["victorious leader", "victorious", "триумф"],
    text: {
      en: "The US adds 4 influence in total to countries adjacent to those that the USSR controlled at the start of the action round, at most 2 per country. Opponent control does not raise the cost.",
      ru: "США размещают в сумме 4 очка влияния в странах по соседству с теми, которые СССР контролировал в начале хода, не более 2 в одной стране. Контроль противника не повышает цену.",
    },
    *event(g, by): Flow {
      // [2.1.5] the superpower counts as a country that it controls
      const threatened = g.board.everywhere.filter(
        (place) =>
          g.board.superpower[place] === other(by) ||
          g.board.adjacent(place).some((neighbour) => g.controlledAtStart(other(by), neighbour)),
      );
      yield* addInfluence(g, by, { count: 4, perCountry: 2, among: threatened });
    },
  },
  eplf: {
    number: 7,
    era: "mid",
    ops: 1,
    side: "us",
    name: { en: "Eritrean Popular Liberation Front", ru: "Народный фронт освобождения Эритреи" },
    aliases: ["eritrea", "eritrean", "нфоэ", "эритрея"],
    text: {
      en: "Only if the USSR controls Ethiopia: the US gains 1 VP and adds 1 influence to Ethiopia and 1 to Sudan or Kenya.",
      ru: "Только если СССР контролирует Эфиопию: США получают 1 ПО и размещают 1 очко влияния в Эфиопии и 1 в Судане или Кении.",
    },
    condition: (g, by): boolean => g.controlsCountry(other(by), "ethiopia"),
    *event(g, by): Flow {
      g.award(by, 1);
      g.add(by, "ethiopia", 1);
      yield* addInfluence(g, by, { count: 1, among: g.board.adjacent(g.board.place("ethiopia")) });
    },
  },
  "hero-of-the-crossing": {
    number: 14,
    era: "mid",
    ops: 3,
    side: "us",
    name: { en: "Hero of the Crossing", ru: "Анвар Садат" },
    aliases: ["hero", "sadat", "садат"],
    text: {
      en: "The US discards a card with a USSR event from its hand, without that event, then takes a card with a US or neutral event from the discard pile into its hand.",
      ru: "США сбрасывают с руки карту с событием СССР, и оно не происходит. Затем США берут на руку из сброса карту с событием США или нейтральным событием.",
    },
    *event(g, by): Flow {
      yield* discardEnemyCard(g, by);
      // [10.1.5] by that reading too, no scoring card for which no round would be left
      const mayScore = g.readings().scoringCountsAsNeutral && scoringCards(g, by).length < roundsToCome(g, by);
      const fits = (card: string) => !isOpponents(g, by, card) && (mayScore || !g.facts(card).scoring);
      yield* takeFromDiscards(g, by, fits);
    },
  },
  "israeli-periphery-doctrine": {
    number: 15,
    era: "mid",
    ops: 2,
    side: "us",
    name: { en: "Israeli Periphery Doctrine", ru: "Периферийная политика Израиля" },
    aliases: ["israeli periphery", "periphery", "периферийная политика"],
    text: {
      en: "The US may make up to 2 realignment attempts in Africa, adding 1 to its die, whatever the DEFCON level.",
      ru: "США могут провести до 2 попыток снижения влияния в Африке, прибавляя 1 к своему броску. Запреты DEFCON не действуют.",
    },
    *event(g, by): Flow {
      g.realignBonus[by] = 1;
      yield* realign(g, by, points(2), { among: g.board.area("africa"), anyDefcon: true, upTo: true });
      g.realignBonus[by] = 0;
    },
  },
  "strong-man-of-sudan": {
    number: 16,
    era: "mid",
    ops: 1,
    side: "us",
    removed: true,
    name: { en: "The Strong Man of Sudan", ru: "Джафар Мухаммед Нимейри" },
    aliases: ["strong man", "nimeiry", "нимейри"],
    text: {
      en: "The US adds as much influence to Sudan as the USSR has in Ethiopia, and 1 more.",
      ru: "США размещают в Судане столько очков влияния, сколько их у СССР в Эфиопии, и ещё 1.",
    },
    *event(g, by): Flow {
      g.add(by, "sudan", g.influence(other(by), g.board.place("ethiopia")) + 1);
    },
  },
} as const satisfies SharedCards;
