import type { Translation } from "../../../../i18n/keys.ts";
import type { en } from "./en.ts";

/** Что важно перед картой – для тех, кто хочет это слышать. */
export const ru = {
  "coach.control":
    "{soldier} своей картой может взять под контроль {tile}: {worth} {worth|очко|очка|очков}, станет {after} из {need}{wins:coach.wins}.",
  "coach.demolish":
    "{soldier} стоит у объекта {structure}: за его уничтожение {worth} {worth|очко|очка|очков}, станет {after} из {need}{wins:coach.wins}.",
  "coach.reach":
    "{soldier} одной картой дойдёт до {tile}: там {worth} {worth|очко|очка|очков}, у вас {done} из {need}.",
  "coach.exit": "{unit} стоит у выхода, {tile}: ход уведёт с поля, станет {after} из {need}{wins:coach.wins}.",
  "coach.exit.reach": "{unit} одной картой доберётся до выхода, {tile}: ушло {done} из {need}.",
  "coach.wins.true": " – это победа",
  "coach.wins.false": "",
  "coach.threat.control":
    "**{enemy}** может взять {tile} под контроль, там {soldier}: {worth} {worth|очко|очка|очков}, станет {after} из {need}{wins:coach.loses}.",
  "coach.threat.demolish":
    "**{enemy}**: {soldier} стоит у объекта {structure}, за его уничтожение {worth} {worth|очко|очка|очков}, станет {after} из {need}{wins:coach.loses}.",
  "coach.threat.exit":
    "**{enemy}**: {unit} стоит у выхода, {tile}, после ухода будет {after} из {need}{wins:coach.loses}.",
  "coach.threat.neutralise":
    "**{enemy}**: до {need} нейтрализованных не хватает одного. Берегите тех, у кого карт в запасе нет: {soldiers}.",
  "coach.loses.true": " – это победа",
  "coach.loses.false": "",
  "coach.quiet": "{rounds} {rounds|раунд|раунда|раундов} без необратимых изменений – и партия закончится: {by:tie}.",
  "coach.fog":
    "*Туман войны* – {fog} из {all} ваших карт в обороте: одну с руки может убрать {soldiers} («Наблюдать»).",
} satisfies Translation<typeof en>;
