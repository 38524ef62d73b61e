import type { lessons as en } from "../en/lessons.ts";
import type { Translation } from "../keys.ts";

export const lessons: Translation<typeof en> = {
  "learn.head":
    "**Научитесь играть прямо здесь, ход за ходом.** Тренер ставит перед вами позицию, объясняет, что значит выбор, и ходит за противника. Можно пойти как угодно по правилам, и никто другой этого не видит. Остановиться можно в любую минуту, а продолжить – хоть через неделю.",
  "learn.lesson": "{title}: {name} · {minutes} мин",
  "learn.begun": "{title}: {name} · продолжить со сцены {scene} из {scenes}",
  "learn.choose": "Выберите урок…",
  "learn.there": "Урок ждёт вас в личных сообщениях: {link}",
  "learn.left": "Урок ждёт вас на том же месте. Вернуться к нему – `/learn`.",
  "lesson.head": "-# {title} · {name} · сцена {scene} из {scenes}",
  "lesson.propose": "👉 Тренер предлагает: {options}",
  "lesson.typed": "-# или наберите: {line}",
  "lesson.strayed":
    "👉 Это не тот путь, который предлагал тренер. Закончите ход, как хотите, и посмотрите, что выйдет.",
  "lesson.happened": "**Что произошло**",
  "lesson.other": "**Вы пошли иначе.** ",
  "lesson.next": "Следующая сцена",
  "lesson.finish": "Закончить",
  "lesson.again": "Сыграть ещё раз",
  "lesson.before": "Предыдущая сцена",
  "lesson.first": "С начала",
  "lesson.leave": "Выйти из урока",
  "lesson.others": "Другие уроки",
  "button.learn": "Научиться",
  "refusal.lesson": "Это ваш урок, а не партия: здесь можно ходить и отсюда можно выйти, а договариваться не с кем.",
};
