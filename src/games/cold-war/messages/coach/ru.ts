import type { en } from "./en.ts";

export const ru: Readonly<Record<keyof typeof en, string>> = {
  "coach.scoring":
    "{card}: нужно разыграть в этом раунде, {rounds|остался|осталось|осталось} {rounds} {rounds|ход|хода|ходов}. Подсчёт сейчас: {net:coach.net}.",
  "coach.scoring.due":
    "{card}: {rounds|последний ваш ход|последние ваши ходы|последние ваши ходы} для неё, а кто в конце раунда держит карту подсчёта, проигрывает. Подсчёт сейчас: {net:coach.net}.",
  "coach.scoring.headline":
    "{card}: нужно разыграть в этом раунде, сейчас или в один из {rounds} {rounds|хода|ходов|ходов}. Подсчёт сейчас: {net:coach.net}.",
  "coach.net.own": "{gap} ПО вам",
  "coach.net.theirs": "{gap} ПО в пользу {enemy}",
  "coach.net.even": "0 ПО",
  "coach.net.own-wins": "вы выигрываете партию",
  "coach.net.theirs-wins": "{enemy} {enemy|выигрывает|выигрывают} партию",
  "coach.defcon":
    "DEFCON 2: если он упадёт до 1 в ваш ход, вы проиграете.[ Так кончится переворот здесь: {countries}{more:coach.more}.][ На вашей руке к этому могут привести: {cards}.]",
  "coach.more.true": " и не только",
  "coach.more.false": "",
  "coach.military":
    "Вам не хватает {short} {short|военной операции|военных операций|военных операций}, {rounds|остался|осталось|осталось} {rounds} {rounds|ход|хода|ходов}: переворот даёт столько, сколько в нём ОО.",
  "coach.victory.own": "Вы впереди на {lead} ПО: ещё {left}, и при {victory} вы побеждаете.",
  "coach.victory.theirs": "{enemy} впереди на {lead} ПО: ещё {left}, и при {victory} это победа.",
  "coach.final": "Последний раунд. Финальный подсчёт, будь он сейчас: {net:coach.final}.",
  "coach.final.own": "победа ваша, перевес {gap} ПО",
  "coach.final.theirs": "победа {enemy}, перевес {gap} ПО",
  "coach.final.even": "ничья",
  "coach.final.own-wins": "победа ваша",
  "coach.final.theirs-wins": "победа {enemy}",
  "coach.passing": "{card} даёт 1 ПО тому, у кого она в конце игры: сейчас она ваша.",
  "coach.passing.free": "На вашей руке только карты с событиями {enemy}. У карты {card} события нет: {ops} ОО.",
};
