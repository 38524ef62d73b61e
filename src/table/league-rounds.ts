import { roundRobin, swiss } from "../leagues/pairing.ts";
import type { Pairing } from "../leagues/played.ts";
import type { League, LeagueGame, LeagueStep, Post } from "../store/index.ts";
import type { TableContext } from "./context.ts";
import { DAY } from "./pace.ts";

/** How long before a round is due people are reminded, as a part of it. */
const REMIND = 0.25;

/** The first round of a league that begins, with as many as it is to have. */
export const firstRound = (table: TableContext, league: League): LeagueStep => {
  const { set, ...step } = nextRound(table, league);
  return { ...step, set: { ...set, status: "running", rounds: league.rounds } };
};

/** The next round: who meets whom, with the posts that open their games. Whoever has left is met by nobody. */
export function nextRound(table: TableContext, league: League): LeagueStep {
  const at = table.now();
  const round = league.round + 1;
  const dueAt = new Date(at.getTime() + league.days * DAY);
  const isIn = (userId: string | null) => league.players.some((player) => player.userId === userId && !player.left);
  const games = pairingsOf(league, round)
    .flatMap((pair) => (league.bothSides && pair.second !== null ? [pair, turned(pair)] : [pair]))
    .map(({ first, second }, number): LeagueGame => {
      const open = { round, number: number + 1, first, second, table: null, dueAt, reminded: false };
      if (second === null) return { ...open, one: 2, two: 0, how: "bye" };
      // whoever has left a league in which everybody meets everybody has lost beforehand
      if (isIn(first) && isIn(second)) return { ...open, one: null, two: null, how: null };
      return { ...open, one: isIn(first) ? 2 : 0, two: isIn(second) ? 2 : 0, how: "forfeit" };
    });
  return {
    set: { round, wakeAt: remindAt(league, dueAt), board: null },
    games,
    posts: [
      { to: { channelId: league.channelId }, kind: "league", payload: { league: league.id, what: "round", round } },
      ...games.filter(({ how }) => how === null).map(({ number }) => pairingPost(league, round, number)),
      { to: { channelId: league.channelId }, kind: "standings", payload: { league: league.id, round } },
    ],
  };
}

export const remindAt = ({ days }: Pick<League, "days">, dueAt: Date): Date =>
  new Date(dueAt.getTime() - days * REMIND * DAY);

const pairingPost = ({ id, channelId }: League, round: number, number: number): Post => ({
  to: { channelId },
  kind: "pairing",
  payload: { league: id, round, number },
});

const turned = ({ first, second }: Pairing): Pairing => ({ first: second ?? "", second: first });

function pairingsOf({ system, players, games }: League, round: number): Pairing[] {
  if (system === "round-robin")
    return roundRobin(
      players.map(({ userId }) => userId),
      round,
    );
  return swiss(
    players.filter(({ left }) => !left).map(({ userId }) => userId),
    games,
  );
}
