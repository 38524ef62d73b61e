import { afterEach, beforeEach, expect, test } from "vitest";
import { faultsOf } from "./limits.ts";
import { type Component, menusOf, type Options, type Person, textOf } from "./person.ts";
import { Scene } from "./scene.ts";

let scene: Scene;
let anna: Person;
let boris: Person;
let chen: Person;

beforeEach(async () => {
  scene = await Scene.set({ pictures: true });
  [anna, boris, chen] = ["anna", "boris", "chen"].map((name) => scene.person(name)) as [Person, Person, Person];
});
afterEach(() => scene.end());

/** Anna as the US beats Boris. */
async function beats(): Promise<void> {
  await scene.seat([anna, boris], ["us", "ussr"], { title: "twilight-struggle", rated: true });
  await boris.insist("game resign");
  await scene.calm();
}

const answer = async (person: Person, command: string, options: Options = {}) => {
  const { message } = await person.run(command, options);
  if (!message) throw new Error(`No answer to ${command}`);
  expect(faultsOf(message)).toEqual([]);
  return { text: textOf(message), all: JSON.stringify(message), isPrivate: message.ephemeral };
};

test("a lobby says that its game counts; when it is over ladder and profile have it, in words and as a picture", async () => {
  await anna.run("game new", { title: "twilight-struggle", seat: "us", thread: false });
  const post = await scene.lobby(anna);
  await anna.choose(post, menusOf(post)[1] as Component, "@rated=true");
  expect(textOf(await scene.lobby(anna))).toContain("It counts for the ladder of this server");
  expect(textOf(await scene.lobby(anna))).toContain("Nobody may ask for a hint.");
  await boris.run("game join");
  await anna.run("game start");
  expect(await boris.tell("hint")).toContain("не разрешили");
  await boris.insist("game resign");
  await scene.calm();
  const ladder = await answer(anna, "ladder");
  expect(ladder.text).toContain(`1\\. <@${anna.id}> · **5050**`);
  expect(ladder.text).toContain(`2\\. <@${boris.id}> · **4950**`);
  expect(ladder.all).toContain("ladder.png");
  expect(ladder.isPrivate).toBe(true);
  const mine = await answer(anna, "profile", { show: true });
  expect(mine.isPrivate).toBe(false);
  expect(mine.text).toContain("1 finished game on this server");
  expect(mine.text).toContain("**Twilight Struggle**: 1 won, 0 drawn, 0 lost · **5050** points");
  expect(mine.text).toContain("By side: US 1–0–0");
  expect(mine.text).toContain("How they ended: resignation 1");
  expect(mine.all).toContain("profile.png");
  // boris reads Russian
  expect(await boris.tell("profile", { player: anna.id })).toContain("побед 1, ничьих 0, поражений 0");
});

test("who does not want to be shown is not, and a server may do without", async () => {
  expect(await chen.tell("ladder")).toContain("No game has counted here yet");
  expect(await chen.tell("profile")).toContain("has finished no game here yet");
  await beats();
  expect(await chen.tell("profile", { player: anna.id })).toContain("1 won");
  await anna.run("settings mine", { hidden: true });
  expect(await chen.tell("profile", { player: anna.id })).toContain("does not want to be shown");
  expect(await chen.tell("ladder")).not.toContain(anna.id);
  expect(await anna.tell("ladder")).toContain(anna.id);
  expect(await anna.tell("settings server", { ladder: false })).toContain("Ladders and profiles: Off");
  expect(await chen.tell("ladder")).toContain("switched them off");
  expect(await chen.tell("profile")).toContain("switched them off");
});

test("where the lobby allows hints in a game that counts everybody hears of them", async () => {
  await scene.seat([anna, boris], ["us", "ussr"], { title: "twilight-struggle", rated: true, hints: true });
  expect(await boris.tell("hint")).toContain("Компьютер");
  await scene.calm();
  expect((await anna.posts()).map(textOf).join("\n")).toMatch(/has asked for a hint|have asked for a hint/);
});
