import { expect, test } from "vitest";
import { titles } from "../../src/games/titles.ts";
import {
  act,
  carryOut,
  forget,
  join,
  openLobby,
  profileOf,
  recordResults,
  replace,
  seatComputer,
  setRated,
  start,
} from "../../src/table/index.ts";
import { pacesOf, scoresOf, teamsOf } from "../../src/table/results.ts";
import { anna, boris, Room } from "./room.ts";

const chen = { id: "chen", name: "Chen" };
const ranked = { guildId: "guild", title: "twilight-struggle" };

/** A game of Anna (US) and Boris (USSR) that counts, or not. */
async function game(room: Room, rated = true): Promise<string> {
  const { table } = room;
  const { id } = await openLobby(table, {
    title: "twilight-struggle",
    options: {},
    guildId: "guild",
    channelId: room.next(),
    user: anna,
    interaction: room.next(),
    seats: ["us"],
    rated,
  });
  await join(table, await room.by(boris, id));
  await start(table, await room.by(boris, id));
  return id;
}

const its = async (room: Room) => (await room.store.ratings(ranked)).map((each) => [each.userId, each.its]);

test("a game that counts becomes a result when it ends, once, and moves ratings by half as much as one of a league", async () => {
  const room = await Room.open();
  const id = await game(room);
  room.pass(5);
  await carryOut(room.table, "resign", await room.by(boris, id));
  expect(await recordResults(room.table)).toEqual([id]);
  expect(await recordResults(room.table)).toEqual([]);
  expect(await room.store.resultOf(id)).toMatchObject({
    kind: "rated",
    ending: "resigned",
    seats: [
      { seat: "us", userId: "anna", score: 2, team: 0 },
      { seat: "ussr", userId: "boris", score: 0, team: 1 },
    ].sort((one, two) => one.seat.localeCompare(two.seat)),
  });
  expect(await its(room)).toEqual([
    ["anna", 5050],
    ["boris", 4950],
  ]);
});

test("a game that nobody had agreed to count is a result all the same, and moves nothing", async () => {
  const room = await Room.open();
  const id = await game(room, false);
  await carryOut(room.table, "resign", await room.by(boris, id));
  await recordResults(room.table);
  expect(await its(room)).toEqual([]);
  expect(profileOf(await room.store.resultsOf("anna", "guild"), "anna")).toMatchObject({
    games: 1,
    titles: [{ title: "twilight-struggle", all: { won: 1, drawn: 0, lost: 0 } }],
  });
  expect(await room.store.resultsOf("anna", "elsewhere")).toEqual([]);
});

test("one that has ended long ago and is packed has its result too", async () => {
  const room = await Room.open();
  const id = await game(room);
  const { position } = await room.by(boris, id);
  const asked = position.match.pending[0];
  room.pass(3);
  await act(room.table, { ...(await room.by(boris, id)), picks: [asked?.options[0]?.id ?? ""] });
  await carryOut(room.table, "resign", await room.by(anna, id));
  await room.sent();
  expect(await room.store.packGame(id)).toBe(true);
  expect(await recordResults(room.table)).toEqual([id]);
  const result = await room.store.resultOf(id);
  expect(result?.seats.find(({ seat }) => seat === "ussr")).toMatchObject({ turns: 1, waited: 3 * 3600, score: 2 });
});

test("nothing counts where a computer has taken a seat, and a lobby says so beforehand", async () => {
  const room = await Room.open();
  const lobby = async () =>
    (
      await openLobby(room.table, {
        ...{ title: "twilight-struggle", options: {}, guildId: "guild", channelId: room.next(), user: anna },
        ...{ interaction: room.next(), seats: ["us"], rated: true },
      })
    ).id;
  const id = await lobby();
  await expect(
    seatComputer(room.table, { ...(await room.by(anna, id)), seat: "ussr", level: "easy" }),
  ).rejects.toMatchObject({ reason: { key: "refusal.rated-computer" } });
  const other = await lobby();
  await setRated(room.table, { ...(await room.by(anna, other)), what: "rated", on: false });
  await seatComputer(room.table, { ...(await room.by(anna, other)), seat: "ussr", level: "easy" });
  await expect(
    setRated(room.table, { ...(await room.by(anna, other)), what: "rated", on: true }),
  ).rejects.toMatchObject({ reason: { key: "refusal.rated-computer" } });
});

