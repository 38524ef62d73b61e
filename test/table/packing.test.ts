import { expect, test } from "vitest";
import { carryOut, packPastGames } from "../../src/table/index.ts";
import { temporaryFolder } from "../store/temporary.ts";
import { boris, Room } from "./room.ts";

const HOUR_MS = 3_600_000;

/** A room with three games: one that goes on, and two that are over, one after the other. */
async function played() {
  const room = await Room.open(temporaryFolder());
  const ids = [];
  for (let game = 0; game < 3; game++) {
    ids.push(await room.game());
    room.pass(1);
  }
  const [running = "", first = "", second = ""] = ids;
  await carryOut(room.table, "resign", await room.by(boris, first));
  room.pass(1);
  await carryOut(room.table, "resign", await room.by(boris, second));
  return { room, running, first, second };
}

const ways = {
  stops: () => false,
  pauseMs: 0,
  failed: (game: string, error: unknown) => {
    throw new Error(game, { cause: error });
  },
};

test("games are packed when they have been over for an hour", async () => {
  const { room } = await played();
  expect(await packPastGames(room.table, ways)).toBe(1);
  expect(await packPastGames(room.table, ways)).toBe(0);
  expect(await packPastGames(room.table, { ...ways, afterMs: HOUR_MS / 2 })).toBe(0);
  room.pass(1);
  expect(await packPastGames(room.table, ways)).toBe(1);
});

test("one that cannot be packed does not keep the others waiting, and is tried again the next time", async () => {
  const { room, first, second } = await played();
  room.pass(2);
  const { store } = room;
  const packGame = (id: string) => (id === first ? Promise.reject(new Error("full")) : store.packGame(id));
  const failed: string[] = [];
  const how = { ...ways, failed: (game: string) => failed.push(game) };
  expect(await packPastGames({ ...room.table, store: { ...store, packGame } }, how)).toBe(1);
  expect(failed).toEqual([first]);
  expect(await store.packGame(second)).toBe(false);
  expect(await packPastGames(room.table, ways)).toBe(1);
});

test("it leaves off when the bot does", async () => {
  const { room } = await played();
  room.pass(2);
  let games = 0;
  expect(await packPastGames(room.table, { ...ways, stops: () => games++ > 0 })).toBe(1);
});
