import { afterAll, beforeAll, expect, test } from "vitest";
import { table } from "../games/undaunted/table.ts";
import { lay } from "../table/lay.ts";
import { labelsOf, type Person, textOf } from "./person.ts";
import { Scene } from "./scene.ts";
import { matchOf } from "./secrecy.ts";

let scene: Scene;
let anna: Person;
let boris: Person;

beforeAll(async () => {
  scene = await Scene.set({ seed: "turn" });
  [anna, boris] = [scene.person("anna"), scene.person("boris")];
  await scene.seat([anna, boris], ["lrdg", "italy"], { title: "undaunted-north-africa" });
  const laid = table({
    scenario: "landing-ground-7",
    side: "lrdg",
    initiative: "lrdg",
    hands: { lrdg: ["lrdg-rifleman", "lrdg-machine-gunner"], italy: ["italy-scout"] },
  });
  await lay(scene.store, (await scene.game()).id, laid);
});
afterAll(() => scene.end());

const dice = (text: string): number => text.split("🎲").length - 1;

test("what a die has shown is told at once; whoever rolled it goes on, so no phone rings", async () => {
  const before = await anna.posts();
  await anna.run("undaunted act", { card: "rifleman", action: "attack", target: "scout" });
  await scene.calm();
  const told = await anna.lastPost();
  expect(await anna.posts()).toHaveLength(before.length + 1);
  expect([told.rang, labelsOf(told)]).toEqual([[], ["Play", "My Hand", "Board", "Log"]]);
  expect([dice(textOf(told)), textOf(told)]).toEqual([1, expect.stringContaining("plays *Rifleman*")]);
});

test("the next play is told with it: the post of before gives way to the whole turn", async () => {
  const before = await anna.posts();
  await anna.run("undaunted act", { card: "machine gunner", action: "attack", target: "rifleman" });
  await scene.calm();
  const now = await anna.posts();
  expect(now).toHaveLength(before.length);
  expect(now.map(({ id }) => id)).not.toContain(before.at(-1)?.id);
  expect([dice(textOf(await anna.lastPost())), (await anna.lastPost()).rang]).toEqual([2, []]);
});

test("the end of the turn too, and then the other is called", async () => {
  const before = await anna.posts();
  await anna.run("undaunted end-turn");
  await scene.calm();
  expect(await anna.posts()).toHaveLength(before.length);
  const whole = await anna.lastPost();
  for (const part of ["plays *Rifleman*", "plays *Machine Gunner*", "ends the turn"])
    expect(textOf(whole)).toContain(part);
  expect([dice(textOf(whole)), whole.rang]).toEqual([2, [boris.id]]);
});

test("the turn of the other is a post of its own, and the last keeps its words", async () => {
  const before = await anna.posts();
  const told = await anna.lastPost();
  await boris.run("undaunted act", { card: "разведчик", action: "атаковать", target: "стрелок" });
  await scene.calm();
  expect(await anna.posts()).toHaveLength(before.length + 1);
  const past = (await anna.posts()).find(({ id }) => id === told.id);
  expect(past && textOf(past)).toBe(textOf(told));
  expect(past && labelsOf(past)).toEqual([]);
});

test("a card that was only chosen gives way to a whole line", async () => {
  const laid = table({ side: "lrdg", initiative: "lrdg", hands: { lrdg: ["lrdg-machine-gunner", "lrdg-scout"] } });
  await lay(scene.store, (await scene.game()).id, laid);
  await anna.run("choose", { option: "lrdg-machine-gunner" });
  const told = await anna.tell("undaunted act", { card: "scout", action: "scout", target: "9A" });
  expect(told).toContain("plays *Scout*: scouts **2B** → **9A**");
  expect(told).not.toContain("Machine Gunner*:");
  // a shot from the seat, with whom it is to hit, is a whole play whether it hits or not
  await anna.run("undaunted act", { card: "mg", action: "attack", target: "recon car, scout" });
  expect(matchOf(await scene.game()).pending.map(({ kind }) => kind)).toEqual(["play.card"]);
});
