import { isActive, type StoredGame } from "./records.ts";

/** How many games are held; one and all that is made from it takes some tens of kilobytes. */
const MOST = 1000;

/**
 * The games that were read or moved last. Whoever asks for one of these reads its version, and the rest only if it has
 * changed; as long as it has not, it is the same object, so that what was made from it serves again.
 */
export class KnownGames {
  private readonly games = new Map<string, StoredGame>();

  /** The game, if it is known as it is now. */
  find(id: string, version: number): StoredGame | undefined {
    const known = this.games.get(id);
    return known?.version === version ? this.keep(known) : undefined;
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
