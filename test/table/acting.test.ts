import { expect, test } from "vitest";
import { type GameRecord, verify } from "../../src/engine/index.ts";
import { twilightStruggle } from "../../src/games/twilight-struggle/index.ts";
import { act, carryOut, exportRecord, lookBack, positionOf, redo, undo } from "../../src/table/index.ts";
import { waiting } from "../store/temporary.ts";
import { movesAmong } from "./posts.ts";
import { anna, begun, boris, Room } from "./room.ts";

const opening = ["poland", "poland", "poland", "poland", "east-germany", "austria"];

async function setUp(room: Room, game: string): Promise<void> {
  await act(room.table, { ...(await room.by(boris, game)), picks: opening });
  const west = ["west-germany", "west-germany", "west-germany", "west-germany", "italy", "italy", "italy"];
  await act(room.table, { ...(await room.by(anna, game)), picks: west });
}

test("a game that starts tells the channel and sends both hands", async () => {
  const room = await Room.open();
  await room.game();
  expect((await room.sent()).sort()).toEqual(begun);
});

test("all picks or none", async () => {
  const room = await Room.open();
  const game = await room.game();
  const before = await room.store.game(game);
  const picks = ["poland", "poland", "italy"];
  await expect(act(room.table, { ...(await room.by(boris, game)), picks })).rejects.toThrow("refusal");
  expect(await room.store.game(game)).toEqual(before);
});

test("whoever is not asked, or does not play, is refused", async () => {
  const room = await Room.open();
  const game = await room.game();
  const asAnna = { ...(await room.by(anna, game)), picks: ["italy"] };
  await expect(act(room.table, asAnna)).rejects.toThrow("refusal.turn");
  const stranger = { ...(await room.by({ id: "chen", name: "Chen" }, game)), picks: ["poland"] };
  await expect(act(room.table, stranger)).rejects.toThrow("refusal.not-playing");
});

test("the same interaction again changes nothing and gets the same answer", async () => {
  const room = await Room.open();
  const game = await room.game();
  const request = { ...(await room.by(boris, game)), picks: ["poland"] };
  const done = await Promise.all([act(room.table, request), act(room.table, request), act(room.table, request)]);
  const results = done.map(({ seat, since, position }) => ({ seat, since, game: position.game }));
  expect(results[1]).toEqual(results[0]);
  expect(results[2]).toEqual(results[0]);
  expect((await room.store.game(game))?.answered).toBe(1);
});

test("delivered again when it is no longer legal, it still gets the same answer", async () => {
  const room = await Room.open();
  const game = await room.game();
  const request = await room.by(boris, game);
  const { since } = await act(room.table, { ...request, picks: opening });
  const again = { ...request, position: await room.at(game), version: request.position.game.version };
  expect(await act(room.table, { ...again, picks: opening })).toMatchObject({ seat: "ussr", since });
  expect((await room.at(game)).game.answered).toBe(6);
});

test("whoever has read an older position plays in the new one, and says there anew what is meant", async () => {
  const room = await Room.open();
  const game = await room.game();
  const first = await room.by(boris, game);
  const second = { ...(await room.by(boris, game)), position: first.position };
  await act(room.table, { ...first, picks: ["poland"] });
  const seen: unknown[] = [];
  const { position } = await act(room.table, {
    ...second,
    play: (match, seat) => {
      seen.push(match.pending[0]?.args.left);
      match.answer(seat, "austria");
      return [{ kind: "answer", seat, option: "austria" }];
    },
  });
  expect(seen).toEqual([6, 5]);
  expect(position.match.pending[0]?.args.left).toBe(4);
  expect(first.position.match.pending[0]?.args.left).toBe(6);
});

test("whoever has read an older position is refused only if it is not legal in the new one", async () => {
  const room = await Room.open();
  const game = await room.game();
  const [early, again] = [await room.by(anna, game), await room.by(anna, game)];
  await act(room.table, { ...(await room.by(boris, game)), picks: opening });
  const { position } = await act(room.table, { ...early, picks: ["italy"] });
  const refused = act(room.table, { ...again, picks: ["poland"] });
  await expect(refused).rejects.toMatchObject({ position: { game: { version: position.game.version } } });
});

test("a position that was read serves everybody until the game moves, and stays as it is", async () => {
  const room = await Room.open();
  const game = await room.game();
  const position = await room.at(game);
  const all = () =>
    JSON.stringify(
      [null, "us", "ussr"].map((seat) => [position.match.view(seat), position.match.pending, position.match.log]),
    );
  const before = all();
  expect(await room.at(game)).toBe(position);
  for (const { id } of [anna, boris]) position.look(id);
  await expect(act(room.table, { ...(await room.by(boris, game)), picks: ["poland", "italy"] })).rejects.toThrow();
  await act(room.table, { ...(await room.by(boris, game)), picks: opening });
  await undo(room.table, { ...(await room.by(boris, game)), picks: 6 });
  expect(all()).toBe(before);
  expect(await room.at(game)).not.toBe(position);
  expect((await room.at(game)).match.view("ussr")).toEqual(position.match.view("ussr"));
});

test("the position after a move is the one that is stored", async () => {
  const room = await Room.open();
  const game = await room.game();
  const { position } = await act(room.table, { ...(await room.by(boris, game)), picks: opening });
  const stored = await room.at(game);
  expect(position.game).toEqual(stored.game);
  for (const { id } of [anna, boris])
    expect(position.look(id).match.view(position.look(id).seat)).toEqual(
      stored.look(id).match.view(stored.look(id).seat),
    );
});

