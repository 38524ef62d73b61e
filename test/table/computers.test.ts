import { beforeEach, describe, expect, test } from "vitest";
import { choicesFor, type Think, type Thought } from "../../src/computer/index.ts";
import { titles } from "../../src/games/titles.ts";
import {
  act,
  ComputerClock,
  carryOut,
  computerUser,
  decline,
  join,
  leave,
  letComputerPlay,
  nudge,
  openLobby,
  rematch,
  replace,
  returnTo,
  seatComputer,
  start,
  undo,
  wakeGames,
} from "../../src/table/index.ts";
import { table } from "../games/twilight-struggle/table.ts";
import { waiting } from "../store/temporary.ts";
import { lay } from "./lay.ts";
import { anna, boris, Room } from "./room.ts";

const WAIT_HOURS = 1;

let room: Room;
let thoughts: Thought[];
let mayAct: boolean;
let clock: ComputerClock;

const think: Think = async (thought) => {
  // as it goes to a thread
  const sent = structuredClone(thought);
  thoughts.push(sent);
  const title = titles.get(sent.title);
  if (title === undefined) throw new Error(sent.title);
  return choicesFor(title, sent);
};

const clockOf = (thinking: Think = think) =>
  new ComputerClock(room.table, {
    think: thinking,
    waitMs: WAIT_HOURS * 60 * 60 * 1000,
    mayAct: () => mayAct,
    failed: (_, error) => {
      throw error;
    },
  });

beforeEach(async () => {
  room = await Room.open(undefined, (position) => clock.notice(position));
  thoughts = [];
  mayAct = true;
  clock = clockOf();
});

const computer = computerUser("easy");

/** A lobby of Anna's, with computers in all seats but her own. */
async function lobby(title = "twilight-struggle", seat = "us", options = {}): Promise<string> {
  const seats = titles.get(title)?.game.seats(titles.get(title)?.game.options(options) ?? {}) ?? [];
  const { id } = await openLobby(room.table, {
    title,
    options,
    guildId: "guild",
    channelId: "channel",
    user: anna,
    interaction: room.next(),
    seats: [seat],
    computers: seats.filter((each) => each !== seat).map((each) => ({ seat: each, level: "easy" as const })),
  });
  return id;
}

async function game(title = "twilight-struggle", seat = "us", options = {}): Promise<string> {
  const id = await lobby(title, seat, options);
  await start(room.table, await room.by(anna, id));
  await room.sent();
  return id;
}

const asked = async (id: string) =>
  (await room.at(id)).match.pending.map(({ seat, kind, answered }) => `${seat} ${kind}${answered ? " answered" : ""}`);

const pick = async (id: string, ...picks: string[]) => act(room.table, { ...(await room.by(anna, id)), picks });

/** Anna answers whatever she is asked first, until somebody else is asked. */
async function answerAll(id: string): Promise<void> {
  for (;;) {
    const { match } = await room.at(id);
    const ask = match.pending.find(({ seat, answered }) => seat === "us" && !answered);
    if (ask === undefined) return;
    await pick(id, ask.options[0]?.id ?? "");
  }
}

async function wait(hours = WAIT_HOURS): Promise<void> {
  room.pass(hours);
  await clock.settled();
}

describe("in the lobby", () => {
  test("whoever opened it seats a computer and lets it get up again; nobody else, and in no seat that a person has", async () => {
    const { id } = await openLobby(room.table, {
      title: "two-plus-two",
      options: {},
      channelId: "channel",
      user: anna,
      interaction: room.next(),
      seats: ["usa"],
    });
    const seats = async () => (await room.at(id)).game.seats.map(({ seat, userId }) => `${seat} ${userId}`);
    const seating = async (user: typeof anna, seat: string, level: "easy" | null = "easy") =>
      seatComputer(room.table, { ...(await room.by(user, id)), seat, level });
    await seating(anna, "east");
    await seating(anna, "ussr");
    expect(await seats()).toEqual(["east computer:easy", "usa anna", "ussr computer:easy"]);
    await seating(anna, "ussr", null);
    expect(await seats()).toEqual(["east computer:easy", "usa anna"]);
    await expect(seating(boris, "west")).rejects.toMatchObject({ reason: { key: "refusal.host-computer" } });
    await expect(seating(anna, "usa")).rejects.toMatchObject({ reason: { key: "refusal.taken" } });
    await expect(seating(anna, "north")).rejects.toMatchObject({ reason: { key: "refusal.no-seat" } });
    await expect(join(room.table, { ...(await room.by(boris, id)), seats: ["east"] })).rejects.toMatchObject({
      reason: { key: "refusal.taken" },
    });
    expect((await room.sent()).every((post) => post === "lobby channel")).toBe(true);
  });

  test("a table of computers alone is begun by whoever opened it, and by nobody else", async () => {
    const id = await lobby();
    await seatComputer(room.table, { ...(await room.by(anna, id)), seat: "ussr", level: "easy" });
    await leave(room.table, await room.by(anna, id));
    await seatComputer(room.table, { ...(await room.by(anna, id)), seat: "us", level: "easy" });
    await expect(start(room.table, await room.by(boris, id))).rejects.toMatchObject({
      reason: { key: "refusal.not-playing" },
    });
    await start(room.table, await room.by(anna, id));
    await room.sent();
    await wait();
    await wait();
    expect((await room.store.answers(id)).every(({ userId }) => userId === computer.id)).toBe(true);
    expect(await room.sent()).toContain("move channel");
  });
});

