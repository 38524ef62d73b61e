import { beforeEach, expect, test } from "vitest";
import { carryOut, endUnreadable, findWaits, forget, myGames, openLobby, usualPace } from "../../src/table/index.ts";
import { databaseIn } from "../store/databases.ts";
import { copyGame } from "../store/many.ts";
import { tamper, temporaryFolder } from "../store/temporary.ts";
import { anna, boris, Room } from "./room.ts";

let folder: string;
let room: Room;

beforeEach(async () => {
  folder = temporaryFolder();
  room = await Room.open(folder);
});

/** Ids of a page, and whether they wait. */
async function listed(user: typeof anna, page = 1, most = 2): Promise<[string, boolean][]> {
  const { games } = await myGames(room.table, user.id, { page, most });
  return games.map(({ game, waits }) => [game.id, waits]);
}

/** What the store knows, without any position. */
async function noted(user: typeof anna): Promise<(boolean | null)[]> {
  return (await room.store.ownGames(user.id)).rows.map(({ waits }) => waits);
}

test("F20: first the games that wait, the longest waiting before the others, then by the last move; page by page", async () => {
  const games: string[] = [];
  for (let count = 0; count < 3; count++) {
    games.push(await room.game());
    room.pass(1);
  }
  const [one = "", two = "", three = ""] = games;
  // the USSR begins
  expect(await listed(boris)).toEqual([
    [one, true],
    [two, true],
  ]);
  expect(await listed(boris, 2)).toEqual([[three, true]]);
  expect(await listed(anna)).toEqual([
    [three, false],
    [two, false],
  ]);
  // one that is no longer there
  expect(await listed(anna, 7)).toEqual(await listed(anna));
  expect(await myGames(room.table, anna.id, { page: 2, most: 2 })).toMatchObject({
    page: 2,
    pages: 2,
    count: 3,
    waiting: 0,
  });
});

test("whoever opened a lobby without a seat has it in the list, and plays in none", async () => {
  const { id } = await openLobby(room.table, {
    title: "twilight-struggle",
    options: {},
    guildId: "guild",
    channelId: "lobby",
    user: anna,
    interaction: room.next(),
    pace: usualPace,
  });
  expect(await listed(anna)).toEqual([[id, false]]);
  expect(await myGames(room.table, anna.id, { scope: "played", most: 2 })).toMatchObject({ games: [], count: 0 });
});

test("what has ended is no longer looked for, however it ended", async () => {
  const games = [await room.game(), await room.game(), await room.game()];
  const open = async () => (await room.store.ownGames(anna.id)).count;
  expect(await open()).toBe(3);
  await carryOut(room.table, "resign", await room.by(boris, games[0] ?? ""));
  expect(await open()).toBe(2);
  await tamper(folder, `UPDATE "Game" SET "saved" = x'00' WHERE "id" = '${games[1]}'`);
  await endUnreadable(room.table, games[1] ?? "", { user: boris, manager: async () => false });
  expect(await open()).toBe(1);
  // one that cannot even be left ends with the person
  await tamper(folder, `UPDATE "Game" SET "saved" = x'00' WHERE "id" = '${games[2]}'`);
  await tamper(folder, `DELETE FROM "Checkpoint"`);
  await forget(room.table, boris);
  expect(await open()).toBe(0);
});

test("whom games wait for that are older than such notes is found out at the start, also if it is cut short", async () => {
  const game = await room.game();
  await copyGame(await databaseIn(folder), game, { names: "000C", count: 3 });
  await tamper(folder, `UPDATE "Game" SET "waits" = NULL`);
  expect(await noted(boris)).toEqual([null, null, null, null]);
  let looks = 0;
  await findWaits(room.table, () => looks++ === 2);
  expect(await noted(boris)).toEqual([true, true, null, null]);
  await findWaits(room.table, () => false);
  expect(await noted(boris)).toEqual([true, true, true, true]);
  expect(await noted(anna)).toEqual([false, false, false, false]);
  expect(await room.store.gamesOfUnknownWaits("")).toEqual([]);
});

test("one that cannot be read keeps none from being found out", async () => {
  const [broken, sound] = [await room.game(), await room.game()].sort();
  await tamper(folder, `UPDATE "Game" SET "waits" = NULL`);
  await tamper(folder, `UPDATE "Game" SET "saved" = x'00' WHERE "id" = '${broken}'`);
  await tamper(folder, `DELETE FROM "Checkpoint" WHERE "gameId" = '${broken}'`);
  await findWaits(room.table, () => false);
  expect(await listed(boris)).toEqual([
    [sound, true],
    [broken, false],
  ]);
});

test("a note that is not true any more is made anew by whoever looks", async () => {
  await room.game();
  await tamper(folder, `UPDATE "Game" SET "waits" = ' us '`);
  expect(await noted(boris)).toEqual([false]);
  expect(await listed(boris)).toMatchObject([[expect.anything(), true]]);
  expect(await noted(boris)).toEqual([true]);
});
