import { MessageFlags, Routes } from "discord.js";
import { z } from "zod";
import type { League, LeagueGame, PairingPost, Said } from "../store/index.ts";
import { beginMeeting, openMeeting } from "../table/index.ts";
import { type Bot, channelLanguage, personLanguage } from "./bot.ts";
import { text } from "./components.ts";
import { dueWords, leagueComponents, pairingComponents, tablePictures, tableWords } from "./league-words.ts";
import { illustratedPost } from "./pictures.ts";
import type { Content } from "./post-content.ts";
import { makeThreadOn } from "./threads.ts";
import { isGone } from "./trouble.ts";

const sentSchema = z.object({ id: z.string() });

/** Two people meet; nothing if their game has been decided since, or is open already. */
export async function pairingContent(bot: Bot, payload: PairingPost): Promise<Content | null> {
  const found = await openMeeting(bot.table, payload);
  if (found === null || found.game.table !== null) return null;
  return { components: await pairingComponents(bot, found.league, found.game), pictures: [] };
}

/** Who is called by it. */
export async function pairingCalls(bot: Bot, payload: PairingPost): Promise<string[]> {
  const found = await openMeeting(bot.table, payload);
  return found === null ? [] : [found.game.first, found.game.second].flatMap((userId) => userId ?? []);
}

/** The thread of a game of a league, which hangs on its post, and the game in it. */
export async function beginPaired(bot: Bot, { to, payload }: Said<"pairing">, message: string): Promise<void> {
  const found = await openMeeting(bot.table, payload);
  if (found === null) return;
  const { league, game } = found;
  const seats = [game.first, game.second].map((userId) => ({
    userId: userId ?? "",
    userName: league.players.find((player) => player.userId === userId)?.userName ?? "",
  }));
  await makeThreadOn(bot, { title: league.title, guildId: league.guildId, seats }, to.channelId, message);
  await beginMeeting(bot.table, league, game, message);
}

export async function leagueContent(bot: Bot, { payload }: Said<"league">): Promise<Content | null> {
  const league = await bot.table.store.league(payload.league);
  if (league === null) return null;
  const isLast = payload.what === "finished";
  const language = await channelLanguage(bot, league.guildId);
  return {
    components: await leagueComponents(bot, league, payload),
    pictures: isLast ? await tablePictures(bot, language, league, null) : [],
  };
}

/** A reminder; nothing if the game is over since, or its person wants none. */
export async function roundDueContent(bot: Bot, { to, payload }: Said<"round-due">): Promise<Content | null> {
  const found = await openMeeting(bot.table, payload);
  if (found === null || !(await bot.table.store.userSettings(to.userId)).reminders) return null;
  const { league, game } = found;
  const language = await personLanguage(bot, to.userId, league.guildId);
  const channel = (await channelsOf(bot, [game])).get(game.table ?? "") ?? "–";
  return { components: [text(dueWords(language, league, game, channel))], pictures: [] };
}

/** Where games of a league are played, by their ids. */
export async function channelsOf(bot: Bot, games: readonly LeagueGame[]): Promise<ReadonlyMap<string, string>> {
  const ids = games.flatMap(({ table, one }) => (table === null || one !== null ? [] : [table]));
  const found = await Promise.all(ids.map((id) => bot.table.store.game(id)));
  return new Map(found.flatMap((game) => (game === null ? [] : [[game.id, `<#${game.channelId}>`]])));
}

/** The message that has the table of the present round, edited after each result; it is posted anew with each round. */
export async function keepTable(bot: Bot, nonce: string, { to, payload }: Said<"standings">): Promise<string | null> {
  const { store } = bot.table;
  const league = await store.league(payload.league);
  if (league === null || league.round !== payload.round) return null;
  const language = await channelLanguage(bot, league.guildId);
  const present = league.games.filter(({ round }) => round === league.round);
  const components = [text(tableWords(language, league, await channelsOf(bot, present)))];
  if (await isChanged(bot, league, to.channelId, components)) return league.board;
  const body = {
    ...illustratedPost([], components, nonce),
    flags: MessageFlags.IsComponentsV2 | MessageFlags.SuppressNotifications,
    allowed_mentions: { parse: [] },
    nonce,
    enforce_nonce: true,
  };
  const { id } = sentSchema.parse(await bot.client.rest.post(Routes.channelMessages(to.channelId), { body }));
  await store.noteBoard(league.id, league.round, id);
  return id;
}

async function isChanged(
  bot: Bot,
  { board }: League,
  channel: string,
  components: Content["components"],
): Promise<boolean> {
  if (board === null) return false;
  try {
    const body = { components, flags: MessageFlags.IsComponentsV2, allowed_mentions: { parse: [] } };
    await bot.client.rest.patch(Routes.channelMessage(channel, board), { body });
    return true;
  } catch (error) {
    if (!isGone(error)) throw error;
    return false;
  }
}
