import type { Lesson } from "../../lesson.ts";
import type { TwilightState } from "../state.ts";
import { contest } from "./contest.ts";
import { crisisScenes } from "./crises.ts";
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
  {
    id: "turn-zero",
    name: { en: "Turn Zero", ru: "нулевой ход" },
    minutes: 6,
    seat: "us",
    options: { turnZero: true },
    scenes: crisisScenes,
    end: {
      en: "**That is Turn Zero.** Six crises, five cards, and a different beginning every time. A table has it by the option *Turn Zero*; `/game board` names the crises that still change a rule. `/card` shows any crisis with its four outcomes.",
      ru: "**Вот и весь нулевой ход.** Шесть кризисов, пять карт – и каждый раз другое начало. Для стола он включается настройкой «Нулевой ход»; `/game board` называет кризисы, которые ещё меняют правила. `/card` покажет любой кризис со всеми четырьмя исходами.",
    },
  },
];
