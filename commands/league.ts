import {
  type APIApplicationCommandBasicOption,
  ApplicationCommandOptionType,
  InteractionContextType,
} from "discord.js";
import { aboutNothing, type Command, type Handler } from "../src/discord/command.ts";
import { choiceOf, everywhere, localized, textOption } from "../src/discord/command-options.ts";
import {
  cancelledLeague,
  completeLeague,
  completeNewLeague,
  joinedLeague,
  leagueTable,
  leftLeague,
  newLeague,
  reportedLeague,
  startedLeague,
} from "../src/discord/leagues.ts";
import { titles } from "../src/games/titles.ts";

interface Sub {
  readonly words: ReturnType<typeof localized>;
  readonly options: readonly APIApplicationCommandBasicOption[];
  readonly handler: Handler;
}

const whole = (
  words: ReturnType<typeof localized>,
  most: number,
  required = false,
): APIApplicationCommandBasicOption => ({
  ...words,
  type: ApplicationCommandOptionType.Integer,
  min_value: 1,
  max_value: most,
  required,
});

const leagueOption = textOption(
  localized(
    "league",
    "лига",
    "Which league, if not the last of this channel",
    "Какая лига, если не последняя в канале",
  ),
  { completed: true },
);

const about = (execute: Parameters<typeof aboutNothing>[0]["execute"]): Handler =>
  aboutNothing({ execute, autocomplete: completeLeague });

const subs: readonly Sub[] = [
  {
    words: localized("new", "новая", "Open a league in this channel", "Открыть лигу в этом канале"),
    options: [
      textOption(localized("name", "название", "What it is called", "Как она называется"), {
        kind: "moment",
        required: true,
      }),
      {
        ...localized("title", "игра", "Which game", "Какая игра"),
        type: ApplicationCommandOptionType.String,
        choices: [...titles.values()].map(({ name, game }) => choiceOf(name, game.id)),
        required: true,
      },
      {
        ...localized(
          "system",
          "система",
          "Who meets whom; by default Swiss",
          "Кто с кем встречается; обычно швейцарская",
        ),
        type: ApplicationCommandOptionType.String,
        choices: [
          choiceOf({ en: "Swiss", ru: "швейцарская" }, "swiss"),
          choiceOf({ en: "everybody against everybody", ru: "круговая" }, "round-robin"),
        ],
      },
      whole(localized("rounds", "туры", "How many rounds, of a Swiss league", "Сколько туров в швейцарской лиге"), 30),
      whole(
        localized(
          "round-days",
          "дней-на-тур",
          "Days a round may take (by default 30)",
          "Сколько дней на тур (обычно 30)",
        ),
        180,
      ),
      whole(localized("days", "дней", "Days a move may take", "Сколько дней на ход"), 60),
      {
        ...localized("both-sides", "обе-стороны", "Two who meet play both sides", "Соперники играют обеими сторонами"),
        type: ApplicationCommandOptionType.Boolean,
      },
      textOption(
        localized("options", "настройки", "What differs from the usual game", "Чем партия отличается от обычной"),
        { kind: "list", completed: true },
      ),
    ],
    handler: aboutNothing({ execute: newLeague, autocomplete: completeNewLeague }),
  },
  {
    words: localized("join", "вступить", "Join a league", "Вступить в лигу"),
    options: [leagueOption],
    handler: about(joinedLeague),
  },
  {
    words: localized(
      "leave",
      "выбыть",
      "Leave a league: open games are lost",
      "Выбыть из лиги: незаконченные партии проиграны",
    ),
    options: [leagueOption],
    handler: about(leftLeague),
  },
  {
    words: localized("start", "запустить", "Begin with those who have joined", "Начать с теми, кто вступил"),
    options: [leagueOption],
    handler: about(startedLeague),
  },
  {
    words: localized("table", "таблица", "How a league stands", "Как дела в лиге"),
    options: [leagueOption],
    handler: about(leagueTable),
  },
  {
    words: localized("report", "результат", "Correct what a game counts", "Поправить результат партии"),
    options: [
      whole(localized("round", "тур", "The round", "Номер тура"), 200, true),
      whole(localized("number", "номер", "The game’s number in the round", "Номер партии в туре"), 500, true),
      {
        ...localized("result", "итог", "Who has won", "Кто победил"),
        type: ApplicationCommandOptionType.String,
        choices: [
          choiceOf({ en: "the first named", ru: "названный первым" }, "first"),
          choiceOf({ en: "the second named", ru: "названный вторым" }, "second"),
          choiceOf({ en: "a draw", ru: "ничья" }, "draw"),
          choiceOf({ en: "nobody", ru: "никто" }, "nobody"),
        ],
        required: true,
      },
      leagueOption,
    ],
    handler: about(reportedLeague),
  },
  {
    words: localized("cancel", "закрыть", "End a league before its end", "Закончить лигу досрочно"),
    options: [leagueOption],
    handler: about(cancelledLeague),
  },
];

/** Leagues: who plays whom, until when, and how it stands. */
export const league: Command = {
  definition: {
    ...localized("league", "лига", "Leagues: everybody against everybody, or Swiss", "Лиги: круговые и швейцарские"),
    ...everywhere,
    contexts: [InteractionContextType.Guild],
    options: subs.map(({ words, options }) => ({
      ...words,
      type: ApplicationCommandOptionType.Subcommand,
      options: [...options],
    })),
  },
  handler: ({ options }) => subs.find(({ words }) => words.name === options.getSubcommand(false))?.handler,
};
