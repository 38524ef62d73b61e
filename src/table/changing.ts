import { Refusal } from "../engine/index.ts";
import { refusal } from "../i18n/index.ts";
import type { Move, Result } from "../store/index.ts";
import { type ReadonlyMatch, type TableContext, titleOf, type User } from "./context.ts";
import { keptPosition, Position, readPosition } from "./position.ts";

/** A person's wish to change something in a game. The interaction's id makes a repeated delivery harmless. */
export interface Request {
  /** As the person's interaction has read it. */
  readonly position: Position;
  readonly user: User;
  readonly interaction: string;
}

/** A change as it is to be written. */
export interface Prepared extends Omit<Move, "by" | "result"> {
  /** What the interaction is told, now and if it is delivered again. */
  readonly result: Result | null;
  /** The match after it, if it has moved. */
  readonly match?: ReadonlyMatch;
}

export interface Changed {
  readonly result: Result | null;
  readonly position: Position;
}

/** A refusal at a position newer than the one that was read for the request. */
export class NewerRefusal extends Refusal {
  constructor(
    readonly refusal: Refusal,
    readonly position: Position,
  ) {
    super(refusal.reason);
  }
}

/**
 * One change at a time in each game. It is tried on the position that was read, which the version protects; if somebody was
 * faster, once more on the new one. What was applied before, and is delivered again, is told the same.
 */
export function change(
  table: TableContext,
  request: Request,
  prepare: (position: Position) => Promise<Prepared> | Prepared,
): Promise<Changed> {
  const { position: read, user, interaction } = request;
  const { store } = table;
  const attempt = async (position: Position): Promise<Changed | Position> => {
    const { id, version } = position.game;
    try {
      const { match, ...prepared } = await prepare(position);
      const by = { userId: user.id, interactionId: interaction };
      const moved = await store.move(position.game, { by, ...prepared });
      if (moved.kind === "done") {
        table.meter?.moved();
        const after = keptPosition(new Position(titleOf(table, moved.game), moved.game, match));
        table.changed?.(after);
        return { result: prepared.result, position: after };
      }
      if (moved.kind === "occupied") throw refusal("refusal.occupied-there");
      const newer = await readPosition(table, id);
      return moved.kind === "repeated" ? { result: moved.result, position: newer } : newer;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const told = await store.toldBefore(interaction);
      const newer = await readPosition(table, id);
      if (told !== undefined) return { result: told, position: newer };
      if (newer.game.version !== version) return newer;
      throw position === read ? error : new NewerRefusal(error, position);
    }
  };
  return table.queue.run(read.game.id, async () => {
    const first = await attempt(read);
    if (!(first instanceof Position)) return first;
    const second = await attempt(first);
    if (!(second instanceof Position)) return second;
    throw new NewerRefusal(refusal("refusal.busy"), second);
  });
}
