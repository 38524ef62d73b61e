import { Unreadable, visible } from "../engine/index.ts";
import type { AnyTitle } from "../games/title.ts";
import type { AnswerRecord, GameRecord, GameResult, ResultKind, SeatResult, StoredGame } from "../store/index.ts";
import { type ReadonlyMatch, type TableContext, titleOf } from "./context.ts";
import { positionOf } from "./position.ts";
import { mayCount } from "./rated.ts";

/** So many games are looked for at once. */
const AT_ONCE = 50;

/** Told of a game of which no result could be made. */
type Failed = (game: string, error: unknown) => void;

/** Writes down the results of games that have ended since, or before there were results. Says which. */
export async function recordResults(
  table: TableContext,
  failed: Failed = () => {},
  stops: () => boolean = () => false,
): Promise<string[]> {
  const recorded: string[] = [];
  const left: string[] = [];
  for (;;) {
    const games = await table.store.uncountedGames(AT_ONCE, left);
    if (games.length === 0) return recorded;
    for (const id of games) {
      if (stops()) return recorded;
      try {
        if (await recordOne(table, id)) recorded.push(id);
      } catch (error) {
        left.push(id);
        failed(id, error);
      }
    }
  }
}

async function recordOne(table: TableContext, id: string): Promise<boolean> {
  const game = await table.store.game(id);
  const result = game === null ? null : await resultOf(table, game);
  if (result !== null) return table.store.recordResult(result);
  await table.store.countNothing(id);
  return false;
}

/** How a game ended, for each seat; nothing if nobody can say any more. */
async function resultOf(table: TableContext, game: StoredGame): Promise<GameResult | null> {
  const { outcome, startedAt, finishedAt, ownerId } = game;
  // a lesson is no game
  if (ownerId !== null || outcome === null || startedAt === null || finishedAt === null) return null;
  const match = matchOf(table, game);
  if (match === null) return null;
  const title = titleOf(table, game);
  const chairs = game.seats.map(({ seat, userId }) => ({ seat: match.seating[seat] ?? seat, userId }));
  const teams = teamsOf(title, match.seats);
  const scores = scoresOf(teams, outcome.winners);
  const paces = pacesOf(await table.store.answers(game.id), startedAt);
  const luck = await luckOf(table, title, game);
  const seats = chairs.map(({ seat, userId }): SeatResult => {
    const team = teams.findIndex((each) => each.includes(seat));
    const { dice = 0, sum = 0 } = luck.get(seat) ?? {};
    const { turns = 0, waited = 0 } = paces.get(seat) ?? {};
    return { seat, userId, team, score: scores[team] ?? 0, turns, waited, dice, luck: sum };
  });
  return {
    gameId: game.id,
    guildId: game.guildId ?? "",
    title: game.title,
    kind: kindOf(game),
    ending: outcome.key,
    startedAt,
    endedAt: finishedAt,
    seats,
  };
}

function matchOf(table: TableContext, game: StoredGame): ReadonlyMatch | null {
  try {
    return positionOf(table, game).match;
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}

/** A game of a league counts in full, one by agreement as a friendly one; where a computer has taken a seat, or nobody came, nothing counts. */
const kindOf = (game: GameRecord): ResultKind => {
  const { rated, league } = game.table;
  const isNobodys = game.outcome?.key === "forfeit" && game.outcome.winners.length === 0;
  if (!mayCount(game) || isNobodys) return "casual";
  return league !== undefined ? "league" : rated ? "rated" : "casual";
};

export const teamsOf = ({ teams }: AnyTitle, seats: readonly string[]): readonly (readonly string[])[] =>
  teams ?? seats.map((seat) => [seat]);

/** What each team has: whichever has more of the winners has won; of several the points are their own. */
export function scoresOf(teams: readonly (readonly string[])[], winners: readonly string[]): number[] {
  const wins = teams.map((team) => team.filter((seat) => winners.includes(seat)).length);
  const most = Math.max(...wins);
  const isTied = wins.every((each) => each === most);
  return wins.map((each) => (isTied ? 1 : each === most ? 2 : 0));
}

interface SeatPace {
  turns: number;
  waited: number;
}

/** How often and how long everybody was waited for: from what somebody else last did to one's own answer. */
export function pacesOf(
  answers: readonly Pick<AnswerRecord, "kind" | "seat" | "at">[],
  startedAt: Date,
): ReadonlyMap<string, SeatPace> {
  const paces = new Map<string, SeatPace>();
  let since = startedAt;
  let last: string | null = null;
  for (const { kind, seat, at } of answers) {
    if (kind !== "answer") continue;
    if (seat !== last) {
      const pace = paces.get(seat) ?? { turns: 0, waited: 0 };
      pace.turns += 1;
      pace.waited += Math.max(0, Math.round((at.getTime() - since.getTime()) / 1000));
      paces.set(seat, pace);
      last = seat;
    }
    since = at;
  }
  return paces;
}

async function luckOf({ store }: TableContext, { throws }: AnyTitle, { id, logged }: GameRecord) {
  const luck = new Map<string, { dice: number; sum: number }>();
  if (throws === undefined) return luck;
  for (const entry of await store.log(id, 0, logged))
    for (const { seat, luck: one } of throws(visible(entry, null))) {
      const { dice, sum } = luck.get(seat) ?? { dice: 0, sum: 0 };
      luck.set(seat, { dice: dice + 1, sum: sum + one });
    }
  return luck;
}
