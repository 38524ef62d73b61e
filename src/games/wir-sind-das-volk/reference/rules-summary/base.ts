import { type Rule, rule } from "../../../rule.ts";

/** B1 to B12: a decade, its turns and actions. */
export const baseRules: readonly Rule[] = [
  rule({
    at: ["B2", "B15"],
    title: { en: "Set-up", ru: "Подготовка" },
    text: {
      en: "3 unrest in every province, 2 in the three suppliers of West Berlin; 1 socialist in the box; factories in Hamburg, Dortmund, Bitterfeld and Berlin. Two cards each, seven in the display, West begins.",
      ru: "По 3 фишки беспорядков в каждой провинции, по 2 у трёх поставщиков Западного Берлина; 1 социалист в ячейке; фабрики в Гамбурге, Дортмунде, Биттерфельде и Берлине. По две карты на руку, семь в ряду, начинает Запад.",
    },
    aliases: ["setup", "расстановка"],
  }),
  rule({
    at: ["B3", "B4"],
    title: { en: "Turn", ru: "Ход" },
    text: {
      en: "Play one card from the display or from hand for one action; nobody passes. A half of the decade ends when the display is empty. Red events are for the East, yellow ones for the West, neutral ones for both; the value is for anybody.",
      ru: "Разыграйте одну карту из ряда или с руки на одно действие; пасовать нельзя. Половина декады кончается, когда ряд пуст. Красные события – для Востока, жёлтые – для Запада, нейтральные – для обоих; значение карты может использовать любой.",
    },
    aliases: ["turn", "half", "ход"],
  }),
  rule({
    at: "B5",
    title: { en: "The four actions", ru: "Четыре действия" },
    text: {
      en: "Remove 1 unrest (dismantle a point unless the card is of your colour), build up to the value, raise up to 3 living standards, or play the event. Neutral events may leave out one icon or arrow.",
      ru: "Снять 1 фишку беспорядков (снести объект, если карта не вашего цвета), строить в пределах значения карты, повысить благосостояние до трёх провинций или разыграть событие. В нейтральном событии можно пропустить одну иконку или стрелку.",
    },
    aliases: ["actions", "living standard", "действия", "благосостояние"],
  }),
  rule({
    at: "living-standard",
    paragraph: { en: "B5", ru: "B5" },
    title: { en: "Raising the living standard", ru: "Повышение благосостояния" },
    text: {
      en: "Up to three provinces, 1 each, and each loses 1 unrest. The economy must be 3 times the new level: 3, 6, 9. The value of the card covers a shortfall, at most 2 in a province. Hamburg counts in one of its two provinces, a factory abroad in one to which a working connection leads. In place of a supplier that would be above West Berlin, the level may go to its sector.",
      ru: "До трёх провинций, в каждой на 1, и каждая теряет 1 фишку беспорядков. Экономика должна быть втрое больше нового уровня: 3, 6, 9. Нехватку покрывает значение карты, не больше 2 на провинцию. Гамбург считается в одной из двух своих провинций, зарубежная фабрика – в одной из тех, куда ведёт работающая связь. Вместо поставщика, который стал бы выше Западного Берлина, уровень может получить его сектор.",
    },
    aliases: ["raise living standard", "повысить благосостояние"],
  }),
  rule({
    at: "special-card",
    paragraph: { en: "B4", ru: "B4" },
    title: { en: "Special card", ru: "Специальная карта" },
    text: {
      en: "One lies above the display in each decade, for East alone and for its event alone. East pays for it first: it discards a card from hand, or West draws one. A card discarded as the price is not played: its runners do not count. What nobody has played by the end of the decade is discarded.",
      ru: "В каждой декаде одна лежит над рядом, только для Востока и только ради события. Сначала Восток платит: сбрасывает карту с руки, или карту берёт Запад. Сброшенная в уплату карта не сыграна: её беглецы не считаются. Неразыгранная к концу декады карта уходит в сброс.",
    },
    aliases: ["special card price", "цена специальной карты"],
  }),
  rule({
    at: "B6",
    title: { en: "Economy", ru: "Экономика" },
    text: {
      en: "A factory is worth 1 and 1 more for every working connection, 1 less if run down. Infrastructure must touch a factory or continue its other half. Only infrastructure and sound factories that none touches can be dismantled.",
      ru: "Значение фабрики – 1 и ещё 1 за каждую работающую связь, у изношенной на 1 меньше. Инфраструктура должна касаться фабрики или продолжать свою половину. Сносятся только инфраструктура и целые фабрики, которых она не касается.",
    },
    aliases: ["build", "factory", "infrastructure", "строительство", "фабрика"],
  }),
  rule({
    at: "B7",
    title: { en: "Tracks", ru: "Шкалы" },
    text: {
      en: "An arrow is one box. Beyond the end of prestige the favoured state removes 1 own unrest or adds 1 to the other; of currency and socialists West adds 1 unrest in the East, or East removes 1 there.",
      ru: "Стрелка – одна ячейка. За концом престижа выигрывающее государство снимает 1 свою фишку беспорядков или добавляет 1 другому; за концом валюты и социалистов Запад добавляет 1 на Востоке или Восток снимает 1 у себя.",
    },
    aliases: ["prestige", "currency", "overflow", "престиж", "валюта"],
  }),
  rule({
    at: "B8",
    title: { en: "Unrest and mass protests", ru: "Беспорядки и массовые протесты" },
    text: {
      en: "Every 4 unrest are a mass protest; nothing is built in such a province. For every mass protest of West Berlin, East puts another one on a supplier.",
      ru: "Каждые 4 фишки беспорядков – массовый протест; в такой провинции не строят. За каждый массовый протест Западного Берлина Восток добавляет ещё один у одного из поставщиков.",
    },
    aliases: ["unrest", "mass protest", "West Berlin", "беспорядки", "протест"],
  }),
  rule({
    at: "B9",
    title: { en: "Socialists", ru: "Социалисты" },
    text: {
      en: "After every action socialists from the box replace unrest beyond 3 in the East, one for one. If there are too few, East chooses where.",
      ru: "После каждого действия социалисты из ячейки заменяют на Востоке беспорядки сверх 3, один за один. Если их мало, место выбирает Восток.",
    },
    aliases: ["socialists", "социалист"],
  }),
  rule({
    at: "B10",
    title: { en: "Police and Stasi", ru: "Полиция и Штази" },
    text: {
      en: "In its own turn East may use each police card once per decade to remove 1 unrest. Dark ones count in flight, all cost upkeep. When the Stasi is disbanded they are lost, and the unrest of those used returns.",
      ru: "В свой ход Восток может раз в декаду использовать каждую карту полиции и снять 1 фишку беспорядков. Тёмные учитываются в бегстве, все требуют содержания. При роспуске Штази они теряются, а беспорядки, снятые использованными картами, возвращаются.",
    },
    aliases: ["police", "stasi", "полиция", "штази"],
  }),
  rule({
    at: "B11",
    title: { en: "Guillaume affair", ru: "Дело Гийома" },
    text: {
      en: "East looks at West’s hand or at the next two cards of the deck and may swap one for a card of its own; from the deck it may take one out of the game instead.",
      ru: "Восток смотрит руку Запада или две следующие карты колоды и может обменять одну на свою; из колоды может вместо этого убрать одну из игры.",
    },
    aliases: ["guillaume", "гийом"],
  }),
  rule({
    at: "B12",
    title: { en: "The Wall", ru: "Стена" },
    text: {
      en: "While the Wall stands there is no flight: East dismantles 1 point instead, and prestige moves 1 to the West.",
      ru: "Пока стоит Стена, бегства нет: Восток вместо этого сносит 1 объект, а престиж сдвигается на 1 к Западу.",
    },
    aliases: ["wall", "стена"],
  }),
  rule({
    at: "B14",
    title: { en: "New decade", ru: "Новая декада" },
    text: {
      en: "Both may discard cards, of three at least one; then both draw up to two. The prestige holder begins.",
      ru: "Оба могут сбросить карты, из трёх – хотя бы одну; затем добирают до двух. Начинает тот, у кого престиж.",
    },
    aliases: ["new decade", "новая декада"],
  }),
];
