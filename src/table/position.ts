import { Match, readSaved, Unreadable } from "../engine/index.ts";
import type { AnyTitle } from "../games/title.ts";
import { refusal } from "../i18n/index.ts";
import type { Meter } from "../metrics/meter.ts";
import { ofGame, type StoredGame } from "../store/index.ts";
import {
  type AnyMatch,
  actingSeat,
  hideUntold,
  playerOf,
  type ReadonlyMatch,
  seatsOf,
  type TableContext,
  titleOf,
  untoldSeat,
} from "./context.ts";

/** A position as one person may see it. */
export interface Look {
  readonly game: StoredGame;
  readonly match: ReadonlyMatch;
  /** The seat looked from; none for whoever only watches. */
  readonly seat: string | null;
  /** All seats of the person: what was told to any of them may be read. */
  readonly own: readonly string[];
}

/**
 * A game as it was read, for everything that is done with it until it moves. Its match is brought to life when somebody
 * first asks for it and stays as it is: whoever wants to try something takes a clone.
 */
export class Position {
  private played: ReadonlyMatch | null;
  private readonly looks = new Map<string, Look>();

  constructor(
    readonly title: AnyTitle,
    readonly game: StoredGame,
    played: ReadonlyMatch | null = null,
    private readonly meter?: Meter,
  ) {
    this.played = played;
  }

  get match(): ReadonlyMatch {
    this.played ??= this.load();
    return this.played;
  }

  /** The seats a person holds now. */
  seatsOf(userId: string): readonly string[] {
    return seatsOf(this.game, this.match, userId);
  }

  /** Who plays a seat now. */
  playerOf(seat: string): string | undefined {
    return playerOf(this.game, this.match, seat);
  }

  /** The seat a person answers for: the one named, else the first of theirs that is asked. */
  actingSeat(userId: string, wanted?: string): string {
    return actingSeat(this.game, this.match, userId, wanted);
  }

  /** The game from the chair of a person: the seat that is asked, else the first of theirs, else as a spectator. */
  look(userId: string): Look {
    const known = this.looks.get(userId);
    if (known !== undefined) return known;
    const match = this.seenBy(this.seatsOf(userId));
    const own = seatsOf(this.game, match, userId);
    const asked = match.pending.find((ask) => own.includes(ask.seat) && !ask.answered);
    const look = { game: this.game, match, seat: asked?.seat ?? own[0] ?? null, own };
    this.looks.set(userId, look);
    return look;
  }

  /** The match without what seats other than these have not told yet. */
  seenBy(own: readonly string[]): ReadonlyMatch {
    if (untoldSeat(this.game, this.match, own) === undefined) return this.match;
    const match = this.match.clone();
    hideUntold(this.game, match, own);
    return match;
  }

  private load(): AnyMatch {
    const { saved } = this.game;
    if (saved === null) throw refusal("refusal.lobby");
    const what = `position of game ${this.game.id}`;
    return ofGame(this.game.id, () => {
      const read = readSaved(saved, what);
      try {
        this.meter?.loaded();
        return Match.load(this.title.game, read);
      } catch (error) {
        // what stands in a state is the game's own business, and only by playing on does it find out
        throw new Unreadable(what, "its game cannot go on from it", { cause: error });
      }
    });
  }
}

/** The positions of games as they were read: whoever has the same game gets the same position, with its match. */
const positions = new WeakMap<StoredGame, Position>();

export function positionOf(table: TableContext, game: StoredGame): Position {
  return (
    positions.get(game) ??
    keptPosition(
      new Position(
        ofGame(game.id, () => titleOf(table, game)),
        game,
        null,
        table.meter,
      ),
    )
  );
}

/** Also for those who come later. */
export function keptPosition(position: Position): Position {
  positions.set(position.game, position);
  return position;
}

/** A game read anew. */
export async function readPosition(table: TableContext, id: string): Promise<Position> {
  const game = await table.store.game(id);
  if (game === null) throw refusal("refusal.no-game");
  return positionOf(table, game);
}

/** A position that can be played in now. */
export function stillRunning(position: Position): Position {
  const { status } = position.game;
  if (status === "lobby") throw refusal("refusal.lobby");
  if (status !== "running") throw refusal("refusal.over");
  return position;
}
