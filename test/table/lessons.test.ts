import { beforeEach, expect, test } from "vitest";
import { readSaved } from "../../src/engine/index.ts";
import { titles } from "../../src/games/titles.ts";
import { freshNotes } from "../../src/store/index.ts";
import {
  act,
  catchUpOnRules,
  leaveLesson,
  lessonsOf,
  openLesson,
  type Position,
  taughtAt,
  turnTo,
  waitedComputer,
} from "../../src/table/index.ts";
import { Room } from "./room.ts";

let room: Room;
let lesson: Position;
let clicks = 0;

const anna = { id: "anna", name: "Anna" };
const boris = { id: "boris", name: "Boris" };
const first = { title: "twilight-struggle", lesson: "first-steps" };

beforeEach(async () => {
  room = await Room.open();
  lesson = await openLesson(room.table, { ...first, user: anna });
});

const request = (user = anna) => ({ position: lesson, user, interaction: `lesson ${clicks++}` });
const pick = async (...picks: string[]) => {
  lesson = (await act(room.table, { ...request(), picks })).position;
};
const turn = async (where: Parameters<typeof turnTo>[2]) => {
  lesson = await turnTo(room.table, { ...request(), version: lesson.game.version }, where);
};

test("a lesson is opened once, and a person may have others beside it", async () => {
  const again = await openLesson(room.table, { ...first, user: anna });
  expect(again.game.id).toBe(lesson.game.id);
  const other = await openLesson(room.table, { ...first, user: boris });
  expect(other.game.id).not.toBe(lesson.game.id);
  expect(await lessonsOf(room.table, "anna")).toHaveLength(1);
  await expect(openLesson(room.table, { ...first, lesson: "none", user: anna })).rejects.toThrow();
});

test("a move in it is answered at once, and nothing is posted, woken or waited for", async () => {
  await pick("west-germany", "west-germany", "west-germany", "west-germany", "italy", "italy", "italy");
  await turn("next");
  await pick("containment");
  expect(taughtAt(lesson)).toMatchObject({ number: 2, over: true, strayed: false, picks: ["containment"] });
  expect(lesson.game.wakeAt).toBeNull();
  // the other side is asked already, and its move belongs to the next scene
  expect(lesson.match.pending.map(({ seat }) => seat)).toEqual(["ussr"]);
  expect(waitedComputer(lesson)).toBeNull();
  expect(await room.store.waitingLanes()).toEqual([]);
  expect((await room.store.ownGames("anna")).count).toBe(0);
  expect(await room.store.gamesWaitingFor(["anna", "computer:easy"])).toEqual([]);
  expect(await room.store.gamesToWake(new Date(2100, 0, 1))).toEqual([]);
});

test("who ends the game in a scene has not ended the lesson", async () => {
  for (let scene = 1; scene < 9; scene++) await turn("next");
  expect(taughtAt(lesson)?.scene.id).toBe("military");
  await pick("nuclear-test-ban", "coup", "iraq");
  expect(taughtAt(lesson)).toMatchObject({ over: true, strayed: true });
  await turn("again");
  expect(taughtAt(lesson)).toMatchObject({ over: false, picks: [] });
  expect(lesson.game.status).toBe("running");
});

test("only its person goes on in it, and what is late changes nothing", async () => {
  const late = { ...request(), version: lesson.game.version - 1 };
  await expect(turnTo(room.table, late, "next")).rejects.toThrow("refusal.late");
  const stranger = { ...request(boris), version: lesson.game.version };
  await expect(turnTo(room.table, stranger, "next")).rejects.toThrow("refusal.not-playing");
  await expect(leaveLesson(room.table, stranger)).rejects.toThrow("refusal.not-playing");
});

test("a scene that new rules do not lead through is laid anew when its person comes back, and nobody is told", async () => {
  await pick("west-germany");
  const { game } = lesson;
  const saved = readSaved(game.saved ?? "", "a lesson");
  const steps = saved.steps.map((step) => ({ ...step, answers: [["us", "atlantis"] as const] }));
  await room.store.move(game, {
    by: { userId: "anna" },
    at: room.table.now(),
    saved: JSON.stringify({ ...saved, steps }),
  });
  for (const id of titles.keys()) await room.store.setMemo(`rules ${id}`, "0");
  expect(await catchUpOnRules(room.table)).toBe(0);
  lesson = await openLesson(room.table, { ...first, user: anna });
  expect(lesson.match.dropped).toEqual([]);
  expect(taughtAt(lesson)).toMatchObject({ number: 1, picks: [], over: false });
  expect(await room.store.waitingLanes()).toEqual([]);
});

test("one that cannot be read is begun anew", async () => {
  const { game } = lesson;
  await room.store.move(game, { by: { userId: "anna" }, at: room.table.now(), saved: "{", set: { table: freshNotes } });
  lesson = await openLesson(room.table, { ...first, user: anna });
  expect(lesson.game.id).not.toBe(game.id);
  expect(taughtAt(lesson)).toMatchObject({ number: 1 });
});

test("what nobody comes back to is deleted in the end", async () => {
  expect(await room.store.deletePrivateTablesBefore(new Date(room.table.now().getTime() - 1))).toBe(0);
  expect(await room.store.deletePrivateTablesBefore(new Date(room.table.now().getTime() + 1))).toBe(1);
  expect(await lessonsOf(room.table, "anna")).toEqual([]);
});
