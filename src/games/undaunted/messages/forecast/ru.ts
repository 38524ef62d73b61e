import type { Translation } from "../../../../i18n/keys.ts";
import type { en } from "./en.ts";

/** Что ещё нужно каждой стороне и что где лежит. */
export const ru = {
  "forecast.head": "**Что ещё нужно каждой стороне**",
  "forecast.note":
    "-# «Ещё возможно» – всё, что не исключено окончательно, сколько бы времени и удачи ни понадобилось.",
  "forecast.side": "**{side}**",
  "forecast.goal": "{goal:goal}: {done} из {need}, осталось {left}; ещё возможно {most}",
  "forecast.goal.lost": "{goal:goal}: {done} из {need}; **уже не выполнить**, возможно {most}",
  "goal.claim": "Очки",
  "goal.evacuate": "Эвакуировано",
  "goal.neutralise": "Нейтрализовано",
  "forecast.open": "-# Достижимо: {list}",
  "forecast.open.item": "{id}",
  "forecast.open.points": "{id} {worth}",
  "forecast.tie": "**Если цели не достичь никому**",
  "forecast.tie.points": "Очки: LRDG {lrdg}, Италия {italy}; {by:tie}",
  "tie.stalemate-points": "победа: **{winners}**",
  "tie.stalemate-tie": "решает жетон инициативы, победа: **{winners}**",
  "forecast.tie.quiet":
    "-# Так же партия кончится, если долго ничего не меняется: не раньше чем через {rounds} {rounds|раунд|раунда|раундов}.",

  "piles.side": "**{side}**: рука {hand}, колода {deck}",
  "piles.hand": "У вас на руке ({count}): {list}",
  "piles.deck": "У вас в колоде ({count}), порядок неизвестен: {list}",
  "piles.down": "На руке и в колоде ({count}): {list}",
  "piles.played": "В игре ({count}): {list}",
  "piles.discard": "Сброс ({count}): {list}",
  "piles.supply": "Запас ({count}): {list}",
  "piles.removed": "Убрано ({count}): {list}",
  "piles.removed.count": "Убрано рубашкой вверх: {count}",
  "piles.one": "{card}",
  "piles.several": "{card} ×{count}",
} as const satisfies Translation<typeof en>;
