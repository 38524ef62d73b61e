import type { Lesson } from "../../lesson.ts";
import type { VolkState } from "../state.ts";
import { scenes } from "./scenes.ts";

export const lessons: readonly Lesson<VolkState>[] = [
  {
    id: "first-decade",
    name: { en: "first steps", ru: "первые шаги" },
    minutes: 8,
    seat: "west",
    scenes,
    end: {
      en: "**These are all the actions there are.** When the display has been emptied twice the decade ends: flight, currency, living standards, factories that run down and protests are settled in ten phases, and each scene you played was about one of them. Four decades like this; if East has not collapsed by then, it wins. **Forecast** shows at any time what the end of the decade would bring.",
      ru: "**Других действий в игре нет.** Когда ряд опустеет дважды, декада кончается: в десять фаз решаются бегство, валюта, благосостояние, износ фабрик и протесты, и каждая сыгранная сцена была о чём-то из этого. Так четыре декады; если Восток к тому времени не рухнул, он победил. **«Прогноз»** в любую минуту покажет, что принесёт конец декады.",
    },
  },
];
