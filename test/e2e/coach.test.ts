import { afterEach, beforeEach, expect, test } from "vitest";
import { table } from "../games/twilight-struggle/table.ts";
import { lay } from "../table/lay.ts";
import { type Person, textOf } from "./person.ts";
import { Scene } from "./scene.ts";

let scene: Scene;
let anna: Person;
let boris: Person;

beforeEach(async () => {
  scene = await Scene.set({ seed: "coach" });
  [anna, boris] = [scene.person("anna"), scene.person("boris")];
  await scene.seat([anna, boris], ["us", "ussr"], { title: "twilight-struggle" });
  const { id } = await scene.game();
  const hands = { us: ["asia-scoring", "nato", "duck-and-cover"], ussr: ["fidel", "nasser"] } as const;
  await lay(scene.store, id, table({ side: "us", turn: 5, round: 5, defcon: 4, milOps: { us: 4, ussr: 4 }, hands }));
});
afterEach(() => scene.end());

/** What opens behind *Play*. */
async function opened(person: Person): Promise<string> {
  const { message } = await person.pressLabel(await person.lastPost(), "Play");
  if (message === null) throw new Error("No panel");
  expect(message.ephemeral).toBe(true);
  return textOf(message);
}

const SCORING = "> *Asia Scoring* must be played this turn, 3 rounds left. Scored now: 0 VP.";

test("the coach is silent unless it was asked for, and then speaks before the move of whoever asked, to him alone", async () => {
  expect(await opened(anna)).not.toContain("> ");
  expect(await anna.tell("settings mine", { coach: true })).toContain("Coach before my move: On.");
  const before = await opened(anna);
  expect(before.split("\n")).toContain(SCORING);
  // in what can be chosen with it, what is asked and what it costs not to
  expect(before).toContain("Choose a card to play.");
  expect(await anna.tell("choose", { option: "nato" })).not.toContain("> ");
  expect(await anna.tell("game undo")).toContain(SCORING);
  expect(await opened(boris)).not.toContain("> ");
  for (const post of await anna.posts()) expect(textOf(post)).not.toContain("rounds left");
  await anna.run("settings mine", { coach: false });
  expect(await opened(anna)).not.toContain("> ");
});

const lineOf = (word: string) => new RegExp(`^-# \\*\\*${word}\\*\\* – `, "m");
const explained = (panel: string): string[] =>
  [...panel.matchAll(/^-# \*\*([^*]+)\*\* – /gm)].map(([, word]) => word ?? "");

test("words are explained where they are met first, two at a time, once, and not in the channel", async () => {
  const first = await opened(anna);
  expect(explained(first)).toEqual(["Ops", "Event"]);
  expect(first).toMatch(/points of a card, for influence, realignment rolls, a coup or the space race\.$/m);
  expect(explained(await opened(anna))).toEqual(["Scoring card", "VP"]);
  expect(await opened(anna)).not.toMatch(lineOf(".*"));
  // with another question come other words
  expect(explained(await anna.tell("choose", { option: "nato" }))).toEqual(["Influence", "Coup"]);
  expect((await scene.store.userSettings(anna.id)).metWords).toEqual(
    ["ops", "event", "scoring", "vp", "influence", "coup"].map((word) => `ts:${word}`),
  );
  for (const post of await anna.posts()) expect(textOf(post)).not.toMatch(lineOf(".*"));
});

test("who wants no words is told none, and what is kept of them is in his own data", async () => {
  expect(await anna.tell("settings mine", { words: false })).toContain("New words explained: Off.");
  expect(explained(await opened(anna))).toEqual([]);
  expect((await scene.store.userSettings(anna.id)).metWords).toEqual([]);
  await anna.run("settings mine", { words: true });
  expect(explained(await opened(anna))).toEqual(["Ops", "Event"]);
  expect((await scene.store.keptAbout(anna.id)).settings).toMatchObject({
    words: true,
    metWords: ["ts:ops", "ts:event"],
  });
});

test("who has finished a game of the family with others needs no words, in any of its games", async () => {
  const { id } = await scene.game();
  const counted = { team: 0, score: 2, turns: 1, waited: 1, dice: 0, luck: 0 };
  const at = new Date();
  await scene.store.recordResult({
    ...{ gameId: id, guildId: "", title: "red-sea", kind: "casual", ending: "vp", startedAt: at, endedAt: at },
    seats: [{ seat: "us", userId: anna.id, ...counted }],
  });
  expect(explained(await opened(anna))).toEqual([]);
  expect((await scene.store.userSettings(anna.id)).metWords).toEqual(["ts:*"]);
});
