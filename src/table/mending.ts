import { Match, readSaved, setBack, Unreadable } from "../engine/index.ts";
import type { AnyTitle } from "../games/title.ts";
import { people, refusal } from "../i18n/index.ts";
import {
  type Act,
  type BrokenGame,
  freshNotes,
  type Post,
  type StoredGame,
  standing,
  type UnreadableGame,
  usualPace,
} from "../store/index.ts";
import { type AnyMatch, type TableContext, type User, waitedChairs } from "./context.ts";
import { movePost } from "./news.ts";
import { Position, positionOf } from "./position.ts";
import { reminderAt } from "./time.ts";

/** A game as it can be had back. */
interface Recovered extends Pick<StoredGame, "words"> {
  readonly match: AnyMatch;
  /** How much of its log is surely told. */
  readonly told: number;
  /** Answers that could not be given again. */
  readonly lost: readonly Act[];
}

/** How many of the last checkpoints are tried. */
const MOST_CHECKPOINTS = 5;

/** What has been tried in vain by this process: another may have other rules. */
const beyond = new WeakMap<TableContext["store"], Set<string>>();

/**
 * Restores a game that cannot be read, from its last checkpoint and the answers since, which are rows of their own, and tells
 * its people. If even that fails it is set aside: its clock stands, and they are told that. Says whether it can be read now.
 */
export function mend(table: TableContext, { game: id, what, why }: UnreadableGame): Promise<boolean> {
  return table.queue.run(id, async () => {
    if (await isReadable(table, id)) return true;
    const hopeless = beyond.get(table.store) ?? new Set();
    beyond.set(table.store, hopeless);
    const game = hopeless.has(id) ? null : await table.store.brokenGame(id);
    if (game === null) return false;
    // nobody is told, and a lesson is begun anew
    if (game.ownerId !== null) {
      table.log?.warn({ game: id, what, why }, "unreadable, deleted");
      await table.store.deletePrivateTable(id);
      return false;
    }
    const title = table.titles.get(game.title);
    const recovered = title === undefined || game.status !== "running" ? null : await recover(table, title, game);
    if (title !== undefined && recovered !== null) {
      table.log?.warn({ game: id, what, why, lost: recovered.lost.length }, "unreadable, restored");
      return restore(table, title, game, recovered);
    }
    hopeless.add(id);
    table.log?.error({ game: id, what, why }, "unreadable, set aside");
    if (game.status === "running") await setAside(table, game);
    return false;
  });
}

async function isReadable(table: TableContext, id: string): Promise<boolean> {
  try {
    const game = await table.store.game(id);
    if (game === null) return false;
    if (game.status === "running") void positionOf(table, game).match;
    return true;
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return false;
  }
}

/** The present position, if something else was at fault; else that of the answers since the last checkpoint; else a checkpoint. */
async function recover(table: TableContext, title: AnyTitle, game: BrokenGame): Promise<Recovered | null> {
  const { words } = game;
  // they are nowhere else, and the seed cannot be checked without them
  if (words === null) return null;
  const present = game.saved === null ? null : loaded(title, game.saved);
  if (present?.answered === game.answered)
    return { match: present, words, told: present.logged - present.log.length, lost: [] };
  const answers = standing(await orElse([], () => table.store.answers(game.id)));
  let oldest: Recovered | null = null;
  for (const index of (await table.store.checkpointsKept(game.id)).slice(0, MOST_CHECKPOINTS)) {
    const kept = await orElse(null, () => table.store.checkpoint(game.id, index));
    const from = kept === null ? null : loaded(title, kept.saved);
    if (kept === null || from === null) continue;
    // an answer that was changed before others had answered is among them twice
    for (let at = index; at <= answers.length; at++) {
      const match = played(from, answers.slice(at));
      if (match !== null && (await isSame(table, game, match))) return { match, words, told: from.logged, lost: [] };
    }
    const lost = answers.slice(index);
    const match = loaded(title, kept.saved, (saved) => setBack(saved, lost.length));
    if (match !== null) oldest ??= { match, words, told: match.logged, lost };
  }
  return oldest;
}

async function orElse<T>(otherwise: T, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return otherwise;
  }
}