describe("its move", () => {
  test("comes after a while, as one move and one post, and sends nobody a message but the people", async () => {
    const id = await game();
    expect(await asked(id)).toEqual(["ussr influence.add"]);
    await clock.settled();
    expect(thoughts).toEqual([]);
    const { version } = (await room.at(id)).game;
    await wait();
    const { game: after } = await room.at(id);
    expect(after.version).toBe(version + 1);
    expect(await asked(id)).toEqual(["us influence.add"]);
    expect(
      (await room.store.answers(id)).map(({ userId, seat, interactionId }) => [userId, seat, interactionId]),
    ).toEqual(Array.from({ length: 6 }, () => [computer.id, "ussr", `computer ${id} ${version}`]));
    expect(await room.sent()).toEqual(["move channel"]);
  });

  test("is not made twice, whoever makes it and however often", async () => {
    const id = await game();
    const others = [clockOf(), clockOf()];
    await Promise.all(others.map((each) => each.look()));
    room.pass(WAIT_HOURS);
    await Promise.all([clock, ...others].map((each) => each.settled()));
    expect(await room.store.answers(id)).toHaveLength(6);
  });

  test("is found by whoever starts after a crash", async () => {
    const id = await game();
    // thinks, and is never heard of again
    const gone = clockOf(() => new Promise(() => {}));
    await gone.look();
    clock = clockOf();
    await clock.look();
    room.pass(WAIT_HOURS);
    void gone.settled();
    await clock.settled();
    expect(await asked(id)).toEqual(["us influence.add"]);
    expect(await room.store.answers(id)).toHaveLength(6);
  });

  test("is left to others by a process that does not hold the lease, also if it has lost that while it thought", async () => {
    const id = await game();
    mayAct = false;
    await wait();
    expect(thoughts).toEqual([]);
    expect(await room.store.answers(id)).toEqual([]);
    mayAct = true;
    clock = clockOf(async (thought) => {
      mayAct = false;
      return think(thought);
    });
    await clock.look();
    await wait();
    expect(thoughts).toHaveLength(1);
    expect(await room.store.answers(id)).toEqual([]);
  });

  test("waits anew when what it was asked was taken back", async () => {
    const id = await game();
    await wait();
    await answerAll(id);
    expect(await asked(id)).toEqual(["us headline.card answered", "ussr headline.card"]);
    await undo(room.table, { ...(await room.by(anna, id)), picks: 2 });
    expect(await asked(id)).toEqual(["us influence.add"]);
    await wait(WAIT_HOURS / 2);
    await pick(id, "italy");
    await wait(WAIT_HOURS / 2);
    expect(await asked(id)).toEqual(["us headline.card", "ussr headline.card"]);
    await wait(WAIT_HOURS / 2);
    expect(await asked(id)).toEqual(["us headline.card", "ussr headline.card answered"]);
  });

  test("rests while the game is paused, and people alone agree to that", async () => {
    const id = await game();
    await carryOut(room.table, "pause", await room.by(anna, id));
    expect((await room.at(id)).game.table.paused).toBe(true);
    await wait();
    expect(await room.store.answers(id)).toEqual([]);
  });

  test("is about what its seat knows and is asked, and nothing else is thought about", async () => {
    const id = await game();
    const { match, game: before } = await room.at(id);
    const [ask] = match.pending;
    await wait();
    expect(thoughts[0]).toEqual({
      title: "twilight-struggle",
      level: "easy",
      known: match.known("ussr"),
      ask,
      seed: `${id} ${before.version} 0`,
    });
  });
});

