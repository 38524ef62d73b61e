import { refusal } from "../i18n/index.ts";
import type { Act, StoredGame } from "../store/index.ts";
import type { Prepared, Request } from "./changing.ts";
import type { AnyMatch, ReadonlyMatch, TableContext } from "./context.ts";
import { answersInLesson, inLesson, taughtAt } from "./lessons.ts";
import { type Position, positionOf } from "./position.ts";
import { inPractice } from "./practice.ts";

/** The tables that a person has for himself alone, the one he was at last first. */
export async function ownTables(table: TableContext, userId: string): Promise<Position[]> {
  const games = await table.store.privateTables(userId);
  return games.flatMap((game) => {
    const title = table.titles.get(game.title);
    const isKnown = title !== undefined && (game.table.practice !== undefined || taughtAt({ game, title }) !== null);
    return isKnown ? [positionOf(table, game)] : [];
  });
}

/** Whether its person has left it: until he comes back nothing that he types is meant for it. */
export const isLeft = ({ table: { lesson, practice } }: Pick<StoredGame, "table">): boolean =>
  (practice ?? lesson)?.left === true;

/** What others answer after a move as part of it. A computer at a table for practice moves by itself. */
export const answersOfOthers = (position: Position, match: AnyMatch, acts: readonly Act[]): Act[] =>
  answersInLesson(position, match, acts);

/** A move at a private table is told to nobody and waited for by nobody, and no game ends by it. */
export function atPrivateTable(
  position: Position,
  prepared: Prepared,
  match: ReadonlyMatch,
  { user }: Pick<Request, "user">,
): Prepared {
  if (position.game.ownerId === null) return prepared;
  const { status: _, outcome: __, finishedAt: ___, wakeAt: ____, ...set } = prepared.set ?? {};
  const table = set.table ?? position.game.table;
  const notes = inLesson(position, prepared, match, table) ?? inPractice(position, prepared, user) ?? {};
  return { ...prepared, posts: [], set: { ...set, table: { ...table, ...notes }, movedAt: prepared.at } };
}

/** What is settled at a table is settled between people. */
export function demandGame({ ownerId, table }: Pick<StoredGame, "ownerId" | "table">): void {
  if (ownerId !== null) throw refusal(table.practice === undefined ? "refusal.lesson" : "refusal.practice");
}
