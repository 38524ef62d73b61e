import { logLine, outcomeLine, waiting, worded } from "../i18n/index.ts";
import type { StoredGame } from "../store/index.ts";
import { logPage, look, lookBack, sinceLastLook } from "../table/index.ts";
import { type Actor, type Bot, titleFor } from "./bot.ts";
import { button, buttonRows, text } from "./components.ts";
import { writeId } from "./ids.ts";
import { asFiles, boardPictures, illustrated } from "./pictures.ts";
import type { Answer } from "./responder.ts";

export interface BoardWish {
  /** Look back at the position after so many answers. */
  readonly answers?: number;
  readonly region?: string | null;
  /** In words, for whoever cannot see pictures. */
  readonly inWords?: boolean;
}

/** The position for one reader, as a picture or in words. */
export async function boardAnswer(bot: Bot, game: StoredGame, actor: Actor, wish: BoardWish = {}): Promise<Answer> {
  const title = titleFor(bot, game);
  const { answers, region = null, inWords = false } = wish;
  const seen =
    answers === undefined ? look(bot.table, game, actor.id) : await lookBack(bot.table, game, actor.id, answers);
  const pictures = inWords ? [] : await boardPictures(bot, actor.language, seen, region);
  const status = pictures.length > 0 ? [] : title.status(seen.match.view(seen.seat), actor.language);
  const lines = [...status];
  if (answers === undefined) lines.push(...nextLines(bot, game, actor), ...(await missedLines(bot, game, actor)));
  const components = lines.length === 0 ? [] : [text(lines.join("\n"))];
  return { components: illustrated(pictures, components), files: asFiles(pictures) };
}

/** Whose move it is, or how it ended. */
export function nextLines(bot: Bot, game: StoredGame, actor: Actor): string[] {
  const title = titleFor(bot, game);
  const { language } = actor;
  if (game.outcome !== null) return [outcomeLine(language, game.outcome, title.vocabulary)];
  const { match } = look(bot.table, game, actor.id);
  const view = match.view(null);
  return match.pending.filter((ask) => !ask.answered).map((ask) => waiting(language, ask, title.vocabulary, { view }));
}

async function missedLines(bot: Bot, game: StoredGame, actor: Actor): Promise<string[]> {
  const title = titleFor(bot, game);
  const seen = look(bot.table, game, actor.id);
  const missed = (await sinceLastLook(bot.table, seen, actor.id)).filter(({ key }) => key !== "forced").slice(-12);
  if (missed.length === 0) return [];
  const head = worded(actor.language, { key: "since.head", args: {} }, title.vocabulary) ?? "";
  return ["", head, ...missed.map((entry) => `- ${logLine(actor.language, entry, title.vocabulary)}`)];
}

/** A page of the log, newest first, with buttons to the neighbouring pages. */
export async function logAnswer(bot: Bot, game: StoredGame, actor: Actor, page: number): Promise<Answer> {
  const title = titleFor(bot, game);
  const shown = await logPage(bot.table, look(bot.table, game, actor.id), page);
  const head = worded(
    actor.language,
    { key: "log.head", args: { page: shown.page, pages: shown.pages } },
    title.vocabulary,
  );
  const lines = shown.entries.map((entry) => `${entry.index + 1}. ${logLine(actor.language, entry, title.vocabulary)}`);
  const pages = [
    ...(shown.page > 1 ? [["◀", shown.page - 1] as const] : []),
    ...(shown.page < shown.pages ? [["▶", shown.page + 1] as const] : []),
  ];
  const id = { action: "log", game: game.id, version: game.version } as const;
  const buttons = pages.map(([sign, number]) => button(writeId({ ...id, option: String(number) }), sign));
  return { components: [text([`**${head ?? ""}**`, ...lines].join("\n")), ...buttonRows(buttons)] };
}
