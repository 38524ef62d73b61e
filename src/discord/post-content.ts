import type { Picture } from "../../render/index.ts";
import { type Language, Unreadable } from "../engine/index.ts";
import type { AnyTitle } from "../games/title.ts";
import { type OwnTold, phrase } from "../i18n/index.ts";
import type {
  ChapterPost,
  ClosedDmPost,
  HandPost,
  MovedPost,
  MovePost,
  OrderEndPost,
  ParkedPost,
  Person,
  ReminderPost,
  Said,
  StoredGame,
  TimeOutPost,
  UnreadablePost,
} from "../store/index.ts";
import { positionOf, shownOfLate } from "../table/index.ts";
import { type Bot, channelLanguage, personLanguage } from "./bot.ts";
import { type Components, text } from "./components.ts";
import { firstPostComponents } from "./first-post.ts";
import { handLines, shownLines } from "./hands.ts";
import { leagueContent, pairingContent, roundDueContent } from "./league-posts.ts";
import { boardParkedContent, matchContent, seekEndContent } from "./match-posts.ts";
import { orderEndWords, tellOrderLater } from "./order-words.ts";
import { parkedGames, parkedLines } from "./parked-words.ts";
import { handPictures, movePictures } from "./pictures.ts";
import { chapterComponents, movePostComponents } from "./posts.ts";

export interface Content {
  readonly components: Components;
  readonly pictures: readonly Picture[];
}

/** Words alone; commands that they name become links. */
const words = (bot: Bot, language: Language, said: OwnTold): Content => ({
  components: bot.links.inComponents([text(phrase(language, said))], language),
  pictures: [],
});

/** What a post shows when it is sent; `guildId` is the server of its game. Nothing, if whoever it is for does not want it or it is true no more. */
export function contentOf(
  bot: Bot,
  said: Exclude<Said, Said<"lobby" | "place" | "left" | "standings">>,
  guildId: string | null,
): Promise<Content | null> {
  switch (said.kind) {
    case "first":
      return firstContent(bot, said);
    case "move":
      return moveContent(bot, said.payload, guildId, true);
    case "chapter":
      return chapterContent(bot, said.payload, guildId);
    case "hand":
      return handContent(bot, said.to, said.payload);
    case "reminder":
      return reminderContent(bot, said.to, said.payload);
    case "time-out":
      return timeOutContent(bot, said.payload, guildId);
    case "closed-dm":
      return closedContent(bot, said.payload);
    case "unreadable":
      return unreadableContent(bot, said.payload, guildId);
    case "parked":
      return parkedContent(bot, said.to, said.payload, guildId);
    case "moved":
      return movedContent(bot, said.payload);
    case "pairing":
      return pairingContent(bot, said.payload);
    case "league":
      return leagueContent(bot, said);
    case "round-due":
      return roundDueContent(bot, said);
    case "match":
      return matchContent(bot, said);
    case "seek-end":
      return seekEndContent(bot, said);
    case "board-parked":
      return boardParkedContent(bot, said);
    case "order-end":
      return orderEndContent(bot, said.to, said.payload, guildId);
  }
}

/** The post of a move; without buttons once it is past. */
export async function moveContent(
  bot: Bot,
  payload: MovePost,
  guildId: string | null,
  present: boolean,
): Promise<Content> {
  const { title, language } = await tongueOf(bot, payload, guildId);
  const components = movePostComponents(title, language, payload, present);
  return {
    components: bot.links.inComponents(components, language),
    pictures: await movePictures(bot, language, payload),
  };
}

/** Nothing, if its game has ended or gone elsewhere since. */
async function firstContent(bot: Bot, { to, payload }: Said<"first">): Promise<Content | null> {
  const game = await bot.table.store.game(payload.game);
  if (game?.status !== "running" || game.channelId !== to.channelId) return null;
  return { components: await firstPostComponents(bot, game), pictures: [] };
}

async function chapterContent(bot: Bot, payload: ChapterPost, guildId: string | null): Promise<Content> {
  const { title, language } = await tongueOf(bot, payload, guildId);
  return { components: chapterComponents(title, language, payload), pictures: [] };
}

/** Whose words a move is told in, and in which language. */
async function tongueOf(
  bot: Bot,
  payload: ChapterPost,
  guildId: string | null,
): Promise<{ readonly title: AnyTitle; readonly language: Language }> {
  const title = bot.table.titles.get(payload.title);
  if (title === undefined) throw new Unreadable("a post", `there is no title ${payload.title}`);
  return { title, language: await channelLanguage(bot, guildId) };
}

