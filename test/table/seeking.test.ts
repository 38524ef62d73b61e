import { expect, test } from "vitest";
import type { Seek } from "../../src/store/index.ts";
import {
  beginMatch,
  forget,
  freeMatch,
  halvesOf,
  hoursBetween,
  openMatch,
  type PlaceFor,
  type Seeking,
  seekOpponent,
  spansOf,
  takeSeek,
  wakeSeeks,
  withdrawSeek,
} from "../../src/table/index.ts";
import { waiting } from "../store/temporary.ts";
import { anna, boris, Room } from "./room.ts";

const chen = { id: "chen", name: "Chen" };
const dasha = { id: "dasha", name: "Dasha" };
const here = { guildId: "guild", channelId: "hall" };
const anywhere: PlaceFor = () => "hall";
const nowhere: PlaceFor = () => null;

type Wish = Partial<Omit<Seeking, "user">>;

const seek = (room: Room, user: typeof anna, wish: Wish = {}, place = anywhere) =>
  seekOpponent(
    room.table,
    {
      ...{ ...here, title: "twilight-struggle", options: {}, rated: false, together: false, days: 14 },
      ...{ user, interaction: room.next(), ...wish },
    },
    place,
  );

const take = (room: Room, user: typeof anna, { id }: Seek, place = anywhere) =>
  takeSeek(room.table, { ...here, seek: id, user, interaction: room.next() }, place);

const left = async ({ store }: Room): Promise<string[]> =>
  (await store.seeksIn("guild", 99)).map(({ userId }) => userId);

/** Whether two people who wish this are found for each other. */
async function meet(one: Wish, two: Wish): Promise<boolean> {
  const room = await Room.open();
  await seek(room, anna, one);
  return (await seek(room, boris, two)).match !== null;
}

const gameOf = async ({ store }: Room, match: string, channel = "thread") => {
  const game = await store.gameByChannel(channel);
  return { match, ...game };
};

test("two who want the same game get one, in the thread that was made for it, once however often it is tried", async () => {
  const room = await Room.open();
  const first = await seek(room, anna, { rated: true, pace: 2 });
  expect(first.match).toBe(null);
  const { match, people } = await seek(room, boris, { rated: true });
  if (match === null) throw new Error("Nobody was found");
  expect(people.map(({ userId }) => userId).sort()).toEqual(["anna", "boris"]);
  expect((await waiting(room.store)).map(({ kind, to }) => [kind, to])).toEqual([["match", { channelId: "hall" }]]);
  expect(await left(room)).toEqual([]);
  for (let times = 0; times < 3; times++) await beginMatch(room.table, match, "thread");
  const game = await gameOf(room, match);
  expect(game).toMatchObject({ status: "running", title: "twilight-struggle", pace: { days: 2 }, guildId: "guild" });
  expect(game.table?.rated).toBe(true);
  expect(game.seats?.map(({ userId }) => userId).sort()).toEqual(["anna", "boris"]);
  expect(await openMatch(room.table, match)).toBe(null);
  expect(await room.store.gameCount()).toBe(1);
});

test("what was begun and not noted down is gone on with: a lobby that was opened is started", async () => {
  const room = await Room.open();
  await seek(room, anna, { seat: "ussr" });
  const { match } = await seek(room, boris);
  if (match === null) throw new Error("Nobody was found");
  const { store } = room;
  const table = {
    ...room.table,
    store: { ...store, move: () => Promise.reject(new Error("killed")) } as typeof store,
  };
  await expect(beginMatch(table, match, "thread")).rejects.toThrow("killed");
  expect(await gameOf(room, match)).toMatchObject({ status: "lobby" });
  const late = {
    ...room.table,
    store: { ...store, endMatch: () => Promise.reject(new Error("killed")) } as typeof store,
  };
  await expect(beginMatch(late, match, "thread")).rejects.toThrow("killed");
  await beginMatch(room.table, match, "thread");
  expect(await openMatch(room.table, match)).toBe(null);
  expect(await store.gameCount()).toBe(1);
  expect(await gameOf(room, match)).toMatchObject({
    status: "running",
    seats: [
      { seat: "us", userId: "boris" },
      { seat: "ussr", userId: "anna" },
    ],
  });
});

test("it counts only if both asked for that", async () => {
  const room = await Room.open();
  await seek(room, anna, { rated: true });
  const { match } = await seek(room, boris);
  expect(await openMatch(room.table, match ?? "")).toMatchObject({ rated: false, pace: { days: 3 } });
});

