import { expect, test } from "vitest";
import {
  beginMeeting,
  carryOut,
  forget,
  joinLeague,
  leaveLeague,
  openLeague,
  openMeeting,
  recordResults,
  startLeague,
} from "../../src/table/index.ts";
import { tendLeague } from "../../src/table/league-tending.ts";
import { databaseIn } from "../store/databases.ts";
import { placesOf } from "../store/searched.ts";
import { temporaryFolder } from "../store/temporary.ts";
import { anna, boris, Room } from "./room.ts";

const chen = { id: "chen", name: "Chen" };
const dasha = { id: "dasha", name: "Dasha" };
const people = [anna, boris, chen, dasha];

/** A league of four, everybody against everybody, whose first round has begun. */
async function begun(folder?: string) {
  const room = await Room.open(folder);
  const { table, store } = room;
  const { id } = await openLeague(table, {
    ...{ guildId: "guild", channelId: "channel", title: "twilight-struggle", options: {}, name: "Cup", user: chen },
    ...{ system: "round-robin", days: 20, bothSides: false, interaction: room.next() },
  });
  for (const user of people) await joinLeague(table, { league: id, user });
  await startLeague(table, { league: id, user: chen, manager: false });
  await meet(room, id);
  const league = async () => {
    const found = await store.league(id);
    if (found === null) throw new Error("No league");
    return found;
  };
  return { room, id, league };
}

/** What the post of each game does when it is sent. */
async function meet({ table, store }: Room, id: string): Promise<void> {
  const league = await store.league(id);
  for (const { round, number, table: at } of league?.games ?? []) {
    const found = await openMeeting(table, { league: id, round, number });
    if (found !== null && at === null) await beginMeeting(table, found.league, found.game, `thread-${round}-${number}`);
  }
}

test("a game is opened once, however often that is tried", async () => {
  const { room, id, league } = await begun();
  const [game] = (await league()).games;
  if (game === undefined) throw new Error("No game");
  await beginMeeting(room.table, await league(), { ...game, table: null }, "thread-1-1");
  expect(await room.store.gameCount()).toBe(2);
  expect((await league()).games.map(({ table }) => table)).not.toContain(null);
  await tendLeague(room.table, id);
  expect((await league()).games).toHaveLength(2);
});

test("what a league says is for the process that has the shard of its server", async () => {
  const { room } = await begun();
  const [post] = await room.store.waiting("channel channel");
  expect(post).toMatchObject({ gameId: null, guildId: "guild" });
});

test("whoever leaves loses at once, in later rounds too, and the league goes to its end without him", async () => {
  const { room, id, league } = await begun();
  await leaveLeague(room.table, { league: id, user: anna });
  for (let round = 1; round <= 3; round++) {
    await tendLeague(room.table, id);
    await meet(room, id);
    room.pass(24 * 21);
  }
  await tendLeague(room.table, id);
  const { status, games } = await league();
  expect(status).toBe("finished");
  expect(games).toHaveLength(6);
  for (const { first, second, one, two } of games) {
    if (first === "anna") expect([one, two]).toEqual([0, 2]);
    if (second === "anna") expect([one, two]).toEqual([2, 0]);
  }
  await recordResults(room.table);
});

test("who has never come twice in a row is not paired again; what nobody has won counts for no rating", async () => {
  const { room, id, league } = await begun();
  room.pass(24 * 21);
  await tendLeague(room.table, id);
  expect((await league()).games.filter(({ how }) => how === "forfeit")).toHaveLength(2);
  await recordResults(room.table);
  const ranked = { guildId: "guild", title: "twilight-struggle" };
  const rated = await room.store.ratings(ranked);
  const counted = (await league()).games.filter(({ one, two }) => one !== two && one !== null);
  expect(rated).toHaveLength(2 * counted.length);
});

test("who is forgotten has left; nothing of him is there, and its table still adds up", async () => {
  const folder = temporaryFolder();
  const { room, id, league } = await begun(folder);
  const own = (await league()).games.find(({ first, second }) => first === "anna" || second === "anna");
  const other = own?.first === "anna" ? own.second : own?.first;
  await forget(room.table, anna);
  await recordResults(room.table);
  await tendLeague(room.table, id);
  expect(await placesOf(await databaseIn(folder), ["anna", "Anna"])).toEqual([]);
  const { players, games } = await league();
  expect(players.find(({ userName }) => userName === "N. N.")).toMatchObject({ left: true });
  const names = players.map(({ userId }) => userId);
  expect(games.every(({ first, second }) => names.includes(first) && names.includes(second ?? ""))).toBe(true);
  const after = games.find(({ round, number }) => round === own?.round && number === own.number);
  expect(after?.first === other ? after?.one : after?.two).toBe(2);
});

test("two who look after a league at once do everything once", async () => {
  const { room, id, league } = await begun();
  for (const { table: at, first } of (await league()).games) {
    const loser = people.find((user) => user.id === first) ?? anna;
    await carryOut(room.table, "resign", await room.by(loser, at ?? ""));
  }
  await recordResults(room.table);
  await Promise.all([tendLeague(room.table, id), tendLeague(room.table, id), tendLeague(room.table, id)]);
  const { round, games } = await league();
  expect(round).toBe(2);
  expect(games).toHaveLength(4);
  const said = await room.sent();
  expect(said.filter((each) => each === "pairing channel")).toHaveLength(4);
});
