import { expect, test } from "vitest";
import { commitment, type GameRecord, seedOf, verify } from "../../src/engine/index.ts";
import { twilightStruggle } from "../../src/games/twilight-struggle/index.ts";
import type { Post } from "../../src/store/index.ts";
import {
  act,
  bring,
  carryOut,
  exportRecord,
  join,
  leave,
  openLobby,
  replace,
  retitle,
  start,
  toldDeal,
  usualPace,
} from "../../src/table/index.ts";
import { wordOf } from "../../src/table/words.ts";
import { waiting } from "../store/temporary.ts";
import { anna, boris, Room } from "./room.ts";

const SECRET = "a known seed";

/** A lobby in which Anna sits as the US. */
async function lobby(room: Room, word?: string): Promise<string> {
  const interaction = room.next();
  const where = { title: "twilight-struggle", options: {}, guildId: "guild", channelId: `lobby-${interaction}` };
  const host = { user: anna, interaction, seats: ["us"], ...(word === undefined ? {} : { word }) };
  return (await openLobby(room.table, { ...where, ...host })).id;
}

const handOf = async (room: Room, game: string) => {
  const { title, match } = await room.at(game);
  return title.hand(match.view("us"));
};

/** A game that Boris joined with this word. */
async function dealt(room: Room, word?: string): Promise<string> {
  const id = await lobby(room);
  await join(room.table, { ...(await room.by(boris, id)), word });
  await start(room.table, await room.by(boris, id));
  return id;
}

test("the hash of the secret is there when the lobby opens, and stays; the secret is told nobody", async () => {
  const room = await Room.open();
  const interaction = room.next();
  const opened = await openLobby(room.table, {
    title: "twilight-struggle",
    options: {},
    channelId: "channel",
    user: anna,
    interaction,
    seats: ["us"],
  });
  expect(opened.commitment).toBe(commitment(SECRET));
  expect(JSON.stringify(opened)).not.toContain(SECRET);
  await join(room.table, await room.by(boris, opened.id));
  await start(room.table, await room.by(boris, opened.id));
  const { game } = await room.at(opened.id);
  expect(game.commitment).toBe(commitment(SECRET));
  expect(toldDeal(game)).toEqual({ commitment: commitment(SECRET), words: [] });
  await expect(exportRecord(room.table, game)).rejects.toThrow("refusal.not-finished");
  const [due] = await room.store.gamesToWake(new Date("2030-01-01"));
  expect(JSON.stringify([due, (await waiting(room.store)).map(({ text }) => text)])).not.toContain(SECRET);
});

test("another word, or the same at another seat, is another deal; the same words are the same deal", async () => {
  const room = await Room.open();
  const hands = [];
  for (const word of [undefined, "fox", "cat", "fox"]) hands.push(String(await handOf(room, await dealt(room, word))));
  expect(new Set(hands).size).toBe(3);
  expect(hands[1]).toBe(hands[3]);
  const id = await lobby(room, "fox");
  await join(room.table, await room.by(boris, id));
  await start(room.table, await room.by(boris, id));
  expect(hands).not.toContain(String(await handOf(room, id)));
});

test("a word can be changed and taken back until the start, and whoever gets up takes it along", async () => {
  const room = await Room.open();
  const id = await lobby(room, "first");
  const words = async () => (await room.at(id)).game.words;
  expect(await words()).toEqual([["us", "first"]]);
  await bring(room.table, { ...(await room.by(anna, id)), word: "second" });
  await join(room.table, { ...(await room.by(boris, id)), word: "guest" });
  expect(await words()).toEqual([
    ["us", "second"],
    ["ussr", "guest"],
  ]);
  // a seat is not taken twice by whoever brings a word
  await join(room.table, { ...(await room.by(boris, id)), word: "changed" });
  await bring(room.table, { ...(await room.by(anna, id)), word: "" });
  expect(await words()).toEqual([["ussr", "changed"]]);
  await leave(room.table, await room.by(boris, id));
  expect(await words()).toEqual([]);
  await expect(bring(room.table, { ...(await room.by(boris, id)), word: "late" })).rejects.toThrow("refusal.word-seat");
  await join(room.table, { ...(await room.by(boris, id)), word: "again" });
  await retitle(room.table, { ...(await room.by(anna, id)), title: "wir-sind-das-volk" });
  expect(await words()).toEqual([]);
});

