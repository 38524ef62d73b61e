import { outcomeLine, says, waiting } from "../i18n/index.ts";
import { isActive, lookBack, type Missed, markSeen, toldLast } from "../table/index.ts";
import { awayWords, isMany, missedIn } from "./away.ts";
import { presentRows, whatIfButton } from "./board-rows.ts";
import { type Components, text } from "./components.ts";
import { type ComponentId, writeId } from "./ids.ts";
import { withButtons, withOverview } from "./overview.ts";
import { pageButtons, pageOf } from "./paging.ts";
import { asFiles, boardPictures, illustrated } from "./pictures.ts";
import type { Reply } from "./responder.ts";
import type { GameSession } from "./session.ts";
import { boardPages } from "./text-board.ts";

interface BoardWish {
  /** Look back at the position after so many answers. */
  readonly answers?: number;
  readonly part?: string | null;
  /** In words, for whoever cannot see pictures. */
  readonly inWords?: boolean;
  /** What is said first. */
  readonly lines?: readonly string[];
}

/** The position for one reader, as a picture or in words; the present one with what has changed since he last looked. */
export async function boardAnswer(session: GameSession, wish: BoardWish = {}): Promise<Reply> {
  const { bot, language } = session;
  const { part = null, inWords = false, lines: said = [] } = wish;
  const missed = wish.answers === undefined ? await missedIn(session) : null;
  const look = await lookedAt(session, wish);
  const pictures = inWords ? [] : await boardPictures(bot, language, look, part, await changesIn(session, missed));
  if (pictures.length === 0) return textBoard(session, wish, 1, missed);
  const lines = [...said, ...(missed === null ? [] : nextLines(session))];
  const components: Components = lines.length === 0 ? [] : [text(lines.join("\n"))];
  if (missed !== null) {
    components.push(...(await told(session, missed, components)));
    components.push(...(await presentRows(session, { part })));
  }
  return { components: withLooks(session, wish, illustrated(pictures, components)), files: asFiles(pictures) };
}

/** What a picture rings: all that was missed, or the last move where nothing was. */
async function changesIn({ table, look }: GameSession, missed: Missed | null) {
  if (missed === null) return undefined;
  return missed.from < missed.to ? missed : { changed: [], last: await toldLast(table, look) };
}

/** What was missed, in words where it is much; it has been seen now. */
async function told(session: GameSession, missed: Missed, beside: Components): Promise<Components> {
  await markSeen(session.table, session.game.id, session.actor.id, missed);
  return isMany(missed) ? awayWords(session, missed, beside) : [];
}

/** Under a position that is played in now: what would be scored in it, and what lies where. Of a game that is over: what if. */
function withLooks(session: GameSession, { answers }: BoardWish, shown: Components): Components {
  const { status } = session.game;
  if (status === "running") return answers === undefined ? withOverview(shown, session) : shown;
  if (isActive(status)) return shown;
  return withButtons(shown, [whatIfButton(session, answers === undefined ? {} : { answers })]);
}

const lookedAt = async ({ table, position, actor, look }: GameSession, { answers }: BoardWish) =>
  answers === undefined ? look : lookBack(table, position, actor.id, answers);

/** A page of the board in words, with buttons to the neighbouring pages; the first says what else there is to know. */
async function textBoard(
  session: GameSession,
  wish: BoardWish,
  asked: number,
  missed: Missed | null = null,
): Promise<Reply> {
  const { game, title, language } = session;
  const { answers } = wish;
  const { match, seat } = await lookedAt(session, wish);
  const { part, pages } = boardPages(title.board(match.view(seat), language), wish.part ?? null);
  const page = { page: Math.min(asked, pages.length), pages: pages.length };
  const id = { action: "words", game: game.id, version: game.version, ask: part ?? "" } as const;
  const at = answers === undefined ? "" : `@${answers}`;
  const buttons = pageButtons(page, (number) => writeId({ ...id, option: `${number}${at}` }));
  const head = pages.length === 1 ? [] : [says(language, { key: "board.page", args: page }, title.messages)];
  const present = answers === undefined && page.page === 1 ? nextLines(session) : [];
  const { lines = [] } = wish;
  const shown: Components = [text([...lines, ...head, pages[page.page - 1] ?? "", ...present].join("\n")), ...buttons];
  if (missed !== null) shown.push(...(await told(session, missed, shown)));
  return { components: withLooks(session, wish, shown) };
}

/** Another page of the board in words. */
export function turnedBoard(session: GameSession, { ask, option }: ComponentId): Promise<Reply> {
  const [page = "", answers] = option.split("@");
  const past = answers !== undefined && /^\d{1,9}$/.test(answers) ? { answers: Number(answers) } : {};
  return textBoard(session, { ...past, part: ask === "" ? null : ask }, pageOf(page));
}

/** Whose move it is, or how it ended. */
export function nextLines({ game, title, language, look }: GameSession): string[] {
  if (game.outcome !== null) return [outcomeLine(language, game.outcome, title.messages)];
  const { match } = look;
  const view = match.view(null);
  return match.pending.filter((ask) => !ask.answered).map((ask) => waiting(language, ask, title.messages, { view }));
}
