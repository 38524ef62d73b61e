import { afterAll, beforeAll, expect, test } from "vitest";
import type { SeenMessage } from "../../src/playground/client.ts";
import { type Person, textOf } from "./person.ts";
import { Scene } from "./scene.ts";

let scene: Scene;
let anna: Person;
let boris: Person;

beforeAll(async () => {
  scene = await Scene.set({ seed: "hands" });
  [anna, boris] = ["anna", "boris"].map((name) => scene.person(name)) as [Person, Person];
});
afterAll(() => scene.end());

async function hands(person: Person): Promise<SeenMessage[]> {
  await scene.calm();
  return person.at("dm").posts();
}

/** Answers with the first thing that is offered, so many times in all. */
async function play(times: number): Promise<void> {
  for (let at = 0; at < times; at++) {
    for (const person of [anna, boris]) {
      const [first] = await person.complete("choose", "option");
      if (first !== undefined) await person.run("choose", { option: String(first.value) });
    }
  }
  await scene.calm();
}

test("a hand is one message, however often it changes", async () => {
  await scene.seat([anna, boris], ["lrdg", "italy"], { title: "undaunted-north-africa" });
  const dealt = [...(await hands(anna)), ...(await hands(boris))];
  expect(dealt).toHaveLength(2);
  await play(30);
  const sent = await scene.store.sentPosts((await scene.game()).id, "hand", 100);
  expect(sent.length).toBeGreaterThan(4);
  for (const person of [anna, boris]) {
    const [only, another] = await hands(person);
    expect(another).toBeUndefined();
    expect(only && textOf(only)).toMatch(/Your hand as LRDG|Ваша рука: Италия/);
  }
});

test("where the channel rings, the hand is silent", async () => {
  for (const person of [anna, boris]) for (const { rang } of await hands(person)) expect(rang).toEqual([]);
});

/** The messages that showed a person's hand one after the other, and whether each was to be a new one. */
async function shown(person: Person) {
  const sent = await scene.store.sentPosts((await scene.game()).id, "hand", 100);
  return sent
    .filter(({ to }) => "userId" in to && to.userId === person.id)
    .map(({ messageId, text }) => ({ messageId, isNew: text.includes("isNew") }))
    .reverse();
}

const movedWithoutNeed = (all: Awaited<ReturnType<typeof shown>>): number =>
  all.filter(({ messageId, isNew }, at) => at > 0 && !isNew && messageId !== all[at - 1]?.messageId).length;

test("one that its person has deleted is sent anew", async () => {
  expect((await shown(anna)).filter(({ isNew }) => !isNew).length).toBeGreaterThan(0);
  expect(movedWithoutNeed(await shown(anna))).toBe(0);
  const [hand] = await hands(anna);
  const path = `PATCH /channels/${hand?.channelId}/messages/`;
  await scene.people.fault({ kind: "error", path, status: 404, code: 10008, times: 1 });
  for (let at = 0; at < 20 && movedWithoutNeed(await shown(anna)) === 0; at++) await play(1);
  expect(movedWithoutNeed(await shown(anna))).toBe(1);
  expect(await hands(anna)).toHaveLength(1);
});
