import { refusal } from "../i18n/index.ts";
import { mostSwissRounds, roundRobinRounds } from "../leagues/pairing.ts";
import { type League, type LeagueStep, type NewLeague, type Pace, type Post, usualPace } from "../store/index.ts";
import { type TableContext, titleOf, type User } from "./context.ts";
import { firstRound } from "./league-rounds.ts";
import { optionsOf } from "./options.ts";

/** So many people a league may have. */
const MOST_PEOPLE = 128;
/** How often a change is tried again when somebody else was faster. */
const ATTEMPTS = 12;

interface Opening extends Pick<NewLeague, "guildId" | "channelId" | "title" | "system" | "days" | "bothSides"> {
  readonly name: string;
  readonly options: Readonly<Record<string, unknown>>;
  /** How many rounds, of a Swiss league. */
  readonly rounds?: number | undefined;
  readonly pace?: Pace;
  readonly user: User;
  readonly interaction: string;
}

/** Whoever does something about a league. */
export interface Organising {
  readonly league: string;
  readonly user: User;
  /** Whether he may manage the channel of the league. */
  readonly manager: boolean;
}

export const told = (
  league: Pick<League, "id" | "channelId" | "round">,
  what: "opened" | "round" | "finished" | "cancelled",
): Post => ({
  to: { channelId: league.channelId },
  kind: "league",
  payload: { league: league.id, what, round: league.round },
});

/** The table of a league is brought up to date. */
export const tableOf = ({ id, channelId }: Pick<League, "id" | "channelId">, round: number): Post => ({
  to: { channelId },
  kind: "standings",
  payload: { league: id, round },
});

/** Opens a league: people join until it is started. The same interaction opens it once. */
export async function openLeague(table: TableContext, opening: Opening): Promise<League> {
  const { user, interaction, rounds, name, pace = usualPace, ...rest } = opening;
  const title = titleOf(table, rest);
  const options = optionsOf(title, rest.options);
  if (title.game.seats(options).length !== 2) throw refusal("refusal.league-two");
  if (name.trim() === "") throw refusal("refusal.league-name");
  const id = `l${interaction}`;
  const league = {
    ...rest,
    ...{ id, options, pace, hostId: user.id, name: name.trim(), rounds: rounds ?? 0, createdAt: table.now() },
  };
  await table.store.createLeague(league, [told({ ...league, round: 0 }, "opened")]);
  return readLeague(table, id);
}

export async function readLeague(table: TableContext, id: string): Promise<League> {
  const league = await table.store.league(id);
  if (league === null) throw refusal("refusal.league-none");
  return league;
}

/** A change of a league, tried anew when somebody else was faster. */
export async function stepping(
  table: TableContext,
  id: string,
  prepare: (league: League) => Promise<LeagueStep> | LeagueStep,
): Promise<League> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const league = await readLeague(table, id);
    if (await table.store.stepLeague(league, table.now(), await prepare(league))) return readLeague(table, id);
  }
  throw refusal("refusal.busy");
}

export const joinLeague = (table: TableContext, { league: id, user }: Omit<Organising, "manager">): Promise<League> =>
  stepping(table, id, (league) => {
    demandOpen(league);
    if (league.players.some(({ userId }) => userId === user.id)) throw refusal("refusal.league-joined");
    if (league.players.length >= MOST_PEOPLE) throw refusal("refusal.league-full", { most: MOST_PEOPLE });
    const number = 1 + Math.max(0, ...league.players.map((player) => player.number));
    return { joins: { userId: user.id, userName: user.name, number, left: false } };
  });

/** Leaves a league: before it begins as if one had never joined; then one's open games are lost, and no more are paired. */
export const leaveLeague = (table: TableContext, { league: id, user }: Omit<Organising, "manager">): Promise<League> =>
  stepping(table, id, (league) => {
    const own = league.players.find(({ userId }) => userId === user.id);
    if (own === undefined || own.left) throw refusal("refusal.league-not-in");
    if (league.status === "open") return { removes: user.id };
    demandRunning(league);
    return { leaves: [user.id], set: { wakeAt: table.now() } };
  });

/** Begins with those who have joined: by whoever has opened it, or manages the channel. */
export const startLeague = (table: TableContext, doing: Organising): Promise<League> =>
  stepping(table, doing.league, (league) => {
    demandOrganiser(league, doing);
    demandOpen(league);
    const people = league.players.length;
    if (people < 2) throw refusal("refusal.league-few", { people });
    if (league.system === "round-robin") return firstRound(table, { ...league, rounds: roundRobinRounds(people) });
    const most = Math.max(1, mostSwissRounds(people));
    const rounds = league.rounds === 0 ? Math.min(most, Math.ceil(Math.log2(people)) + 1) : league.rounds;
    if (rounds > most) throw refusal("refusal.league-rounds", { people, most, rounds });
    return firstRound(table, { ...league, rounds });
  });

/** Ends it before it has come to its end; its games go on as they are and count. */
export const cancelLeague = (table: TableContext, doing: Organising): Promise<League> =>
  stepping(table, doing.league, (league) => {
    demandOrganiser(league, doing);
    if (league.status !== "open") demandRunning(league);
    const at = table.now();
    return { set: { status: "cancelled", wakeAt: null, finishedAt: at }, posts: [told(league, "cancelled")] };
  });

export function demandOrganiser(league: League, { user, manager }: Organising): void {
  if (league.hostId !== user.id && !manager) throw refusal("refusal.league-organiser");
}

function demandOpen({ status }: League): void {
  if (status !== "open") throw refusal(status === "running" ? "refusal.league-begun" : "refusal.league-over");
}

function demandRunning({ status }: League): void {
  if (status !== "running") throw refusal(status === "open" ? "refusal.league-not-begun" : "refusal.league-over");
}