test.each<[string, Wish, Wish, boolean]>([
  ["the same options", { options: { turnZero: true } }, { options: { turnZero: true } }, true],
  ["other options", { options: { turnZero: true } }, {}, false],
  ["any options", { options: { turnZero: true } }, { options: null }, true],
  ["any value of one option", { options: { turnZero: true } }, { options: { turnZero: null } }, true],
  ["any value of another option", { options: { turnZero: true } }, { options: { promoCards: null } }, false],
  ["another title", {}, { title: "red-sea" }, false],
  ["another server", {}, { guildId: "other" }, false],
  ["another pace", { pace: 2 }, { pace: 3 }, false],
  ["any pace", { pace: 2 }, {}, true],
  ["the same side", { seat: "us" }, { seat: "us" }, false],
  ["the other side", { seat: "us" }, { seat: "ussr" }, true],
  ["a rating that is near", { near: 300 }, {}, true],
  ["a rating that is too low", { least: 5100 }, {}, false],
  ["a rating that is too high", {}, { most: 4999 }, false],
])("%s", async (_, one, two, fits) => {
  expect(await meet(one, two)).toBe(fits);
});

test("any options are those that the other wants", async () => {
  const room = await Room.open();
  await seek(room, anna, { options: null });
  const { match } = await seek(room, boris, { options: { turnZero: true } });
  expect((await openMatch(room.table, match ?? ""))?.options).toMatchObject({ turnZero: true });
});

test("hours that meet count, and are no obstacle where they do not, unless somebody says so", async () => {
  const evening = hoursBetween(19, 23);
  const morning = hoursBetween(7, 9);
  const settings = async (room: Room) => {
    // half past two hours further east in summer and in winter alike
    await room.store.setUserSettings("anna", { timeZone: "Africa/Cairo" });
    await room.store.setUserSettings("boris", { timeZone: "Asia/Kolkata" });
    await room.store.setUserSettings("chen", { timeZone: "Africa/Cairo" });
  };
  const apart = await Room.open();
  await settings(apart);
  await seek(apart, anna, { hours: evening });
  expect((await seek(apart, boris, { hours: morning })).match).not.toBe(null);
  const strict = await Room.open();
  await settings(strict);
  await seek(strict, anna, { hours: evening, together: true });
  expect((await seek(strict, boris, { hours: morning })).match).toBe(null);
  expect((await seek(strict, dasha)).match).not.toBe(null);
  const many = await Room.open();
  await settings(many);
  await seek(many, boris, { hours: morning, seat: "us" });
  await seek(many, chen, { hours: evening, seat: "us" });
  // who plays at the same hours comes before who has sought longer
  expect((await seek(many, anna, { hours: evening })).people.map(({ userId }) => userId)).toEqual(["anna", "chen"]);
});

test("hours are those of everybody's own clock, half hours and midnight included", () => {
  const winter = new Date("2026-01-15T12:00:00Z");
  const at = (hours: number, zone: string) =>
    spansOf(halvesOf(hours, zone, winter), winter).map(
      ({ from, to }) => `${from.toISOString().slice(5, 16)} ${to.toISOString().slice(5, 16)}`,
    );
  expect(at(hoursBetween(19, 23), "Europe/Berlin")).toEqual(["01-15T18:00 01-15T22:00"]);
  expect(at(hoursBetween(5, 7), "Asia/Kolkata")).toEqual(["01-15T23:30 01-16T01:30"]);
  expect(at(hoursBetween(22, 2), "UTC")).toEqual(["01-15T22:00 01-16T02:00"]);
  expect(at(hoursBetween(0, 24), "UTC")).toEqual(["01-15T00:00 01-16T00:00"]);
  expect(at(hoursBetween(7, 9) | hoursBetween(20, 21), "America/New_York")).toEqual([
    "01-15T01:00 01-15T02:00",
    "01-15T12:00 01-15T14:00",
  ]);
});

test("at a table for four it takes four who fit", async () => {
  const room = await Room.open();
  const title = "two-plus-two";
  await seek(room, anna, { title });
  await seek(room, boris, { title });
  const third = await seek(room, chen, { title, seat: "usa" });
  expect(third.match).toBe(null);
  expect((await seek(room, { id: "emil", name: "Emil" }, { title, seat: "usa" })).match).toBe(null);
  const { match, people } = await seek(room, dasha, { title });
  expect(people.map(({ userId }) => userId).sort()).toEqual(["anna", "boris", "chen", "dasha"]);
  expect(await left(room)).toEqual(["emil"]);
  const found = await openMatch(room.table, match ?? "");
  expect(found?.seats).toHaveLength(4);
  expect(found?.seats.find(({ userId }) => userId === "chen")?.seat).toBe("usa");
});

test("whoever takes up a wish of two plays at once, whatever he seeks himself", async () => {
  const room = await Room.open();
  const { seek: wanted } = await seek(room, anna, { options: { turnZero: true }, rated: true, pace: 5 });
  await seek(room, boris, { pace: 1 });
  const { match } = await take(room, boris, wanted);
  expect(await left(room)).toEqual([]);
  expect(await openMatch(room.table, match ?? "")).toMatchObject({
    rated: true,
    pace: { days: 5 },
    options: { turnZero: true },
  });
});

