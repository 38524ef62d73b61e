import {
  type APIApplicationCommandBasicOption,
  ApplicationCommandOptionType,
  type AutocompleteInteraction,
  ChannelType,
  type ChatInputCommandInteraction,
  GuildMember,
} from "discord.js";
import type { Level } from "../../src/computer/index.ts";
import type { Bot } from "../../src/discord/bot.ts";
import type { Choice } from "../../src/discord/command.ts";
import { choiceOf, localized, textOption, wordOption } from "../../src/discord/command-options.ts";
import { demandForum, openInForum, tagFor, tagsOf } from "../../src/discord/forums.ts";
import { levelNamed, levelOption } from "../../src/discord/lobby-computers.ts";
import { openedAnswer, shownBy } from "../../src/discord/lobby-post.ts";
import { completeSettings, readSettings } from "../../src/discord/lobby-settings.ts";
import { demandPlace, threadsIn } from "../../src/discord/permissions.ts";
import { type Reply, said } from "../../src/discord/responder.ts";
import { meantSeat, seatChoices } from "../../src/discord/seats.ts";
import type { Session } from "../../src/discord/session.ts";
import type { AnyTitle } from "../../src/games/title.ts";
import { titles } from "../../src/games/titles.ts";
import { normalise } from "../../src/grammar/index.ts";
import { phrase, refusal } from "../../src/i18n/index.ts";
import { openLobby, optionsOf, type TableContext, usualPace } from "../../src/table/index.ts";

const all: readonly AnyTitle[] = [...titles.values()];

export const newGameOptions: readonly APIApplicationCommandBasicOption[] = [
  {
    ...localized("title", "игра", "Which game", "Какая игра"),
    type: ApplicationCommandOptionType.String,
    choices: all.map((title) => choiceOf(title.name, title.game.id)),
  },
  textOption(localized("seat", "место", "Your seat", "Ваше место"), { completed: true }),
  wordOption,
  textOption(
    localized("options", "настройки", "What differs from the usual game", "Чем партия отличается от обычной"),
    { kind: "list", completed: true },
  ),
  {
    ...localized("days", "дней", "Days a move may take", "Сколько дней на ход"),
    type: ApplicationCommandOptionType.Integer,
    min_value: 1,
    max_value: 60,
  },
  {
    ...localized(
      "weekends-off",
      "без-выходных",
      "Saturdays and Sundays do not count",
      "Суббота и воскресенье не считаются",
    ),
    type: ApplicationCommandOptionType.Boolean,
  },
  levelOption(
    localized(
      "computer",
      "компьютер",
      "The computer takes all other seats, at this level",
      "Все остальные места займёт компьютер этого уровня",
    ),
  ),
  {
    ...localized("channel", "канал", "A forum: the game gets a post there", "Форум: партия получит там публикацию"),
    type: ApplicationCommandOptionType.Channel,
    channel_types: [ChannelType.GuildForum],
  },
  textOption(localized("tag", "тег", "The tag of the post in the forum", "Тег публикации на форуме"), {
    completed: true,
  }),
  {
    ...localized("rated", "рейтинг", "Whether it counts for the ladder", "Идёт ли партия в рейтинг"),
    type: ApplicationCommandOptionType.Boolean,
  },
  {
    ...localized(
      "hints",
      "подсказки",
      "Whether a game that counts allows hints",
      "Можно ли в рейтинговой партии просить подсказки",
    ),
    type: ApplicationCommandOptionType.Boolean,
  },
  {
    ...localized("thread", "ветка", "Whether the game gets a thread of its own", "Получит ли партия собственную ветку"),
    type: ApplicationCommandOptionType.Boolean,
  },
];

function titleNamed(table: TableContext, id: string | null): AnyTitle {
  const title = table.titles.get(id ?? all[0]?.game.id ?? "");
  if (title === undefined) throw refusal("refusal.option");
  return title;
}

/** Whether the game gets a thread of its own: where it can, unless somebody does not want it. */
function threadWish(interaction: ChatInputCommandInteraction): { readonly thread?: boolean } {
  const wanted = interaction.options.getBoolean("thread");
  const threads = threadsIn(interaction);
  if (wanted === true && threads === "none") throw refusal("refusal.no-threads");
  if (wanted === true && threads === "forbidden") throw refusal("refusal.place.thread");
  return threads === "allowed" ? { thread: wanted ?? true } : {};
}

