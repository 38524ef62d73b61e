import type { Lesson } from "../../../lesson.ts";
import type { VolkState } from "../../state.ts";
import { scenes } from "./scenes.ts";

export const powerLessons: readonly Lesson<VolkState>[] = [
  {
    id: "superpower",
    name: { en: "a superpower", ru: "сверхдержава" },
    minutes: 10,
    seat: "usa",
    scenes,
    end: {
      en: "**This is what 2+2 adds.** Building, unrest and living standards are those of the game for two, which has a lesson of its own. Four decades of three sub-decades like these: if East Germany collapses your side wins, if it stands at the end the red one does. Most cards of 2+2 are our estimate: the printed ones are not known to us.",
      ru: "**Вот что добавляет 2+2.** Строительство, беспорядки и благосостояние здесь те же, что в игре вдвоём, о которой есть свой урок. Четыре декады по три таких этапа: рухнет Восточная Германия – победила ваша сторона, устоит до конца – победили красные. Большинство карт 2+2 – наша оценка: напечатанные нам неизвестны.",
    },
  },
];
