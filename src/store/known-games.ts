import { isActive, type StoredGame } from "./records.ts";
import type { Trust } from "./trust.ts";

/** How many games are held; one and all that is made from it takes some tens of kilobytes. */
const MOST = 1000;

/** What is asked of a game that may be known; beside its version what changes without it, if others may change that. */
interface Present {
  readonly version: number;
  readonly wakeAt?: Date | null;
  /** How far all its seats together have seen the log. */
  readonly looked?: number;
}

const isAsNow = (game: StoredGame, { version, wakeAt, looked }: Present): boolean =>
  game.version === version &&
  (wakeAt === undefined || game.wakeAt?.getTime() === wakeAt?.getTime()) &&
  (looked === undefined || looked === game.seats.reduce((sum, { lastLooked }) => sum + lastLooked, 0));

/**
 * The games that were read or moved last. Whoever asks for one of these reads its version, and the rest only if it has
 * changed; as long as it has not, it is the same object, so that what was made from it serves again.
 */
export class KnownGames {
  private readonly games = new Map<string, StoredGame>();
  private time: number | null = null;

  constructor(private readonly trust: Trust) {}

  /** Whether the version tells of every change: not if another process may look at a game or wake it. */
  get isTold(): boolean {
    const { time } = this.trust;
    if (time !== null && time !== this.time) this.games.clear();
    this.time = time;
    return time !== null;
  }

  /** The game, if it is known as it is now. */
  find(id: string, now: Present): StoredGame | undefined {
    const known = this.games.get(id);
    return known !== undefined && isAsNow(known, now) ? this.keep(known) : undefined;
  }

  has(id: string): boolean {
    return this.games.has(id);
  }

  /** Whether a game is known that was going on in this channel. */
  hasIn(channelId: string): boolean {
    for (const game of this.games.values()) if (game.channelId === channelId && isActive(game.status)) return true;
    return false;
  }

  keep(game: StoredGame): StoredGame {
    this.games.delete(game.id);
    this.games.set(game.id, game);
    const [oldest] = this.games.keys();
    if (this.games.size > MOST && oldest !== undefined) this.games.delete(oldest);
    return game;
  }

  /** After a change that leaves the version as it is. */
  forget(id: string): void {
    this.games.delete(id);
  }
}
