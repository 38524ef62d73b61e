import type { Scene } from "../../lesson.ts";
import type { RedSeaState } from "../state.ts";
import { lay } from "./position.ts";

export const scenes: readonly Scene<RedSeaState>[] = [
  {
    id: "headline",
    head: { en: "The headline", ru: "Начальное событие" },
    position: () =>
      lay({
        step: { at: "headline" },
        hands: {
          us: ["diego-garcia", "hero-of-the-crossing", "brush-war", "middle-east-scoring", "soviets-airlift-cubans"],
          ussr: ["the-derg", "opec", "nasserism", "detente", "famine"],
        },
      }),
    moves: ["diego-garcia"],
    replies: ["the-derg"],
    typed: { en: "/ts headline card: Diego Garcia", ru: "/тс начальное-событие карта: Диего-Гарсия" },
    shows: { hand: true },
    before: {
      en: "You are the US in the Horn of Africa; whoever reaches 10 victory points (VP) wins at once. A turn begins with **headlines**: both sides secretly choose a card, and both events happen, first that of the card with more operations, yours at a tie. Diego Garcia puts 2 influence into the **Strategic Sea Lanes**, which add to whatever you score.",
      ru: "Вы – США на Африканском Роге; кто наберёт 10 победных очков (ПО), сразу побеждает. Раунд открывают **начальные события**: обе стороны тайно выбирают карту, и происходят оба события, сначала у карты, где больше очков операций, при равенстве – ваше. «Диего-Гарсия» ставит 2 очка влияния на **Стратегические морские пути**: они прибавляют ко всему, что вы подсчитаете.",
    },
    after: {
      en: "Both cards had 2 operations, so yours came first: 2:0 in the Sea Lanes. The Derg gave the USSR Ethiopia and made it steadier, stability 3 instead of 1.",
      ru: "У обеих карт по 2 ОО, поэтому ваша была первой: 2:0 на морских путях. «Дерг» отдал СССР Эфиопию и сделал её устойчивее: стабильность 3 вместо 1.",
    },
    otherwise: {
      en: "The event of your card has happened, and then that of the USSR’s. Think of the headline as a free event: choose one that helps you at once and leaves your good operations for the rounds.",
      ru: "Произошло событие вашей карты, потом – карты СССР. Начальное событие – это событие даром: берите то, что поможет сразу, а карты с хорошими операциями оставьте на ходы.",
    },
  },
  {
    id: "influence",
    head: { en: "Influence and control", ru: "Влияние и контроль" },
    position: () =>
      lay({
        step: { at: "round", round: 1, side: "us" },
        influence: { ethiopia: [1, 2], "sea-lanes": [2, 0] },
        hands: {
          us: ["hero-of-the-crossing", "brush-war", "middle-east-scoring", "soviets-airlift-cubans"],
          ussr: ["opec", "nasserism", "detente", "famine"],
        },
      }),
    moves: ["hero-of-the-crossing", "influence", "saudi-arabia", "saudi-arabia", "sea-lanes"],
    typed: {
      en: "/ts influence card: Hero of the Crossing where: saudi arabia 2, sea lanes",
      ru: "/тс влияние карта: Анвар Садат где: саудовская аравия 2, морские пути",
    },
    shows: { board: true, parts: ["middle-east"] },
    before: {
      en: "A card is played for its event or for its **operations**: Hero of the Crossing has 3, and each puts 1 influence where you are, or next to it. You control a country with as much influence as its stability and that much of a lead. Saudi Arabia (stability 3, you have 1) needs 2 more, and 1 goes to the Sea Lanes, which are always in reach.",
      ru: "Карту разыгрывают ради события или ради **очков операций**: у карты «Анвар Садат» их 3, и каждое ставит 1 очко влияния там, где вы есть, или по соседству. Страна под контролем, когда вашего влияния не меньше её стабильности и перевес не меньше. Саудовской Аравии (стабильность 3, у вас 1) нужно ещё 2, а 1 пойдёт на морские пути: они доступны всегда.",
    },
    asked: {
      "play.use": {
        en: "The event is yours: if you use the 3 operations, it simply does not happen. Choose influence.",
        ru: "Событие ваше: если взять 3 ОО, оно просто не произойдёт. Выберите влияние.",
      },
      "influence.place": {
        en: "Figures are always US:USSR. Saudi Arabia is the **battleground** of the Middle East, the country that counts most there. In a country that the USSR controls a marker would cost 2.",
        ru: "Числа всегда США:СССР. Саудовская Аравия – **ключевая страна** Ближнего Востока, она там важнее всех. В стране под контролем СССР одно очко влияния стоило бы 2 ОО.",
      },
    },
    after: {
      en: "Saudi Arabia is 3:0 with stability 3, so it is yours. The Sea Lanes are 3:0: with 4 you would control them.",
      ru: "Саудовская Аравия 3:0 при стабильности 3 – она ваша. Морские пути 3:0: с 4 они были бы под контролем.",
    },
    otherwise: {
      en: "Your operations are spent. Saudi Arabia is the one battleground of the Middle East: 2 more influence there would have made it yours.",
      ru: "Ваши операции потрачены. Саудовская Аравия – единственная ключевая страна Ближнего Востока: ещё 2 очка влияния сделали бы её вашей.",
    },
  },
  {
    id: "flashpoint",
    head: { en: "A coup in a flashpoint", ru: "Переворот в горячей точке" },
    position: () =>
      lay({
        step: { at: "round", round: 2, side: "us" },
        influence: { ethiopia: [0, 2], "saudi-arabia": [3, 0], "sea-lanes": [3, 0] },
        hands: {
          us: ["brush-war", "middle-east-scoring", "soviets-airlift-cubans"],
          ussr: ["opec", "nasserism", "detente"],
        },
        top: "peace-corps",
      }),
    dice: [4],
    moves: ["brush-war", "coup", "ethiopia"],
    typed: {
      en: "/ts coup card: Brush War target: Ethiopia",
      ru: "/тс переворот карта: Опосредованная война цель: Эфиопия",
    },
    shows: { parts: ["africa"] },
    before: {
      en: "A **coup**: a die plus the operations minus twice the stability. Brush War has 3, Ethiopia stability 1: die + 3 − 2 always succeeds against its 0:2. Ethiopia and Somalia are **flashpoints**: before the die the top card of the draw pile is turned up, and one with less than 3 operations lowers **DEFCON** by 1, from 4 to 3 now; at 1 whoever is moving loses.",
      ru: "**Переворот**: кубик плюс ОО минус удвоенная стабильность. У «Опосредованной войны» 3 ОО, у Эфиопии стабильность 1: кубик + 3 − 2 при её 0:2 удастся всегда. Эфиопия и Сомали – **горячие точки**: перед броском открывают верхнюю карту колоды, и если на ней меньше 3 ОО, **DEFCON** падает на 1, сейчас с 4 до 3; при 1 проигрывает тот, чей ход.",
    },
    after: {
      en: "Peace Corps has 2 operations, so DEFCON fell to 3. The die was 4: 4 + 3 − 2 = 5, of which 2 took the USSR out and 3 are yours. Ethiopia is worth the risk while DEFCON is high.",
      ru: "На карте «Корпус мира» 2 ОО, поэтому DEFCON упал до 3. Выпало 4: 4 + 3 − 2 = 5; два очка выбили СССР, три стали вашими. Пока DEFCON высокий, Эфиопия стоит риска.",
    },
    otherwise: {
      en: "Ethiopia stays with the USSR unless you went there. Whoever controls Ethiopia, Somalia and more African countries when Africa is scored wins the game at once: never leave both to the other side.",
      ru: "Если вы не пошли туда, Эфиопия осталась у СССР. Кто при подсчёте Африки контролирует Эфиопию, Сомали и больше африканских стран, сразу побеждает: не отдавайте противнику обе.",
    },
  },
  {
    id: "romania",
    head: { en: "The card that passes from hand to hand", ru: "Переходящая карта" },
    position: () =>
      lay({
        step: { at: "round", round: 3, side: "us" },
        vp: -2,
        influence: { ethiopia: [3, 0], "saudi-arabia": [3, 0], "sea-lanes": [3, 0] },
        hands: { us: ["middle-east-scoring", "soviets-airlift-cubans"], ussr: ["opec", "detente"] },
      }),
    moves: ["romanian-autonomy", "influence", "kenya", "kenya", "sudan"],
    typed: {
      en: "/ts influence card: Romanian Autonomy where: kenya 2, sudan",
      ru: "/тс влияние карта: Румынская автономия где: кения 2, судан",
    },
    shows: { parts: ["africa"] },
    before: {
      en: "**Romanian Autonomy** lies beside your hand: 2 operations and no event, and 3 if you are behind, as now with the USSR 2 VP ahead. After use it goes to the USSR, face down until the turn ends. Kenya (stability 2) is a battleground next to Ethiopia: 2 there and 1 in Sudan make you the master of Africa.",
      ru: "**«Румынская автономия»** лежит рядом с вашей рукой: 2 ОО без события, а если вы отстаёте – 3; сейчас СССР впереди на 2 ПО. После розыгрыша она уйдёт к СССР рубашкой вверх до конца раунда. Кения (стабильность 2) – ключевая страна по соседству с Эфиопией: 2 туда и 1 в Судан – и Африка ваша.",
    },
    after: {
      en: "Kenya and Sudan are yours, and the USSR has the card: it may use it from the next turn on. Keep it until the end instead, and it is worth 1 VP in final scoring.",
      ru: "Кения и Судан ваши, а карта у СССР: он сможет разыграть её со следующего раунда. Если придержать её до конца игры, она даст 1 ПО при финальном подсчёте.",
    },
    otherwise: {
      en: "You can play Romanian Autonomy in any of your rounds, and it leaves your hand of cards as it is: a move without an event when you need one.",
      ru: "«Румынскую автономию» можно разыграть в любой свой ход, и карты на руке остаются целы: это ход без события, когда он нужен.",
    },
  },
  {
    id: "space",
    head: { en: "The space race", ru: "Космическая гонка" },
    position: () =>
      lay({
        step: { at: "round", round: 4, side: "us" },
        influence: { ethiopia: [3, 0], "saudi-arabia": [3, 0], "sea-lanes": [3, 0], kenya: [2, 0] },
        hands: { us: ["soviets-airlift-cubans", "middle-east-scoring"], ussr: ["opec", "detente"] },
      }),
    dice: [3],
    moves: ["soviets-airlift-cubans", "space"],
    typed: { en: "/ts space card: Soviets Airlift Cubans", ru: "/тс космос карта: Кубинцы в Африке" },
    shows: { hand: true },
    before: {
      en: "Soviets Airlift Cubans is an event of the **USSR**: use its 3 operations, and the event happens all the same and takes all your influence from one African country, such as Ethiopia with 3. Once a turn such a card can go to **space**: no event. A die of 1 to 4 moves you to the first box, where after each headline you remove 1 influence of the USSR.",
      ru: "«Кубинцы в Африке» – событие **СССР**: возьмёте 3 ОО – событие всё равно произойдёт и отнимет всё ваше влияние в одной африканской стране, например 3 в Эфиопии. Раз в раунд такую карту можно отправить в **космос**, и события не будет. Если на кубике от 1 до 4, вы на первом делении: там после начальных событий вы убираете 1 очко влияния СССР.",
    },
    after: {
      en: "The die was 3: your probe is on its way, and Ethiopia is safe. Keep one bad card each turn for this.",
      ru: "Выпало 3: зонд в пути, а Эфиопия в безопасности. Каждый раунд держите для космоса одну плохую карту.",
    },
    otherwise: {
      en: "A card of the USSR that you play for operations brings its event, before or after, as you choose. Space is the way to avoid it, once a turn.",
      ru: "Карта СССР, взятая ради операций, приносит и своё событие – до них или после, решаете вы. Избежать его можно в космосе, раз в раунд.",
    },
  },
  {
    id: "scoring",
    head: { en: "Scoring, with the Sea Lanes", ru: "Подсчёт и морские пути" },
    position: () =>
      lay({
        step: { at: "round", round: 5, side: "us" },
        influence: { "saudi-arabia": [3, 0], yemen: [2, 0], "south-yemen": [0, 1], "sea-lanes": [3, 0] },
        hands: { us: ["middle-east-scoring", "usaid"], ussr: ["opec", "detente"] },
      }),
    moves: ["middle-east-scoring"],
    typed: { en: "/ts play card: Middle East Scoring", ru: "/тс сыграть карта: Подсчёт очков на Ближнем Востоке" },
    shows: { board: true, parts: ["middle-east"] },
    before: {
      en: "A **scoring card** has no operations: it scores its region for both sides, and may not be kept past the end of the turn. You control Saudi Arabia (the battleground) and Yemen, the USSR only South Yemen: that is **domination**. Whoever leads in the Sea Lanes adds 1, and whoever controls them (4) doubles the points.",
      ru: "У **карты подсчёта** нет операций: она подсчитывает свой регион для обеих сторон, и придержать её на следующий раунд нельзя. У вас Саудовская Аравия (ключевая) и Йемен, у СССР только Южный Йемен: это **доминирование**. Кто впереди на морских путях, прибавляет 1, а кто их контролирует (4), удваивает очки.",
    },
    after: {
      en: "Yours: 5 for domination, 1 for the battleground and 1 for the lead in the Sea Lanes, less 3 for the USSR’s presence: 4 VP. With one more influence in the Sea Lanes it would have been 9.",
      ru: "У вас 5 за доминирование, 1 за ключевую и 1 за морские пути минус 3 за присутствие СССР: 4 ПО. Ещё одно очко влияния на морских путях – и было бы 9.",
    },
    otherwise: {
      en: "Middle East Scoring must still be played before the turn ends. Now it would bring you 4 VP, and the USSR moves next.",
      ru: "Карту «Подсчёт очков на Ближнем Востоке» всё равно придётся разыграть до конца раунда. Сейчас она дала бы вам 4 ПО, а следующий ход – за СССР.",
    },
  },
];
