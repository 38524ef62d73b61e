import { type APIApplicationCommandBasicOption, ApplicationCommandOptionType } from "discord.js";
import { choiceOf, localized, textOption } from "../../src/discord/command-options.ts";
import { MOST_DAYS } from "../../src/discord/seek-form.ts";
import { titles } from "../../src/games/titles.ts";

const days = (words: ReturnType<typeof localized>): APIApplicationCommandBasicOption => ({
  ...words,
  type: ApplicationCommandOptionType.Integer,
  min_value: 1,
  max_value: MOST_DAYS,
});

/** What may be said of the opponent that somebody seeks; nothing at all shows what there is. */
export const seekOptions: readonly APIApplicationCommandBasicOption[] = [
  {
    ...localized("title", "игра", "Which game", "Какая игра"),
    type: ApplicationCommandOptionType.String,
    choices: [...titles.values()].map(({ name, game }) => choiceOf(name, game.id)),
  },
  textOption(
    localized(
      "options",
      "настройки",
      "What differs from the usual game; “any” where anything will do",
      "Чем партия отличается от обычной; «любое», где всё равно",
    ),
    { kind: "list", completed: true },
  ),
  textOption(localized("seat", "место", "Your seat, if you mind", "Ваше место, если не всё равно"), {
    completed: true,
  }),
  days(localized("days", "дней", "Days a move may take, if you mind", "Сколько дней на ход, если не всё равно")),
  {
    ...localized(
      "rated",
      "рейтинг",
      "It counts for the ladder, if the other wants that too",
      "Партия идёт в рейтинг, если хочет и соперник",
    ),
    type: ApplicationCommandOptionType.Boolean,
  },
  textOption(
    localized(
      "rating",
      "очки",
      "The opponent’s points: ±300 from yours, or 4700-5300",
      "Очки соперника: ±300 от ваших или 4700-5300",
    ),
    { kind: "moment", completed: true },
  ),
  textOption(
    localized(
      "hours",
      "часы",
      "When you usually play, by your clock: 19-23",
      "Когда вы обычно играете, по вашим часам: 19-23",
    ),
    { kind: "moment", completed: true },
  ),
  {
    ...localized(
      "same-hours",
      "те-же-часы",
      "Only somebody who plays at these hours too",
      "Только с тем, кто играет в те же часы",
    ),
    type: ApplicationCommandOptionType.Boolean,
  },
  days(
    localized(
      "for-days",
      "искать-дней",
      "For how many days you seek (by default 14)",
      "Сколько дней искать (обычно 14)",
    ),
  ),
  textOption(localized("withdraw", "отменить", "Stop seeking", "Больше не искать"), { completed: true }),
];
