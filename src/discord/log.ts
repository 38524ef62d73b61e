import { normalise } from "../grammar/index.ts";
import { headedStory, headOf, type PhraseKey, positionName, refusal, says, story, worded } from "../i18n/index.ts";
import { type Chapter, chaptersOf, type Passage, readChapter } from "../table/index.ts";
import type { Choice } from "./command.ts";
import { button, buttonRows, type Components, menu, text } from "./components.ts";
import { writeId } from "./ids.ts";
import type { Reply } from "./responder.ts";
import type { GameSession } from "./session.ts";

/** What a phone scrolls through with ease. */
const PAGE = 3000;

/** What a menu can offer. */
const MOST = 25;

/** A page of the log: of a chapter, by its number, the first page or another; or the last. */
interface Wanted {
  readonly chapter: number;
  readonly page: number | "last";
}

/** The log a turn at a time, the last first; in it everything stands as it happened. `option` is what a button or the menu says. */
export async function logAnswer(session: GameSession, option = ""): Promise<Reply> {
  const chapters = await chaptersIn(session);
  const [, chapter, page] = /^(\d{1,4})\.(\d{1,3})$/.exec(option) ?? [];
  if (chapter === undefined) return logPage(session, chapters, { chapter: chapters.length - 1, page: "last" });
  return logPage(session, chapters, { chapter: Number(chapter), page: Number(page) === 0 ? "last" : Number(page) });
}

const chaptersIn = ({ table, title, look }: GameSession): Promise<Chapter[]> => chaptersOf(table, title, look);

/** The page on which a turn or a round begins that somebody has named. */
export async function logAt(session: GameSession, said: string): Promise<Reply> {
  const chapters = await chaptersIn(session);
  const wanted = normalise(said);
  const places = placesIn(session, chapters);
  const place =
    places.find(({ value, names }) => value === said || names.some((name) => normalise(name) === wanted)) ??
    places.find(({ names }) => wanted !== "" && names.some((name) => normalise(name).includes(wanted)));
  if (place === undefined) throw refusal("refusal.no-position");
  return logPage(session, chapters, { chapter: place.chapter, page: 1 }, place.from);
}

/** Turns and rounds that the log can be opened at, the last first. */
export async function completeLog(session: GameSession, said: string): Promise<Choice[]> {
  const places = placesIn(session, await chaptersIn(session)).reverse();
  const wanted = normalise(said);
  return places
    .filter(({ names }) => names.some((name) => normalise(name).includes(wanted)))
    .map(({ names: [name = ""], value }) => ({ name, value }));
}

function placesIn(session: GameSession, chapters: readonly Chapter[]) {
  const { title, language } = session;
  return chapters.flatMap((each, chapter) => [
    { names: [chapterName(session, each)], chapter, from: each.from, value: `@${each.from}` },
    ...each.places.flatMap(({ at, from }) => {
      if (at === undefined) return [];
      const names = [positionName(language, at, title.messages), headOf(language, at, title.messages)];
      const known = names.filter((name) => name !== undefined);
      return known.length === 0 ? [] : [{ names: known, chapter, from, value: `@${chapter}.${from}` }];
    }),
  ]);
}

/** What a turn or a decade is called. */
export function chapterName({ language, title }: GameSession, { name }: Chapter): string {
  const beginning = () => says(language, { key: "log.beginning", args: {} }, title.messages);
  return name === undefined ? beginning() : (worded(language, name, title.messages, false) ?? beginning());
}

/** With buttons to the pages beside it and a menu of all turns; `from` asks for the page with that place. */
async function logPage(
  session: GameSession,
  chapters: readonly Chapter[],
  wanted: Wanted,
  from?: number,
): Promise<Reply> {
  const number = Math.min(wanted.chapter, chapters.length - 1);
  const chapter = chapters[number];
  if (chapter === undefined) throw refusal("refusal.no-position");
  const pages = await pagesOf(session, chapter);
  const named = pages.findIndex((lines) => lines.some((line) => line.from === from)) + 1;
  const page = named > 0 ? named : wanted.page === "last" ? pages.length : Math.min(wanted.page, pages.length);
  const { game, language, title } = session;
  const say = (key: PhraseKey, args = {}) => says(language, { key, args }, title.messages);
  const paged = pages.length > 1 ? { page, pages: pages.length } : {};
  const head = say("log.head", { chapter: chapterName(session, chapter), ...paged });
  const id = (option: string) => writeId({ action: "log", game: game.id, version: game.version, option });
  const earlier = page > 1 ? `${number}.${page - 1}` : number > 0 ? `${number - 1}.0` : null;
  const later = page < pages.length ? `${number}.${page + 1}` : number < chapters.length - 1 ? `${number + 1}.1` : null;
  const buttons = [
    ...(earlier === null ? [] : [button(id(earlier), "◀")]),
    ...(later === null ? [] : [button(id(later), "▶")]),
  ];
  const lines = (pages[page - 1] ?? []).map(({ words }) => words);
  return {
    components: [text([head, ...lines].join("\n")), ...turnMenu(session, chapters, number), ...buttonRows(buttons)],
  };
}

/** All turns, or those around the one that is shown. */
function turnMenu(session: GameSession, chapters: readonly Chapter[], shown: number): Components {
  if (chapters.length < 2) return [];
  const { game, language, title } = session;
  const first = Math.max(0, Math.min(shown - Math.floor(MOST / 2), chapters.length - MOST));
  const options = chapters.slice(first, first + MOST).map((chapter, at) => ({
    value: `${first + at}.1`,
    label: chapterName(session, chapter),
    isSet: first + at === shown,
  }));
  const placeholder = says(language, { key: "log.jump", args: {} }, title.messages);
  return [menu(writeId({ action: "log", game: game.id, version: game.version }), placeholder, options)];
}

interface Line {
  readonly words: string;
  /** The index in the log of the time that it belongs to. */
  readonly from: number;
}

/** A chapter on as few pages as hold it; a page that begins in the middle of a time says which. */
async function pagesOf(session: GameSession, chapter: Chapter): Promise<Line[][]> {
  const { table, look, language, title } = session;
  const { passages, closing } = await readChapter(table, look, chapter);
  const pages: Line[][] = [[]];
  let room = PAGE;
  const add = (words: string, from: number, head: string | undefined) => {
    room -= words.length + 1;
    const isNew = room < 0 && pages.at(-1)?.length !== 0;
    if (isNew) {
      pages.push([]);
      room = PAGE - words.length;
    }
    pages
      .at(-1)
      ?.push({ words: isNew && head !== undefined && !words.startsWith(head) ? `${head} · ${words}` : words, from });
  };
  for (const { at, from, entries } of passages) {
    const head = at === undefined ? undefined : headOf(language, at, title.messages);
    for (const [line, words] of linesOf(session, { at, from, entries }).entries())
      add(words, from, line === 0 ? undefined : head);
  }
  const [last] = closing === undefined ? [] : story(language, [closing], title.messages);
  if (last !== undefined) add(last, chapter.to, undefined);
  return pages;
}

const linesOf = ({ language, title }: GameSession, { at, entries }: Passage): string[] =>
  entries.length === 0 ? [] : headedStory(language, entries, title.messages, at === undefined ? {} : { when: at });
