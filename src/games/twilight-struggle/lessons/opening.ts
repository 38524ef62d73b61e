import type { Scene } from "../../lesson.ts";
import type { TwilightState } from "../state.ts";
import { lay } from "./position.ts";

/** The set-up, the headline and the first influence. */
export const opening: readonly Scene<TwilightState>[] = [
  {
    id: "setup",
    head: { en: "Set-up", ru: "Расстановка" },
    position: () =>
      lay({
        step: { at: "setup", side: "us" },
        influence: { poland: [0, 4], "east-germany": [0, 4], yugoslavia: [0, 1] },
        hands: {
          us: [
            "containment",
            "duck-and-cover",
            "five-year-plan",
            "suez-crisis",
            "nuclear-test-ban",
            "independent-reds",
          ],
          ussr: ["vietnam-revolts", "fidel", "decolonization", "nasser", "blockade", "comecon"],
        },
      }),
    moves: ["west-germany", "west-germany", "west-germany", "west-germany", "italy", "italy", "italy"],
    typed: {
      en: "/ts influence where: west germany 4, italy 3",
      ru: "/тс влияние где: западная германия 4, италия 3",
    },
    shows: { parts: ["europe"] },
    before: {
      en: "You are the US, and the USSR is against you: whoever reaches 20 victory points (VP) wins at once, and points come from regions, for what you **control** there. You control a country when your influence there is at least its stability and leads by at least that much. Place 7 influence in Western Europe now: 4 hold West Germany (stability 4), 3 hold Italy (stability 2) with one to spare.",
      ru: "Вы – США, против вас СССР: кто наберёт 20 победных очков (ПО), сразу побеждает, а очки дают регионы – за то, что вы в них **контролируете**. Страна под вашим контролем, если вашего влияния в ней не меньше её стабильности и оно больше чужого хотя бы на столько же. Разместите в Западной Европе 7 очков влияния: 4 удержат Западную Германию (стабильность 4), 3 – Италию (стабильность 2), и одно останется про запас.",
    },
    after: {
      en: "West Germany and Italy are yours. Both are **battlegrounds**, the countries that count most when a region is scored, and both are neighbours of what the USSR holds: that is why one takes them first.",
      ru: "Западная Германия и Италия ваши. Обе – **ключевые страны**, они важнее всех при подсчёте очков, и обе рядом с тем, что держит СССР: потому их и занимают первыми.",
    },
    otherwise: {
      en: "Your influence stands there and stays. The usual choice is West Germany 4 and Italy 3: both are **battlegrounds**, the countries that count most when a region is scored, and what you do not hold there the USSR can take.",
      ru: "Ваше влияние стоит там и останется. Обычно выбирают 4 в Западную Германию и 3 в Италию: обе – **ключевые страны**, они важнее всех при подсчёте очков, и что не удержите вы, займёт СССР.",
    },
  },
  {
    id: "headline",
    head: { en: "The headline", ru: "Начальное событие" },
    position: () =>
      lay({
        step: { at: "headline" },
        hands: {
          us: [
            "containment",
            "duck-and-cover",
            "five-year-plan",
            "suez-crisis",
            "nuclear-test-ban",
            "independent-reds",
          ],
          ussr: ["vietnam-revolts", "fidel", "decolonization", "nasser", "blockade", "comecon"],
        },
      }),
    moves: ["containment"],
    typed: { en: "/ts headline card: Containment", ru: "/тс начальное-событие карта: Сдерживание" },
    replies: ["vietnam-revolts"],
    shows: { hand: true },
    before: {
      en: "A turn begins with **headlines**: each side secretly chooses a card, and both events happen. The number on a card is its operations value; the higher headline happens first, yours if they are equal. Containment adds 1 to the value of every card you play this turn: the earlier, the better.",
      ru: "Раунд открывают **начальные события**: каждая сторона тайно выбирает карту, и происходят оба события. Число на карте – её очки операций (ОО); первым происходит событие карты, у которой их больше, а при равенстве – ваше. «Сдерживание» прибавляет 1 к каждой карте, которую вы разыграете в этом раунде: чем раньше, тем лучше.",
    },
    after: {
      en: "Your headline had 3, that of the USSR 2, so yours came first. The USSR has Vietnam now, but each card you play this turn is worth 1 more.",
      ru: "У вашей карты 3 ОО, у карты СССР – 2, поэтому ваше событие произошло первым. СССР получил Вьетнам, зато каждая ваша карта в этом раунде стоит на 1 больше.",
    },
    otherwise: {
      en: "The event of your card has happened, and the card is gone: that is what a headline is, whatever the card. Keep in mind for later that the other side’s events happen too if you choose one of its cards.",
      ru: "Событие вашей карты произошло, и карта сыграна: так бывает с любым начальным событием. И помните: если выбрать карту противника, его событие тоже произойдёт.",
    },
  },
  {
    id: "influence",
    head: { en: "Influence and its price", ru: "Влияние и его цена" },
    position: () =>
      lay({
        step: { at: "round", round: 1, side: "us" },
        influence: { iraq: [0, 3] },
        hands: {
          us: ["five-year-plan", "duck-and-cover", "suez-crisis", "nuclear-test-ban", "independent-reds"],
          ussr: ["fidel", "decolonization", "nasser", "blockade", "comecon"],
        },
      }),
    moves: ["five-year-plan", "influence", "iran", "iraq"],
    typed: {
      en: "/ts influence card: Five Year Plan where: iran, iraq",
      ru: "/тс влияние карта: Пятилетний план где: иран, ирак",
    },
    shows: { parts: ["middle-east"] },
    before: {
      en: "Now each side plays six cards in turn, the USSR first. Play a card for its **operations** and spend them on influence, where you already are or next door: one costs **1**, but **2** in a country that the USSR controls. Five Year Plan has 3: Iran (stability 2, you have 1) takes 1, Iraq (controlled by the USSR with 3) takes 2.",
      ru: "Теперь стороны по очереди делают по шесть ходов, СССР первым. Разыграйте карту ради **очков операций** и потратьте их на влияние там, где вы уже есть, или по соседству: одно очко влияния стоит **1**, а в стране под контролем СССР – **2**. У «Пятилетнего плана» 3 ОО: Иран (стабильность 2, у вас 1) возьмёт 1, Ирак (под контролем СССР, у него 3) – 2.",
    },
    asked: {
      "play.use": {
        en: "A card can be played for its **event** or for **operations**: influence, a coup, realignment, or the space race. Five Year Plan is an event of yours, so if you use its 3 operations the event simply does not happen. Choose influence.",
        ru: "Карту разыгрывают ради **события** или ради **операций**: влияния, переворота, снижения влияния или космической гонки. «Пятилетний план» – ваше событие: если взять его 3 ОО, событие просто не произойдёт. Выберите влияние.",
      },
      "influence.place": {
        en: "Figures are always US:USSR. One in Iran costs 1 and makes 2:0, which is control. One in Iraq costs 2 while the USSR controls it and makes 1:3: the USSR leads by 2, its stability is 3, so its control is broken.",
        ru: "Числа всегда США:СССР. Одно в Иран стоит 1, станет 2:0 – это контроль. Одно в Ирак стоит 2, пока его контролирует СССР, станет 1:3: перевес СССР – 2, а стабильность Ирака – 3, значит, контроль снят.",
      },
    },
    after: {
      en: "Iran is yours: 2:0 with stability 2. In Iraq it is 1:3, a lead of only 2 with stability 3, so nobody controls it any more, and your next influence there costs 1.",
      ru: "Иран ваш: 2:0 при стабильности 2. В Ираке 1:3: перевес всего 2 при стабильности 3, так что Ирак теперь ничей, и следующее очко влияния там стоит вам 1.",
    },
    otherwise: {
      en: "Your card is played. What was proposed was Iran (1 operation, and yours) and Iraq (2, because the USSR controls it): breaking control in a battleground costs the USSR points and a move to mend it.",
      ru: "Карта сыграна. Предлагалось другое: Иран (1 ОО – и он ваш) и Ирак (2 ОО, потому что его контролирует СССР). Снять контроль с ключевой страны – значит лишить СССР очков и заставить тратить ход.",
    },
  },
];
