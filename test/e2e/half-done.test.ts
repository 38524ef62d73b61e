import { afterEach, beforeEach, expect, test } from "vitest";
import { firstPostKey, isMarked } from "../../src/discord/own-messages.ts";
import { openDatabase } from "../../src/store/database.ts";
import { labelsOf, type Person, textOf } from "./person.ts";
import { Scene } from "./scene.ts";

/** What is left when the bot or Discord dies between two things that belong together. */

let scene: Scene;
let anna: Person;
let boris: Person;

beforeEach(async () => {
  scene = await Scene.set({ seed: "half", gatherMs: 50 });
  [anna, boris] = [scene.person("anna"), scene.person("boris")];
});
afterEach(() => scene.end());

/** Whoever opens the lobby gets the answer, and the bot dies before it has noted down which message that is. */
async function openUnnoted(thread: boolean): Promise<string> {
  Object.assign(scene.store, { answered: async () => {} });
  const { message } = await anna.run("game new", { title: "twilight-struggle", seat: "us", thread });
  await boris.run("game join");
  return message?.id ?? "";
}

/** The bot returns when its patience with the answer is over. */
const comeBack = () =>
  scene.restart(async () => {
    const database = await openDatabase(scene.database);
    await database.write((tx) => tx.outbox.updateMany({ data: { notBefore: new Date(0) } }));
    await database.close();
  });

const saidIn = async (person: Person) =>
  (await person.read()).filter(({ author, type, ephemeral }) => author.bot && type !== 6 && !ephemeral);

test("a lobby whose answer was not noted down stands once when its game is in a thread", async () => {
  const lobby = await openUnnoted(true);
  await anna.run("game start");
  await comeBack();
  await scene.calm();
  expect((await scene.game(lobby)).status).toBe("running");
  expect((await saidIn(anna)).map(({ id }) => id)).toEqual([lobby]);
});

test("and where the game is played in its channel it is the first post, and the only one", async () => {
  const lobby = await openUnnoted(false);
  await anna.run("game start");
  await scene.bot.settled();
  await comeBack();
  await scene.calm();
  const { id } = await scene.game();
  const firsts = (await saidIn(anna)).filter((post) => isMarked(post, firstPostKey(id)));
  expect(firsts.map((post) => post.id)).toEqual([lobby]);
  expect((await scene.store.firstPost(id))?.messageId).toBe(lobby);
});

test("the lobby's post of a game that ended before it was told to have begun is its first post all the same", async () => {
  const { message } = await anna.run("game new", { title: "twilight-struggle", seat: "us", thread: false });
  await boris.run("game join");
  await anna.run("game start");
  await boris.insist("game resign");
  await scene.calm();
  await scene.restart(async () => {
    const database = await openDatabase(scene.database);
    await database.write(async (tx) => {
      await tx.firstPost.deleteMany({});
      await tx.outbox.updateMany({
        where: { kind: "first" },
        data: { state: "waiting", messageId: null, doneAt: null },
      });
    });
    await database.close();
  });
  await scene.calm();
  expect((await scene.store.firstPost((await scene.game()).id))?.messageId).toBe(message?.id);
  const [lobby] = (await saidIn(anna)).filter(({ id }) => id === message?.id);
  expect(lobby && textOf(lobby)).toContain("the game is over");
});

test("the first post of a game in a thread, over before it was noted down, says that it is over", async () => {
  // as if the bot died with the post made
  Object.assign(scene.store, { noteFirstPost: async () => {}, markSent: async () => {} });
  const { message } = await anna.run("game new", { title: "twilight-struggle", seat: "us", thread: true });
  await boris.run("game join");
  await anna.run("game start");
  await scene.bot.settled();
  const { id } = await scene.game(message?.id);
  const firsts = async () =>
    (await anna.at(message?.id ?? "").posts()).filter((post) => isMarked(post, firstPostKey(id)));
  const [before] = await firsts();
  expect(before && textOf(before)).not.toContain("the game is over");
  await boris.at(message?.id ?? "").insist("game resign");
  await scene.restart();
  await scene.calm();
  await expect
    .poll(async () => (await firsts()).map((post) => textOf(post).includes("the game is over")))
    .toEqual([true]);
});

test("a past post whose edit Discord did not hear loses its buttons when Discord is back", async () => {
  await scene.play(anna, boris);
  const before = await anna.lastPost();
  await scene.people.fault({ kind: "hang-up", times: 10, path: "PATCH /channels/\\d+/messages/" });
  await boris.run("ts influence", { where: "poland 4, east germany, austria" });
  await expect.poll(async () => (await anna.lastPost()).id).not.toBe(before.id);
  await scene.people.clearFaults();
  await scene.calm();
  const after = await anna.posts();
  expect(after.map((post) => labelsOf(post).includes("Play"))).toEqual(after.map((_, at) => at === after.length - 1));
});

test("a lobby's post that was made anew and not noted down is not made again when its nonce is forgotten", async () => {
  const { message } = await anna.run("game new", { title: "twilight-struggle", seat: "us" });
  await scene.people.fault({ kind: "delete-message", message: message?.id ?? "" });
  const { markSent } = scene.store;
  Object.assign(scene.store, { markSent: async () => {} });
  await boris.run("game join");
  await scene.bot.settled();
  Object.assign(scene.store, { markSent });
  const [anew] = await saidIn(anna);
  expect(anew?.id).not.toBe(message?.id);
  await scene.people.advance(6 * 60_000);
  await comeBack();
  await scene.calm();
  expect((await saidIn(anna)).map(({ id }) => id)).toEqual([anew?.id]);
});

/** Answers with the first thing that is offered, so many times. */
async function playOn(times: number): Promise<void> {
  for (let at = 0; at < times; at++)
    for (const person of [anna, boris]) {
      const [first] = await person.complete("choose", "option");
      if (first !== undefined) await person.run("choose", { option: String(first.value) });
    }
}

const hands = async () => Promise.all([anna, boris].map(async (person) => (await person.at("dm").posts()).length));

test("hands that were sent and not noted down give way to the last", async () => {
  await scene.seat([anna, boris], ["lrdg", "italy"], { title: "undaunted-north-africa" });
  const { markSent } = scene.store;
  Object.assign(scene.store, { markSent: async () => {} });
  await playOn(25);
  await scene.bot.settled();
  Object.assign(scene.store, { markSent });
  expect(Math.max(...(await hands()))).toBeGreaterThan(1);
  await comeBack();
  await scene.calm();
  expect(await hands()).toEqual([1, 1]);
});

test("a hand whose change Discord did not hear is one message when Discord is back", async () => {
  await scene.seat([anna, boris], ["lrdg", "italy"], { title: "undaunted-north-africa" });
  const [hand] = await anna.at("dm").posts();
  const path = `(PATCH|DELETE) /channels/${hand?.channelId}/messages/`;
  await scene.people.fault({ kind: "hang-up", times: 1000, path });
  await playOn(12);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  await scene.people.clearFaults();
  await comeBack();
  await scene.calm();
  expect(await hands()).toEqual([1, 1]);
});
