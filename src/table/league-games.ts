import { refusal } from "../i18n/index.ts";
import type { League, LeagueGame } from "../store/index.ts";
import { type TableContext, titleOf } from "./context.ts";
import { tendLeague } from "./league-tending.ts";
import { demandOrganiser, type Organising, readLeague, stepping, tableOf } from "./leagues.ts";
import { openLobby, start } from "./lobby.ts";
import { positionOf } from "./position.ts";

/** A game of a league that is still to be played; nothing if it has been decided meanwhile. */
export async function openMeeting(
  table: TableContext,
  { league: id, round, number }: { readonly league: string; readonly round: number; readonly number: number },
): Promise<{ readonly league: League; readonly game: LeagueGame } | null> {
  const league = await table.store.league(id);
  const game = league?.games.find((each) => each.round === round && each.number === number);
  return league === null || game === undefined || game.one !== null || league.status !== "running"
    ? null
    : { league, game };
}

/** Opens a game of a league in the thread that was made for it, and begins it; once, however often it is tried. */
export async function beginMeeting(
  table: TableContext,
  league: League,
  game: LeagueGame,
  channelId: string,
): Promise<void> {
  const { round, number, first, second } = game;
  const people = [first, second].map((userId) => {
    const player = league.players.find((each) => each.userId === userId);
    return { id: userId ?? "", name: player?.userName ?? "" };
  });
  const [host] = people;
  if (host === undefined) return;
  const title = titleOf(table, league);
  const seats = title.game.seats(league.options);
  const key = `${league.id} ${round} ${number}`;
  const opened = await openLobby(table, {
    ...{ title: league.title, options: league.options, guildId: league.guildId, channelId, pace: league.pace },
    ...{ user: host, interaction: `open ${key}`, seats: [], league: { id: league.id, round, number } },
    seated: seats.map((seat, at) => ({ seat, user: people[at] ?? host })),
    begins: true,
  });
  await table.store.leagueGameOpened(league.id, round, number, opened.id);
  const stored = await table.store.game(opened.id);
  if (stored?.status === "lobby")
    await start(table, { position: positionOf(table, stored), user: host, interaction: `start ${key}` });
}

interface Report extends Organising {
  readonly round: number;
  readonly number: number;
  readonly one: number;
  readonly two: number;
}

/** The organiser says how a game is to count: everything that follows from it is computed anew, and the channel is told. */
export async function reportResult(table: TableContext, report: Report): Promise<League> {
  const { round, number, one, two } = report;
  const league = await stepping(table, report.league, async (read) => {
    demandOrganiser(read, report);
    if (read.status !== "running" && read.status !== "finished") throw refusal("refusal.league-not-begun");
    const game = read.games.find((each) => each.round === round && each.number === number);
    if (game === undefined || game.second === null) throw refusal("refusal.league-game", { round, number });
    if (game.one === null) throw refusal("refusal.league-open", { round, number });
    if (game.one === one && game.two === two) throw refusal("refusal.league-same", { round, number });
    return {
      games: [{ ...game, one, two, how: "ruled" }],
      posts: [
        {
          to: { channelId: read.channelId },
          kind: "league",
          payload: { league: read.id, what: "corrected", round, number },
        },
        tableOf(read, read.round),
      ],
    };
  });
  const game = league.games.find((each) => each.round === round && each.number === number);
  if (game?.table != null) await correctRatings(table, game.table, game);
  await tendLeague(table, league.id);
  return readLeague(table, league.id);
}

/** What nobody has won counts for no rating. */
async function correctRatings({ store }: TableContext, table: string, { first, one, two }: LeagueGame): Promise<void> {
  const result = await store.resultOf(table);
  if (result === null) return;
  const isNobodys = one === 0 && two === 0;
  const scores = result.seats.map(({ seat, userId }) => [seat, (userId === first ? one : two) ?? 0] as const);
  await store.correctResult(table, isNobodys ? "casual" : "league", Object.fromEntries(scores));
}