test("after the start no word is taken, and one whose seat is handed over stays", async () => {
  const room = await Room.open();
  const id = await dealt(room, "fox");
  await expect(bring(room.table, { ...(await room.by(boris, id)), word: "cat" })).rejects.toThrow("refusal.started");
  const by = { id: "chen", name: "Chen" };
  await replace(room.table, { ...(await room.by(boris, id)), seat: "ussr", by });
  await carryOut(room.table, "resign", await room.by(anna, id));
  const { game } = await room.at(id);
  const record = (await exportRecord(room.table, game)) as GameRecord<"us" | "ussr">;
  expect(record).toMatchObject({ format: 2, secret: SECRET, words: [["ussr", "fox"]] });
  expect(record.seed).toBe(seedOf({ secret: SECRET, words: [["ussr", "fox"]] }));
  expect(verify(twilightStruggle, record)).toEqual({ ok: true });
});

/** What the last post of a game tells of its deal. */
async function lastDeal(room: Room): Promise<unknown> {
  const moves = (await waiting(room.store)).filter(({ kind }) => kind === "move");
  return (JSON.parse(moves.at(-1)?.text ?? "{}") as { deal?: Post }).deal;
}

const ends: readonly [string, (room: Room, id: string) => Promise<unknown>][] = [
  ["resignation", async (room, id) => carryOut(room.table, "resign", await room.by(anna, id))],
  [
    "agreement",
    async (room, id) => {
      await carryOut(room.table, "draw", await room.by(anna, id));
      expect(await lastDeal(room)).toBeUndefined();
      await carryOut(room.table, "draw", await room.by(boris, id));
    },
  ],
  [
    "the clock",
    async (room, id) => {
      await room.sent();
      room.pass(24 * 30);
      await carryOut(room.table, "claim", await room.by(anna, id));
    },
  ],
  [
    "giving it up",
    async (room, id) => carryOut(room.table, "abandon", { ...(await room.by(anna, id)), manager: true }),
  ],
];

test.each(ends)("a game that ends by %s tells its secret in the last post", async (_, end) => {
  const room = await Room.open();
  const id = await dealt(room, "fox");
  expect(await lastDeal(room)).toEqual({ commitment: commitment(SECRET), words: [["ussr", "fox"]] });
  await act(room.table, { ...(await room.by(boris, id)), picks: ["poland"] });
  await end(room, id);
  const told = { commitment: commitment(SECRET), secret: SECRET, words: [["ussr", "fox"]] };
  expect(await lastDeal(room)).toEqual(told);
  expect(toldDeal((await room.at(id)).game)).toEqual(told);
});

test("a lobby from before there were words starts, and a game from then tells its seed", async () => {
  const room = await Room.open();
  const created = await room.store.createGame({
    title: "twilight-struggle",
    channelId: "channel",
    hostId: anna.id,
    options: twilightStruggle.options({}),
    pace: usualPace,
    seats: [
      { seat: "us", userId: anna.id, userName: "Anna" },
      { seat: "ussr", userId: boris.id, userName: "Boris" },
    ],
    at: room.table.now(),
  });
  if (created.kind !== "created") throw new Error("not created");
  expect(created.game.commitment).toBeNull();
  const { id } = created.game;
  await bring(room.table, { ...(await room.by(anna, id)), word: "fox" });
  await bring(room.table, { ...(await room.by(anna, id)), word: "" });
  await start(room.table, await room.by(anna, id));
  const { game } = await room.at(id);
  expect([game.status, game.commitment]).toEqual(["running", commitment(SECRET)]);
  const old = {
    ...game,
    secret: null,
    status: "finished",
    outcome: { winners: [], key: "resigned", args: {} },
  } as const;
  expect(toldDeal(old)).toEqual({ commitment: commitment(SECRET), secret: SECRET, words: [] });
  expect(await exportRecord(room.table, old)).toMatchObject({ format: 2, secret: SECRET, seed: SECRET, words: [] });
});

test("a word is kept as it can be shown: one line, nothing invisible, not too long", () => {
  expect(wordOf("  two\n\nlines\t ")).toBe("two lines");
  expect(wordOf("a`b``c")).toBe("a'b''c");
  expect(wordOf("\u202eevil\u2066\u200b")).toBe("evil");
  expect(wordOf("<@1> **x** שלום")).toBe("<@1> **x** שלום");
  expect(wordOf("👩‍🚀")).toBe("👩‍🚀");
  expect(wordOf("\ud800")).toBe("\ufffd");
  expect(wordOf("x".repeat(100))).toHaveLength(64);
  // the astronaut, five units long, is not cut apart
  expect(wordOf(`${"x".repeat(62)}👩‍🚀`)).toBe("x".repeat(62));
  expect(wordOf("\u200b \n")).toBe("");
});