async function handContent(bot: Bot, { userId }: Person, { game: id, seat }: HandPost): Promise<Content | null> {
  const { store } = bot.table;
  const settings = await store.userSettings(userId);
  if (!settings.dms) return null;
  const game = await store.game(id);
  if (game === null || game.saved === null) return null;
  const language = await personLanguage(bot, userId, game.guildId);
  const position = positionOf(bot.table, game);
  const { title, match } = position;
  // the seat may have been handed over since
  if (position.playerOf(seat) !== userId) return null;
  const pictures = await handPictures(bot, language, game.title, match.view(seat));
  const shown = await shownOfLate(bot.table, { game, match, own: [seat] });
  const lines = shownLines(title, language, shown);
  return { components: [text([...lines, ...handLines(title, language, match, seat)].join("\n"))], pictures };
}

async function reminderContent(bot: Bot, { userId }: Person, { game: id }: ReminderPost): Promise<Content | null> {
  const { store } = bot.table;
  const { reminders } = await store.userSettings(userId);
  const game = reminders ? await store.game(id) : null;
  if (game === null) return null;
  const language = await personLanguage(bot, userId, game.guildId);
  return words(bot, language, {
    key: "reminder",
    args: { channel: game.channelId, seats: seatsAsked(bot, game, userId, language) },
  });
}

/** Which of several seats of a person are to move; of one nobody needs to be told. */
function seatsAsked(bot: Bot, game: StoredGame, userId: string, language: Language): string[] {
  if (game.saved === null || game.seats.filter((seat) => seat.userId === userId).length < 2) return [];
  const position = positionOf(bot.table, game);
  const { title, match } = position;
  return match.pending
    .filter(({ seat, answered }) => !answered && position.seatsOf(userId).includes(seat))
    .map(({ seat }) => title.messages.name(seat)?.[language] ?? seat);
}

/** The word to the channel that time is out; nothing if that has waited and the clock runs again. */
async function timeOutContent(
  bot: Bot,
  { game: id, users }: TimeOutPost,
  guildId: string | null,
): Promise<Content | null> {
  const game = await bot.table.store.game(id);
  if (game === null || game.status !== "running" || game.wakeAt !== null) return null;
  const language = await channelLanguage(bot, guildId);
  return words(bot, language, { key: "time-out", args: { players: users.map((user) => `<@${user}>`) } });
}

async function parkedContent(
  bot: Bot,
  { userId }: Person,
  post: ParkedPost,
  guildId: string | null,
): Promise<Content | null> {
  const language = await personLanguage(bot, userId, guildId);
  const lines = await parkedLines(bot, parkedGames(post), userId, language);
  if (lines.length === 0) return null;
  return { components: bot.links.inComponents([text(lines.join("\n\n"))], language), pictures: [] };
}

/** Whoever wants no direct messages reads it with the next answer. */
async function orderEndContent(
  bot: Bot,
  { userId }: Person,
  post: OrderEndPost,
  guildId: string | null,
): Promise<Content | null> {
  const language = await personLanguage(bot, userId, guildId);
  const said = await orderEndWords(bot, language, post);
  if (said === null) return null;
  const { dms } = await bot.table.store.userSettings(userId);
  if (dms) return { components: bot.links.inComponents([text(said)], language), pictures: [] };
  await tellOrderLater(bot, userId, said);
  return null;
}

/** The word to a channel that its game is elsewhere now. */
async function movedContent(bot: Bot, { game: id }: MovedPost): Promise<Content | null> {
  const game = await bot.table.store.game(id);
  if (game === null) return null;
  const channel = `<#${game.channelId}>`;
  return words(bot, await channelLanguage(bot, game.guildId), { key: "place.moved", args: { channel } });
}

async function closedContent(bot: Bot, { user, guild }: ClosedDmPost): Promise<Content> {
  return words(bot, await channelLanguage(bot, guild), { key: "hand.closed", args: { user } });
}

async function unreadableContent(bot: Bot, post: UnreadablePost, guildId: string | null): Promise<Content> {
  const players = post.users.map((user) => `<@${user}>`);
  return words(bot, await channelLanguage(bot, guildId), { key: `unreadable.${post.state}`, args: { players } });
}
