import type { Lesson } from "../../lesson.ts";
import type { TwilightState } from "../state.ts";
import { contest } from "./contest.ts";
import { opening } from "./opening.ts";
import { turn } from "./turn.ts";

export const lessons: readonly Lesson<TwilightState>[] = [
  {
    id: "first-steps",
    name: { en: "first steps", ru: "первые шаги" },
    minutes: 12,
    seat: "us",
    scenes: [...opening, ...contest, ...turn],
    end: {
      en: "**You have made every kind of move once.** A game is ten turns of what you have just played; whoever reaches 20 VP, or controls Europe when it is scored, wins before. Play against the computer next: open a table with `/game new` in a channel, and ask `/hint` or **Why?** whenever you are in doubt.",
      ru: "**Вы сделали ход каждого вида.** Партия – это десять раундов того, что вы сейчас сыграли; кто набрал 20 ПО или контролирует Европу при её подсчёте, побеждает раньше. Теперь сыграйте с компьютером: откройте стол командой `/game new` в канале, а в сомнении спрашивайте `/hint` или нажимайте **«Почему?»**.",
    },
  },
];
