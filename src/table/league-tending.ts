import { isActive, type League, type LeagueGame, type LeagueStep, type Post, type StoredGame } from "../store/index.ts";
import { playerOf, type TableContext } from "./context.ts";
import { nextRound, remindAt } from "./league-rounds.ts";
import { readLeague, tableOf, told } from "./leagues.ts";
import { positionOf } from "./position.ts";
import { pacesOf } from "./results.ts";
import { settle } from "./settling.ts";

/** Whoever has lost so many games in a row by forfeit is taken for gone. */
const MOST_MISSED = 2;
/** How often one league is gone on with at a time, so that an error of ours ends. */
const MOST_STEPS = 50;

/**
 * Takes a league as far as it can go by itself: results of games that are over, forfeits of those that are due or whose player has
 * left, reminders, the next round, the end. Done twice, or by several at once, it is done once.
 */
export async function tendLeague(table: TableContext, id: string): Promise<void> {
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const league = await readLeague(table, id);
    if (league.status !== "running") return;
    const step = await nextStep(table, league);
    if (step === null) return;
    await table.store.stepLeague(league, table.now(), step);
  }
}

const isOpen = ({ one }: LeagueGame): boolean => one === null;

/** What is to be done now; nothing if it has to be waited for. */
async function nextStep(table: TableContext, league: League): Promise<LeagueStep | null> {
  const present = league.games.filter(({ round }) => round === league.round);
  const open = present.filter(isOpen);
  if (open.length === 0) return goneOn(table, league);
  const games = (await Promise.all(open.map((game) => scored(table, league, game)))).flat();
  if (games.length > 0) {
    const all = league.games.map((game) => games.find((each) => isSame(each, game)) ?? game);
    return { games, leaves: gone({ ...league, games: all }), posts: [tableOf(league, league.round)] };
  }
  return reminded(table, league, open);
}

const isSame = (one: LeagueGame, two: LeagueGame): boolean => one.round === two.round && one.number === two.number;

/** What a game has come to; nothing while it goes on. */
async function scored(table: TableContext, league: League, game: LeagueGame): Promise<LeagueGame[]> {
  const stored = game.table === null ? null : await table.store.game(game.table);
  if (stored !== null && !isActive(stored.status)) {
    const isForfeit = stored.outcome?.key === "forfeit";
    const scores = await scoresIn(table, game, stored);
    // its result will be written down in a moment, and then somebody comes again
    return scores === null ? [] : [{ ...game, ...scores, how: isForfeit ? "forfeit" : "played" }];
  }
  const isDue = game.dueAt <= table.now();
  const left = [game.first, game.second].filter((userId) => hasLeft(league, userId));
  if (!isDue && left.length === 0) return [];
  const losers = left.length > 0 ? left : stored === null ? [game.first, game.second] : await late(table, stored);
  const lost = losers.flatMap((userId) => userId ?? []);
  if (stored !== null) {
    await endByForfeit(table, stored, lost, `forfeit ${league.id} ${game.round} ${game.number}`);
  }
  return [
    { ...game, one: lost.includes(game.first) ? 0 : 2, two: lost.includes(game.second ?? "") ? 0 : 2, how: "forfeit" },
  ];
}

const hasLeft = ({ players }: League, userId: string | null): boolean =>
  players.some((player) => player.userId === userId && player.left);

/** What both get, whoever has played their seats in the end; a game without result is a draw. */
async function scoresIn({ store }: TableContext, { first, second }: LeagueGame, stored: StoredGame) {
  const { outcome } = stored;
  if (outcome === null) return { one: 1, two: 1 };
  if (outcome.winners.length === 0) return outcome.key === "forfeit" ? { one: 0, two: 0 } : { one: 1, two: 1 };
  const result = await store.resultOf(stored.id);
  if (result === null) return null;
  const won = result.seats.find(({ score }) => score === 2)?.userId;
  if (won === first || won === second) return won === first ? { one: 2, two: 0 } : { one: 0, two: 2 };
  // somebody else has played on for one of them: the seats are those in which they sat down
  const isFirst = result.seats.some(({ userId, score }) => userId === second && score === 0);
  return isFirst ? { one: 2, two: 0 } : { one: 0, two: 2 };
}