describe("against computers alone a move is taken back later too", () => {
  /** Anna places for the USSR, the computer for the US. */
  async function placed(): Promise<string> {
    const id = await game("twilight-struggle", "ussr");
    while ((await asked(id))[0] === "ussr influence.add") {
      const { options } = (await room.at(id)).match.pending[0] ?? { options: [] };
      await pick(id, options[0]?.id ?? "");
    }
    await wait();
    expect(await asked(id)).toEqual(["us headline.card answered", "ussr headline.card"]);
    return id;
  }

  test("with what they have answered since", async () => {
    const id = await placed();
    await room.sent();
    await undo(room.table, await room.by(anna, id));
    expect(await asked(id)).toEqual(["ussr influence.add"]);
    expect((await room.at(id)).match.answered).toBe(5);
    expect((await waiting(room.store)).map(({ kind }) => kind)).toEqual(["move"]);
    await pick(id, "poland");
    await wait();
    expect(await asked(id)).toEqual(["us headline.card answered", "ussr headline.card"]);
    const kinds = (await room.store.answers(id)).map(({ kind, seat }) => `${kind} ${seat}`);
    expect(kinds.filter((kind) => kind === "undo us")).toHaveLength(8);
    // what is kept leads to the same position
    expect((await room.at(id)).match.answered).toBe(13);
  });

  test("but not behind what was revealed", async () => {
    const id = await placed();
    const { match } = await room.at(id);
    const hand = match.pending.find(({ seat }) => seat === "ussr")?.options ?? [];
    await pick(id, hand.find(({ id: card }) => card === "duck-and-cover")?.id ?? hand[0]?.id ?? "");
    expect((await asked(id))[0]).not.toContain("headline");
    await expect(undo(room.table, await room.by(anna, id))).rejects.toMatchObject({ reason: { key: "refusal.undo" } });
  });

  test("and not where another person plays too", async () => {
    const { id } = await openLobby(room.table, {
      title: "two-plus-two",
      options: {},
      channelId: "channel",
      user: anna,
      interaction: room.next(),
      seats: ["usa"],
      computers: [{ seat: "west", level: "easy" }],
    });
    await join(room.table, { ...(await room.by(boris, id)), seats: ["ussr", "east"] });
    await start(room.table, await room.by(anna, id));
    const { game: running, match } = await room.at(id);
    expect(returnTo(running, match.clone(), ["usa"])).toBe(null);
  });
});

describe("in a crowd", () => {
  test("whoever had to wait longer than a minute plays by the weakest level, so that all come to move", async () => {
    const levels: string[] = [];
    clock = clockOf(async ({ level, ask }) => {
      levels.push(level);
      return ask.options.map(({ id }) => id);
    });
    const id = await lobby();
    await seatComputer(room.table, { ...(await room.by(anna, id)), seat: "ussr", level: "hard" });
    await start(room.table, await room.by(anna, id));
    await wait();
    expect(new Set(levels.splice(0))).toEqual(new Set(["hard"]));
    await answerAll(id);
    mayAct = false;
    await wait(WAIT_HOURS + 0.1);
    mayAct = true;
    await clock.settled();
    expect(new Set(levels)).toEqual(new Set(["easy"]));
  });
});

describe("a level that a title does not have", () => {
  const missing = { reason: { key: "refusal.no-hard" } };
  const hard = [{ seat: "italy", level: "hard" as const }];

  test("is refused where a computer is seated", async () => {
    const title = titles.get("undaunted-north-africa");
    if (title === undefined) throw new Error("No such game");
    const { mind: _, ...without } = title;
    const table = { ...room.table, titles: new Map([["undaunted-north-africa", without]]) };
    const opening = { guildId: "guild", channelId: "channel", user: anna, options: {} };
    const undaunted = { ...opening, title: "undaunted-north-africa", interaction: room.next() };
    await expect(openLobby(table, { ...undaunted, computers: hard })).rejects.toMatchObject(missing);
    const id = await lobby("undaunted-north-africa", "lrdg");
    const seating = seatComputer(table, { ...(await room.by(anna, id)), seat: "italy", level: "hard" });
    await expect(seating).rejects.toMatchObject(missing);
  });
});

