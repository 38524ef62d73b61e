import { beforeEach, describe, expect, test } from "vitest";
import { choicesFor, type Think } from "../../src/computer/index.ts";
import { readSaved } from "../../src/engine/index.ts";
import { titles } from "../../src/games/titles.ts";
import {
  act,
  type Branch,
  branch,
  carryOut,
  computerUser,
  decline,
  deletePractice,
  leavePractice,
  myGames,
  type Position,
  pastPositions,
  playOn,
  practices,
  practiseAgain,
  type Request,
  readPosition,
  recordResults,
  takesConsent,
  type User,
  undo,
  wakeGames,
} from "../../src/table/index.ts";
import { MOST_PRACTICE } from "../../src/table/practice.ts";
import { temporaryFolder } from "../store/temporary.ts";
import { anna, boris, Room } from "./room.ts";

const chen: User = { id: "chen", name: "Chen" };

let room: Room;
let id: string;

beforeEach(async () => {
  room = await Room.open();
  id = await room.game();
});

const think: Think = async (thought) => {
  const title = titles.get(thought.title);
  if (title === undefined) throw new Error(thought.title);
  return choicesFor(title, structuredClone({ ...thought, level: "easy" }));
};

const seatOf = (user: User): string => (user === anna ? "us" : "ussr");

/** Answers whatever is asked of the two, the first option each time. */
async function play(answers: number, game = id, other: User = boris): Promise<void> {
  for (let count = 0; count < answers; count++) {
    const { match } = await room.at(game);
    const ask = match.pending.find(({ answered }) => !answered);
    if (ask === undefined) return;
    const user = ask.seat === seatOf(anna) ? anna : other;
    await act(room.table, { ...(await room.by(user, game)), picks: [ask.options[0]?.id ?? ""] });
  }
}

async function resign(game = id): Promise<void> {
  await carryOut(room.table, "resign", await room.by(boris, game));
}

type Wanted = Partial<Pick<Branch, "answers" | "seats" | "level">>;

const wanted = async (user: User, wish: Wanted = {}, game = id): Promise<Branch> => ({
  ...(await room.by(user, game)),
  answers: null,
  seats: null,
  level: "easy",
  ...wish,
});

const opened = async (user: User, wish: Wanted = {}, game = id): Promise<Position> =>
  branch(room.table, await wanted(user, wish, game));

const own = (user: User, position: Position): Request => ({ position, user, interaction: room.next() });

/** The last position in which a die could fall: everything of a save but what only says where it comes from. */
const stateOf = ({ game }: Position): unknown => readSaved(game.saved ?? "", "it").steps.at(-1)?.state;
const seedOf = ({ game }: Position): string => readSaved(game.saved ?? "", "it").seed;

async function agreed(game = id): Promise<void> {
  await carryOut(room.table, "branch", await room.by(anna, game));
  await carryOut(room.table, "branch", await room.by(boris, game));
}