/** Whoever has taken longer in all, the present wait included, has lost a game that is due. */
async function late(table: TableContext, stored: StoredGame): Promise<string[]> {
  const { match } = positionOf(table, stored);
  const paces = pacesOf(await table.store.answers(stored.id), stored.startedAt ?? stored.createdAt);
  const since = (stored.movedAt ?? stored.createdAt).getTime() / 1000;
  const times = match.seats.map((seat) => {
    const isAsked = match.pending.some((ask) => ask.seat === seat && !ask.answered);
    const waits = isAsked ? table.now().getTime() / 1000 - since : 0;
    return { userId: playerOf(stored, match, seat) ?? "", time: Math.round((paces.get(seat)?.waited ?? 0) + waits) };
  });
  const most = Math.max(...times.map(({ time }) => time));
  return times.filter(({ time }) => time === most).map(({ userId }) => userId);
}

/** Ends a game of a league: these people have lost it; if it is all of them nobody has won. */
async function endByForfeit(
  table: TableContext,
  stored: StoredGame,
  losers: readonly string[],
  interaction: string,
): Promise<void> {
  const position = positionOf(table, stored);
  const user = { id: stored.hostId, name: "" };
  await settle(table, { position, user, interaction, manager: true }, (game, match) => {
    const lost = match.seats.filter((seat) => losers.includes(playerOf(game, match, seat) ?? ""));
    const winners = match.seats.filter((seat) => !lost.includes(seat));
    return {
      entry: "forfeited",
      args: { seats: lost },
      status: "finished",
      outcome: { winners, key: "forfeit", args: { seats: lost } },
    };
  });
}

/** Whoever has lost the last games by forfeit is not paired again. */
function gone({ players, games }: League): string[] {
  return players.flatMap(({ userId, left }) => {
    const own = games.filter((game) => !isOpen(game) && (game.first === userId || game.second === userId));
    const last = own.filter(({ how }) => how !== "bye").slice(-MOST_MISSED);
    const missed = last.filter((game) => game.how === "forfeit" && (game.first === userId ? game.one : game.two) === 0);
    return !left && missed.length === MOST_MISSED ? [userId] : [];
  });
}

/** Those who are waited for are reminded once in a round. */
async function reminded(table: TableContext, league: League, open: readonly LeagueGame[]): Promise<LeagueStep | null> {
  const at = table.now();
  const due = new Date(Math.min(...open.map(({ dueAt }) => dueAt.getTime())));
  const fresh = open.filter((game) => !game.reminded && remindAt(league, game.dueAt) <= at);
  const wakeAt = open.every((game) => game.reminded || fresh.includes(game)) ? due : remindAt(league, due);
  if (fresh.length === 0) return league.wakeAt?.getTime() === wakeAt.getTime() ? null : { set: { wakeAt } };
  const posts = await Promise.all(fresh.map((game) => reminders(table, league, game)));
  return { set: { wakeAt }, games: fresh.map((game) => ({ ...game, reminded: true })), posts: posts.flat() };
}

async function reminders(
  table: TableContext,
  league: League,
  { table: id, round, number }: LeagueGame,
): Promise<Post[]> {
  const stored = id === null ? null : await table.store.game(id);
  if (stored === null) return [];
  const { match } = positionOf(table, stored);
  const waited = match.pending
    .filter((ask) => !ask.answered)
    .flatMap(({ seat }) => playerOf(stored, match, seat) ?? []);
  const payload = { league: league.id, round, number };
  return [...new Set(waited)].map((userId) => ({ to: { userId }, kind: "round-due", payload }));
}

/** The round is over: the next one, or the end. */
function goneOn(table: TableContext, league: League): LeagueStep {
  const active = league.players.filter(({ left }) => !left).length;
  if (league.round < league.rounds && active >= 2) return nextRound(table, league);
  return {
    set: { status: "finished", wakeAt: null, finishedAt: table.now() },
    posts: [tableOf(league, league.round), told(league, "finished")],
  };
}
