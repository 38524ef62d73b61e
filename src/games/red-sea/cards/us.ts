import { option } from "../../../engine/index.ts";
import { addInfluence } from "../../cold-war/influence.ts";
import { conductOperations } from "../../cold-war/operations.ts";
import { points } from "../../cold-war/points.ts";
import { realign } from "../../cold-war/realignment.ts";
import { other } from "../../cold-war/sides.ts";
import { war } from "../../cold-war/war.ts";
import { board } from "../board.ts";
import { africa } from "./areas.ts";
import type { RedSeaEntry } from "./entry.ts";

// Mengistu Haile Mariam may turn these events round: they are written for `by`, never for the US.

export const usCards: readonly RedSeaEntry[] = [
  {
    number: 1,
    id: "peace-corps",
    era: "mid",
    ops: 2,
    side: "us",
    name: { en: "Peace Corps", ru: "Корпус мира" },
    text: {
      en: "US removes 1 USSR Influence from one country that the USSR does not control (US chooses it). After that US adds 1 US Influence to each of two different countries that the US controls.",
      ru: "США убирают 1 влияние СССР из страны, которую СССР не контролирует, затем добавляют по 1 влиянию США в две разные страны под контролем США.",
    },
  },
  {
    number: 2,
    id: "zbig",
    era: "late",
    ops: 3,
    side: "us",
    name: { en: "ZBIG (Zbigniew Brzezinski)", ru: "Збигнев Бжезинский" },
    text: {
      en: "US makes one coup attempt with this card's Ops value (modified). The attempt ignores every DEFCON ban on its target and never moves DEFCON.",
      ru: "США проводят попытку переворота с ценностью этой карты. Запреты DEFCON на нее не действуют, и уровень DEFCON она не меняет.",
    },
  },
  {
    number: 3,
    id: "ogaden-war",
    era: "mid",
    ops: 2,
    side: "us",
    war: true,
    preventedBy: ["f-5es-delivered"],
    name: { en: "Ogaden War", ru: "Война за Огаден" },
    text: {
      en: "Somalia attacks Ethiopia for the US: 2 Military Ops, then a die, −1 for each USSR-controlled country adjacent to Ethiopia. On 5 or 6 the US gains 2 VP and turns all USSR influence in Ethiopia into its own. Not possible after F-5Es Delivered.",
      ru: "Сомали нападает на Эфиопию за США: 2 очка военных операций, затем бросок кубика, −1 за каждую соседнюю с Эфиопией страну под контролем СССР. При 5–6 США получают 2 ПО и заменяют все влияние СССР в Эфиопии своим. Невозможна после «Поставки истребителей F-5E».",
    },
    *event(g, by) {
      yield* g.beforeDice([by]);
      war(g, by, { target: board.place("ethiopia"), needs: 5, vp: 2, milOps: 2 });
    },
  },
  {
    number: 4,
    id: "usaid",
    era: "mid",
    ops: 2,
    side: "us",
    removed: true,
    name: { en: "USAID", ru: "Агентство США по международному развитию" },
    text: {
      en: "US conducts Operations worth exactly 1 point (1 Influence, one realignment attempt, or a coup with value 1). If the card was a headline, US may also decide, at once, to take the first action round of every pair in that turn.",
      ru: "США проводят операции ценностью ровно 1 ОО. Если это начальное событие, США могут до конца раунда ходить первыми.",
    },
    *event(g, by) {
      // the point is no card: nothing changes it
      yield* conductOperations(g, by, points(1));
      if (g.state.round > 0) return;
      const first = yield* g.ask(by, { kind: "usaid.first" }, [option("first"), option("second")]);
      if (first !== "first") return;
      g.state.first = by;
      g.tell("usaid.first", { side: by });
    },
  },
  {
    number: 5,
    id: "albano-stalinist-economics",
    era: "late",
    ops: 1,
    side: "us",
    removed: true,
    name: { en: "Albano-Stalinist Economics", ru: "По примеру Албании" },
    text: {
      en: "Until the end of the turn each card whose Ops the USSR uses to place Influence is worth 1 Op less (not below 1) if at least one of the points goes into an African country.",
      ru: "До конца раунда карта, за ОО которой СССР размещает влияние, дает на 1 ОО меньше (не меньше 1), если хотя бы одно влияние размещено в Африке.",
    },
  },
  {
    number: 6,
    id: "the-victorious-leader",
    era: "mid",
    ops: 3,
    side: "us",
    removed: true,
    name: { en: "The Victorious Leader", ru: "Триумфатор" },
    text: {
      en: "US adds a total of 4 US Influence to countries adjacent to countries that the USSR controlled when the current action round began, at most 2 per country; opponent control does not raise the cost.",
      ru: "США добавляют 4 влияния США в страны по соседству со странами, которые СССР контролировал в начале хода, не больше 2 в одну страну.",
    },
  },
  {
    number: 7,
    id: "eplf",
    era: "mid",
    ops: 1,
    side: "us",
    name: { en: "Eritrean Popular Liberation Front", ru: "Народный фронт освобождения Эритреи" },
    text: {
      en: "If the USSR controls Ethiopia: the US gains 1 VP, adds 1 US influence in Ethiopia and 1 in Sudan or Kenya.",
      ru: "Если СССР контролирует Эфиопию: США получают 1 ПО, добавляют 1 влияние США в Эфиопию и 1 в Судан или Кению.",
    },
    condition: (g, by) => g.controlsCountry(other(by), "ethiopia"),
    *event(g, by) {
      g.award(by, 1);
      g.add(by, "ethiopia", 1);
      yield* addInfluence(g, by, { count: 1, among: g.board.adjacent(board.place("ethiopia")) });
    },
  },
  {
    number: 8,
    id: "centcom",
    era: "late",
    ops: 3,
    side: "us",
    removed: true,
    name: { en: "CENTCOM", ru: "ЦК ВС США" },
    text: {
      en: "US puts the CENTCOM marker on any one country. For the rest of the game the USSR may neither coup nor realign there.",
      ru: "США кладут жетон ЦК ВС США в любую страну. До конца игры СССР не может проводить там перевороты и снижать влияние.",
    },
  },
  {
    number: 9,
    id: "carter-doctrine",
    era: "late",
    ops: 4,
    side: "us",
    removed: true,
    name: { en: "Carter Doctrine", ru: "Доктрина Картера" },
    text: {
      en: "Once during the rest of this turn, before a die is thrown, US may declare that this die counts as a 1 or as a 6; it is then not rolled.",
      ru: "Один раз до конца раунда, перед броском кубика, США могут объявить, что на этом кубике выпало 1 или 6; тогда его не бросают.",
    },
    *event(g, by) {
      g.begin("carter-doctrine", by, "turn");
    },
  },
  {
    number: 10,
    id: "kenya-joins-rdf",
    era: "late",
    ops: 1,
    side: "us",
    name: { en: "Kenya Joins Rapid Deployment Force", ru: "Милитаризм в Кении" },
    text: {
      en: "US adds 1 US Influence in Kenya, then removes 1 USSR Influence from one country the USSR does not control.",
      ru: "США добавляют 1 влияние США в Кению, затем убирают 1 влияние СССР из страны, которую СССР не контролирует.",
    },
  },
  {
    number: 11,
    id: "voa-in-amharic",
    era: "late",
    ops: 2,
    side: "us",
    removed: true,
    name: { en: "Voice of America in Amharic", ru: "«Голос Америки» звучит в Эфиопии" },
    text: {
      en: "US conducts Operations worth exactly 1 point (as USAID: placement, one realignment attempt or a coup of value 1). For the rest of the turn each card with printed value 1 whose Ops the US uses gets +1.",
      ru: "США проводят операции ценностью ровно 1 ОО. До конца раунда каждая карта с напечатанной ценностью 1, которую США используют для операций, дает на 1 ОО больше.",
    },
  },
  {
    id: "french-connections",
    era: "mid",
    ops: 2,
    side: "us",
    removed: true,
    name: { en: "French Connections", ru: "Французские связи" },
    text: {
      en: "US chooses Djibouti or Madagascar and removes all USSR Influence there, then chooses one of these two countries (same or other) and adds 2 US Influence in it.",
      ru: "США убирают все влияние СССР из Джибути или Мадагаскара, затем добавляют 2 влияния США в одну из этих двух стран.",
    },
  },
  {
    id: "events-of-86",
    era: "late",
    ops: 2,
    side: "us",
    name: { en: "The Events of '86", ru: "События 1986 года" },
    text: {
      en: "US gains 1 VP if the USSR controls South Yemen. Then US removes USSR Influence from Middle East countries of its choice, in total as many points as there are US-controlled countries in that Region.",
      ru: "США получают 1 ПО, если СССР контролирует Южный Йемен. Затем США убирают с Ближнего Востока столько влияния СССР, сколько стран контролируют в этом регионе.",
    },
  },
  {
    number: 14,
    id: "hero-of-the-crossing",
    era: "mid",
    ops: 3,
    side: "us",
    name: { en: "Hero of the Crossing", ru: "Анвар Садат" },
    text: {
      en: "US discards one USSR-associated card of its choice from the US hand, then takes one US-associated or neutral card from the discard pile into hand.",
      ru: "США сбрасывают с руки одну карту с событием СССР, затем берут на руку из сброса одну карту с событием США или нейтральную.",
    },
  },
  {
    number: 15,
    id: "israeli-periphery-doctrine",
    era: "mid",
    ops: 2,
    side: "us",
    name: { en: "Israeli Periphery Doctrine", ru: "Периферийная политика Израиля" },
    text: {
      en: "The US may make up to two realignment attempts in Africa with an extra +1 on the US die, whatever the DEFCON level.",
      ru: "США могут провести до двух попыток снижения влияния в Африке с дополнительным +1 к броску США. Запреты DEFCON не действуют.",
    },
    *event(g, by) {
      g.realignBonus[by] = 1;
      yield* realign(g, by, points(2), { among: africa, anyDefcon: true, upTo: true });
      g.realignBonus[by] = 0;
    },
  },
  {
    number: 16,
    id: "strong-man-of-sudan",
    era: "mid",
    ops: 1,
    side: "us",
    removed: true,
    name: { en: "The Strong Man of Sudan", ru: "Джафар Мухаммед Нимейри" },
    text: {
      en: "US adds to Sudan US Influence equal to the USSR Influence in Ethiopia plus 1.",
      ru: "США добавляют в Судан столько влияния США, сколько влияния СССР в Эфиопии, и еще 1.",
    },
  },
  {
    number: 17,
    id: "afghanistan-invasion",
    era: "late",
    ops: 4,
    side: "us",
    name: { en: "Afghanistan Invasion", ru: "Ввод войск в Афганистан" },
    text: {
      en: "Presidential Directive 30 loses any running effect and cannot happen as an event for the rest of the game. For the rest of this turn every further card the USSR uses for Ops is worth 1 less (not below 1).",
      ru: "«Президентская директива № 30» отменяется и больше не может произойти. До конца раунда каждая следующая карта, которую СССР использует для операций, дает на 1 ОО меньше (не меньше 1).",
    },
  },
  {
    number: 18,
    id: "daniel-arap-moi",
    era: "late",
    ops: 2,
    side: "us",
    removed: true,
    name: { en: "Daniel arap Moi", ru: "Дэниэл арап Мои" },
    text: {
      en: "If the US controls Kenya: US gains 1 VP and then must move DEFCON one level up or down (US chooses). Otherwise: US adds 2 US Influence in Kenya.",
      ru: "Если США контролируют Кению, они получают 1 ПО и меняют уровень DEFCON на 1 в любую сторону. Иначе США добавляют 2 влияния США в Кению.",
    },
  },
  {
    number: 46,
    id: "we-are-the-world",
    era: "late",
    ops: 1,
    side: "us",
    removed: true,
    name: { en: "We Are the World", ru: "«Мы — это мир»" },
    text: {
      en: "If a Famine marker is on the map: the US gains 1 VP, adds 2 US influence in one country with a Famine marker and takes that marker off.",
      ru: "Если на поле есть жетон голода: США получают 1 ПО, добавляют 2 влияния США в одну страну с жетоном голода и убирают этот жетон.",
    },
  },
  {
    id: "diego-garcia",
    era: "mid",
    ops: 2,
    side: "us",
    name: { en: "Diego Garcia", ru: "Диего-Гарсия" },
    text: {
      en: "US adds 2 US Influence to the Strategic Sea Lanes and removes 1 USSR Influence from there.",
      ru: "США добавляют 2 влияния США на Стратегические морские пути и убирают оттуда 1 влияние СССР.",
    },
  },
];