test("that it counts is said before somebody else sits down, and only by whoever opened the lobby", async () => {
  const room = await Room.open();
  const { id } = await openLobby(room.table, {
    ...{ title: "twilight-struggle", options: {}, guildId: "guild", channelId: "c", user: anna },
    ...{ interaction: room.next(), seats: ["us"] },
  });
  await expect(setRated(room.table, { ...(await room.by(boris, id)), what: "rated", on: true })).rejects.toMatchObject({
    reason: { key: "refusal.host-options" },
  });
  await setRated(room.table, { ...(await room.by(anna, id)), what: "rated", on: true });
  await setRated(room.table, { ...(await room.by(anna, id)), what: "hints", on: true });
  await join(room.table, await room.by(boris, id));
  expect((await room.at(id)).game.table).toMatchObject({ rated: true, hints: true });
  await setRated(room.table, { ...(await room.by(anna, id)), what: "rated", on: false });
  expect((await room.at(id)).game.table).not.toMatchObject({ rated: true });
  await expect(setRated(room.table, { ...(await room.by(anna, id)), what: "rated", on: true })).rejects.toMatchObject({
    reason: { key: "refusal.rated-late" },
  });
  await start(room.table, await room.by(boris, id));
  expect((await room.at(id)).game.table.rated).toBeUndefined();
});

test("nobody gives away a seat of a game that counts but through whoever manages the channel", async () => {
  const room = await Room.open();
  const id = await game(room);
  const request = async () => ({ ...(await room.by(boris, id)), seat: "ussr", by: chen });
  await expect(replace(room.table, await request())).rejects.toMatchObject({
    reason: { key: "refusal.rated-replace" },
  });
  await replace(room.table, { ...(await request()), manager: true });
  expect((await room.at(id)).game.seats.map(({ userId }) => userId)).toContain("chen");
});

test("whoever is forgotten is somebody new in the results of the others, whose ratings follow from them again", async () => {
  const room = await Room.open();
  for (let played = 0; played < 3; played++) {
    const id = await game(room);
    await carryOut(room.table, "resign", await room.by(boris, id));
    await recordResults(room.table);
  }
  const before = await room.store.ratings(ranked);
  // 50; then 5 % of 100 less, halved: 47.5 is 48; then 198 apart: 45.05 is 45
  expect(before.map(({ userId, its }) => [userId, its])).toEqual([
    ["anna", 5143],
    ["boris", 4857],
  ]);
  await forget(room.table, boris);
  const after = await room.store.ratings(ranked);
  expect(after.map(({ userId }) => userId)).not.toContain("boris");
  // 50; then 5050 against 5000: 48.75 is 49; then 5099: 47.5 is 48
  expect(after.find(({ userId }) => userId === "anna")).toMatchObject({ its: 5147, games: 3 });
  const computed = await room.store.ratingsFromResults(ranked);
  expect(after.map(({ userId, its }) => its - computed.of(userId).its)).toEqual(after.map(() => 0));
});

test("a corrected result is computed anew, with all that came after it", async () => {
  const room = await Room.open();
  const first = await game(room);
  await carryOut(room.table, "resign", await room.by(boris, first));
  await recordResults(room.table);
  const second = await game(room);
  await carryOut(room.table, "resign", await room.by(anna, second));
  await recordResults(room.table);
  await room.store.correctResult(first, "rated", { us: 0, ussr: 2 });
  // boris wins 50, and then 5 % of 100 less, halved: 48
  expect(await its(room)).toEqual([
    ["boris", 5098],
    ["anna", 4902],
  ]);
});

test("who has won where several play together: whichever side has more of the winners", () => {
  const title = titles.get("two-plus-two");
  if (title === undefined) throw new Error("2+2");
  const teams = teamsOf(title, ["usa", "west", "ussr", "east"]);
  expect(teams).toEqual([
    ["usa", "west"],
    ["ussr", "east"],
  ]);
  expect(scoresOf(teams, ["usa"])).toEqual([2, 0]);
  // the west has resigned alone, and all others are told to have won
  expect(scoresOf(teams, ["usa", "ussr", "east"])).toEqual([0, 2]);
  expect(scoresOf(teams, [])).toEqual([1, 1]);
});

test("the pace: from what somebody else did to one's own first answer", () => {
  const at = (minutes: number) => new Date(minutes * 60_000);
  const answer = (seat: string, minutes: number, kind: "answer" | "undo" = "answer") => ({
    kind,
    seat,
    at: at(minutes),
  });
  const paces = pacesOf(
    [answer("us", 10), answer("us", 30), answer("ussr", 40), answer("ussr", 41, "undo"), answer("us", 100)],
    at(0),
  );
  expect([...paces]).toEqual([
    ["us", { turns: 2, waited: 70 * 60 }],
    ["ussr", { turns: 1, waited: 10 * 60 }],
  ]);
});
