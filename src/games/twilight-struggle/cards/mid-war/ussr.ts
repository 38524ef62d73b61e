import { type Flow, option } from "../../../../engine/index.ts";
import { addInfluence } from "../../../cold-war/rules/influence.ts";
import { board } from "../../components/board.ts";
import type { TwilightCards } from "../card.ts";
import { che } from "../long-events.ts";

export const midUssr = {
  quagmire: {
    number: 42,
    era: "mid",
    ops: 3,
    side: "ussr",
    removed: true,
    name: { en: "Quagmire", ru: "Трясина" },
    aliases: ["quag", "затруднительное положение"],
    text: {
      en: "From its next action round the US each round only discards a card worth 2 or more Ops, without its event, and rolls a die; 1–4 ends this. Without such a card it plays a scoring card or skips the round; a scoring card that cannot wait goes first. NORAD is cancelled.",
      ru: "Со своего следующего хода США каждый ход лишь сбрасывают карту на 2 ОО или больше без события и бросают кубик; 1–4 завершает эффект. Если такой карты нет, они разыгрывают карту подсчёта очков или пропускают ход; неотложная карта подсчёта очков разыгрывается прежде всего. Событие «НОРАД» отменяется.",
    },
    *event(g): Flow {
      g.begin("quagmire", "ussr", "game");
      g.cease("norad");
    },
  },
  "we-will-bury-you": {
    number: 50,
    era: "mid",
    ops: 4,
    side: "ussr",
    removed: true,
    name: { en: "We Will Bury You", ru: "«Мы вас похороним»" },
    aliases: ["wwby", "bury you", "похороним", "мы вас похороним"],
    text: {
      en: "Lower DEFCON by 1. In the next US action round the USSR gains 3 VP before the US play takes effect, unless the US plays UN Intervention as an event in that round.",
      ru: "DEFCON понижается на 1. Когда наступит следующий ход США, СССР получает 3 ПО до выполнения их действий, если только они не разыграют в этот ход событие «Вмешательство ООН».",
    },
    peril: "falls",
    *event(g): Flow {
      g.lowerDefcon();
      // until the next action round of the US, be it in the next turn
      g.begin("we-will-bury-you", "ussr", "game");
    },
  },
  "portuguese-empire-crumbles": {
    number: 52,
    era: "mid",
    ops: 2,
    side: "ussr",
    removed: true,
    name: { en: "Portuguese Empire Crumbles", ru: "Крах Португальской империи" },
    aliases: ["portuguese empire", "portuguese", "pec", "португальская империя", "крах португалии"],
    text: {
      en: "The USSR adds 2 influence to Angola and 2 to SE African States.",
      ru: "СССР размещает по 2 очка влияния в Анголе и в Странах Юго-Восточной Африки.",
    },
    *event(g): Flow {
      g.add("ussr", "angola", 2);
      g.add("ussr", "se-african-states", 2);
    },
  },
  "south-african-unrest": {
    number: 53,
    era: "mid",
    ops: 2,
    side: "ussr",
    name: { en: "South African Unrest", ru: "Волнения в Южной Африке" },
    aliases: ["sau", "south africa unrest", "волнения в юар"],
    text: {
      en: "The USSR chooses: add 2 influence to South Africa, or add 1 there and 2 in total to Angola and Botswana, split as it likes.",
      ru: "СССР выбирает: разместить 2 очка влияния в Южной Африке либо 1 очко там и в сумме 2 в Анголе и Ботсване в любом сочетании.",
    },
    messages: {
      "ask.south-african-unrest.way": {
        en: "Choose where your influence goes.",
        ru: "Выберите, где разместить влияние.",
      },
      "todo.south-african-unrest.way": {
        en: "choose where its influence goes",
        ru: "выберите, где разместить влияние",
      },
      "option.south-african-unrest.way.south-africa": { en: "2 in South Africa", ru: "2 в Южной Африке" },
      "option.south-african-unrest.way.neighbours": {
        en: "1 in South Africa, 2 in Angola and Botswana",
        ru: "1 в Южной Африке, 2 в Анголе и Ботсване",
      },
    },
    *event(g): Flow {
      const ways = [option("south-africa"), option("neighbours")];
      if ((yield* g.ask("ussr", { kind: "south-african-unrest.way" }, ways)) === "south-africa")
        return g.add("ussr", "south-africa", 2);
      g.add("ussr", "south-africa", 1);
      yield* addInfluence(g, "ussr", { count: 2, among: board.adjacent(board.place("south-africa")) });
    },
  },
  allende: {
    number: 54,
    era: "mid",
    ops: 1,
    side: "ussr",
    removed: true,
    name: { en: "Allende", ru: "Альенде" },
    text: { en: "The USSR adds 2 influence to Chile.", ru: "СССР размещает 2 очка влияния в Чили." },
    *event(g): Flow {
      g.add("ussr", "chile", 2);
    },
  },
  "willy-brandt": {
    number: 55,
    era: "mid",
    ops: 2,
    side: "ussr",
    removed: true,
    preventedBy: ["tear-down-this-wall"],
    name: { en: "Willy Brandt", ru: "Вилли Брандт" },
    aliases: ["brandt", "willy", "брандт"],
    text: {
      en: "The USSR gains 1 VP and adds 1 influence to West Germany. NATO no longer protects West Germany. Tear Down This Wall cancels this, and the event cannot occur after it.",
      ru: "СССР получает 1 ПО и размещает 1 очко влияния в Западной Германии. «НАТО» больше не защищает Западную Германию. Отменяется событием «Снесите эту стену!» и не происходит после него.",
    },
    gains: 1,
    *event(g): Flow {
      g.award("ussr", 1);
      g.add("ussr", "west-germany", 1);
      g.begin("willy-brandt", "ussr", "game");
    },
  },
  "cultural-revolution": {
    number: 58,
    era: "mid",
    ops: 3,
    side: "ussr",
    removed: true,
    name: { en: "Cultural Revolution", ru: "Культурная революция" },
    aliases: ["cultural rev", "cult rev", "культ революция", "культрев"],
    text: {
      en: "If the US holds The China Card, the USSR takes it face up and may use it this turn. Otherwise the USSR gains 1 VP.",
      ru: "Если «Китайская карта» у США, СССР забирает её лицом вверх и может использовать в этом раунде. Иначе СССР получает 1 ПО.",
    },
    gains: (g): number => (g.state.china.holder === "us" ? 0 : 1),
    condition: (g): boolean => !g.isCivilWarOpen(),
    *event(g): Flow {
      if (g.state.china.holder === "us") g.passChina("ussr", true);
      else g.award("ussr", 1);
    },
  },
  "flower-power": {
    number: 59,
    era: "mid",
    ops: 4,
    side: "ussr",
    removed: true,
    preventedBy: ["an-evil-empire"],
    name: { en: "Flower Power", ru: "Власть цветов" },
    aliases: ["flower", "цветы", "сила цветов"],
    text: {
      en: "From now on the USSR gains 2 VP whenever the US plays one of these cards, except on the Space Race: Korean War, Indo-Pakistani War, Brush War, Iran-Iraq War, or, before Camp David Accords, Arab-Israeli War. An Evil Empire cancels this, and the event cannot occur after it.",
      ru: "С этого момента СССР получает 2 ПО, когда США разыгрывают (кроме космической гонки) «Корейскую войну», «Индо-пакистанскую войну», «Опосредованную войну», «Ирано-иракскую войну» или, до «Кэмп-Дэвидских соглашений», «Арабо-израильскую войну». Отменяется событием «Империя зла» и не происходит после него.",
    },
    *event(g): Flow {
      g.begin("flower-power", "ussr", "game");
    },
  },
  "u2-incident": {
    number: 60,
    era: "mid",
    ops: 3,
    side: "ussr",
    removed: true,
    name: { en: "U2 Incident", ru: "Инцидент с U-2" },
    aliases: ["u2", "u-2", "u-2 incident", "у-2", "у2"],
    text: {
      en: "The USSR gains 1 VP, and 1 more if either side plays UN Intervention as an event later this turn.",
      ru: "СССР получает 1 ПО и ещё 1 ПО, если позже в этом раунде любая сторона разыграет событие «Вмешательство ООН».",
    },
    gains: 1,
    *event(g): Flow {
      g.award("ussr", 1);
      g.begin("u2-incident", "ussr", "turn");
    },
  },
  "liberation-theology": {
    number: 75,
    era: "mid",
    ops: 2,
    side: "ussr",
    name: { en: "Liberation Theology", ru: "Теология освобождения" },
    aliases: ["lib theology", "libtheo", "liberation", "теология"],
    text: {
      en: "The USSR adds 3 influence in total in Central America, at most 2 per country.",
      ru: "СССР размещает в сумме 3 очка влияния в Центральной Америке, не более 2 в одной стране.",
    },
    *event(g): Flow {
      yield* addInfluence(g, "ussr", { count: 3, perCountry: 2, among: board.area("central-america") });
    },
  },
  che: {
    number: 107,
    era: "mid",
    ops: 3,
    side: "ussr",
    optional: true,
    name: { en: "Che", ru: "Че" },
    aliases: ["che guevara", "guevara", "че гевара", "гевара"],
    text: {
      en: "The USSR may attempt a coup with 3 Ops in a non-battleground country of Central America, South America or Africa. If it removes any US influence, the USSR may attempt a second one in a different country under the same limits.",
      ru: "СССР может на 3 ОО провести переворот в неключевой стране Центральной Америки, Южной Америки или Африки. Если при этом убрано хоть 1 очко влияния США, СССР может так же провести второй переворот в другой стране.",
    },
    messages: {
      "ask.che.coup": {
        en: "Attempt a coup, or stop here: attempt {attempt} of 2.",
        ru: "Проведите переворот или остановитесь: попытка {attempt} из 2.",
      },
      "todo.che.coup": {
        en: "attempt a coup or stop, attempt {attempt} of 2",
        ru: "проведите переворот или остановитесь, попытка {attempt} из 2",
      },
      "option.che.coup.done": { en: "Stop", ru: "Остановиться" },
    },
    *event(g): Flow {
      yield* che(g);
    },
  },
} as const satisfies TwilightCards;