describe("a game that is over", () => {
  beforeEach(async () => {
    await play(40);
    await resign();
  });

  test("can be played on by anybody from any position, with what was there and other dice", async () => {
    const before = await room.at(id);
    const positions = await pastPositions(room.table, before.game);
    for (const { index } of positions.slice(0, 3)) {
      const there = await opened(chen, { answers: index, seats: ["us"] });
      const kept = await room.store.checkpoint(id, index);
      expect(stateOf(there)).toEqual(readSaved(kept?.saved ?? "", "it").steps.at(-1)?.state);
      expect(seedOf(there)).not.toBe(seedOf(before));
      expect(there.game).toMatchObject({ ownerId: "chen", status: "running", guildId: null });
      expect(there.game.seats.map(({ seat, userId }) => `${seat} ${userId}`)).toEqual([
        "us chen",
        "ussr computer:easy",
      ]);
    }
    const after = await room.at(id);
    expect(after.game).toEqual(before.game);
    expect(await room.store.answers(id)).toHaveLength(before.game.recorded);
  });

  test("by whoever played in it as what he played, and alone on both sides", async () => {
    const mine = await opened(boris);
    expect(mine.seatsOf("boris")).toEqual(["ussr"]);
    const both = await opened(boris, { level: null });
    expect(both.seatsOf("boris")).toEqual(["us", "ussr"]);
    expect(await practices(room.table, "boris")).toHaveLength(2);
    expect(await practices(room.table, "anna")).toEqual([]);
  });

  test("is not there before its beginning, behind its end or for a seat that it has not", async () => {
    const { answered } = (await room.at(id)).game;
    await expect(opened(chen, { answers: answered + 1 })).rejects.toThrow("refusal.branch-beyond");
    await expect(opened(chen, { answers: Number.NaN })).rejects.toThrow("refusal.branch-beyond");
    await expect(opened(chen, { seats: ["moon"] })).rejects.toThrow("refusal.no-seat");
    expect(await practices(room.table, "chen")).toEqual([]);
  });

  test("a position that cannot be read is refused, and the game stays as it is", async () => {
    const before = await room.at(id);
    const [last] = await pastPositions(room.table, before.game);
    const real = room.store.checkpoint;
    for (const saved of [
      "{",
      JSON.stringify({
        ...readSaved(before.game.saved ?? "", "it"),
        steps: [{ state: 7, fate: 0, logged: 0, answers: [] }],
      }),
    ]) {
      room.store.checkpoint = async () => ({ index: last?.index ?? 0, label: null, saved });
      await expect(opened(chen)).rejects.toThrow("refusal.branch-unreadable");
    }
    room.store.checkpoint = real;
    expect(await practices(room.table, "chen")).toEqual([]);
    expect((await room.at(id)).game).toEqual(before.game);
  });

  test("gives so many tables and no more, and room again when one is deleted", async () => {
    for (let count = 0; count < MOST_PRACTICE; count++) await opened(chen);
    await expect(opened(chen)).rejects.toThrow("refusal.practice-full");
    const [first] = await practices(room.table, "chen");
    if (first === undefined) throw new Error("none");
    await expect(deletePractice(room.table, own(boris, first))).rejects.toThrow("refusal.not-playing");
    await deletePractice(room.table, own(chen, first));
    await opened(chen);
    await opened(boris);
  });

  test("one that cannot be read does not hide the others, and is gone", async () => {
    const good = await opened(chen);
    const bad = await opened(chen);
    await room.store.move(bad.game, { by: { userId: "chen" }, at: room.table.now(), saved: "{", set: {} });
    expect((await practices(room.table, "chen")).map(({ game }) => game.id)).toEqual([good.game.id]);
    expect(await room.store.privateTables("chen")).toHaveLength(1);
  });

  test("is opened once, however often the wish is delivered", async () => {
    const wish = await wanted(chen);
    const [one, two] = await Promise.all([branch(room.table, wish), branch(room.table, wish)]);
    expect(one.game.id).toBe(two.game.id);
    expect(await practices(room.table, "chen")).toHaveLength(1);
  });
});

