import type { Translation } from "../../../../i18n/keys.ts";
import type { en } from "./en.ts";

/** The end of a decade, phase by phase. */
export const ru = {
  "log.phase": "Конец декады {decade:roman}: {phase:phase}.",
  "phase.flight": "бегство",
  "phase.prestige": "престиж",
  "phase.currency": "валюта",
  "phase.police-upkeep": "содержание полиции",
  "phase.standard-upkeep": "содержание благосостояния",
  "phase.internal-comparison": "сравнение внутри государств",
  "phase.east-west-comparison": "сравнение Востока и Запада",
  "phase.police": "полиция",
  "phase.socialists": "социалисты",
  "phase.mass-protests": "массовые протесты",
  "chapter.flight": "1. Бегство",
  "chapter.prestige": "2. Престиж",
  "chapter.currency": "3. Валюта",
  "chapter.police-upkeep": "4. Содержание полиции",
  "chapter.standard-upkeep": "5. Содержание благосостояния",
  "chapter.internal-comparison": "6. Сравнение внутри государств",
  "chapter.east-west-comparison": "7. Сравнение Востока и Запада",
  "chapter.police": "8. Полиция",
  "chapter.socialists": "9. Социалисты",
  "chapter.mass-protests": "10. Массовые протесты",
  "log.flight":
    "Бегство: беглецы {runners} + тёмная полиция {police} + благосостояние {west} на Западе − {east} на Востоке{eastProtests:flight.east}{westProtests:flight.west} = {level}, половина с округлением вниз: Восток теряет {points} {points|объект|объекта|объектов}.",
  "flight.east.0": "",
  "flight.east.1": " + 1 за массовые протесты на Востоке",
  "flight.west.0": "",
  "flight.west.1": " − 1 за массовые протесты на Западе",
  "log.flight.wall": "Стена останавливает бегство: Восток теряет 1 объект, престиж сдвигается к Западу.",
  "log.prestige.nobody": "Преимущества в престиже нет ни у кого.",
  "log.prestige.box": "**{side}** использует ячейку престижа {box}[: {icons}].",
  "log.currency":
    "Баланс: маркер {marker±} + экспорт {exports}[ ({provinces})] − благосостояние {standard} = {balance±}; для экспорта достаточно фабрики со значением {weakest}.",
  "log.police.upkeep": "{count:upkeep}.",
  "upkeep.0": "Карт полиции нет",
  "upkeep.other": "{count} {count|карта|карты|карт} полиции: Восток теряет {count} {count|объект|объекта|объектов}",
  "log.comparison.within": "**{side}**: лучшее благосостояние {best}.",
  "log.comparison.across": "{province} ({strength}) против {target} ({standard}): беспорядки +{gap}.",
  "log.comparison.none": "Никто не живёт лучше соседа за границей.",
  "log.police.phase": "{count:unused}.",
  "unused.0": "Неиспользованных карт полиции нет",
  "unused.other": "Неиспользованных карт полиции: {count}",
  "log.socialists.same": "Число социалистов не меняется; в ячейке {box}.",
  "log.socialists.gained":
    "В ячейку {count|приходит|приходят|приходят} {count} {count|социалист|социалиста|социалистов}, теперь там {box}.",
  "log.socialists.lost":
    "{count|Уходит|Уходят|Уходит} {count} {count|социалист|социалиста|социалистов}, из них из ячейки {fromBox}, там остаётся {box}.",
  "log.socialists.left": "Социалист уходит из провинции {province}.",
  "log.protests": "Массовые протесты: Запад {west}, Восток {east}; при четырёх государство рушится.",

  // части строк хода
  "story.phase": "**{opens:phase-opens}{phase:chapter}[{favours:favours}]**",
  "favours.west": " – лучшее для Запада",
  "favours.east": " – лучшее для Востока",
  "phase-opens.true": "Конец декады {decade:roman} · ",
  "phase-opens.false": "",
  "story.flight":
    "беглецы {runners} + тёмная полиция {police} + благосостояние {west} на Западе − {east} на Востоке{eastProtests:flight.east}{westProtests:flight.west} = {level}, половина с округлением вниз: Восток теряет {points} {points|объект|объекта|объектов}",
  "story.comparison.within": "**{side}**: лучшее благосостояние {best}, {side:within}",
  "within.west": "отставание на 1 терпят, но не в Западном Берлине",
  "within.east": "отставание на 1 терпят",
  "story.comparison.across": "{province} {strength} − {target} {standard} = {gap}",
  "story.protests": "**Запад** {west}, **Восток** {east}; при четырёх государство рушится",
} as const satisfies Translation<typeof en>;
