import {
  type Answer,
  type GameRecord as FinishedRecord,
  type LogEntry,
  Match,
  type OptionValues,
  Refusal,
  readSaved,
} from "../engine/index.ts";
import type { AnyTitle } from "../games/title.ts";
import { refusal } from "../i18n/index.ts";
import { type Act, type CheckpointRecord, type GameRecord, type StoredGame, standing } from "../store/index.ts";
import { type TableContext, titleOf } from "./context.ts";
import { type Look, Position } from "./position.ts";
import { retrace } from "./retracing.ts";
import { dealOf } from "./words.ts";

/** An earlier position: the last one kept at or before so many answers. */
export async function lookBack(
  table: TableContext,
  { title, game }: Position,
  userId: string,
  answers: number,
): Promise<Look> {
  const kept = (await table.store.checkpoints(game.id)).filter(({ index }) => index <= answers).at(-1);
  const checkpoint = kept === undefined ? null : await table.store.checkpoint(game.id, kept.index);
  if (checkpoint === null) throw refusal("refusal.no-position");
  return new Position(title, { ...game, saved: checkpoint.saved }).look(userId);
}

/** The positions that can be looked back at, newest first. */
export async function pastPositions(table: TableContext, game: GameRecord): Promise<readonly CheckpointRecord[]> {
  return (await table.store.checkpoints(game.id)).reverse();
}

/** The log from an index on, with its secrets: from the match as far as it has it. */
export async function logSince(
  table: TableContext,
  { game, match }: Pick<Position, "game" | "match">,
  since: number,
): Promise<readonly LogEntry[]> {
  if (since >= game.logged) return [];
  const first = match.logged - match.log.length;
  return since >= first ? match.log.slice(since - first) : table.store.log(game.id, since, game.logged);
}

/** How much of the log a person may read. */
export const loggedFor = ({ game, match }: Look): number => Math.min(game.logged, match.logged);

/** The record of a finished game, with all that its chance came from, for anybody to check. */
export async function exportRecord(
  table: Pick<TableContext, "store" | "titles">,
  game: StoredGame,
): Promise<FinishedRecord> {
  if (game.status !== "finished" || game.saved === null || game.outcome === null || game.commitment === null)
    throw refusal("refusal.not-finished");
  const { secret, words } = dealOf(game);
  const { seed, options, outcome } = readSaved(game.saved, `position of game ${game.id}`);
  const title = titleOf(table, game);
  const answers = answersOf(title, { seed, options }, await table.store.answers(game.id));
  return {
    format: 2,
    game: title.game.id,
    options,
    commitment: game.commitment,
    secret,
    words,
    seed,
    answers,
    outcome: game.outcome,
    ...(outcome === null ? { decidedAtTable: true } : {}),
  };
}

/** The answers that led to the end, as far as the rules as they are now can tell them from those that were changed. */
function answersOf(
  { game }: AnyTitle,
  beginning: { seed: string; options: OptionValues },
  acts: readonly Act[],
): Answer[] {
  try {
    return retrace(Match.start(game, beginning), acts);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return standing(acts).map(({ seat, option }): Answer => [seat, option]);
  }
}

/** How many answers had led to the last position that is kept of a game before so much of its log was told; null if there is none. */
export async function positionTold(table: TableContext, game: GameRecord, logged: number): Promise<number | null> {
  const kept = await table.store.checkpoints(game.id);
  let [from, to] = [0, kept.length];
  // positions are long: of many only a few are read
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    const stored = await table.store.checkpoint(game.id, kept[middle]?.index ?? 0);
    const begins = stored === null ? 0 : (readSaved(stored.saved, "a position").steps.at(-1)?.logged ?? 0);
    if (begins <= logged) from = middle + 1;
    else to = middle;
  }
  return kept[from - 1]?.index ?? null;
}