describe("a game that goes on", () => {
  beforeEach(() => play(30));

  test("is played on by those who play in it when all of them agree, from positions up to then", async () => {
    const before = await room.at(id);
    expect(takesConsent(before, "anna", before.game.answered)).toBe(true);
    await expect(opened(anna)).rejects.toThrow("refusal.branch-consent");
    await carryOut(room.table, "branch", await room.by(anna, id));
    await expect(opened(anna)).rejects.toThrow("refusal.branch-consent");
    await expect(carryOut(room.table, "branch", await room.by(anna, id))).rejects.toThrow("refusal.own-offer");
    await carryOut(room.table, "branch", await room.by(boris, id));
    for (const user of [anna, boris]) {
      const there = await opened(user);
      expect(there.seatsOf(user.id)).toEqual([seatOf(user)]);
      expect(there.game.table.practice).toMatchObject({ dealt: true });
    }
    await play(10);
    const { answered } = before.game;
    await expect(opened(anna)).rejects.toThrow("refusal.branch-consent");
    await opened(anna, { answers: answered });
    const { table: _, version: __, ...same } = (await room.at(id)).game;
    expect(same.seats).toEqual(before.game.seats);
  });

  test("to what is played anew after something was taken back nobody has agreed", async () => {
    await agreed();
    const { answered } = (await room.at(id)).game;
    await opened(anna, { answers: answered });
    const mover = (await room.at(id)).match.canUndo("us") ? anna : boris;
    await undo(room.table, await room.by(mover, id));
    await play(1);
    expect((await room.at(id)).game.answered).toBe(answered);
    await expect(opened(anna, { answers: answered })).rejects.toThrow("refusal.branch-consent");
    await opened(anna, { answers: answered - 1 });
  });

  test("a move takes the offer back, and somebody can decline it", async () => {
    await carryOut(room.table, "branch", await room.by(anna, id));
    await decline(room.table, "branch", await room.by(boris, id));
    expect((await room.at(id)).game.table.branch).toEqual([]);
    await carryOut(room.table, "branch", await room.by(anna, id));
    await play(10);
    expect((await room.at(id)).game.table.branch).toEqual([]);
    await expect(opened(anna)).rejects.toThrow("refusal.branch-consent");
  });

  test("nobody else plays on from it, whatever was agreed", async () => {
    await agreed();
    await expect(opened(chen)).rejects.toThrow("refusal.branch-foreign");
    await expect(carryOut(room.table, "branch", { ...(await room.by(chen, id)), manager: true })).rejects.toThrow(
      "refusal.branch-foreign",
    );
  });

  test("nor while it counts for the ladder", async () => {
    const { game } = await room.at(id);
    await room.store.move(game, { at: room.table.now(), set: { table: { ...game.table, rated: true } } });
    await expect(carryOut(room.table, "branch", await room.by(anna, id))).rejects.toThrow("refusal.branch-rated");
    await expect(opened(anna)).rejects.toThrow("refusal.branch-rated");
  });

  test("its person sees there what he sees here, of what he may not know nothing is there, and the dice are others", async () => {
    await agreed();
    const here = await room.at(id);
    for (const user of [anna, boris]) {
      const seat = seatOf(user);
      const there = await opened(user);
      expect(there.match.view(seat)).toEqual(here.look(user.id).match.view(seat));
      const piles = (position: Position) => (stateOf(position) as { readonly deck: readonly string[] }).deck;
      expect(piles(there)).not.toEqual(piles(here));
      expect(seedOf(there)).toMatch(/^dice:[\d,/]*:practice /);
    }
  });

  test("what was played and not told yet is not there", async () => {
    await agreed();
    const told = await room.at(id);
    const ask = told.match.pending[0];
    if (ask === undefined) throw new Error("nothing is asked");
    const mover = ask.seat === "us" ? anna : boris;
    const other = mover === anna ? boris : anna;
    await act(room.table, { ...(await room.by(mover, id)), picks: [ask.options[0]?.id ?? ""] });
    const now = await room.at(id);
    if (!now.match.canUndo(ask.seat)) return;
    const seen = now.look(other.id).match.view(seatOf(other));
    const { game } = now;
    await room.store.move(game, { at: room.table.now(), set: { table: { ...game.table, practised: 10_000 } } });
    expect((await opened(other)).match.view(seatOf(other))).toEqual(seen);
  });
});

test("against computers alone nobody has to agree, but before the first turn nothing can be dealt", async () => {
  const { game } = await room.at(id);
  const seats = game.seats.map((each) => (each.userId === "boris" ? { ...each, userId: "computer:easy" } : each));
  await room.store.move(game, { at: room.table.now(), seats });
  await expect(opened(anna)).rejects.toThrow("refusal.branch-early");
  await play(30, id, computerUser("easy"));
  const there = await opened(anna);
  expect(there.game.table.practice?.dealt).toBe(true);
});

