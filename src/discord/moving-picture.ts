import { paintFilm } from "../../render/index.ts";
import { Unreadable } from "../engine/index.ts";
import { normalise } from "../grammar/index.ts";
import { phrase, refusal } from "../i18n/index.ts";
import { type MovePost, type PostText, readPost } from "../store/index.ts";
import { type Chapter, chaptersOf } from "../table/index.ts";
import { Breath } from "./breath.ts";
import type { Choice } from "./command.ts";
import { text } from "./components.ts";
import { chapterName } from "./log.ts";
import { asFiles, illustrated, painted } from "./pictures.ts";
import type { Reply } from "./responder.ts";
import type { GameSession } from "./session.ts";

/** So many boards at most: more would take too long to look at. */
const MOST = 10;
/** Fewer are no film. */
const FEWEST = 2;
/** More posts than any game has. */
const ALL = 100_000;

/** A turn as a moving picture, what every post changed ringed: the one that was named, or the last that can be shown. */
export async function movingAnswer(session: GameSession, said = ""): Promise<Reply> {
  const { table, title, look, game } = session;
  const chapters = (await chaptersOf(table, title, look)).reverse();
  const posts = await table.store.lastMoves(game, ALL);
  if (said !== "") {
    const named = chapterNamed(session, chapters, said);
    return shown(session, named, await postsOf(posts, named));
  }
  for (const chapter of chapters) {
    const moves = await postsOf(posts, chapter);
    if (moves.length >= FEWEST) return shown(session, chapter, moves);
  }
  throw refusal("refusal.no-film");
}

/** The turns, the last first. */
export async function completeTurns(session: GameSession, said: string): Promise<Choice[]> {
  const chapters = (await chaptersOf(session.table, session.title, session.look)).reverse();
  return chapters
    .map((chapter) => ({ name: chapterName(session, chapter), value: `@${chapter.from}` }))
    .filter(({ name }) => normalise(name).includes(normalise(said)));
}

function chapterNamed(session: GameSession, chapters: readonly Chapter[], said: string): Chapter {
  const wanted = normalise(said);
  const names = chapters.map((chapter) => ({ chapter, name: normalise(chapterName(session, chapter)) }));
  const found =
    names.find(({ chapter, name }) => `@${chapter.from}` === said || name === wanted) ??
    names.find(({ name }) => name.includes(wanted));
  if (found === undefined) throw refusal("refusal.no-position");
  return found.chapter;
}

async function shown(session: GameSession, chapter: Chapter, moves: readonly MovePost[]): Promise<Reply> {
  if (moves.length === 0) throw refusal("refusal.no-film");
  const { bot, game, language } = session;
  const film = moves.slice(-MOST).map(({ view, entries, asks, outcome }) => ({
    view,
    language,
    last: entries,
    asks: asks.map(({ seat, kind, args }) => ({ seat, kind, args })),
    outcome,
  }));
  const args = { chapter: chapterName(session, chapter), count: film.length, all: moves.length };
  const head = phrase(language, { key: film.length < moves.length ? "film.part" : "film.whole", args });
  const order = { title: game.title, film, name: `${game.title}-turn`, alt: head };
  const pictures = await painted(bot, async () => [await paintFilm(order)]);
  if (pictures.length === 0) return { components: [text(phrase(language, { key: "film.none", args: {} }))] };
  return { components: illustrated(pictures, [text(head)]), files: asFiles(pictures) };
}

/** The posts of moves that stand, told of a chapter, oldest first. `posts` are newest first. */
async function postsOf(posts: readonly PostText[], { from, to }: Chapter): Promise<MovePost[]> {
  const breath = new Breath();
  const found: MovePost[] = [];
  const replaced = new Set<number>();
  for (const post of posts) {
    await breath.take();
    const move = moveIn(post);
    if (move === null) continue;
    const { logged, entries, version, replaces } = move;
    if (replaces !== undefined) replaced.add(replaces);
    if (logged === undefined || replaced.has(version)) continue;
    const begins = logged - entries.filter(({ key }) => !key.startsWith("table.")).length;
    if (logged <= from) break;
    if (begins < to) found.push(move);
  }
  return found.reverse();
}

function moveIn(post: PostText): MovePost | null {
  try {
    const said = readPost(post);
    return said.kind === "move" ? said.payload : null;
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}
