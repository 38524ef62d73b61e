import type { Lesson } from "../../lesson.ts";
import type { UndauntedState } from "../state.ts";
import { scenes } from "./scenes.ts";

export const lessons: readonly Lesson<UndauntedState>[] = [
  {
    id: "landing-ground",
    name: { en: "first steps", ru: "первые шаги" },
    minutes: 8,
    seat: "lrdg",
    scenes,
    end: {
      en: "**You know how a patrol works:** cards are your men, and a wound is a card gone. A game is rounds of four cards each until one side has the points of its scenario. Vehicles add seats: a soldier in one drives or shoots by his own card. Play the first scenario against the computer next, and ask **Why?** whenever you are in doubt.",
      ru: "**Теперь вы знаете, как действует патруль:** карты – это ваши люди, а рана – потерянная карта. Партия идёт раундами по четыре карты, пока одна из сторон не наберёт очки своего сценария. Техника добавляет места: солдат в ней ведёт машину или стреляет по своей карте. Сыграйте первый сценарий с компьютером, а в сомнении нажимайте **«Почему?»**.",
    },
  },
];
