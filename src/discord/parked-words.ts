import { setImmediate as turn } from "node:timers/promises";
import type { Language } from "../engine/index.ts";
import { mention, outcomeLine, phrase } from "../i18n/index.ts";
import {
  type GameRecord,
  type ParkedPost,
  type PostRecord,
  readPost,
  type Said,
  UnreadableGame,
} from "../store/index.ts";
import { isActive, KEPT_DAYS, mend } from "../table/index.ts";
import { type Bot, titleFor } from "./bot.ts";
import { GameSession, type Session } from "./session.ts";

/** What a person is told of a game that has no place, or has ended without one; nothing if it is well. */
export function parkedWords(bot: Bot, game: GameRecord, userId: string, language: Language): string | null {
  const { parked } = game.table;
  if (parked === undefined) return null;
  const { name, messages } = titleFor(bot, game);
  const others = [...new Set(game.seats.map((seat) => seat.userId))].filter((each) => each !== userId);
  const args = {
    title: name[language],
    others: others.map(mention),
    channel: `<#${game.channelId}>`,
    days: KEPT_DAYS,
    end: game.outcome === null ? null : outcomeLine(language, game.outcome, messages),
  };
  return phrase(language, { key: isActive(game.status) ? `parked.${parked.reason}` : "parked.over", args });
}

/** How many games are named one by one. */
const MOST_NAMED = 5;

/** The games of which a word tells. */
export const parkedGames = ({ game, with: others = [] }: ParkedPost): readonly string[] => [game, ...others];

/** What a person is told of several games, of which there may be hundreds; what is over first, for no list has it. */
export async function parkedLines(
  bot: Bot,
  ids: readonly string[],
  userId: string,
  language: Language,
): Promise<string[]> {
  const over: string[] = [];
  const parked: string[] = [];
  for (const id of ids) {
    await turn();
    const game = await readable(bot, id);
    const words = game === null ? null : parkedWords(bot, game, userId, language);
    if (game !== null && words !== null) (isActive(game.status) ? parked : over).push(words);
  }
  const lines = [...over, ...parked];
  const more = lines.length - MOST_NAMED;
  if (more <= 0) return lines;
  return [...lines.slice(0, MOST_NAMED), phrase(language, { key: "parked.more", args: { count: more } })];
}

/** One that cannot be read, and not be restored either, keeps nobody from hearing of the others: its people are told of that. */
async function readable({ table }: Bot, id: string): Promise<GameRecord | null> {
  try {
    return await table.store.game(id);
  } catch (error) {
    if (!(error instanceof UnreadableGame)) throw error;
    return (await mend(table, error)) ? table.store.game(id) : null;
  }
}

/** How long nothing more must have been parked before people are told, and how long they wait at most. */
const QUIET_MS = 30_000;
const LONGEST_MS = 10 * 60_000;

/**
 * Games lose their places together, as when a channel is deleted, and are parked one after the other: their people are told of all in
 * one message when no more come. Says when to look again, or what goes out: that has been written down before, so that what was sent
 * and not noted down is known by its mark, whatever came meanwhile.
 */
export async function gatherParked(
  { table: { store, now } }: Bot,
  post: PostRecord,
  quietMs = QUIET_MS,
): Promise<Date | PostRecord> {
  const { kind, payload } = readPost(post);
  if (kind !== "parked" || payload.with !== undefined) return post;
  const last = (await store.lastWritten(post.lane)) ?? post.createdAt;
  const ago = (since: Date): number => now().getTime() - since.getTime();
  // what is of tomorrow was written before the clock was set back
  const isQuiet = ago(last) < 0 || ago(last) >= quietMs || ago(post.createdAt) >= LONGEST_MS;
  return isQuiet ? store.gather(post, payload) : new Date(last.getTime() + quietMs);
}

export const untoldMemo = (userId: string): string => `untold ${userId}`;

/** Somebody could not be written to: he hears of the games with the next answer that he gets. */
export async function tellParkedLater({ table: { store } }: Bot, { to, payload }: Said<"parked">): Promise<void> {
  const { userId } = to;
  const games = await Promise.all(parkedGames(payload).map((id) => store.brokenGame(id)));
  // whoever has left them, and may be forgotten, is not written down again
  const own = games.flatMap((game) => {
    const isIn = game?.hostId === userId || game?.seats.some((seat) => seat.userId === userId);
    return game !== null && isIn ? [game.id] : [];
  });
  if (own.length === 0) return;
  const before = (await store.memo(untoldMemo(userId)))?.split(" ") ?? [];
  await store.setMemo(untoldMemo(userId), [...new Set([...before, ...own])].join(" "));
}

/** What belongs under a private answer: the games that its person could not be told of, and that this one has no place. */
export async function placeNews(session: Session): Promise<string[]> {
  const { bot, table, actor, language } = session;
  const untold = (await table.store.takeMemo(untoldMemo(actor.id)))?.split(" ") ?? [];
  const news = await parkedLines(bot, untold, actor.id, language);
  return news.length > 0 || !(await isAboutParked(session))
    ? news
    : [phrase(language, { key: "refusal.parked", args: {} })];
}

async function isAboutParked(session: Session): Promise<boolean> {
  if (!(session instanceof GameSession) || session.game.table.parked === undefined) return false;
  // it may be the answer that has moved it
  const game = await session.table.store.game(session.game.id);
  return game !== null && isActive(game.status) && game.table.parked !== undefined;
}
