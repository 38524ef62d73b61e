import { expect, test } from "vitest";
import {
  act,
  carryOut,
  forgetServers,
  join,
  moveGame,
  nudge,
  openLobby,
  park,
  start,
  unpark,
  unpause,
  wakeGames,
} from "../../src/table/index.ts";
import { waiting } from "../store/temporary.ts";
import { movesAmong } from "./posts.ts";
import { anna, begun, boris, Room } from "./room.ts";

const chen = { id: "chen", name: "Chen" };
const elsewhere = { channelId: "elsewhere", guildId: "other" };

/** A running game of Anna and Boris, whose posts have gone out. */
async function played(): Promise<{ room: Room; game: string }> {
  const room = await Room.open();
  const game = await room.game();
  expect((await room.sent()).sort()).toEqual(begun);
  return { room, game };
}

const kinds = async (room: Room): Promise<string[]> =>
  (await waiting(room.store)).map(({ kind, to }) => `${kind} ${"userId" in to ? to.userId : to.channelId}`);

test("a parked game has no clock: nobody is reminded, nothing can be claimed", async () => {
  const { room, game } = await played();
  expect(await park(room.table, game, "permission")).toBe(true);
  expect(await park(room.table, game, "permission")).toBe(false);
  expect((await room.sent()).sort()).toEqual(["parked anna", "parked boris"]);
  room.pass(500);
  await wakeGames(room.table);
  expect(await room.sent()).toEqual([]);
  await expect(carryOut(room.table, "claim", await room.by(anna, game))).rejects.toThrow("refusal.claim-parked");
  await expect(nudge(room.table, await room.by(anna, game))).rejects.toThrow("refusal.parked");
});

test("it is looked at again and again, also after a move, a pause and its end", async () => {
  const { room, game } = await played();
  await park(room.table, game, "permission");
  const seen: string[] = [];
  const look = () =>
    wakeGames(
      room.table,
      () => {},
      async ({ id }) => void seen.push(id),
    );
  room.pass(5);
  await look();
  expect(seen).toEqual([]);
  room.pass(1);
  await look();
  await look();
  expect(seen).toEqual([game]);
  for (const user of [anna, boris]) await carryOut(room.table, "pause", await room.by(user, game));
  await unpause(room.table, await room.by(anna, game));
  await act(room.table, { ...(await room.by(boris, game)), picks: ["poland"] });
  room.pass(6);
  await look();
  expect(seen).toEqual([game, game]);
});

test("what was said meanwhile goes out first, then the present position, and the clock begins anew", async () => {
  const { room, game } = await played();
  await park(room.table, game, "permission");
  await room.sent();
  const opening = ["poland", "poland", "poland", "poland", "east-germany", "austria"];
  await act(room.table, { ...(await room.by(boris, game)), picks: opening });
  room.pass(100);
  expect(await unpark(room.table, game)).toBe(true);
  expect(await unpark(room.table, game)).toBe(false);
  const said = movesAmong(await waiting(room.store));
  expect(said.map(({ entries }) => entries.at(-1)?.key)).toEqual([expect.any(String), "table.goes-on"]);
  expect(said.at(-1)?.asks.map(({ userId }) => userId)).toEqual(["anna"]);
  await room.sent();
  room.pass(47);
  await wakeGames(room.table);
  expect(await room.sent()).toEqual([]);
  room.pass(1);
  await wakeGames(room.table);
  expect(await room.sent()).toEqual(["reminder anna"]);
});

test("a game that was paused stays so", async () => {
  const { room, game } = await played();
  for (const user of [anna, boris]) await carryOut(room.table, "pause", await room.by(user, game));
  await park(room.table, game, "locked");
  await unpark(room.table, game);
  await room.sent();
  room.pass(500);
  await wakeGames(room.table);
  expect(await room.sent()).toEqual([]);
});

test("the end of a parked game is told to its people", async () => {
  const { room, game } = await played();
  await park(room.table, game, "channel");
  await room.sent();
  await carryOut(room.table, "resign", await room.by(boris, game));
  expect((await room.sent()).sort()).toEqual(["move channel", "parked anna", "parked boris"]);
  expect(await park(room.table, game, "server")).toBe(false);
});