test("of two who take up the same wish one is too late, and so is whoever takes it back", async () => {
  const room = await Room.open();
  const { seek: wanted } = await seek(room, anna);
  const all = await Promise.allSettled([
    take(room, boris, wanted),
    take(room, chen, wanted),
    withdrawSeek(room.table, wanted.id, anna),
  ]);
  expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect((await waiting(room.store)).filter(({ kind }) => kind === "match").length).toBeLessThanOrEqual(1);
});

test("several who come at once are matched two by two, nobody twice", async () => {
  const room = await Room.open();
  const people = Array.from({ length: 9 }, (_, at) => ({ id: `p${at}`, name: `P ${at}` }));
  await Promise.all(people.map((user) => seek(room, user)));
  const matches = new Map<string, number>();
  for (const { id } of people)
    for (const { match } of await room.store.seeksOf(id))
      if (match !== null) matches.set(match, (matches.get(match) ?? 0) + 1);
  expect([...matches.values()]).toEqual([2, 2, 2, 2]);
  expect((await waiting(room.store)).filter(({ kind }) => kind === "match")).toHaveLength(4);
  expect(await left(room)).toHaveLength(1);
});

test("delivered twice it is one wish, one match and one withdrawal", async () => {
  const room = await Room.open();
  const interaction = room.next();
  const one = await seek(room, anna, { interaction });
  expect(await seek(room, anna, { interaction })).toEqual(one);
  expect(await left(room)).toEqual(["anna"]);
  const again = room.next();
  const taken = () => takeSeek(room.table, { ...here, seek: one.seek.id, user: boris, interaction: again }, anywhere);
  const { match } = await taken();
  expect((await taken()).match).toBe(match);
  expect((await waiting(room.store)).filter(({ kind }) => kind === "match")).toHaveLength(1);
});

test("where no thread can be opened nobody is matched, and it is looked again", async () => {
  const room = await Room.open();
  await seek(room, anna);
  expect((await seek(room, boris, {}, nowhere)).match).toBe(null);
  const changed: string[] = [];
  const look = () =>
    wakeSeeks(room.table, {
      isOurs: () => true,
      place: async () => anywhere,
      changed: (guild) => changed.push(guild),
    });
  await look();
  expect(await left(room)).toHaveLength(2);
  room.pass(6);
  await look();
  expect(await left(room)).toEqual([]);
  expect(changed).toEqual(["guild"]);
});

test("a wish ends by itself, and its person is told once", async () => {
  const room = await Room.open();
  await seek(room, anna, { days: 2 });
  const look = (isOurs = true) =>
    wakeSeeks(room.table, { isOurs: () => isOurs, place: async () => anywhere, changed: () => {} });
  room.pass(47);
  await look();
  expect(await left(room)).toEqual(["anna"]);
  room.pass(7);
  await look(false);
  expect(await left(room)).toEqual(["anna"]);
  await look();
  await look();
  expect(await left(room)).toEqual([]);
  expect(await room.sent()).toEqual(["seek-end anna"]);
});

test("whose game cannot be opened seeks on, and so does whoever was matched with somebody who is forgotten", async () => {
  const room = await Room.open();
  await seek(room, anna);
  const { match } = await seek(room, boris);
  await freeMatch(room.table, match ?? "");
  expect(await left(room)).toEqual(["anna", "boris"]);
  await withdrawSeek(room.table, (await room.store.seeksOf("boris"))[0]?.id ?? "", boris);
  const next = await seek(room, boris);
  await forget(room.table, anna);
  expect(await openMatch(room.table, next.match ?? "")).toBe(null);
  await freeMatch(room.table, next.match ?? "");
  expect(await left(room)).toEqual(["boris"]);
});

test("bad wishes are refused and change nothing", async () => {
  const room = await Room.open();
  const refusedFor = (work: Promise<unknown>, key: string) =>
    expect(work).rejects.toMatchObject({ reason: { key: `refusal.${key}` } });
  const { seek: own } = await seek(room, anna);
  await refusedFor(seek(room, anna), "seek-again");
  await refusedFor(take(room, anna, own), "seek-own");
  await refusedFor(withdrawSeek(room.table, own.id, boris), "seek-none");
  await refusedFor(
    takeSeek(room.table, { ...here, guildId: "other", seek: own.id, user: boris, interaction: "x" }, anywhere),
    "seek-gone",
  );
  for (const guildId of ["a", "b", "c", "d"]) await seek(room, anna, { guildId });
  await refusedFor(seek(room, anna, { guildId: "e" }), "seek-many");
  await refusedFor(take(room, boris, own, nowhere), "seek-place");
  await withdrawSeek(room.table, own.id, anna);
  await refusedFor(take(room, boris, own), "seek-gone");
  const { seek: strict } = await seek(room, anna, { least: 5500 });
  await refusedFor(take(room, boris, strict), "seek-rating");
  await withdrawSeek(room.table, strict.id, anna);
  const { seek: timed } = await seek(room, anna, { together: true, hours: 1 });
  await refusedFor(take(room, boris, timed), "seek-hours");
  expect(await room.sent()).toEqual([]);
});
