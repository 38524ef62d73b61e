import { beforeEach, describe, expect, test } from "vitest";
import type { VisibleEntry } from "../../src/engine/index.ts";
import {
  act,
  carryOut,
  type Missed,
  markSeen,
  missedBy,
  packPastGames,
  replace,
  toldLast,
  undo,
} from "../../src/table/index.ts";
import { anna, boris, Room } from "./room.ts";

let room: Room;
let game: string;

beforeEach(async () => {
  room = await Room.open();
  game = await room.game();
});

const east = ["poland", "poland", "poland", "poland", "east-germany", "austria"];
const west = ["west-germany", "west-germany", "west-germany", "west-germany", "italy", "italy", "italy"];

const play = async (user: typeof anna, picks: readonly string[]) =>
  act(room.table, { ...(await room.by(user, game)), picks });
const missed = async ({ id }: typeof anna, since?: number): Promise<Missed> =>
  missedBy(room.table, (await room.at(game)).look(id), id, since);
const read = async (user: typeof anna) => markSeen(room.table, game, user.id, await missed(user));

const place = ({ key, args }: VisibleEntry) => (key === "influence" ? `${args.country} ${args.change}` : key);
/** What each post told, as they are told again. */
const told = ({ told: all }: Missed) => all.map(({ entries }) => entries.map(place));

const opening = ["drawn", "drawn"];
const inPoland = ["poland 1", "poland 1", "poland 1", "poland 1", "east-germany 1", "austria 1"];
const inItaly = [
  "west-germany 1",
  "west-germany 1",
  "west-germany 1",
  "west-germany 1",
  "italy 1",
  "italy 1",
  "italy 1",
];

test("each post is told once, with its place in the game and whether others made it", async () => {
  await play(boris, east);
  const { told: all, from, to } = await missed(anna);
  expect(all.map(({ entries }) => entries.map(place))).toEqual([opening, inPoland]);
  expect(all.map(({ byOthers }) => byOthers)).toEqual([false, true]);
  expect([from, to]).toEqual([0, 8]);
  expect((await missed(anna)).changed.map(place)).toEqual([...opening, ...inPoland]);
  expect((await missed(anna)).last.map(place)).toEqual(inPoland);
  await play(anna, west);
  expect(told(await missed(boris))).toEqual([inItaly]);
  expect((await missed(boris)).told[0]?.head).toEqual({ when: { key: "moment.setup", args: {} } });
});

test("what was read is not told again, and whoever moves has read it", async () => {
  await play(boris, east);
  expect(told(await missed(boris))).toEqual([]);
  await read(anna);
  expect(told(await missed(anna))).toEqual([]);
  await play(anna, west);
  await read(boris);
  expect(told(await missed(boris))).toEqual([]);
  // since an index that a button has it can be paged through still
  expect(told(await missed(boris, 8))).toEqual([inItaly]);
});

test("a pick that nobody is told of, of one's own, counts too; and it is no news to oneself", async () => {
  await play(boris, east);
  await play(anna, west.slice(0, 2));
  expect(told(await missed(anna))).toEqual([]);
  expect(told(await missed(boris))).toEqual([]);
});

test("where nothing was missed, what was played last can be shown all the same", async () => {
  await play(boris, east);
  await carryOut(room.table, "draw", await room.by(boris, game));
  await play(anna, west.slice(0, 2));
  const look = (await room.at(game)).look(anna.id);
  expect((await toldLast(room.table, look)).map(place)).toEqual(inPoland);
});

test("what was taken back is not told as if it stood, also to whoever had read it", async () => {
  await play(boris, east);
  await read(anna);
  await undo(room.table, { ...(await room.by(boris, game)), picks: 2 });
  expect(told(await missed(anna))).toEqual([]);
  await play(boris, ["hungary", "austria"]);
  const now = await missed(anna);
  expect(told(now)).toEqual([["table.took-back"], ["hungary 1", "austria 1"]]);
  expect(now.changed.map(place)).toEqual(["hungary 1", "austria 1"]);
  // who had read nothing is told what stands
  expect(told(await missed(anna, 0))).toEqual([
    opening,
    inPoland.slice(0, 4),
    ["table.took-back"],
    ["hungary 1", "austria 1"],
  ]);
});

test("what players settle stands among it, and counts as what others did", async () => {
  await play(boris, east);
  await read(anna);
  await carryOut(room.table, "draw", await room.by(boris, game));
  await play(anna, west);
  await carryOut(room.table, "draw", await room.by(anna, game));
  const { told: all } = await missed(boris);
  expect(all.map(({ entries, byOthers }) => [place(entries[0] as VisibleEntry), byOthers])).toEqual([
    ["table.draw-offered", false],
    ["west-germany 1", true],
    ["table.draw-offered", true],
  ]);
});

test("nobody who only watches has missed anything; whoever takes a seat over has missed it all", async () => {
  const chen = { id: "chen", name: "Chen" };
  await play(boris, east);
  await play(anna, west);
  expect(told(await missed(chen))).toEqual([]);
  await replace(room.table, { ...(await room.by(boris, game)), manager: true, seat: "ussr", by: chen });
  expect(told(await missed(chen))).toEqual([opening, inPoland, inItaly, ["table.replaced"]]);
});

test("secrets are told to whoever may know them, and to nobody else", async () => {
  await play(boris, east);
  const drawn = async (user: typeof anna) =>
    (await missed(user, 0)).told[0]?.entries.map(({ args }) => Array.isArray(args.cards));
  expect(await drawn(anna)).toEqual([false, true]);
  expect(await drawn(boris)).toEqual([true, false]);
});

describe("of games whose posts are not what they would be now", () => {
  test("what no post is known of is told as one", async () => {
    await play(boris, east);
    await play(anna, west);
    const store = { ...room.store, lastMoves: async () => [] };
    const look = (await room.at(game)).look(boris.id);
    expect(told(await missedBy({ ...room.table, store }, look, boris.id))).toEqual([inItaly]);
  });

  test("one that is over and packed tells the same", async () => {
    await play(boris, east);
    await play(anna, west);
    await carryOut(room.table, "resign", await room.by(anna, game));
    const before = await missed(boris);
    await room.sent();
    room.pass(2);
    expect(await packPastGames(room.table, { stops: () => false, pauseMs: 0, failed: () => {} })).toBe(1);
    expect(await missed(boris)).toEqual(before);
    expect(told(before)).toEqual([inItaly, ["table.resigned"]]);
  });
});

test("with a full disk it is told again the next time", async () => {
  await play(boris, east);
  const looked = () => Promise.reject(new Error("full"));
  await markSeen({ ...room.table, store: { ...room.store, looked } }, game, anna.id, await missed(anna));
  expect(told(await missed(anna))).toEqual([opening, inPoland]);
});
