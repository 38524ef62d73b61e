import { logLine, outcomeLine, says, waiting } from "../i18n/index.ts";
import { logPage, lookBack, sinceLastLook } from "../table/index.ts";
import { text } from "./components.ts";
import { writeId } from "./ids.ts";
import { pageButtons } from "./paging.ts";
import { asFiles, boardPictures, illustrated } from "./pictures.ts";
import type { Reply } from "./responder.ts";
import type { GameSession } from "./session.ts";

interface BoardWish {
  /** Look back at the position after so many answers. */
  readonly answers?: number;
  readonly part?: string | null;
  /** In words, for whoever cannot see pictures. */
  readonly inWords?: boolean;
}

/** The position for one reader, as a picture or in words. */
export async function boardAnswer(session: GameSession, wish: BoardWish = {}): Promise<Reply> {
  const { bot, table, title, position, actor, language } = session;
  const { answers, part = null, inWords = false } = wish;
  const seen = answers === undefined ? session.look : await lookBack(table, position, actor.id, answers);
  const pictures = inWords ? [] : await boardPictures(bot, language, seen, part);
  const status = pictures.length > 0 ? [] : title.status(seen.match.view(seen.seat), language);
  const lines = [...status];
  if (answers === undefined) lines.push(...nextLines(session), ...(await missedLines(session)));
  const components = lines.length === 0 ? [] : [text(lines.join("\n"))];
  return { components: illustrated(pictures, components), files: asFiles(pictures) };
}

/** Whose move it is, or how it ended. */
export function nextLines({ game, title, language, look }: GameSession): string[] {
  if (game.outcome !== null) return [outcomeLine(language, game.outcome, title.messages)];
  const { match } = look;
  const view = match.view(null);
  return match.pending.filter((ask) => !ask.answered).map((ask) => waiting(language, ask, title.messages, { view }));
}

async function missedLines({ table, title, actor, language, look }: GameSession): Promise<string[]> {
  const missed = (await sinceLastLook(table, look, actor.id)).filter(({ key }) => key !== "forced").slice(-12);
  if (missed.length === 0) return [];
  const head = says(language, { key: "since.head", args: {} }, title.messages);
  return ["", head, ...missed.map((entry) => `- ${logLine(language, entry, title.messages)}`)];
}

/** A page of the log, newest first, with buttons to the neighbouring pages. */
export async function logAnswer({ table, title, game, language, look }: GameSession, page: number): Promise<Reply> {
  const shown = await logPage(table, look, page);
  const head = says(language, { key: "log.head", args: { page: shown.page, pages: shown.pages } }, title.messages);
  const lines = shown.entries.map((entry) => `${entry.index + 1} · ${logLine(language, entry, title.messages)}`);
  const id = { action: "log", game: game.id, version: game.version } as const;
  const buttons = pageButtons(shown, (number) => writeId({ ...id, option: String(number) }));
  return { components: [text([`**${head ?? ""}**`, ...lines].join("\n")), ...buttons] };
}
