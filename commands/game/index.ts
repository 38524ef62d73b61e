import { type APIApplicationCommandBasicOption, ApplicationCommandOptionType } from "discord.js";
import { channelChoices } from "../../src/discord/channel-named.ts";
import { aboutGame, aboutNothing, type Command, type Handler } from "../../src/discord/command.ts";
import { everywhere, gameOption, localized, textOption, wordOption } from "../../src/discord/command-options.ts";
import { levelOption } from "../../src/discord/lobby-computers.ts";
import { completeOrders, typedOrders } from "../../src/discord/orders.ts";
import { forecastAnswer, pilesAnswer } from "../../src/discord/overview.ts";
import { listAnswer } from "../../src/discord/own-games.ts";
import { completeWish } from "../../src/discord/seek-form.ts";
import { typedSeek } from "../../src/discord/seeks.ts";
import { branchGame, branchOptions, completeBranch } from "./branch.ts";
import { endUnreadableGame, wishing } from "./ending.ts";
import {
  completeBoard,
  completeReplay,
  completeTurn,
  exportGame,
  sharedOrNot,
  showBoard,
  showLog,
  showReplay,
  showStatus,
} from "./inspect.ts";
import { cancelGame, completeJoin, joinGame, leaveGame, startGame } from "./lobby.ts";
import { moveHere } from "./move.ts";
import { completeNewGame, newGame, newGameOptions } from "./new.ts";
import { seekOptions } from "./seek.ts";
import { completeReplace, nudgeGame, replaceGame, resumeGame } from "./time.ts";
import { undoMove } from "./undo.ts";

interface Sub {
  readonly words: ReturnType<typeof localized>;
  readonly options?: readonly APIApplicationCommandBasicOption[];
  readonly handler: Handler;
}

const seatOption = (required: boolean): APIApplicationCommandBasicOption =>
  textOption(localized("seat", "место", "The seat, if not the first free one", "Место, если не первое свободное"), {
    required,
    completed: true,
  });

const shareOption: APIApplicationCommandBasicOption = {
  ...localized("share", "всем", "For everybody here, not for your eyes alone", "Для всех здесь, а не только для вас"),
  type: ApplicationCommandOptionType.Boolean,
};

const whole = (name: string, nameRu: string, en: string, ru: string): APIApplicationCommandBasicOption => ({
  ...localized(name, nameRu, en, ru),
  type: ApplicationCommandOptionType.Integer,
  min_value: 1,
});

