import type { PerSide } from "../../cold-war/state.ts";
import type { Scene } from "../../lesson.ts";
import type { CardId } from "../cards/ids.ts";
import { deckOf } from "../cards/index.ts";
import { twilightStruggle } from "../index.ts";
import { startingState } from "../rules/setup.ts";
import type { Step, TwilightState } from "../state.ts";
import type { CrisisId, StatecraftId } from "../turn-zero/ids.ts";
import { noTurnZero, type TurnZeroState } from "../turn-zero/state.ts";
import { statecraftOf } from "../turn-zero/statecraft.ts";

interface Laid {
  readonly step: Step;
  /** The next one first. */
  readonly crises?: readonly CrisisId[];
  readonly statecraft?: PerSide<readonly StatecraftId[]>;
  readonly results?: TurnZeroState["results"];
  readonly hands?: PerSide<readonly CardId[]>;
}

/** Before the set-up of a game with Turn Zero, with these crises still to come. */
function lay({ step, crises = [], statecraft, results = [], hands }: Laid): TwilightState {
  const state = startingState(twilightStruggle.options({ turnZero: true }));
  const held = [...(hands?.us ?? []), ...(hands?.ussr ?? [])];
  return {
    ...state,
    step,
    hands: { us: [...(hands?.us ?? [])], ussr: [...(hands?.ussr ?? [])] },
    deck: deckOf("early", state.options).filter((card) => !held.includes(card)),
    turnZero: {
      ...noTurnZero,
      hands: statecraft ?? { us: statecraftOf("us"), ussr: statecraftOf("ussr") },
      piles: [...crises].reverse(),
      results,
    },
  };
}

