import { type Answer, type GameRecord as FinishedRecord, Refusal, type Saved, visible } from "../engine/index.ts";
import { type CheckpointRecord, type GameRecord, type StoredEntry, type StoredGame, standing } from "../store/index.ts";
import { type AnyMatch, hideUntold, matchOf, seatsOf, type TableContext, titleOf } from "./context.ts";

/** A position as one person may see it. */
export interface Look {
  readonly game: StoredGame;
  readonly match: AnyMatch;
  /** The seat looked from; none for whoever only watches. */
  readonly seat: string | null;
  /** All seats of the person: what was told to any of them may be read. */
  readonly own: readonly string[];
}

/** The game from the chair of a person: the seat that is asked, else the first of theirs, else as a spectator. */
export function look(table: TableContext, game: StoredGame, userId: string): Look {
  const match = matchOf(table, game);
  hideUntold(game, match, seatsOf(game, match, userId));
  const own = seatsOf(game, match, userId);
  const asked = match.pending.find((ask) => own.includes(ask.seat) && !ask.answered);
  return { game, match, seat: asked?.seat ?? own[0] ?? null, own };
}

/** An earlier position: the last one kept at or before so many answers. */
export async function lookBack(table: TableContext, game: StoredGame, userId: string, answers: number): Promise<Look> {
  const kept = (await table.store.checkpoints(game.id)).filter(({ index }) => index <= answers).at(-1);
  const checkpoint = kept === undefined ? null : await table.store.checkpoint(game.id, kept.index);
  if (checkpoint === null) throw new Refusal({ key: "refusal.no-position", args: {} });
  return look(table, { ...game, saved: checkpoint.saved }, userId);
}

/** The positions that can be looked back at, newest first. */
export async function pastPositions(table: TableContext, game: GameRecord): Promise<readonly CheckpointRecord[]> {
  return (await table.store.checkpoints(game.id)).reverse();
}

export interface LogPage {
  readonly entries: readonly StoredEntry[];
  readonly page: number;
  readonly pages: number;
}

const PAGE = 25;

/** What happened, newest first, as a person may read it. */
export async function logPage(table: TableContext, view: Look, page: number): Promise<LogPage> {
  const { game, own } = view;
  const logged = loggedFor(view);
  const pages = Math.max(1, Math.ceil(logged / PAGE));
  const shown = Math.min(Math.max(1, page), pages);
  const to = logged - (shown - 1) * PAGE;
  const stored = await table.store.log(game.id, Math.max(0, to - PAGE), to);
  return { entries: stored.map((entry) => seen(entry, own)).reverse(), page: shown, pages };
}

/** How much of the log a person may read. */
const loggedFor = ({ game, match }: Look): number => Math.min(game.logged, match.logged);

const seen = (entry: StoredEntry, own: readonly string[]): StoredEntry => ({
  ...visible(entry, own),
  index: entry.index,
});

/** What a person has missed since they last looked, oldest first; looking marks it as seen. */
export async function sinceLastLook(table: TableContext, view: Look, userId: string): Promise<StoredEntry[]> {
  const { game, own } = view;
  const chair = game.seats.find((each) => each.userId === userId);
  if (chair === undefined) return [];
  const logged = loggedFor(view);
  const from = Math.min(chair.lastLooked, logged);
  const missed = await table.store.log(game.id, Math.max(from, logged - 4 * PAGE), logged);
  if (from < logged) await table.store.looked(game.id, userId, logged);
  return missed.map((entry) => seen(entry, own));
}

/** The record of a finished game, with the seed, for anybody to check. */
export async function exportRecord(table: TableContext, game: StoredGame): Promise<FinishedRecord> {
  if (game.status !== "finished" || game.saved === null || game.outcome === null || game.commitment === null)
    throw new Refusal({ key: "refusal.not-finished", args: {} });
  const { seed, options, outcome } = JSON.parse(game.saved) as Saved<unknown, string, unknown>;
  const answers = standing(await table.store.answers(game.id)).map(({ seat, option }): Answer => [seat, option]);
  return {
    game: titleOf(table, game).game.id,
    options,
    seed,
    commitment: game.commitment,
    answers,
    outcome: game.outcome,
    ...(outcome === null ? { decidedAtTable: true } : {}),
  };
}

/** A person's games, those that wait for them first. */
export async function myGames(table: TableContext, userId: string): Promise<{ game: GameRecord; waits: boolean }[]> {
  const games = await table.store.gamesOfUser(userId);
  const found: { game: GameRecord; waits: boolean }[] = [];
  for (const game of games) {
    const stored = game.status === "running" ? await table.store.game(game.id) : null;
    found.push({ game, waits: stored !== null && isWaiting(table, stored, userId) });
  }
  return found.sort((one, two) => Number(two.waits) - Number(one.waits));
}

function isWaiting(table: TableContext, game: StoredGame, userId: string): boolean {
  const match = matchOf(table, game);
  const own = seatsOf(game, match, userId);
  return match.pending.some((ask) => !ask.answered && own.includes(ask.seat));
}
