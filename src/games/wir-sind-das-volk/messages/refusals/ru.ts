import type { Translation } from "../../../../i18n/keys.ts";
import type { en } from "./en.ts";

/** Почему что-то невозможно. */
export const ru = {
  "refusal.other-state": "{place}: это не ваше государство.",
  "refusal.by-card-only": "{place}: фабрика здесь строится только картой.",
  "refusal.built": "{place}: уже построено.",
  "refusal.protest": "{place}: массовый протест не даёт здесь строить.",
  "refusal.no-factory": "{place}: инфраструктура должна касаться фабрики или продолжать свою половину.",
  "refusal.not-built": "{place}: здесь ничего не построено.",
  "refusal.touched": "{place}: фабрики касается инфраструктура, сначала сносится она.",
  "refusal.run-down": "{place}: фабрика изношена, снести её нельзя.",
  "refusal.abroad": "{place}: зарубежные фабрики не сносятся.",
  "refusal.not-here": "{place}: здесь это сделать нельзя.",
  "refusal.economy": "{place}: экономике не хватает {short}, а картой можно покрыть не больше 2, сейчас {value}.",
  "refusal.raised": "{place}: благосостояние здесь в этом действии уже выросло.",
  "refusal.west-berlin": "Западный Берлин получает благосостояние только от поставщиков.",
  "refusal.send": "{place}: отправить благосостояние в Западный Берлин отсюда сейчас нельзя.",
  "refusal.calm": "{place}: беспорядков нет.",
  "refusal.event-colour": "{card}: это событие другой стороны.",
  "refusal.no-unrest": "Беспорядков, которые можно снять, нет.",
  "refusal.nothing-to-dismantle": "Карта не вашего цвета, а снести вам нечего.",
  "refusal.special-event": "Специальная карта разыгрывается только как событие.",
  "refusal.not-available": "{card}: этой карты нет ни в ряду, ни у вас на руке.",
  "refusal.special-east": "Специальные карты разыгрывает Восток.",
  "refusal.police-none": "Неиспользованных карт полиции нет.",
  "refusal.police-calm": "На Востоке нет беспорядков.",
  "refusal.police-turn": "Полицию вызывают в ход Востока.",
  "refusal.must-choose": "Это обязательно: остановиться здесь нельзя.",
  "refusal.three-cards": "Из трёх карт нужно сбросить хотя бы одну.",
  "refusal.no-dice": "В этой игре кубиков не бросают.",

  // of 2+2
  "refusal.arms-race.card": "{card}: с этой картой гонка вооружений запрещена.",
  "refusal.arms-race.end": "Ваш маркер гонки вооружений уже на конце шкалы.",
  "refusal.superpower": "Это может только сверхдержава.",
  "refusal.debt": "С долгом сверхдержава может только взять кредит или разыграть событие, пополняющее её казну.",
} as const satisfies Translation<typeof en>;
