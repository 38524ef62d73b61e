import type { Lesson } from "../../lesson.ts";
import type { RedSeaState } from "../state.ts";
import { scenes } from "./scenes.ts";

export const lessons: readonly Lesson<RedSeaState>[] = [
  {
    id: "the-horn",
    name: { en: "first steps", ru: "первые шаги" },
    minutes: 8,
    seat: "us",
    scenes,
    end: {
      en: "**That is the whole game in small.** It lasts two turns of seven rounds; whoever reaches 10 VP wins at once, or in Africa whoever controls Ethiopia, Somalia and more countries than the other when it is scored. Realignment, military operations and the other side’s events are as in Twilight Struggle, whose lesson has a scene for each.",
      ru: "**Вот и вся игра в миниатюре.** Она длится два раунда по семь ходов; кто набрал 10 ПО, сразу побеждает, а при подсчёте Африки – тот, кто контролирует Эфиопию, Сомали и больше стран, чем противник. Снижение влияния, военные операции и чужие события – как в «Сумеречной борьбе»: в её уроке на каждое есть сцена.",
    },
  },
];
