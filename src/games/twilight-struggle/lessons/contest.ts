import type { Scene } from "../../lesson.ts";
import type { TwilightState } from "../state.ts";
import { lay } from "./position.ts";

/** What takes influence from the other side, and what to do with its cards. */
export const contest: readonly Scene<TwilightState>[] = [
  {
    id: "coup",
    head: { en: "A coup, and DEFCON", ru: "Переворот и DEFCON" },
    position: () =>
      lay({
        step: { at: "round", round: 2, side: "us" },
        defcon: 4,
        milOps: { us: 0, ussr: 3 },
        influence: { iran: [0, 2] },
        hands: {
          us: ["duck-and-cover", "suez-crisis", "nuclear-test-ban", "independent-reds"],
          ussr: ["fidel", "decolonization", "nasser", "blockade"],
        },
      }),
    dice: [5],
    moves: ["duck-and-cover", "coup", "iran"],
    typed: { en: "/ts coup card: Duck and Cover target: Iran", ru: "/тс переворот карта: Пригнись цель: Иран" },
    shows: { parts: ["middle-east"] },
    before: {
      en: "The USSR has taken Iran (0:2) with a coup, which brought **DEFCON** from 5 to 4. Answer with a **coup** of your own: a die plus the operations minus twice the stability. Duck and Cover has 3, Iran stability 2: die + 3 − 4, so anything from 2 up succeeds; that much the USSR loses, and what is left over becomes yours.",
      ru: "СССР взял Иран (0:2) переворотом, и **DEFCON** упал с 5 до 4. Ответьте своим **переворотом**: кубик плюс ОО минус удвоенная стабильность. У «Пригнись и накройся» 3 ОО, у Ирана стабильность 2: кубик + 3 − 4, значит, годится всё от 2 и выше; столько влияния теряет СССР, а остаток становится вашим.",
    },
    asked: {
      "play.use": {
        en: "Duck and Cover is your own event; you use its 3 operations instead. Choose the coup.",
        ru: "«Пригнись и накройся» – ваше событие, но сейчас нужны его 3 ОО. Выберите переворот.",
      },
      "coup.target": {
        en: "Each coup in a **battleground** lowers DEFCON by 1. At DEFCON 1 whoever is moving loses the game, and with each step some regions are closed to coups: at 4 Europe is. Iran is open.",
        ru: "Каждый переворот в **ключевой стране** снижает DEFCON на 1. При DEFCON 1 тот, чей сейчас ход, проигрывает, и с каждым шагом закрываются регионы: при 4 перевороты запрещены в Европе. Иран открыт.",
      },
    },
    after: {
      en: "The die was 5: 5 + 3 − 4 = 4. Two took the USSR out, the other two are yours, and Iran is under your control. DEFCON is 3 now, and you have 3 **military operations**: the game wants those each turn, as a later scene shows.",
      ru: "Выпало 5: 5 + 3 − 4 = 4. Два очка выбили СССР, ещё два – ваши, и Иран под вашим контролем. DEFCON теперь 3, а у вас 3 **военные операции**: они нужны каждый раунд, об этом будет отдельная сцена.",
    },
    otherwise: {
      en: "The USSR keeps what you did not attack. A coup is the quickest way into a country of low stability like Iran: here it would have succeeded in 5 of 6 rolls. Only watch DEFCON: at 1 whoever is moving loses.",
      ru: "Чего вы не тронули, СССР сохранил. Переворот – самый быстрый путь в страну с низкой стабильностью: в Иране он удался бы в 5 случаях из 6. Только следите за DEFCON: при 1 проигрывает тот, чей ход.",
    },
  },
  {
    id: "realign",
    head: { en: "Realignment", ru: "Снижение влияния" },
    position: () =>
      lay({
        step: { at: "round", round: 3, side: "us" },
        turn: 2,
        defcon: 4,
        milOps: { us: 2, ussr: 2 },
        influence: { cuba: [0, 3], haiti: [1, 0], nicaragua: [1, 0] },
        hands: {
          us: ["independent-reds", "suez-crisis", "nuclear-test-ban", "socialist-governments"],
          ussr: ["decolonization", "nasser", "blockade", "comecon"],
        },
      }),
    dice: [3, 4, 4, 3],
    moves: ["independent-reds", "realign", "cuba", "cuba"],
    typed: {
      en: "/ts realign card: Independent Reds where: cuba, cuba",
      ru: "/тс снизить карта: Независимые коммунисты где: куба, куба",
    },
    shows: { parts: ["central-america"] },
    before: {
      en: "Cuba has gone to the USSR (0:3); **realignment** takes influence away without touching DEFCON, but never gives you any. For each operation that you spend both sides roll a die, and whoever has less gives up the difference. You add 1 for Haiti and 1 for Nicaragua, which you control next to it, and 1 because the US borders on Cuba; the USSR adds 1, because it has more influence there.",
      ru: "Куба досталась СССР (0:3); **снижение влияния** отнимает чужое и не трогает DEFCON, но своего не прибавляет. За каждое ОО обе стороны бросают по кубику, и у кого вышло меньше, тот теряет разницу. Вы прибавляете 1 за Гаити и 1 за Никарагуа – они ваши и по соседству – и ещё 1 за границу Кубы с США; СССР прибавляет 1, потому что влияния на Кубе у него больше.",
    },
    asked: {
      "play.use": {
        en: "Independent Reds has 2 operations: two rolls. Choose realignment.",
        ru: "У «Независимых коммунистов» 2 ОО – две попытки. Выберите снижение влияния.",
      },
      "realign.target": {
        en: "You roll with +3 against +1: you win most of these rolls, and with no influence of your own in Cuba you have nothing to lose. Name Cuba for each roll.",
        ru: "У вас +3 против +1: чаще всего выигрываете вы, а терять на Кубе вам нечего. Назовите Кубу для каждой попытки.",
      },
    },
    after: {
      en: "First 3 + 3 against 4 + 1: the USSR lost 1. Then 4 + 3 against 3 + 1: it lost the other 2, and Cuba is empty. Realignment pays where you hold the neighbours.",
      ru: "Сначала 3 + 3 против 4 + 1: СССР потерял 1. Потом 4 + 3 против 3 + 1: потерял и остальные 2, и Куба пуста. Снижать влияние выгодно там, где соседи ваши.",
    },
    otherwise: {
      en: "Cuba is as it was but for what you did there. Realignment is worth a card when you control the neighbours and have little to lose: here you would have rolled with +3 against +1, twice.",
      ru: "Куба такая, какой её оставил ваш ход. Снижать влияние стоит, когда соседи ваши, а терять почти нечего: здесь было бы +3 против +1, и дважды.",
    },
  },
  {
    id: "space",
    head: { en: "The space race", ru: "Космическая гонка" },
    position: () =>
      lay({
        step: { at: "round", round: 4, side: "us" },
        turn: 2,
        defcon: 4,
        milOps: { us: 2, ussr: 2 },
        hands: {
          us: ["socialist-governments", "suez-crisis", "nuclear-test-ban"],
          ussr: ["decolonization", "nasser", "blockade"],
        },
      }),
    dice: [2],
    moves: ["socialist-governments", "space"],
    typed: { en: "/ts space card: Socialist Governments", ru: "/тс космос карта: Социалистические правительства" },
    shows: { hand: true },
    before: {
      en: "Socialist Governments is an event of the **USSR**: play it for operations, and the event happens all the same and takes 3 influence from you in Western Europe. Once a turn you can throw such a card into **space** instead: its event does not happen. It needs 2 operations, and with a die of 1 to 3 you advance for 2 VP.",
      ru: "«Социалистические правительства» – событие **СССР**: возьмёте карту ради операций – событие всё равно произойдёт и отнимет у вас 3 очка влияния в Западной Европе. Но раз в раунд такую карту можно отправить в **космос**: события не будет. Нужно 2 ОО, и если на кубике от 1 до 3, вы продвинетесь и получите 2 ПО.",
    },
    asked: {
      "play.use": {
        en: "The event is your opponent’s, so every other use lets it happen, before or after your operations. Send it to space.",
        ru: "Событие чужое: при любом другом применении оно произойдёт – до ваших операций или после. Отправьте карту в космос.",
      },
    },
    after: {
      en: "The die was 2: a satellite, and 2 VP. More than the points it is the way to be rid of one bad card each turn.",
      ru: "Выпало 2: у вас спутник и 2 ПО. Важнее очков то, что так каждый раунд можно избавиться от одной плохой карты.",
    },
    otherwise: {
      en: "Whenever you play a card of the USSR for operations, its event happens. Space is the one way out, once a turn: for Socialist Governments it would have saved 3 influence in Western Europe.",
      ru: "Когда вы берёте карту СССР ради операций, её событие происходит. Единственный выход – космос, раз в раунд: с «Социалистическими правительствами» он сберёг бы вам 3 очка влияния в Западной Европе.",
    },
  },
  {
    id: "event",
    head: { en: "The opponent’s event, before or after", ru: "Чужое событие: до или после" },
    position: () =>
      lay({
        step: { at: "round", round: 5, side: "us" },
        turn: 2,
        defcon: 4,
        milOps: { us: 2, ussr: 2 },
        spaceAttempts: { us: 1, ussr: 0 },
        influence: { france: [2, 0], israel: [4, 0] },
        hands: { us: ["suez-crisis", "romanian-abdication"], ussr: ["decolonization", "nasser"] },
      }),
    moves: ["suez-crisis", "event-first", "influence", "israel", "israel", "united-kingdom"],
    replies: ["israel", "israel", "united-kingdom", "france"],
    typed: {
      en: "/ts play card: Suez Crisis as: event first",
      ru: "/тс сыграть карта: Суэцкий кризис как: сначала событие",
    },
    shows: { parts: ["middle-east", "europe"] },
    before: {
      en: "Space is used up this turn, and both your cards are the USSR’s. Suez Crisis takes 4 influence from you in France, Israel and the UK, at most 2 in each, and the USSR chooses. You decide the **order**: the event first, and your 3 operations mend what it broke; or last, and the USSR sees what you have placed.",
      ru: "Космос в этом раунде уже использован, а обе ваши карты – события СССР. «Суэцкий кризис» отнимает у вас 4 очка влияния во Франции, Израиле и Великобритании, не больше 2 в каждой, и выбирает СССР. **Порядок** решаете вы: сначала событие – и ваши 3 ОО починят сломанное; потом событие – и СССР увидит, что вы поставили.",
    },
    asked: {
      "play.use": {
        en: "“Event first” means: the event, then your 3 operations. All other uses put the event last.",
        ru: "«Сначала событие» – это событие, а потом ваши 3 ОО. Во всех остальных случаях событие идёт последним.",
      },
      "operations.kind": {
        en: "The event has happened: look where you lost influence. Now the 3 operations are yours. Place influence.",
        ru: "Событие произошло: посмотрите, где вы потеряли влияние. Теперь ваши 3 ОО. Разместите влияние.",
      },
      "influence.place": {
        en: "Israel is a battleground with stability 4 and you have 2 there: 2 more restore control. The third goes to the United Kingdom.",
        ru: "Израиль – ключевая страна, стабильность 4, у вас там 2: ещё 2 вернут контроль. Третье – в Великобританию.",
      },
    },
    after: {
      en: "The event took 4, your operations gave back 3, and Israel is controlled again. With the event first it is you who has the last word.",
      ru: "Событие отняло 4, операции вернули 3, и Израиль снова под контролем. Когда событие идёт первым, последнее слово за вами.",
    },
    otherwise: {
      en: "The event happens whatever you use the operations for. As a rule put a destructive event first and mend; put it last when there is nothing left for it to hurt.",
      ru: "Событие происходит, на что бы вы ни потратили операции. Обычно разрушительное событие ставят первым и чинят, а последним – когда вредить ему уже нечему.",
    },
  },
];
