import type { Lesson } from "../../lesson.ts";
import type { VolkState } from "../state.ts";
import { scenes } from "./scenes.ts";

export const lessons: readonly Lesson<VolkState>[] = [
  {
    id: "first-decade",
    name: { en: "first steps", ru: "первые шаги" },
    minutes: 10,
    seat: "west",
    scenes,
    end: {
      en: "**These are all the actions there are, and what they are for.** A game is four decades like the one that you have settled; if East has not collapsed when they are over, it wins. **Forecast** shows at any time what the end of the decade would bring.",
      ru: "**Других действий в игре нет, и вот ради чего они.** В партии четыре такие декады; если Восток к их концу не рухнул, он победил. **«Прогноз»** в любую минуту покажет, что принесёт конец декады.",
    },
  },
];