/** Whether the game counts for the ladder, and whether hints are allowed then. */
function countingWish({ options }: ChatInputCommandInteraction) {
  const [rated, hints] = [options.getBoolean("rated") ?? false, options.getBoolean("hints") ?? false];
  if (hints && !rated) throw refusal("refusal.rated-hints");
  return { rated, hints };
}

export async function newGame(session: Session, interaction: ChatInputCommandInteraction): Promise<Reply> {
  const { bot, table, actor } = session;
  const { guildId, channelId } = interaction;
  if (guildId === null || channelId === null) throw refusal("refusal.server-only");
  const named = interaction.options.getChannel("channel");
  const forum = named === null ? null : demandForum(bot, named.id, memberOf(interaction));
  if (forum === null) demandPlace(interaction, channelId);
  const wanted = interaction.options.getString("title");
  const title = titleNamed(table, wanted);
  const options = readSettings(title, actor.language, interaction.options.getString("options") ?? "");
  const chair = interaction.options.getString("seat");
  const seat = chair === null ? null : meantSeat(title, title.game.seats(optionsOf(title, options)), chair);
  const level = levelNamed(interaction.options.getString("computer"));
  const usual = (await table.store.guildSettings(guildId)).pace ?? usualPace;
  const opening = {
    title: title.game.id,
    asksTitle: wanted === null,
    options,
    guildId,
    user: actor,
    interaction: session.interaction,
    ...sitting(title.game.seats(optionsOf(title, options)), seat, level),
    word: interaction.options.getString("word") ?? "",
    ...countingWish(interaction),
    pace: {
      days: interaction.options.getInteger("days") ?? usual.days,
      weekendsOff: interaction.options.getBoolean("weekends-off") ?? usual.weekendsOff,
    },
  };
  if (forum === null) {
    const here = { ...opening, channelId, shownBy: shownBy(session), ...threadWish(interaction) };
    return openedAnswer(session, await openLobby(table, here));
  }
  const tag = tagFor(bot, forum, title, interaction.options.getString("tag"));
  const game = await openInForum(session, forum, tag, title, opening);
  return said(phrase(session.language, { key: "lobby.post", args: { place: `<#${game.channelId}>` } }));
}

/** Where whoever opens the lobby sits, and the computers: against them he has a seat even if he names none. */
function sitting(seats: readonly string[], named: string | null, level: Level | undefined) {
  const own = named ?? (level === undefined ? undefined : seats[0]);
  if (own === undefined) return {};
  const others = level === undefined ? [] : seats.filter((seat) => seat !== own).map((seat) => ({ seat, level }));
  return { seats: [own], computers: others };
}

/** Whoever types it, with the roles that Discord sends along. */
const memberOf = ({ member }: ChatInputCommandInteraction): GuildMember | null =>
  member instanceof GuildMember ? member : null;

export async function completeNewGame(
  { bot, table, actor }: Session,
  interaction: AutocompleteInteraction,
): Promise<readonly Choice[]> {
  const title = titleNamed(table, interaction.options.getString("title"));
  const { name, value } = interaction.options.getFocused(true);
  if (name === "tag") return tagChoices(bot, interaction, value);
  if (name === "options") return completeSettings(title, actor.language, value);
  const settings = readSettings(title, actor.language, interaction.options.getString("options") ?? "");
  return seatChoices(title, actor.language, title.game.seats(optionsOf(title, settings)), value);
}

/** The tags of the forum that is named. */
function tagChoices(bot: Bot, interaction: AutocompleteInteraction, typed: string): Choice[] {
  const forum = bot.client.channel(String(interaction.options.get("channel")?.value ?? ""));
  if (forum?.type !== ChannelType.GuildForum || forum.guildId !== interaction.guildId) return [];
  return tagsOf(bot, forum)
    .filter((tag) => normalise(tag.name).includes(normalise(typed)))
    .map((tag) => ({ name: tag.name, value: tag.name }));
}