describe("what is settled at the table", () => {
  const reason = (key: string) => ({ reason: { key } });

  test("a draw comes about at once, or not at all: if the computer is behind", async () => {
    const id = await game();
    await expect(carryOut(room.table, "draw", await room.by(anna, id))).rejects.toMatchObject(
      reason("refusal.draw-computer"),
    );
    const { seats } = (await room.at(id)).game;
    const ahead = seats.some(({ seat, userId }) => seat === "us" && userId === computer.id) ? 15 : -15;
    for (const [vp, status] of [
      [ahead, "running"],
      [-ahead, "finished"],
    ] as const) {
      await lay(room.store, id, table({ turn: 6, vp }));
      await carryOut(room.table, "draw", await room.by(anna, id)).catch(() => {});
      expect((await room.at(id)).game.status).toBe(status);
    }
  });

  test("people end the game without a result among themselves", async () => {
    const id = await game();
    await carryOut(room.table, "abandon", await room.by(anna, id));
    expect((await room.at(id)).game.status).toBe("abandoned");
  });

  test("nobody reminds a computer, and no time runs out for it", async () => {
    const id = await game();
    await expect(nudge(room.table, await room.by(anna, id))).rejects.toMatchObject(reason("refusal.nudge-computer"));
    mayAct = false;
    for (let day = 0; day < 8; day++) {
      room.pass(24);
      await wakeGames(room.table);
    }
    expect(await room.sent()).toEqual([]);
  });

  test("who resigns has lost to it; the same again seats it at once, on either side", async () => {
    const id = await game();
    await carryOut(room.table, "resign", await room.by(anna, id));
    const { game: over } = await room.at(id);
    expect(over.outcome?.winners).toEqual(["ussr"]);
    expect((await room.sent()).filter((post) => !post.endsWith("channel"))).toEqual([]);
    const next = await rematch(room.table, { ...(await room.by(anna, id)), swap: true });
    expect(next.seats.map(({ seat, userId }) => `${seat} ${userId}`)).toEqual(["ussr anna", "us computer:easy"]);
    expect(next.table.invited).toBe(undefined);
  });
});

describe("it plays on for somebody", () => {
  const reason = (key: string) => ({ reason: { key } });
  const wish = async (user: typeof anna, id: string, seat: string, manager = false) =>
    letComputerPlay(room.table, { ...(await room.by(user, id)), manager }, { seat, level: "easy" });
  const seated = async (id: string) => (await room.at(id)).game.seats.map(({ seat, userId }) => `${seat} ${userId}`);
  const consent = async (user: typeof anna, id: string) =>
    carryOut(room.table, "computer", { ...(await room.by(user, id)) });

  test("who leaves, if the other agrees; a refusal or a move ends the offer", async () => {
    const id = await room.game();
    await room.sent();
    await wish(anna, id, "us");
    expect((await waiting(room.store)).map(({ text }) => JSON.parse(text).calls)).toEqual([["boris"]]);
    await expect(wish(anna, id, "us")).rejects.toMatchObject(reason("refusal.own-offer"));
    await decline(room.table, "computer", await room.by(boris, id));
    await expect(consent(boris, id)).rejects.toMatchObject(reason("refusal.late"));
    await wish(anna, id, "us");
    await act(room.table, { ...(await room.by(boris, id)), picks: ["poland"] });
    await expect(consent(boris, id)).rejects.toMatchObject(reason("refusal.late"));
    await wish(anna, id, "us");
    await consent(boris, id);
    expect(await seated(id)).toEqual(["us computer:easy", "ussr boris"]);
    expect((await room.sent()).filter((post) => post.startsWith("hand"))).toEqual([]);
    for (let n = 0; n < 5; n++) await act(room.table, { ...(await room.by(boris, id)), picks: ["poland"] });
    await wait();
    expect(await asked(id)).toEqual(["us headline.card answered", "ussr headline.card"]);
  });

  test("who does not move in time; not before, and not a seat that is not waited for", async () => {
    const id = await room.game();
    await room.sent();
    await expect(wish(anna, id, "ussr")).rejects.toMatchObject(reason("refusal.computer-early"));
    room.pass(24 * 4);
    await expect(wish(boris, id, "us")).rejects.toMatchObject(reason("refusal.computer-early"));
    await wish(anna, id, "ussr");
    expect(await seated(id)).toEqual(["us anna", "ussr computer:easy"]);
    await expect(wish(anna, id, "ussr")).rejects.toMatchObject(reason("refusal.computer-there"));
    await wait();
    expect((await asked(id))[0]).toBe("us influence.add");
  });

  test("whom somebody replaces who manages the channel and does not play", async () => {
    const id = await room.game();
    const chen = { id: "chen", name: "Chen" };
    await expect(wish(chen, id, "us")).rejects.toMatchObject(reason("refusal.not-playing"));
    await wish(chen, id, "us", true);
    expect(await seated(id)).toEqual(["us computer:easy", "ussr boris"]);
  });

  test("until a person takes its seat, where nobody else minds", async () => {
    const id = await game("twilight-struggle", "us");
    await replace(room.table, { ...(await room.by(anna, id)), seat: "ussr", by: boris });
    expect(await seated(id)).toEqual(["us anna", "ussr boris"]);
    expect(await room.sent()).toContain("hand boris");
  });
});
