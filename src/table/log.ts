import { type VisibleEntry, visible } from "../engine/index.ts";
import type { AnyTitle } from "../games/title.ts";
import type { Landmark, Told } from "../i18n/index.ts";
import type { TableContext } from "./context.ts";
import { loggedFor } from "./looking.ts";
import type { Look } from "./position.ts";

/** A time in the game, and the index in the log from which on it is told. */
interface Place {
  readonly from: number;
  readonly at: Told | undefined;
}

/** A turn or a decade of the log. */
export interface Chapter {
  /** Nothing for what comes before the first. */
  readonly name: Told | undefined;
  readonly from: number;
  readonly to: number;
  readonly places: readonly Place[];
}

/** The turns of a game as far as a person may read its log, in their order; there is always one. */
export async function chaptersOf(table: TableContext, { messages }: AnyTitle, look: Look): Promise<Chapter[]> {
  const logged = loggedFor(look);
  const { landmarks = {} } = messages;
  const found = await table.store.landmarks(look.game.id, Object.keys(landmarks));
  const chapters: Chapter[] = [];
  let last: Landmark | undefined;
  for (const { index, key, args } of found.filter((entry) => entry.index < logged)) {
    const mark = landmarks[key]?.(args, last);
    if (mark === undefined || (last !== undefined && isSame(mark, last))) continue;
    const chapter = chapters.at(-1);
    const place = { from: index, at: mark.at };
    if (chapter === undefined && index > 0) chapters.push(beginning(index));
    if (last === undefined || !isSame({ chapter: mark.chapter }, { chapter: last.chapter })) {
      const before = chapters.pop();
      if (before !== undefined) chapters.push({ ...before, to: index });
      chapters.push({ name: mark.chapter, from: index, to: logged, places: [place] });
    } else if (chapter !== undefined) chapters.splice(-1, 1, { ...chapter, places: [...chapter.places, place] });
    last = mark;
  }
  return chapters.length > 0 ? chapters : [beginning(logged)];
}

const isSame = (one: Landmark, other: Landmark): boolean => JSON.stringify(one) === JSON.stringify(other);

const beginning = (to: number): Chapter => ({ name: undefined, from: 0, to, places: [{ from: 0, at: undefined }] });

/** What happened at one time. */
export interface Passage {
  readonly at: Told | undefined;
  readonly from: number;
  readonly entries: readonly VisibleEntry[];
}

/** A chapter as a person may read it, with the line that closes it, which the next begins with. */
export async function readChapter(
  table: TableContext,
  look: Look,
  { from, to, places }: Chapter,
): Promise<{ readonly passages: readonly Passage[]; readonly closing: VisibleEntry | undefined }> {
  const stored = await table.store.log(look.game.id, from, Math.min(to + 1, loggedFor(look)));
  const entries = stored.map((entry) => visible(entry, look.own));
  const [first, ...rest] = entries.slice(0, to - from);
  const told = first === undefined ? [] : [withoutClosing(first), ...rest];
  const next = entries[to - from];
  return {
    passages: places.map(({ at, from: start }, place) => ({
      at,
      from: start,
      entries: told.slice(start - from, (places[place + 1]?.from ?? to) - from),
    })),
    closing: next?.args.over === undefined ? undefined : next,
  };
}

/** What has closed the chapter before stands at its end. */
function withoutClosing({ key, args: { over: _, ...args } }: VisibleEntry): VisibleEntry {
  return { key, args };
}