test("a player moves a game: it goes on there, both channels are told, the clock runs on", async () => {
  const { room, game } = await played();
  const { channelId } = (await room.at(game)).game;
  room.pass(40);
  const moved = await moveGame(room.table, { ...(await room.by(anna, game)), to: elsewhere });
  expect(moved).toMatchObject(elsewhere);
  expect(await kinds(room)).toEqual(["first elsewhere", "move elsewhere", `moved ${channelId}`, `left ${channelId}`]);
  expect((await room.store.gameByChannel("elsewhere"))?.id).toBe(game);
  expect(await room.store.gameByChannel(channelId)).toBeNull();
  await room.sent();
  room.pass(8);
  await wakeGames(room.table);
  expect(await room.sent()).toEqual(["reminder boris"]);
  await act(room.table, { ...(await room.by(boris, game)), picks: ["poland"] });
});

test("what waited for the old channel goes to the new one, and a parked game goes on", async () => {
  const { room, game } = await played();
  await park(room.table, game, "channel");
  await room.sent();
  const opening = ["poland", "poland", "poland", "poland", "east-germany", "austria"];
  await act(room.table, { ...(await room.by(boris, game)), picks: opening });
  await moveGame(room.table, { ...(await room.by(boris, game)), to: elsewhere });
  expect((await kinds(room)).filter((kind) => !kind.startsWith("hand"))).toEqual([
    "move elsewhere",
    "first elsewhere",
    "move elsewhere",
    "left channel-0",
  ]);
  const { table } = (await room.at(game)).game;
  expect(table.parked).toBeUndefined();
});

test("who may move it, and where to", async () => {
  const { room, game } = await played();
  const { channelId, guildId } = (await room.at(game)).game;
  const by = async (user: typeof anna, to = elsewhere, manager = false) =>
    moveGame(room.table, { ...(await room.by(user, game)), to, manager });
  await expect(by(chen)).rejects.toThrow("refusal.move-not-yours");
  await expect(by(anna, { channelId, guildId: guildId ?? "" })).rejects.toThrow("refusal.already-there");
  await openLobby(room.table, { title: "red-sea", options: {}, ...elsewhere, user: chen, interaction: room.next() });
  await expect(by(anna)).rejects.toThrow("refusal.occupied-there");
  expect((await room.at(game)).game.channelId).toBe(channelId);
  expect((await by(chen, { channelId: "third", guildId: "guild" }, true)).channelId).toBe("third");
  await carryOut(room.table, "resign", await room.by(boris, game));
  await expect(by(anna, { channelId: "fourth", guildId: "guild" })).rejects.toThrow("refusal.over");
});

test("a lobby is parked and moved too, and nobody starts it where it cannot be posted", async () => {
  const room = await Room.open();
  const { id } = await openLobby(room.table, {
    title: "twilight-struggle",
    options: {},
    guildId: "guild",
    channelId: "channel",
    user: anna,
    interaction: room.next(),
    seats: ["us"],
  });
  await room.sent();
  await park(room.table, id, "permission");
  expect(await room.sent()).toEqual(["parked anna"]);
  await join(room.table, await room.by(boris, id));
  await expect(start(room.table, await room.by(boris, id))).rejects.toThrow("refusal.parked");
  await moveGame(room.table, { ...(await room.by(anna, id)), to: elsewhere });
  expect(await kinds(room)).toEqual(["lobby elsewhere", "lobby elsewhere"]);
  expect((await start(room.table, await room.by(boris, id))).status).toBe("running");
});

test("a server that removed the bot is forgotten after ninety days, unless the bot has come back", async () => {
  const { room, game } = await played();
  const { store, table } = room;
  await carryOut(table, "resign", await room.by(boris, game));
  const running = await room.game();
  await store.setGuildSettings("guild", { language: "ru" });
  await store.guildLeft("guild", table.now());
  await park(table, running, "server");
  room.pass(89 * 24);
  expect(await forgetServers(table)).toBe(0);
  await store.guildReturned("guild");
  room.pass(48);
  expect(await forgetServers(table)).toBe(0);
  expect(await store.placesInGuild("guild")).toMatchObject([{ id: running, parked: true }]);
  await store.guildLeft("guild", table.now());
  room.pass(91 * 24);
  expect(await forgetServers(table)).toBe(2);
  expect(await store.game(game)).toBeNull();
  expect(await store.game(running)).toBeNull();
  expect(await store.guildSettings("guild")).toMatchObject({ language: null });
  expect(await store.toldBefore("interaction-1")).toBeUndefined();
  expect(await waiting(store)).toEqual([]);
});
