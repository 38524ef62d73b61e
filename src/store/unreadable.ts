import { Unreadable } from "../engine/index.ts";

/** Something in a game that cannot be read, which says which game it is. */
export class UnreadableGame extends Unreadable {
  constructor(
    readonly game: string,
    { what, why, cause }: Unreadable,
  ) {
    super(what, why, { cause });
  }
}

/** What is read of a game; if it cannot be, whoever wants to mend it learns which it is. */
export function ofGame<T>(game: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof Unreadable && !(error instanceof UnreadableGame) ? new UnreadableGame(game, error) : error;
  }
}
