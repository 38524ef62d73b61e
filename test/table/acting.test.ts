import { expect, test } from "vitest";
import { type GameRecord, verify } from "../../src/engine/index.ts";
import { twilightStruggle } from "../../src/games/twilight-struggle/index.ts";
import {
  act,
  exportRecord,
  look,
  lookBack,
  matchOf,
  offerDraw,
  resign,
  runningGame,
  sinceLastLook,
  undo,
} from "../../src/table/index.ts";
import { anna, boris, Room } from "./room.ts";

const opening = ["poland", "poland", "poland", "poland", "east-germany", "austria"];

async function setUp(room: Room, game: string): Promise<void> {
  await act(room.table, { game, user: boris, interaction: room.next(), picks: opening });
  const west = ["west-germany", "west-germany", "west-germany", "west-germany", "italy", "italy", "italy"];
  await act(room.table, { game, user: anna, interaction: room.next(), picks: west });
}

test("a game that starts tells the channel and sends both hands", async () => {
  const room = await Room.open();
  await room.game();
  expect((await room.sent()).sort()).toEqual(["hand anna", "hand boris", "move channel"]);
});

test("all picks or none", async () => {
  const room = await Room.open();
  const game = await room.game();
  const before = await room.store.game(game);
  const picks = ["poland", "poland", "italy"];
  await expect(act(room.table, { game, user: boris, interaction: room.next(), picks })).rejects.toThrow("refusal");
  expect(await room.store.game(game)).toEqual(before);
});

test("whoever is not asked, or does not play, is refused", async () => {
  const room = await Room.open();
  const game = await room.game();
  const asAnna = { game, user: anna, interaction: room.next(), picks: ["italy"] };
  await expect(act(room.table, asAnna)).rejects.toThrow("refusal.turn");
  const stranger = { game, user: { id: "chen", name: "Chen" }, interaction: room.next(), picks: ["poland"] };
  await expect(act(room.table, stranger)).rejects.toThrow("refusal.not-playing");
});

test("the same interaction again changes nothing and gets the same answer", async () => {
  const room = await Room.open();
  const game = await room.game();
  const request = { game, user: boris, interaction: room.next(), picks: ["poland"] };
  const results = await Promise.all([act(room.table, request), act(room.table, request), act(room.table, request)]);
  expect(results[1]).toEqual(results[0]);
  expect(results[2]).toEqual(results[0]);
  expect((await room.store.game(game))?.answered).toBe(1);
});

test("picks of one seat gather into one post, which comes when the other seat is asked", async () => {
  const room = await Room.open();
  const game = await room.game();
  await room.sent();
  for (const pick of opening.slice(0, 5))
    await act(room.table, { game, user: boris, interaction: room.next(), picks: [pick] });
  expect(await room.sent()).toEqual([]);
  await act(room.table, { game, user: boris, interaction: room.next(), picks: ["austria"] });
  expect(await room.sent()).toEqual(["move channel"]);
});

test("undo goes back over the end of a step, until the other has answered", async () => {
  const room = await Room.open();
  const game = await room.game();
  await act(room.table, { game, user: boris, interaction: room.next(), picks: opening });
  await undo(room.table, { game, user: boris, interaction: room.next(), picks: 2 });
  const seen = look(room.table, await runningGame(room.table, game), boris.id);
  expect(seen.match.pending[0]?.args.left).toBe(2);
  await act(room.table, { game, user: boris, interaction: room.next(), picks: ["finland", "finland"] });
  await act(room.table, { game, user: anna, interaction: room.next(), picks: ["italy"] });
  await expect(undo(room.table, { game, user: boris, interaction: room.next() })).rejects.toThrow("refusal.undo");
});

test("a late version changes nothing", async () => {
  const room = await Room.open();
  const game = await room.game();
  const { version } = await runningGame(room.table, game);
  await act(room.table, { game, user: boris, interaction: room.next(), version, picks: ["poland"] });
  const late = { game, user: boris, interaction: room.next(), version, picks: ["poland"] };
  await expect(act(room.table, late)).rejects.toThrow("refusal.late");
});

test("looking back, and what is new since the last look", async () => {
  const room = await Room.open();
  const game = await room.game();
  await setUp(room, game);
  const stored = await runningGame(room.table, game);
  const early = await lookBack(room.table, stored, anna.id, 6);
  expect(early.match.pending.map((ask) => ask.seat)).toEqual(["us"]);
  const now = look(room.table, stored, anna.id);
  expect((await sinceLastLook(room.table, now, anna.id)).length).toBeGreaterThan(3);
  const again = await runningGame(room.table, game);
  expect(await sinceLastLook(room.table, look(room.table, again, anna.id), anna.id)).toEqual([]);
});

test("a game resigned is won by the other, and cannot be played on", async () => {
  const room = await Room.open();
  const game = await room.game();
  const { over, game: after } = await resign(room.table, { game, user: anna, interaction: room.next() });
  expect(over).toBe(true);
  expect(after.outcome).toMatchObject({ winners: ["ussr"], key: "resigned" });
  const late = { game, user: boris, interaction: room.next(), picks: ["poland"] };
  await expect(act(room.table, late)).rejects.toThrow("refusal.over");
  const stored = await room.store.game(game);
  if (stored === null) throw new Error("gone");
  const record = (await exportRecord(room.table, stored)) as GameRecord<"us" | "ussr">;
  expect(record.decidedAtTable).toBe(true);
  expect(verify(twilightStruggle, record)).toEqual({ ok: true });
});

test("a draw needs both, and a move in between takes the offer back", async () => {
  const room = await Room.open();
  const game = await room.game();
  await offerDraw(room.table, { game, user: anna, interaction: room.next() });
  await act(room.table, { game, user: boris, interaction: room.next(), picks: ["poland"] });
  expect((await offerDraw(room.table, { game, user: boris, interaction: room.next() })).over).toBe(false);
  expect((await offerDraw(room.table, { game, user: anna, interaction: room.next() })).over).toBe(true);
});

test("the record of a game played to the end verifies; one that is running is not given out", async () => {
  const room = await Room.open();
  const game = await room.game();
  await expect(exportRecord(room.table, await runningGame(room.table, game))).rejects.toThrow("refusal.not-finished");
  for (;;) {
    const stored = await room.store.game(game);
    if (stored === null || stored.status !== "running") break;
    const ask = matchOf(room.table, stored).pending.find((pending) => !pending.answered);
    if (ask === undefined) throw new Error("nobody is asked");
    const pick = ask.options[(stored.answered * 7) % ask.options.length]?.id ?? "";
    await act(room.table, { game, user: ask.seat === "us" ? anna : boris, interaction: room.next(), picks: [pick] });
  }
  const finished = await room.store.game(game);
  if (finished === null) throw new Error("gone");
  const record = await exportRecord(room.table, finished);
  expect(
    verify(twilightStruggle, record as Parameters<typeof verify<unknown, unknown, "us" | "ussr", unknown>>[1]),
  ).toEqual({ ok: true });
}, 60_000);
