import type { Language } from "../engine/index.ts";
import { outcomeLine, phrase } from "../i18n/index.ts";
import type { GameRecord } from "../store/index.ts";
import { isActive, KEPT_DAYS } from "../table/index.ts";
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
    others: others.map((each) => `<@${each}>`),
    channel: `<#${game.channelId}>`,
    days: KEPT_DAYS,
    end: game.outcome === null ? null : outcomeLine(language, game.outcome, messages),
  };
  return phrase(language, { key: isActive(game.status) ? `parked.${parked.reason}` : "parked.over", args });
}

const untoldMemo = (userId: string): string => `untold ${userId}`;

/** Somebody could not be written to: he hears of the game with the next answer that he gets. */
export async function tellLater({ table: { store } }: Bot, userId: string, game: string): Promise<void> {
  const before = (await store.memo(untoldMemo(userId)))?.split(" ") ?? [];
  await store.setMemo(untoldMemo(userId), [...new Set([...before, game])].join(" "));
}

/** What belongs under a private answer: the games that its person could not be told of, and that this one has no place. */
export async function placeNews(session: Session): Promise<string[]> {
  const { bot, table, actor, language } = session;
  const untold = (await table.store.memo(untoldMemo(actor.id)))?.split(" ") ?? [];
  if (untold.length > 0) await table.store.forgetMemo(untoldMemo(actor.id));
  const games = await Promise.all(untold.map((id) => table.store.game(id)));
  const news = games.flatMap((game) => (game === null ? [] : (parkedWords(bot, game, actor.id, language) ?? [])));
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
