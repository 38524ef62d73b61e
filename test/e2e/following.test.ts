import { afterAll, beforeAll, expect, test } from "vitest";
import type { SeenMessage } from "../../src/playground/client.ts";
import { componentsOf, labelsOf, type Person, textOf } from "./person.ts";
import { Scene } from "./scene.ts";

let scene: Scene;
let anna: Person;
let boris: Person;

beforeAll(async () => {
  scene = await Scene.set({ seed: "following", pictures: true });
  [anna, boris] = ["anna", "boris"].map((name) => scene.person(name)) as [Person, Person];
});
afterAll(() => scene.end());

const galleries = (post: SeenMessage): number => componentsOf(post).filter(({ type }) => type === 12).length;

async function posted(): Promise<SeenMessage> {
  await scene.calm();
  return anna.lastPost();
}

/** The messages that somebody has got directly. */
const sentTo = async (person: Person) => (await person.at("dm").read()).map(({ id }) => id);

const seconds = (at: Date | null): number => Math.floor((at ?? new Date(0)).getTime() / 1000);

test("the status tells whose move it is, when it is due and how the game stands", async () => {
  const { movedAt } = await scene.play(anna, boris);
  const status = await anna.tell("game status");
  expect(status).toContain("USSR");
  const [, last = 0, due = 0] = (/Last move <t:(\d+):R>, the next is due <t:(\d+):R>\./.exec(status) ?? []).map(Number);
  expect(last).toBe(seconds(movedAt));
  // three days from when the call was delivered
  expect(Math.abs(due - last - 3 * 24 * 60 * 60)).toBeLessThan(60);
  expect(status).toContain("VP: 0, level; 20 wins the game");
});

test("what players settle, and what they take back, is told in words alone; a move has its board", async () => {
  const opening = await posted();
  expect(galleries(opening)).toBeGreaterThan(0);
  await anna.run("game nudge");
  const nudged = await posted();
  expect(textOf(nudged)).toContain("US");
  expect(galleries(nudged)).toBe(0);
  await anna.run("game pause");
  expect(galleries(await posted())).toBe(0);
  const before = (await scene.game()).version;
  await boris.run("ts influence", { where: "poland 4, austria 2" });
  const moved = await posted();
  expect((await scene.game()).version).toBeGreaterThan(before);
  expect(galleries(moved)).toBeGreaterThan(0);
  const hands = await sentTo(boris);
  await boris.run("game undo");
  const undone = await posted();
  expect(undone.id).not.toBe(moved.id);
  expect(galleries(undone)).toBe(0);
  // nobody is called, and no hand comes again
  expect(undone.rang).toEqual([]);
  expect(await sentTo(boris)).toEqual(hands);
});

test("the end says who has beaten whom, rings both once, and offers another game", async () => {
  await boris.insist("game resign");
  const end = await posted();
  expect(textOf(end).replaceAll("**", "")).toContain(`<@${anna.id}> (US) beats <@${boris.id}> (USSR).`);
  expect([...end.rang].sort()).toEqual([anna.id, boris.id].sort());
  for (const { id } of [anna, boris]) expect(textOf(end).split(`<@${id}>`)).toHaveLength(2);
  // how it was dealt, and the curve of the score
  expect(textOf(end)).toMatch(/secret/);
  expect(galleries(end)).toBeGreaterThan(1);
  expect(labelsOf(end)).toEqual(["Rematch", "Swap Sides", "Board", "Log", "Replay"]);
});

test("sides are swapped in a lobby that invites the other, who sits down by the same button", async () => {
  const end = await posted();
  const { message } = await boris.pressLabel(end, "Swap Sides");
  expect(message?.ephemeral).toBe(true);
  const opened = await scene.lobby(anna);
  expect(textOf(opened)).toContain(`US: <@${boris.id}>\nUSSR: free`);
  expect(textOf(opened)).toContain(`Invited: <@${anna.id}>.`);
  expect(opened.rang).toEqual([anna.id]);
  expect((await scene.game()).seats.map(({ seat, userId }) => [seat, userId])).toEqual([["us", boris.id]]);
  await anna.pressLabel(end, "Swap Sides");
  const both = await scene.lobby(anna);
  expect(textOf(both)).not.toContain("Invited");
  expect((await scene.game()).seats.map(({ seat, userId }) => [seat, userId]).sort()).toEqual([
    ["us", boris.id],
    ["ussr", anna.id],
  ]);
  await anna.pressLabel(both, "Start");
  await scene.calm();
  expect((await scene.game()).status).toBe("running");
});

test("nobody else opens a rematch, and not while another game is played there", async () => {
  const [end] = (await anna.posts()).filter((post) => labelsOf(post).includes("Rematch"));
  if (end === undefined) throw new Error("No end");
  const before = await scene.game();
  const { message } = await scene.person("chen").pressLabel(end, "Rematch");
  expect(message && textOf(message)).toContain("You have no seat in this game.");
  const taken = await anna.pressLabel(end, "Rematch");
  expect(taken.message && textOf(taken.message)).toContain("This channel already has a game.");
  expect(await scene.game()).toEqual(before);
});
