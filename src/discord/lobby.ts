import { type Language, own } from "../engine/index.ts";
import type { AnyTitle } from "../games/title.ts";
import { mention, type PhraseKey, people, phrase, says } from "../i18n/index.ts";
import type { GameRecord } from "../store/index.ts";
import { type Bot, channelLanguage, titleFor } from "./bot.ts";
import { briefingButton } from "./briefing.ts";
import { button, buttonRows, type Components, menu, text } from "./components.ts";
import { shownWord } from "./deal.ts";
import { writeId } from "./ids.ts";
import { learnButton } from "./learn-button.ts";
import { computerMenu } from "./lobby-computers.ts";
import { settingsMenu, settingWords, valuesMenu } from "./lobby-settings.ts";
import { marked } from "./own-messages.ts";

/** The lobby's post as it stands now, in the language of the channel; of a game that has begun it says where it is. */
export async function lobbyComponents(bot: Bot, game: GameRecord): Promise<Components> {
  const language = await channelLanguage(bot, game.guildId);
  const title = titleFor(bot, game);
  if (game.status === "abandoned" && game.startedAt === null)
    return [text(phrase(language, { key: "lobby.cancelled", args: {} }))];
  const lines = text(lobbyLines(title, language, game).join("\n"));
  const settings =
    game.status === "lobby"
      ? [
          titleMenu(bot, language, game),
          ...optionMenus(title, language, game),
          ...computerMenu(title, language, game),
          ...buttonRows(lobbyButtons(title, language, game)),
        ]
      : [];
  return marked([lines, ...settings], game.id);
}

function lobbyLines(title: AnyTitle, language: Language, game: GameRecord): string[] {
  const say = (key: PhraseKey, args = {}) => says(language, { key, args }, title.messages);
  const name = { title: title.name[language] };
  if (game.status !== "lobby")
    return [
      say("lobby.head.begun", name),
      say("lobby.place", { place: `<#${game.channelId}>` }),
      ...gameLines(title, language, game),
      ...seedLines(title, language, game),
    ];
  return [
    say("lobby.head", name),
    ...(game.table.asksTitle ? [say("lobby.which")] : []),
    ...gameLines(title, language, game),
    "",
    ...title.briefing(game.options, language).brief,
    "",
    ...(game.table.thread ? [say("lobby.thread")] : []),
    ...ratedLines(title, language, game),
    ...invitedLines(title, language, game),
    say("lobby.host", { player: `<@${game.hostId}>` }),
    ...seedLines(title, language, game),
    `-# ${say("lobby.words")}`,
  ];
}

/** That it counts for the ladder, and whether hints may be asked for. */
function ratedLines({ messages }: AnyTitle, language: Language, { table: { rated, hints } }: GameRecord): string[] {
  return rated ? [says(language, { key: "lobby.rated", args: { hints: hints === true } }, messages)] : [];
}

/** Who is asked to sit down and does not yet. */
export const invitedTo = ({ seats, table: { invited = [] } }: GameRecord): string[] =>
  invited.filter((each) => !seats.some(({ userId }) => userId === each));

function invitedLines(title: AnyTitle, language: Language, game: GameRecord): string[] {
  const players = invitedTo(game).map((userId) => `<@${userId}>`);
  return players.length === 0 ? [] : [says(language, { key: "lobby.invited", args: { players } }, title.messages)];
}

/** Who sits where, what differs from the usual game, and the pace. */
export function gameLines(title: AnyTitle, language: Language, game: GameRecord): string[] {
  const say = (key: PhraseKey, args = {}) => says(language, { key, args }, title.messages);
  const seats = title.game.seats(game.options).map((seat) => {
    const taken = game.seats.find((each) => each.seat === seat);
    const [, word] = game.words.find(([of]) => of === seat) ?? [];
    return say("lobby.seat", {
      seat,
      player: taken === undefined ? say("lobby.free") : mention(taken.userId),
      ...(word === undefined ? {} : { word: shownWord(word) }),
    });
  });
  return [...seats, ...changedOptions(title, language, game), paceLine(title, language, game)];
}

/** The hash of the seed, which is public from the beginning. */
export const seedLines = (title: AnyTitle, language: Language, { commitment }: GameRecord): string[] =>
  commitment === null ? [] : [says(language, { key: "lobby.seed", args: { commitment } }, title.messages)];

/** Every game that can be played, with the one that is set. */
function titleMenu(bot: Bot, language: Language, { id, version, title: set }: GameRecord) {
  const titles = [...bot.table.titles.values()].map(({ game, name }) => ({
    value: game.id,
    label: name[language],
    isSet: game.id === set,
  }));
  return menu(
    writeId({ action: "title", game: id, version }),
    phrase(language, { key: "lobby.game", args: {} }),
    titles,
  );
}

/** All options as they are set, and the values of the one that is being changed. */
function optionMenus(
  title: AnyTitle,
  language: Language,
  { id: game, version, options, table }: GameRecord,
): Components {
  if (Object.keys(title.game.optionSpecs).length === 0 && table.thread === undefined) return [];
  const all = settingsMenu(title, language, options, table, writeId({ action: "setting", game, version }));
  const { option: open } = table;
  if (open === undefined) return [all];
  const values = valuesMenu(title, language, options, open, writeId({ action: "set", game, version, ask: open }));
  return values === null ? [all] : [all, values];
}

function paceLine(title: AnyTitle, language: Language, { pace }: GameRecord): string {
  const { days, weekendsOff } = pace;
  const key = weekendsOff ? "lobby.pace.weekends" : "lobby.pace";
  return says(language, { key, args: { days } }, title.messages);
}

/** Only what differs from the usual game, and what is always told. */
function changedOptions(title: AnyTitle, language: Language, game: GameRecord): string[] {
  const specs = title.game.optionSpecs;
  const chosen = Object.entries(game.options)
    .filter(([name, value]) => own(specs, name)?.always || own(specs, name)?.standard !== value)
    .map(([name, value]) => settingWords(title, language, name, value));
  if (chosen.length === 0) return [];
  return [says(language, { key: "lobby.options", args: { options: chosen.join(", ") } }, title.messages)];
}

function lobbyButtons(title: AnyTitle, language: Language, game: GameRecord) {
  const say = (key: PhraseKey, args = {}) => says(language, { key, args }, title.messages, false);
  const id = { game: game.id, version: game.version };
  const free = title.game.seats(game.options).filter((seat) => !game.seats.some((taken) => taken.seat === seat));
  const joins = free.map((seat) =>
    button(writeId({ ...id, action: "join", option: seat }), say("button.join", { seat })),
  );
  const ready = free.length === 0 ? [button(writeId({ ...id, action: "start" }), say("button.start"), "main")] : [];
  const word = game.seats.length === 0 ? [] : [button(writeId({ ...id, action: "word" }), say("button.word"))];
  return [
    ...joins,
    ...(people(game.seats.map(({ userId }) => userId)).length === 0 ? [learnButton({ language })] : []),
    ...ready,
    ...word,
    briefingButton(title, language, game),
    button(writeId({ ...id, action: "leave" }), say("button.leave")),
    button(writeId({ ...id, action: "cancel" }), say("button.cancel")),
  ];
}