describe("at the table", () => {
  let there: Position;

  beforeEach(async () => {
    await play(40);
    await resign();
    await room.sent();
    there = await opened(anna);
  });

  const atThere = () => readPosition(room.table, there.game.id);

  /** A whole move of its person, and what the computer does then. */
  async function turn(): Promise<Position> {
    let now = await playOn(room.table, think, await atThere());
    const ask = now.match.pending.find(({ seat }) => seat === "us");
    if (ask === undefined) return now;
    const done = await act(room.table, { ...own(anna, now), picks: [ask.options[0]?.id ?? ""] });
    now = await playOn(room.table, think, done.position);
    return now;
  }

  test("computers move until its person is asked, and all of it is undone by taking back what came before", async () => {
    for (let moves = 0; moves < 12; moves++) {
      const now = await turn();
      expect(now.match.pending.some(({ seat, answered }) => seat === "us" && !answered)).toBe(true);
    }
    const played = await atThere();
    if (played.match.canUndo("us")) {
      const { position } = await undo(room.table, own(anna, played));
      expect(position.match.answered).toBeLessThan(played.match.answered);
    }
  });

  test("nothing is posted, listed, woken, counted or ended", async () => {
    for (let moves = 0; moves < 6; moves++) await turn();
    expect(await room.sent()).toEqual([]);
    expect((await myGames(room.table, "anna", { most: 10 })).count).toBe(0);
    const { game } = await atThere();
    expect(game).toMatchObject({ status: "running", wakeAt: null, outcome: null });
    for (const deed of ["resign", "draw", "pause", "abandon", "branch"] as const)
      await expect(carryOut(room.table, deed, own(anna, await atThere()))).rejects.toThrow("refusal.practice");
    await wakeGames(room.table, async (_, error) => {
      throw error;
    });
    await recordResults(room.table, async (_, error) => {
      throw error;
    });
    expect((await room.store.resultsOf("anna")).map(({ gameId }) => gameId)).not.toContain(game.id);
  });

  test("it begins again at the same position with other dice", async () => {
    const start = stateOf(await atThere());
    for (let moves = 0; moves < 4; moves++) await turn();
    const now = await atThere();
    await expect(practiseAgain(room.table, { ...own(boris, now), version: now.game.version })).rejects.toThrow(
      "refusal.not-playing",
    );
    const again = await practiseAgain(room.table, { ...own(anna, now), version: now.game.version });
    expect(stateOf(again)).toEqual(start);
    expect(seedOf(again)).not.toBe(seedOf(now));
    for (let moves = 0; moves < 4; moves++) await turn();
    const { game } = await atThere();
    const once = await practiseAgain(room.table, { ...own(anna, await atThere()), version: game.version });
    expect(stateOf(once)).toEqual(start);
  });

  test("it is left and come back to, and goes where nobody comes back", async () => {
    const left = await leavePractice(room.table, own(anna, await atThere()), true);
    expect(left.game.table.practice?.left).toBe(true);
    const back = await leavePractice(room.table, own(anna, left), false);
    expect(back.game.table.practice?.left).toBeUndefined();
    const soon = new Date(room.table.now().getTime() + 1);
    expect(await room.store.deletePrivateTablesBefore(soon)).toBe(1);
    expect(await practices(room.table, "anna")).toEqual([]);
  });

  test("no table is opened from a table of one's own", async () => {
    await expect(opened(anna, {}, there.game.id)).rejects.toThrow("refusal.branch-private");
  });

  test("it is deleted with what is kept of its person", async () => {
    const deletion = await room.store.beginDeletion("anna", room.table.now());
    await room.store.deletePerson("anna", deletion, []);
    expect(await room.store.game(there.game.id)).toBeNull();
  });
});

test("what was played at a table is there when the process comes back", async () => {
  const folder = temporaryFolder();
  room = await Room.open(folder);
  id = await room.game();
  await play(40);
  await resign();
  const there = await opened(anna);
  const now = await playOn(room.table, think, there);
  const ask = now.match.pending.find(({ seat }) => seat === "us");
  const done = await act(room.table, { ...own(anna, now), picks: [ask?.options[0]?.id ?? ""] });
  await room.store.close();
  const later = await Room.open(folder);
  const found = await readPosition(later.table, there.game.id);
  expect(found.match.view("us")).toEqual(done.position.match.view("us"));
  const after = await playOn(later.table, think, found);
  expect(after.match.pending.some(({ seat, answered }) => seat === "us" && !answered)).toBe(true);
});
