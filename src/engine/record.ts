import type { Args } from "./ask.ts";
import { commitment, type Deal, seedOf } from "./deal.ts";
import type { Game, Outcome } from "./game.ts";
import { Match } from "./match.ts";
import { Refusal } from "./refusal.ts";
import type { Answer } from "./saved.ts";

interface Played<Seat extends string> {
  readonly game: string;
  readonly options: unknown;
  readonly seed: string;
  /** As it was published before anybody brought a word: the hash of the secret. */
  readonly commitment: string;
  readonly answers: readonly Answer<Seat>[];
  readonly outcome: Outcome<Seat>;
  /** The players ended it (by resigning, agreement or the clock), not the rules: the position was still open. */
  readonly decidedAtTable?: boolean;
}

/** From before there were words: the secret was the seed. */
interface FirstRecord<Seat extends string> extends Played<Seat> {
  readonly format?: 1;
}

interface SecondRecord<Seat extends string> extends Played<Seat>, Deal<Seat> {
  readonly format: 2;
}

/** A finished game, for anyone to check: with the seed every die and every shuffle follows. */
export type GameRecord<Seat extends string = string> = FirstRecord<Seat> | SecondRecord<Seat>;

export type Verdict = { readonly ok: true } | { readonly ok: false; readonly key: string; readonly args: Args };

/** Plays a finished record again from its seed and says whether everything in it follows. */
export function verify<State, View, Seat extends string, Options>(
  game: Game<State, View, Seat, Options>,
  record: GameRecord<Seat>,
): Verdict {
  if (record.game !== game.id) return { ok: false, key: "record.game", args: { game: record.game } };
  if (![undefined, 1, 2].includes(record.format)) return { ok: false, key: "record.format", args: {} };
  const { secret, words } = record.format === 2 ? record : { secret: record.seed, words: [] };
  if (commitment(secret) !== record.commitment) return { ok: false, key: "record.seed", args: {} };
  if (seedOf({ secret, words }) !== record.seed) return { ok: false, key: "record.words", args: {} };
  const match = Match.start(game, { options: record.options, seed: record.seed });
  for (const [at, [seat, option]] of record.answers.entries()) {
    try {
      match.answer(seat, option);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { ok: false, key: "record.answer", args: { at, seat, option } };
    }
  }
  if (record.decidedAtTable === true && match.outcome === null) return { ok: true };
  if (JSON.stringify(match.outcome) !== JSON.stringify(record.outcome))
    return { ok: false, key: "record.outcome", args: { found: match.outcome?.key ?? null } };
  return { ok: true };
}