test("picks of one seat gather into one post, which comes when the other seat is asked", async () => {
  const room = await Room.open();
  const game = await room.game();
  await room.sent();
  for (const pick of opening.slice(0, 5)) await act(room.table, { ...(await room.by(boris, game)), picks: [pick] });
  expect(await room.sent()).toEqual([]);
  await act(room.table, { ...(await room.by(boris, game)), picks: ["austria"] });
  expect(await room.sent()).toEqual(["move channel"]);
});

test("undo goes back over the end of a step, until the other has answered", async () => {
  const room = await Room.open();
  const game = await room.game();
  await act(room.table, { ...(await room.by(boris, game)), picks: opening });
  await undo(room.table, { ...(await room.by(boris, game)), picks: 2 });
  const seen = (await room.at(game)).look(boris.id);
  expect(seen.match.pending[0]?.args.left).toBe(2);
  await act(room.table, { ...(await room.by(boris, game)), picks: ["finland", "finland"] });
  await act(room.table, { ...(await room.by(anna, game)), picks: ["italy"] });
  await expect(undo(room.table, await room.by(boris, game))).rejects.toThrow("refusal.undo");
});

test("what a play takes back and gives anew is rewritten: log, earlier positions, and the channel hears of it", async () => {
  const room = await Room.open();
  const game = await room.game();
  await act(room.table, { ...(await room.by(boris, game)), picks: opening });
  await room.sent();
  const { position } = await act(room.table, {
    ...(await room.by(boris, game)),
    seat: "ussr",
    play: (match, seat) => {
      const taken = [match.undo(seat), match.undo(seat)].map(([, option]) => option);
      for (const option of ["finland", "finland"]) match.answer(seat, option);
      return [
        ...taken.map((option) => ({ kind: "undo" as const, seat, option })),
        ...["finland", "finland"].map((option) => ({ kind: "answer" as const, seat, option })),
      ];
    },
  });
  const { log, logged } = position.match;
  const stored = await room.store.log(game, logged - log.length, logged);
  expect(stored.map(({ index: _, ...entry }) => entry)).toEqual(log);
  expect(stored.filter(({ args }) => args.country === "finland")).not.toEqual([]);
  expect((await room.store.checkpoints(game)).map(({ index }) => index)).toEqual([0, 6]);
  const [post] = movesAmong(await waiting(room.store));
  expect(post?.entries[0]).toMatchObject({ key: "table.took-back" });
  const past = await lookBack(room.table, position, anna.id, 6);
  expect(past.match.view("us")).toEqual(position.match.view("us"));
});

test("earlier positions follow what is taken back and given again", async () => {
  const room = await Room.open();
  const game = await room.game();
  const kept = async () => (await room.store.checkpoints(game)).map(({ index }) => index);
  expect(await kept()).toEqual([0]);
  await act(room.table, { ...(await room.by(boris, game)), picks: opening });
  expect(await kept()).toEqual([0, 6]);
  await undo(room.table, await room.by(boris, game));
  expect(await kept()).toEqual([0]);
  await redo(room.table, await room.by(boris, game));
  expect(await kept()).toEqual([0, 6]);
  await act(room.table, { ...(await room.by(anna, game)), picks: ["italy"] });
  await undo(room.table, await room.by(anna, game));
  expect(await kept()).toEqual([0, 6]);
});

test("a late version changes nothing", async () => {
  const room = await Room.open();
  const game = await room.game();
  const { version } = (await room.at(game)).game;
  await act(room.table, { ...(await room.by(boris, game)), version, picks: ["poland"] });
  const late = { ...(await room.by(boris, game)), version, picks: ["poland"] };
  await expect(act(room.table, late)).rejects.toThrow("refusal.late");
});

test("looking back", async () => {
  const room = await Room.open();
  const game = await room.game();
  await setUp(room, game);
  const stored = await room.at(game);
  const early = await lookBack(room.table, stored, anna.id, 6);
  expect(early.match.pending.map((ask) => ask.seat)).toEqual(["us"]);
});

test("a game resigned is won by the other, and cannot be played on", async () => {
  const room = await Room.open();
  const game = await room.game();
  const { over, game: after } = await carryOut(room.table, "resign", await room.by(anna, game));
  expect(over).toBe(true);
  expect(after.outcome).toMatchObject({ winners: ["ussr"], key: "resigned" });
  const late = { ...(await room.by(boris, game)), picks: ["poland"] };
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
  await carryOut(room.table, "draw", await room.by(anna, game));
  await act(room.table, { ...(await room.by(boris, game)), picks: ["poland"] });
  expect((await carryOut(room.table, "draw", await room.by(boris, game))).over).toBe(false);
  expect((await carryOut(room.table, "draw", await room.by(anna, game))).over).toBe(true);
});

test("the record of a game played to the end verifies; one that is running is not given out", async () => {
  const room = await Room.open();
  const game = await room.game();
  await expect(exportRecord(room.table, (await room.at(game)).game)).rejects.toThrow("refusal.not-finished");
  for (;;) {
    const stored = await room.store.game(game);
    if (stored === null || stored.status !== "running") break;
    const ask = positionOf(room.table, stored).match.pending.find((pending) => !pending.answered);
    if (ask === undefined) throw new Error("nobody is asked");
    const pick = ask.options[(stored.answered * 7) % ask.options.length]?.id ?? "";
    await act(room.table, { ...(await room.by(ask.seat === "us" ? anna : boris, game)), picks: [pick] });
  }
  const finished = await room.store.game(game);
  if (finished === null) throw new Error("gone");
  const record = await exportRecord(room.table, finished);
  expect(
    verify(twilightStruggle, record as Parameters<typeof verify<unknown, unknown, "us" | "ussr", unknown>>[1]),
  ).toEqual({ ok: true });
}, 60_000);