export const crisisScenes: readonly Scene<TwilightState>[] = [
  {
    id: "crisis",
    head: { en: "A crisis", ru: "Кризис" },
    position: () => lay({ step: { at: "crisis" }, crises: ["crisis:ve-day", "crisis:israel"] }),
    dice: [5],
    replies: ["statecraft:andropov"],
    moves: ["statecraft:marshall"],
    shows: { parts: ["europe"], hand: true },
    before: {
      en: "Turn Zero comes before the set-up: six **crises**, one after the other, each with one die: a high result helps you, the US, a low one the USSR. Both sides first play a **statecraft card** face down: you have two of +1, one of +2, one that cancels and a bluff. VE Day at 6 would shake East Germany: play Marshall (+2), and a 4 is enough, or a 5 if the USSR takes 1 off.",
      ru: "Нулевой ход идёт до расстановки: шесть **кризисов**, один за другим, в каждом бросается один кубик, и большой результат выгоден вам, США, малый – СССР. Сначала обе стороны выкладывают рубашкой вверх по **карте сверхдержавы**: у вас две на +1, одна на +2, одна отменяет чужую карту и одна – блеф. «Победа в Европе» при 6 перевернёт дела в Восточной Германии: сыграйте «Маршалла» (+2), и хватит 4, а если СССР отнимет 1, то 5.",
    },
    after: {
      en: "The die showed 5, and with your +2 and the USSR’s −1 that is 6. What a crisis comes to is set for the whole game; you will see it at the set-up, in the last scene. Marshall is used up: five cards for six crises, and only the bluff comes back.",
      ru: "На кубике 5, с вашими +2 и −1 у СССР выходит 6. Исход кризиса действует всю партию; вы увидите его при расстановке, в последней сцене. «Маршалл» потрачен: пять карт на шесть кризисов, и на руку возвращается только блеф.",
    },
    otherwise: {
      en: "Die and cards were added up, and the outcome is set for the whole game. A +2 is worth most where 6 brings much: look at the four outcomes before you choose.",
      ru: "Кубик и карты сложены, исход действует всю партию. +2 дороже всего там, где 6 даёт много: прежде чем выбрать, посмотрите на все четыре исхода.",
    },
  },
  {
    id: "cancel",
    head: { en: "A card that cancels", ru: "Карта отмены" },
    position: () =>
      lay({
        step: { at: "crisis" },
        crises: ["crisis:uk-election", "crisis:israel"],
        statecraft: {
          us: ["statecraft:kennan", "statecraft:dulles", "statecraft:oss"],
          ussr: ["statecraft:molotov", "statecraft:kgb", "statecraft:beria"],
        },
      }),
    dice: [3],
    replies: ["statecraft:molotov"],
    moves: ["statecraft:dulles"],
    shows: { parts: ["europe"], hand: true },
    before: {
      en: "At 1 or less this crisis takes 2 influence from the United Kingdom. The USSR still has Molotov, its only −2, and this is the place for it. Play **Dulles**, who cancels whatever number the USSR plays; only against a card without a number he is wasted.",
      ru: "При 1 или меньше этот кризис отнимет у вас 2 очка влияния в Великобритании. У СССР ещё есть «Молотов», его единственная −2, и ей здесь самое место. Сыграйте **«Даллеса»**: он отменяет любую поправку СССР и пропадёт зря только против карты без поправки.",
    },
    after: {
      en: "The die showed 3: with Molotov it would have been 1, but Dulles cancelled him, and nothing happened. Both cards are used up. You had to guess: cards are turned over only when both lie there.",
      ru: "На кубике 3: с «Молотовым» вышла бы 1, но «Даллес» его отменил, и ничего не произошло. Обе карты потрачены. Приходилось угадывать: карты открывают, когда выложены обе.",
    },
    otherwise: {
      en: "The die showed 3, and Molotov took 2 off. Dulles would have cancelled him. You have to guess: cards are turned over only when both lie there, and what was played before everybody has seen.",
      ru: "На кубике 3, и «Молотов» отнял 2. «Даллес» его бы отменил. Приходится угадывать: карты открывают, когда выложены обе, а сыгранные раньше видели все.",
    },
  },
  {
    id: "bluff",
    head: { en: "A bluff", ru: "Блеф" },
    position: () =>
      lay({
        step: { at: "crisis" },
        crises: ["crisis:israel", "crisis:vj-day"],
        statecraft: {
          us: ["statecraft:kennan", "statecraft:oss"],
          ussr: ["statecraft:kgb", "statecraft:beria"],
        },
      }),
    dice: [4],
    replies: ["statecraft:beria"],
    moves: ["statecraft:oss"],
    shows: { parts: ["middle-east"], hand: true },
    before: {
      en: "Two crises are left, and you have Kennan (+1) and **OSS**, a bluff: it changes nothing, but it comes back to your hand. The USSR still has Beria, which cancels. If it spends Beria on your bluff now, Kennan is safe in the last crisis: play OSS.",
      ru: "Осталось два кризиса, а у вас «Кеннан» (+1) и **«УСС»**, блеф: он ничего не меняет, но возвращается на руку. У СССР есть «Берия», который отменяет. Если он потратит «Берию» на ваш блеф, в последнем кризисе «Кеннану» ничего не грозит: сыграйте «УСС».",
    },
    after: {
      en: "Beria cancelled a card that did nothing. The die alone counted: 4, so Israel has no effect. OSS is back in your hand, Beria is gone, and Kennan will count.",
      ru: "«Берия» отменил карту, которая ничего не делала. Считался один кубик: 4, и «Создание Израиля» прошло без последствий. «УСС» снова у вас на руке, «Берии» больше нет, и «Кеннан» сработает.",
    },
    otherwise: {
      en: "Beria cancelled Kennan: the die alone counted, and your +1 is used up. A bluff draws out a card like this and comes back to your hand.",
      ru: "«Берия» отменил «Кеннана»: считался один кубик, а ваш +1 потрачен. Блеф выманивает такую карту и возвращается на руку.",
    },
  },
  {
    id: "taken",
    head: { en: "A card before the deal", ru: "Карта до раздачи" },
    position: () =>
      lay({
        step: { at: "aftermath" },
        results: [
          { crisis: "crisis:yalta-potsdam", us: "statecraft:acheson", ussr: "statecraft:kgb", die: 4, band: "4-5" },
        ],
      }),
    moves: ["marshall-plan"],
    shows: { parts: ["europe"] },
    before: {
      en: "All crises are over. Yalta and Potsdam came to 5, so you **may take Marshall Plan** into your hand before the deal, and the USSR sees it. It is one of your eight cards: 1 influence each in seven countries of Western Europe that the USSR does not control, as a headline if you like.",
      ru: "Все кризисы позади. В «Ялте и Потсдаме» вышло 5, поэтому вы **можете взять «План Маршалла»** на руку до раздачи, и СССР это видит. Это одна из восьми ваших карт: по 1 очку влияния в семи странах Западной Европы, которые не под контролем СССР, хоть сразу начальным событием.",
    },
    after: {
      en: "You have Marshall Plan, and were dealt seven cards where the USSR has eight: as many in all. Statecraft cards have left the game, and the set-up begins.",
      ru: "«План Маршалла» у вас, и вам сдали семь карт, а СССР восемь: на руках поровну. Карты сверхдержавы вышли из игры, начинается расстановка.",
    },
    otherwise: {
      en: "You took nothing, and were dealt eight cards like the USSR. Marshall Plan stays in the draw pile, if it was not dealt to somebody.",
      ru: "Вы ничего не взяли, и вам сдали восемь карт, как и СССР. «План Маршалла» остался в колоде, если не достался кому-то при раздаче.",
    },
  },
  {
    id: "changed",
    head: { en: "What has changed", ru: "Что изменилось" },
    position: () =>
      lay({
        step: { at: "setup", side: "ussr" },
        hands: {
          us: ["marshall-plan", "duck-and-cover", "five-year-plan", "suez-crisis", "nuclear-test-ban", "containment"],
          ussr: ["vietnam-revolts", "fidel", "decolonization", "nasser", "comecon", "olympic-games"],
        },
        results: [
          { crisis: "crisis:ve-day", us: "statecraft:marshall", ussr: "statecraft:andropov", die: 5, band: "6" },
        ],
      }),
    replies: ["poland", "poland", "poland", "poland", "east-germany", "yugoslavia"],
    moves: ["west-germany", "west-germany", "west-germany", "west-germany", "italy", "italy", "italy"],
    typed: {
      en: "/ts influence where: west germany 4, italy 3",
      ru: "/тс влияние где: западная германия 4, италия 3",
    },
    shows: { parts: ["europe"] },
    before: {
      en: "VE Day came to 6, and the board is another one: you have 2 influence in **East Germany**, where the USSR has 3 with what it placed, and the event of Blockade can no longer happen. Now place your 7 in Western Europe as ever: 4 in West Germany, 3 in Italy.",
      ru: "«Победа в Европе» дала 6, и карта уже другая: в **Восточной Германии** у вас 2 очка влияния, у СССР 3 вместе с размещённым, а событие «Блокады» больше не произойдёт. Теперь разместите свои 7 в Западной Европе, как обычно: 4 в Западную Германию, 3 в Италию.",
    },
    after: {
      en: "East Germany has stability 3: the USSR would need to lead by 3 to control it, and it leads by 1. The price of this outcome: Europe is scored with another card, and controlling it no longer wins the game. From here on it is Twilight Struggle as you know it.",
      ru: "У Восточной Германии стабильность 3: чтобы контролировать её, СССР нужен перевес в 3, а у него 1. Цена этого исхода: Европу подсчитывают по другой карте, и контроль над ней уже не приносит победы. Дальше – обычная «Сумеречная борьба».",
    },
    otherwise: {
      en: "East Germany is open: 2 to 3 at stability 3, and nobody controls it. The price of this outcome: Europe is scored with another card, and controlling it no longer wins the game. From here on it is Twilight Struggle as you know it.",
      ru: "Восточная Германия ничья: 2 против 3 при стабильности 3. Цена этого исхода: Европу подсчитывают по другой карте, и контроль над ней уже не приносит победы. Дальше – обычная «Сумеречная борьба».",
    },
  },
];
