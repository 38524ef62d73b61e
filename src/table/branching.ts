import { isComputer, people, refusal } from "../i18n/index.ts";
import { type GameRecord, isActive } from "../store/index.ts";
import { consent } from "./offers.ts";
import type { Position } from "./position.ts";
import { isCounting } from "./rated.ts";
import type { Settler } from "./settling.ts";

/**
 * Wants to play on for practice from a game that goes on, or agrees to it. When everybody has agreed, each of them may, from every
 * position up to this one.
 */
export const branching: Settler =
  (_, { user }) =>
  (game, match, own, notes) => {
    demandPlayer(own, game);
    return consent("branch", { user }, () => ({
      entry: "branch-agreed",
      args: { seats: own },
      notes: { ...notes, branch: [], practised: game.answered },
      // whoever asked for it is told
      calls: notes.branch,
    }))(game, match, own, notes);
  };

/** Others must not learn from whoever only watches what may come, and a game that counts is played without help. */
export function demandPlayer(own: readonly string[], game: GameRecord): void {
  if (own.length === 0) throw refusal("refusal.branch-foreign");
  if (isCounting(game)) throw refusal("refusal.branch-rated");
}

/** Whether others must agree before a person plays on from such a position: of a game that goes on, and people play there. */
export function takesConsent({ game }: Position, userId: string, answered: number): boolean {
  if (!isActive(game.status)) return false;
  const others = people(game.seats.map((seat) => seat.userId)).filter((id) => id !== userId && !isComputer(id));
  return others.length > 0 && answered > (game.table.practised ?? -1);
}