/** Nothing, whatever is wrong with it: only by playing on does a game find out. */
function loaded(title: AnyTitle, saved: string, changed: typeof unchanged = unchanged): AnyMatch | null {
  try {
    const match: AnyMatch = Match.load(title.game, changed(readSaved(saved, "a position")));
    return match.dropped.length === 0 ? match : null;
  } catch {
    return null;
  }
}

const unchanged = (saved: ReturnType<typeof readSaved>) => saved;

function played(from: AnyMatch, answers: readonly Act[]): AnyMatch | null {
  const match = from.clone();
  try {
    for (const { seat, option } of answers) match.answer(seat, option);
    return match;
  } catch {
    return null;
  }
}

/** Whether it leads to where the game was: as many answers, and the same log, whose dice and cards follow from them. */
async function isSame({ store }: TableContext, game: BrokenGame, match: AnyMatch): Promise<boolean> {
  if (match.outcome !== null || match.answered !== game.answered || match.logged !== game.logged) return false;
  const stored = await orElse(null, () => store.log(game.id, match.logged - match.log.length, match.logged));
  if (stored === null) return true;
  return JSON.stringify(stored.map(({ index: _, ...entry }) => entry)) === JSON.stringify(match.log);
}

async function restore(
  table: TableContext,
  title: AnyTitle,
  broken: BrokenGame,
  { match, words, told, lost }: Recovered,
): Promise<boolean> {
  const saved = JSON.stringify(match.save());
  const { asked: _, ...notes } = broken.table ?? { ...freshNotes, posted: told };
  const kept = { ...notes, posted: Math.min(notes.posted, match.logged), turn: null };
  const at = table.now();
  const game: StoredGame = {
    ...broken,
    words,
    status: "running",
    options: readSaved(saved, "a position").options,
    pace: broken.pace ?? usualPace,
    table: kept,
    outcome: null,
    saved,
  };
  const entry = { key: lost.length === 0 ? "table.restored" : "table.set-back", args: {} };
  const seen = new Position(title, game, match).seenBy([]);
  const isBack = match.logged < broken.logged || lost.length > 0;
  const moved = await table.store.move(game, {
    by: { userId: "" },
    at,
    saved,
    waits: waitedChairs(match),
    answered: match.answered,
    acts: lost.map(({ seat, option }) => ({ kind: "drop", seat, option })),
    ...(isBack ? { log: { from: match.logged - match.log.length, entries: match.log } } : {}),
    ...(lost.length === 0 ? {} : { checkpoints: { dropFrom: match.answered + 1, add: [] } }),
    set: {
      options: game.options,
      pace: game.pace,
      table: kept,
      outcome: null,
      movedAt: at,
      wakeAt: kept.paused ? null : reminderAt(game, at),
    },
    posts: [movePost(game, seen, game.version + 1, [entry])],
  });
  return moved.kind === "done";
}

/** Once for each version: its people need not hear it again after every start. */
async function setAside(table: TableContext, game: BrokenGame): Promise<void> {
  const memo = `unreadable ${game.id}`;
  if ((await table.store.memo(memo)) === `${game.version}`) return;
  await table.store.setAside(game, [word(game, "set-aside")], table.now());
  await table.store.setMemo(memo, `${game.version}`);
}

/** Ends a game that cannot be read, without reading it: whoever has to do with it may, for nobody can play on. */
export async function endUnreadable(
  table: TableContext,
  id: string,
  { user, manager }: { readonly user: User; readonly manager: (game: BrokenGame) => Promise<boolean> },
): Promise<void> {
  const game = await table.store.brokenGame(id);
  if (game === null) throw refusal("refusal.no-game");
  if (game.status === "finished" || game.status === "abandoned") throw refusal("refusal.over");
  const has = game.hostId === user.id || game.seats.some(({ userId }) => userId === user.id);
  if (!has && !(await manager(game))) throw refusal("refusal.not-playing");
  await table.queue.run(id, () => table.store.endBroken(game, [word(game, "ended")], table.now()));
}

function word({ id, channelId, seats }: BrokenGame, state: "set-aside" | "ended"): Post {
  const users = people([...new Set(seats.map(({ userId }) => userId))]);
  return { to: { channelId }, kind: "unreadable", payload: { game: id, users, state } };
}
