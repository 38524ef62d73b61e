import type { Scene } from "../../../lesson.ts";
import type { VolkState } from "../../state.ts";
import { lay } from "./position.ts";

export const scenes: readonly Scene<VolkState>[] = [
  {
    id: "allies",
    head: { en: "Two on a side", ru: "Двое на двое" },
    position: () =>
      lay({
        display: [
          "marshall-plan",
          "sputnik",
          "hydrogen-bomb",
          "the-wirtschaftswunder",
          "founding-of-the-fdj",
          "land-reform",
        ],
      }),
    replies: ["koeln", "duisburg"],
    moves: ["marshall-plan", "event", "dominance"],
    typed: { en: "/volk event card: Marshall Plan", ru: "/народ событие карта: План Маршалла" },
    shows: { board: true, parts: ["display"] },
    before: {
      en: "You are the USA and play with **West** Germany, against the USSR with **East** Germany; all four take cards from one display in turn. You build, calm unrest and raise living standards in West Germany, as its own player does. Marshall Plan is yellow, your side’s event: 2 points are built, prestige moves 1 to the West, and you pay $2 of your $6.",
      ru: "Вы – США и играете вместе с **Западной** Германией против СССР и **Восточной** Германии; все четверо по очереди берут карты из одного ряда. Вы строите, снимаете беспорядки и повышаете благосостояние в Западной Германии так же, как её игрок. «План Маршалла» жёлтый, событие вашей стороны: строятся 2 объекта, престиж сдвигается на 1 к Западу, а вы платите $2 из своих $6.",
    },
    asked: {
      "arrow.track": {
        en: "Prestige helps West Germany at the end of the decade. A superpower may move **dominance** instead, its own track: money every decade and victory points. Take dominance.",
        ru: "Престиж помогает Западной Германии в конце декады. Сверхдержава может вместо него сдвинуть **доминирование**, свою шкалу: на ней деньги каждую декаду и победные очки. Возьмите доминирование.",
      },
    },
    after: {
      en: "Dominance stands 1 on your side, and the 2 points were built by West, whose coat of arms is on that icon: it chose Köln and Duisburg. If East Germany collapses, your side wins. Which of you two it is, victory points decide: you need more than the USSR, or the winner is West.",
      ru: "Доминирование на 1 в вашу пользу, а строил Запад: на этой иконке его герб, и он выбрал Кёльн и Дуйсбург. Если Восточная Германия рухнет, победит ваша сторона. Кто из вас двоих, решат победные очки: у вас их должно быть больше, чем у СССР, иначе победит Запад.",
    },
    otherwise: {
      en: "Your card is played. Whatever helps West Germany helps you: only a side wins. Which of the two allies it is, victory points decide: you need more of them than the USSR, or the winner is West.",
      ru: "Карта сыграна. Что на пользу Западной Германии, то на пользу и вам: побеждает сначала сторона. Кто из двух союзников, решают победные очки: у вас их должно быть больше, чем у СССР, иначе победит Запад.",
    },
  },
  {
    id: "icons",
    head: { en: "The icon beside the value, and a conflict", ru: "Иконка рядом со значением и конфликт" },
    position: () =>
      lay({
        display: ["hungarian-uprising", "sputnik", "truman-doctrine", "founding-of-the-fdj", "land-reform"],
        conflict: "conflict-04",
      }),
    moves: ["hungarian-uprising", "build", "koeln", "dortmund--koeln"],
    typed: {
      en: "/volk build card: Hungarian Uprising where: Köln, Dortmund – Köln",
      ru: "/народ строить карта: Венгерское восстание где: Кёльн, Дортмунд – Кёльн",
    },
    shows: { parts: ["nordrhein-westfalen", "display"] },
    before: {
      en: "Hungarian Uprising is red: only the USSR or East can play its event, but you may use its value 2. Beside the value stands a yellow **conflict** icon: if your side uses the value, the USA draws a conflict card, a crisis somewhere in the world that costs dominance, money or peace. Take it all the same: 2 points for you, and the red side has lost its event.",
      ru: "«Венгерское восстание» красное: событие могут сыграть только СССР и Восток, но значение 2 доступно и вам. Рядом с ним жёлтая иконка **конфликта**: если значение использует ваша сторона, США берут карту конфликта – кризис где-то в мире, который стоит доминирования, денег или мира. Всё равно возьмите её: вам 2 объекта, а красные останутся без события.",
    },
    after: {
      en: "You built Köln and its connection to Dortmund, and then came the conflict card: dominance 1 toward the USSR, and $1 less. Had your ally used the value, you would have drawn it too. The other way round a red conflict icon, as on Truman Doctrine, hurts the USSR when red players use the value, and not you.",
      ru: "Вы построили Кёльн и связь с Дортмундом, а потом пришла карта конфликта: доминирование на 1 к СССР и $1 из казны. Возьми значение ваш союзник, карту всё равно тянули бы вы. И наоборот: красная иконка конфликта, как на «Доктрине Трумэна», бьёт по СССР, когда значение берут красные, а по вам – нет.",
    },
    otherwise: {
      en: "Before you use a value, look beside it: an icon of your colour there comes after your action, and usually hurts. Icons below the value come whoever uses it. An event is played without any of them.",
      ru: "Прежде чем брать значение, посмотрите рядом: иконка вашего цвета сработает после действия, и обычно во вред. Иконки под значением срабатывают у любого игрока. А при розыгрыше события не действуют ни те, ни другие.",
    },
  },
  {
    id: "arms",
    head: { en: "The arms race", ru: "Гонка вооружений" },
    position: () =>
      lay({ display: ["founding-of-the-fdj", "the-wirtschaftswunder", "sputnik", "land-reform"], arms: "arms-01" }),
    moves: ["founding-of-the-fdj", "arms-race"],
    typed: {
      en: "/volk arms card: Founding of the FDJ",
      ru: "/народ гонка карта: Создание Союза свободной немецкой молодёжи",
    },
    shows: { parts: ["powers", "display"] },
    before: {
      en: "Only superpowers take part in the **arms race**: the marker moves 1 box your way, and you draw an arms race card, which costs money, or worse. The value does not count, so use a low one: Founding of the FDJ has 1, is red, and you keep the East from its event.",
      ru: "В **гонке вооружений** участвуют только сверхдержавы: маркер сдвигается на 1 ячейку в вашу пользу, и вы берёте карту гонки вооружений, а она стоит денег или чего похуже. Значение роли не играет, поэтому берут маленькое: у «Создания Союза свободной немецкой молодёжи» 1, карта красная, и события Восток не получит.",
    },
    after: {
      en: "You lead the arms race by 1: worth 1 victory point, and in automatic events you say where icons go. The card cost $1. Leading by 5 at the end of a decade wins the game at once.",
      ru: "Вы впереди в гонке вооружений на 1: это 1 победное очко, а в автоматических событиях вы решаете, куда ложатся иконки. Карта стоила $1. Отрыв в 5 ячеек в конце декады сразу приносит победу.",
    },
    otherwise: {
      en: "The arms race stands as it did, unless you moved it. Each step toward you brings an arms race card with it, and leading by 5 at the end of a decade wins at once: do not let the USSR run away.",
      ru: "Гонка вооружений стоит, как стояла, если вы её не двигали. За каждую ячейку в вашу пользу берут карту гонки вооружений, а отрыв в 5 ячеек в конце декады сразу приносит победу: не давайте СССР уйти вперёд.",
    },
  },
  {
    id: "credit",
    head: { en: "Debt and credit", ru: "Долг и кредит" },
    position: () =>
      lay({
        display: ["the-wirtschaftswunder", "reparations-and-war-booty", "sputnik", "land-reform"],
        powers: { treasury: { usa: -1, ussr: 4 } },
      }),
    moves: ["the-wirtschaftswunder"],
    typed: { en: "/volk credit card: The Wirtschaftswunder", ru: "/народ кредит карта: Экономическое чудо" },
    shows: { parts: ["powers", "display"] },
    before: {
      en: "Your treasury stands at −$1. While a superpower is in debt it may only take **credit**, the value of a card in dollars, or play an event that brings it money. The Wirtschaftswunder has 4: credit of $4; Reparations and war booty would bring $3 by its event.",
      ru: "В вашей казне −$1. Пока сверхдержава в долгу, она может только взять **кредит** – значение карты в долларах – или сыграть событие, которое приносит ей деньги. У «Экономического чуда» 4: кредит на $4; «Репарации и трофеи» принесли бы $3 событием.",
    },
    after: {
      en: "−$1 and $4 make $3. The price was a good card for building and a whole turn, so look ahead: conflict and arms race cards cost up to $3 at once. Every full $2 of debt at the end also takes a victory point from you.",
      ru: "−$1 и $4 дают $3. Цена – хорошая карта для строительства и целый ход, так что смотрите вперёд: карты конфликта и гонки вооружений стоят до $3 за раз. А в конце каждые полные $2 долга отнимают победное очко.",
    },
    otherwise: {
      en: "Your turn went into money, as it must in debt. Conflict and arms race cards cost up to $3 at once, so keep some dollars in the treasury.",
      ru: "Ход ушёл на деньги: в долгу иначе нельзя. Карты конфликта и гонки вооружений стоят до $3 за раз, так что держите в казне запас.",
    },
  },
  {
    id: "doves",
    head: { en: "Doves and the red button", ru: "Голуби и красная кнопка" },
    position: () => lay({ display: ["austrian-state-treaty", "sputnik", "land-reform"], powers: { doves: 0 } }),
    moves: ["austrian-state-treaty", "event", "icon:dove-up", "dominance:west"],
    typed: {
      en: "/volk event card: Austrian State Treaty",
      ru: "/народ событие карта: Австрийский государственный договор",
    },
    shows: { parts: ["powers", "display"] },
    before: {
      en: "Six **doves** stand between the world and nuclear war, and none is left face up. The next one that should turn down starts the war: whoever acts then **has pressed the button and loses**. Austrian State Treaty shows it both ways: its event turns a dove up, but its value has a dove turning down below it, so play the event.",
      ru: "От ядерной войны мир отделяют шесть **голубей**, и лицом вверх не осталось ни одного. Как только нужно будет перевернуть ещё одного, начнётся война: кто в этот миг ходит, тот **нажал кнопку и проиграл**. На «Австрийском государственном договоре» есть и то и другое: событие поднимает голубя, а под значением голубь падает, так что сыграйте событие.",
    },
    asked: {
      "event.icon": {
        en: "You choose the order. Begin with the dove, then move a track.",
        ru: "Порядок выбираете вы. Начните с голубя, потом сдвиньте шкалу.",
      },
      "marker.move": {
        en: "Dominance or prestige, 1 box to either side. Dominance toward the USA is worth money and victory points to you.",
        ru: "Доминирование или престиж, на 1 в любую сторону. Доминирование к США даёт вам деньги и победные очки.",
      },
    },
    after: {
      en: "One dove is up again: one step of safety for everybody. And you kept the card as **peacemaker**. If somebody presses the button, the one of the other three with most peacemakers wins; in a tie the ally of who pressed it drops out.",
      ru: "Один голубь снова лицом вверх: у всех есть запас в один шаг. А карту вы оставили себе, теперь она **миротворец**. Если кто-то нажмёт кнопку, из троих остальных победит тот, у кого больше миротворцев; союзник нажавшего при равенстве выбывает.",
    },
    otherwise: {
      en: "With no dove up, every icon that turns one down is the end: on cards, below values, on conflict and arms race cards. Whoever acts at that moment loses, and of the others the one with most **peacemaker** cards wins.",
      ru: "Когда голубей не осталось, любая иконка падающего голубя – конец: на картах, под значениями, на картах конфликта и гонки вооружений. Кто в этот миг ходит, проигрывает, а из остальных побеждает тот, у кого больше карт **миротворцев**.",
    },
  },
  {
    id: "automatic",
    head: { en: "The last card", ru: "Последняя карта" },
    position: () =>
      lay({
        display: ["founding-of-the-fdj", "land-reform"],
        tracks: { arms: -1 },
        factories: ["koeln"],
        unrest: { sachsen: 4 },
        box: 0,
      }),
    moves: ["founding-of-the-fdj", "build", "dortmund--koeln", "brandenburg", "thueringen"],
    until: ["turn.card"],
    shows: { parts: ["sachsen", "display"] },
    before: {
      en: "Two cards lie in the display, and only one more is taken: the last one is an **automatic event**, whatever its colour. Take Founding of the FDJ, and Land reform happens: 2 unrest leave the East. Saxony has 4, a mass protest, and the East would begin there; but whoever leads the arms race says where icons take effect, and that is **you**.",
      ru: "В ряду две карты, и возьмут ещё только одну: последняя станет **автоматическим событием**, какого бы цвета она ни была. Возьмёте «Создание Союза свободной немецкой молодёжи» – случится «Земельная реформа»: с Востока снимут 2 фишки беспорядков. В Саксонии их 4, массовый протест, и Восток начал бы с неё; но куда лягут иконки, решает тот, кто впереди в гонке вооружений, то есть **вы**.",
    },
    asked: {
      "build.point": {
        en: "The value is 1: join Dortmund with Köln, and both factories are worth more.",
        ru: "Значение 1: соедините Дортмунд с Кёльном, и обе фабрики станут дороже.",
      },
      "unrest.remove": {
        en: "Take it where it helps the East least: anywhere but in Saxony, whose mass protest stays.",
        ru: "Снимайте там, где Востоку от этого меньше всего пользы: где угодно, только не в Саксонии, и массовый протест останется.",
      },
    },
    after: {
      en: "Saxony keeps its mass protest; western currency moved 1 to the West and the socialists 1 to the East, as printed. Then the next sub-decade was laid out: three cards of 2+2 and three of the base game. When the display gets short, look at which card will be left.",
      ru: "В Саксонии по-прежнему массовый протест; валюта сдвинулась на 1 к Западу, а социалисты на 1 к Востоку, как напечатано. Затем выложен следующий этап: три карты 2+2 и три карты основной игры. Когда ряд короткий, смотрите, какая карта останется последней.",
    },
    otherwise: {
      en: "With a card from hand both cards stay in the display; with one of them the other is the automatic event. When the display gets short, look at which card will be left, and who leads the arms race: that superpower places its icons.",
      ru: "Если играть карту с руки, обе карты остаются в ряду; если взять одну из них, другая становится автоматическим событием. Когда ряд короткий, смотрите, какая карта останется последней и какая сверхдержава впереди в гонке вооружений: она и размещает иконки.",
    },
  },
  {
    id: "decade",
    head: { en: "The end of a decade", ru: "Конец декады" },
    position: () =>
      lay({
        step: { at: "phase", phase: "dominance" },
        part: 3,
        tracks: { arms: -1, space: -2, dominance: -3 },
      }),
    moves: ["box:usa-3"],
    shows: { parts: ["powers", "tracks"] },
    before: {
      en: "A decade has three **sub-decades**, then it is settled: first the arms race and the space race, where you lead by 1 and by 2. Now **dominance**: leading by 3, you may use box 1 ($1), 2 (1 unrest less in West Germany) or 3 (prestige 1 to the West). Prestige is worth most just before the ten phases that follow.",
      ru: "В декаде три **этапа**, затем подводятся итоги: сначала гонка вооружений и космос, где вы впереди на 1 и на 2. Теперь **доминирование**: вы впереди на 3 и можете использовать ячейку 1 ($1), 2 (снять 1 фишку беспорядков в Западной Германии) или 3 (престиж на 1 к Западу). Прямо перед десятью фазами престиж нужнее всего.",
    },
    after: {
      en: "Prestige moved to the West, and then both superpowers had their income: dominance at 3 gives you $3 and the USSR $1. The ten phases of the two Germanies follow. As it stands you have 6 victory points: 1 for arms, 2 for space, 3 for dominance.",
      ru: "Престиж сдвинулся к Западу, а потом обе сверхдержавы получили доход: при доминировании 3 это $3 вам и $1 СССР. Дальше – десять фаз двух Германий. Сейчас у вас 6 победных очков: 1 за вооружения, 2 за космос, 3 за доминирование.",
    },
    otherwise: {
      en: "Both superpowers had their income: dominance at 3 gives you $3 and the USSR $1. The ten phases of the two Germanies follow. As it stands you have 6 victory points: 1 for arms, 2 for space, 3 for dominance.",
      ru: "Обе сверхдержавы получили доход: при доминировании 3 это $3 вам и $1 СССР. Дальше – десять фаз двух Германий. Сейчас у вас 6 победных очков: 1 за вооружения, 2 за космос, 3 за доминирование.",
    },
  },
];
