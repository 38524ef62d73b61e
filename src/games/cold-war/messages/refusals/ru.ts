import type { en } from "./en.ts";

export const ru: Readonly<Record<keyof typeof en, string>> = {
  "refusal.coup.empty": "{country}: нет влияния противника ({enemy}), переворот невозможен.",
  "refusal.realign.empty": "{country}: нет влияния противника ({enemy}), снижать нечего.",
  "refusal.defcon": "{country}: при DEFCON {defcon} перевороты и снижение влияния здесь запрещены.",
  "refusal.protected": "{country}: под защитой карты {card}.",
  "refusal.elsewhere": "{country}: здесь это сделать нельзя.",
  "refusal.nothing-to-remove": "{country}: здесь нет влияния, которое можно убрать.",
  "refusal.closed": "{country}: сейчас сюда нельзя разместить влияние за очки операций.",
  "refusal.cost": "{country}: влияние здесь стоит {cost} ОО, а осталось {left}.",
  "refusal.reach": "{country}: в начале хода влияния ({side}) не было ни здесь, ни по соседству.",
  "refusal.not-there": "{card}: среди этих карт такой нет.",
  "refusal.discards": "Карту {card} нельзя взять для этого из сброса.",
  "refusal.headline": "Карта {card} сейчас не может быть начальным событием.",
  "refusal.not-opponents": "На карте {card} нет события противника, для этого её не сбросить.",
  "refusal.worth": "Карта {card} сейчас не даёт {ops} ОО.",
  "refusal.duty.scoring":
    "Сейчас нужно сыграть карту подсчёта очков, иначе она останется на руке в конце раунда. Карта {card} подождёт.",
  "refusal.pass": "У вас есть карты, одну нужно сыграть.",
  "refusal.pass.event": "У вас есть подходящая карта, пас невозможен.",
  "refusal.no-country": "{country}: это не страна, переворотов и снижения влияния здесь нет.",
  "refusal.combination.list": "Карту {card} нельзя добавить.",
  "refusal.combination.taken": "Карта {card} уже добавлена.",
  "refusal.combination.column": "Карту {card} {side|может|могут} добавить только {side}.",
  "refusal.combination.cost": "Карта {card} стоит {cost}, а осталось {left}.",
  "refusal.no-target": "При DEFCON {defcon} для этого нет подходящей страны.",
  "refusal.space.end": "Ваша космическая программа дошла до конца дорожки.",
  "refusal.space.attempts":
    "В этом раунде вы уже сделали {allowed|единственную попытку|обе попытки|все попытки} в космической гонке.",
  "refusal.space.ops": "Для следующего деления космической гонки нужна карта не меньше чем на {ops} ОО.",
  "refusal.prevented": "Событие {card} больше не может произойти: его отменяет {by}.",
  "refusal.condition": "Условие события {card} сейчас не выполнено.",
  "refusal.opponents-event":
    "{card} – событие противника: сыграйте карту ради операций, а событие произойдёт до или после них.",
};