const subs: readonly Sub[] = [
  {
    words: localized("new", "новая", "Open a game in this channel", "Открыть партию в этом канале"),
    options: newGameOptions,
    handler: aboutNothing({ audience: "public", execute: newGame, autocomplete: completeNewGame }),
  },
  {
    words: localized("join", "сесть", "Take a seat", "Занять место"),
    options: [seatOption(false), wordOption],
    handler: aboutGame({ execute: joinGame, autocomplete: completeJoin }),
  },
  {
    words: localized("leave", "выйти", "Give up your seat in the lobby", "Освободить место до начала"),
    handler: aboutGame({ execute: leaveGame }),
  },
  {
    words: localized("start", "начать", "Start the game", "Начать партию"),
    handler: aboutGame({ execute: startGame }),
  },
  {
    words: localized(
      "cancel",
      "отменить",
      "Close the lobby, or end the game without a result",
      "Отменить сбор игроков или закончить партию без результата",
    ),
    options: [gameOption],
    handler: aboutGame({ execute: cancelGame, unreadable: endUnreadableGame }),
  },
  {
    words: localized("board", "поле", "The position, for your eyes", "Положение на поле, только для вас"),
    options: [
      textOption(localized("turn", "раунд", "An earlier position", "Прежнее положение"), {
        kind: "moment",
        completed: true,
      }),
      textOption(localized("region", "регион", "One part of the board, large", "Одна часть поля крупно"), {
        completed: true,
      }),
      {
        ...localized("as", "как", "As a picture or in words", "Картинкой или словами"),
        type: ApplicationCommandOptionType.String,
        choices: [
          { name: "picture", name_localizations: { ru: "картинка" }, value: "picture" },
          { name: "text", name_localizations: { ru: "текст" }, value: "text" },
        ],
      },
      gameOption,
    ],
    handler: aboutGame({ execute: showBoard, autocomplete: completeBoard }),
  },
  {
    words: localized("status", "статус", "Whose move it is, and the score", "Чей ход и какой счёт"),
    options: [gameOption],
    handler: aboutGame({ execute: showStatus }),
  },
  {
    words: localized(
      "log",
      "журнал",
      "What happened, turn by turn, the last first",
      "Что произошло, по раундам, последний первым",
    ),
    options: [
      textOption(localized("turn", "раунд", "A turn or a round of it", "Какой раунд или ход"), {
        kind: "moment",
        completed: true,
      }),
      gameOption,
    ],
    handler: aboutGame({ execute: showLog, autocomplete: completeTurn }),
  },
  {
    words: localized("forecast", "прогноз", "What would be scored now", "Что дал бы подсчёт сейчас"),
    options: [gameOption],
    handler: aboutGame({ execute: async (session) => forecastAnswer(session) }),
  },
  {
    words: localized("piles", "стопки", "What lies where, and what is unseen", "Что где лежит и чего не видно"),
    options: [gameOption],
    handler: aboutGame({ execute: async (session) => pilesAnswer(session) }),
  },
  {
    words: localized("undo", "вернуть", "Undo your last picks", "Отменить последние решения"),
    options: [
      whole("picks", "сколько", "How many, by default one", "Сколько, по умолчанию одно"),
      {
        ...localized("redo", "повторить", "Redo what you undid", "Повторить отменённое"),
        type: ApplicationCommandOptionType.Boolean,
      },
      gameOption,
    ],
    handler: aboutGame({ execute: undoMove }),
  },
  {
    words: localized(
      "orders",
      "приказы",
      "What is to be answered for you by itself; only you see it",
      "Что отвечать за вас без вас; видите только вы",
    ),
    options: [
      textOption(localized("give", "отдать", "Order something", "Отдать приказ"), { completed: true }),
      textOption(localized("back", "отозвать", "Take an order back", "Отозвать приказ"), { completed: true }),
      gameOption,
    ],
    handler: aboutGame({ execute: typedOrders, autocomplete: completeOrders }),
  },
  {
    words: localized("resign", "сдаться", "Give the game up", "Сдать партию"),
    options: [gameOption],
    handler: aboutGame({ execute: wishing("resign") }),
  },
  {
    words: localized("draw", "ничья", "Offer a draw, or accept one", "Предложить или принять ничью"),
    options: [gameOption],
    handler: aboutGame({ execute: wishing("draw") }),
  },
  {
    words: localized("nudge", "поторопить", "Remind those who are waited for", "Напомнить тем, кого ждут"),
    options: [gameOption],
    handler: aboutGame({ execute: nudgeGame }),
  },
  {
    words: localized("pause", "пауза", "Stop the clock, by consent", "Остановить часы по согласию"),
    options: [gameOption],
    handler: aboutGame({ execute: wishing("pause") }),
  },
  {
    words: localized("resume", "продолжить", "Start the clock again", "Снова пустить часы"),
    options: [gameOption],
    handler: aboutGame({ execute: resumeGame }),
  },
  {
    words: localized(
      "claim",
      "забрать",
      "Claim the win when the opponent’s time is out",
      "Забрать победу, когда у соперника вышло время",
    ),
    options: [gameOption],
    handler: aboutGame({ execute: wishing("claim") }),
  },
  {
    words: localized("replace", "заменить", "Hand a seat over to somebody else", "Передать место другому"),
    options: [
      seatOption(true),
      {
        ...localized("player", "игрок", "Who plays it from now on", "Кто играет дальше"),
        type: ApplicationCommandOptionType.User,
      },
      levelOption(
        localized(
          "computer",
          "компьютер",
          "The computer plays on, at this level",
          "Дальше играет компьютер этого уровня",
        ),
      ),
    ],
    handler: aboutGame({ execute: replaceGame, autocomplete: completeReplace }),
  },
  {
    words: localized("move", "перенести", "Take a game to another channel", "Перенести партию в другой канал"),
    options: [
      textOption(localized("channel", "канал", "Where to, if not here", "Куда, если не сюда"), { completed: true }),
      gameOption,
    ],
    handler: aboutNothing({ execute: moveHere, autocomplete: channelChoices }),
  },
  {
    words: localized("seek", "искать", "Seek an opponent on this server", "Найти соперника на этом сервере"),
    options: seekOptions,
    handler: aboutNothing({ execute: typedSeek, autocomplete: completeWish }),
  },
  {
    words: localized(
      "list",
      "список",
      "Your games, those that wait for you first",
      "Ваши партии, сначала те, что ждут вас",
    ),
    handler: aboutNothing({ execute: (session) => listAnswer(session) }),
  },
  {
    words: localized(
      "replay",
      "повтор",
      "The whole game as one file to look through",
      "Вся партия одним файлом, чтобы пересмотреть",
    ),
    options: [
      textOption(localized("turn", "раунд", "One turn as a moving picture", "Один раунд движущейся картинкой"), {
        kind: "moment",
        completed: true,
      }),
      shareOption,
      gameOption,
    ],
    handler: aboutGame({ audience: sharedOrNot, execute: showReplay, autocomplete: completeReplay }),
  },
  {
    words: localized(
      "branch",
      "что-если",
      "Play on from a position, for practice",
      "Сыграть дальше с положения, для тренировки",
    ),
    options: branchOptions,
    handler: aboutGame({ execute: branchGame, autocomplete: completeBranch }),
  },
  {
    words: localized("export", "запись", "The record of a finished game", "Запись оконченной партии"),
    options: [gameOption],
    handler: aboutGame({ execute: exportGame }),
  },
];

/** The table: opening, joining, looking, taking back, ending. */
export const game: Command = {
  definition: {
    ...localized(
      "game",
      "партия",
      "Games in this channel and yours elsewhere",
      "Партия в этом канале и ваши другие партии",
    ),
    ...everywhere,
    options: subs.map(({ words, options = [] }) => ({
      ...words,
      type: ApplicationCommandOptionType.Subcommand,
      options: [...options],
    })),
  },
  handler: ({ options }) => subs.find(({ words }) => words.name === options.getSubcommand(false))?.handler,
};
