import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import type { SeenMessage } from "../../src/playground/client.ts";
import { table } from "../games/undaunted/table.ts";
import { lay } from "../table/lay.ts";
import { componentsOf, labelsOf, type Person, textOf } from "./person.ts";
import { Scene } from "./scene.ts";

/** What players settle beside the moves, and what it rings, in games of Undaunted, Wir sind das Volk and 2+2. */
let scene: Scene;
let anna: Person;
let boris: Person;
let chen: Person;
let dasha: Person;

beforeAll(async () => {
  scene = await Scene.set({ seed: "small things", pictures: true });
  [anna, boris] = [scene.person("anna"), scene.person("boris")];
  [chen, dasha] = [scene.person("chen", "table-two"), scene.person("dasha", "table-two")];
  await scene.seat([anna, boris], ["lrdg", "italy"], { title: "undaunted-north-africa" });
  await scene.seat([chen, dasha], ["west", "east"], { title: "wir-sind-das-volk" });
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => scene.end());

const galleries = (post: SeenMessage): number => componentsOf(post).filter(({ type }) => type === 12).length;

async function posted(by: Person): Promise<SeenMessage> {
  await scene.calm();
  return by.lastPost();
}

const hands = async (person: Person): Promise<SeenMessage[]> =>
  (await person.at("dm").posts()).filter((message) => /^\**(Your hand|Ваша рука)/.test(textOf(message)));

const twoHands = () =>
  table({
    scenario: "landing-ground-7",
    side: "lrdg",
    initiative: "lrdg",
    hands: { lrdg: ["lrdg-scout"], italy: ["italy-scout"] },
  });

test("P42, P47: a draw and a pause ring whoever must answer, and nobody else", async () => {
  for (const [one, other, offers, answers] of [
    [boris, anna, "Italy", "LRDG"],
    [chen, dasha, "West", "East"],
  ] as const) {
    for (const [command, todo, labels] of [
      ["game draw", "accept the draw, or decline it", ["Accept Draw", "Decline Draw"]],
      ["game pause", "agree to pause the game, or decline", ["Agree to Pause", "Decline to Pause"]],
    ] as const) {
      await one.run(command);
      const offer = await posted(one);
      expect(textOf(offer)).toContain(offers);
      expect(textOf(offer)).toContain(`▸ <@${other.id}> (${answers}): ${todo}.`);
      expect(labelsOf(offer).slice(-2)).toEqual([...labels]);
      expect(offer.rang).toEqual([other.id]);
      expect(galleries(offer)).toBe(0);
      await other.pressLabel(offer, labels[1]);
      expect((await posted(one)).rang).toEqual([one.id]);
    }
  }
});

test("P46: undo, nudge and pause are words alone; a hand is one message, and nothing rings twice", async () => {
  await lay(scene.store, (await scene.game()).id, twoHands());
  const before = { anna: (await hands(anna)).map(({ id }) => id), boris: (await hands(boris)).map(({ id }) => id) };
  expect([before.anna.length, before.boris.length]).toEqual([1, 1]);
  await anna.run("undaunted act", { card: "scout", action: "scout", target: "8A, 15A" });
  await anna.run("undaunted end-turn");
  const moved = await posted(anna);
  expect(galleries(moved)).toBeGreaterThan(0);
  expect(moved.rang).toEqual([boris.id]);
  const told = (await boris.at("dm").posts()).length;
  await anna.run("game nudge");
  const nudged = await posted(anna);
  expect([galleries(nudged), nudged.rang]).toEqual([0, [boris.id]]);
  // the channel has called him
  expect(await boris.at("dm").posts()).toHaveLength(told);
  await anna.run("game pause");
  expect(galleries(await posted(anna))).toBe(0);
  await anna.run("game undo");
  const undone = await posted(anna);
  expect(undone.id).not.toBe(moved.id);
  expect(galleries(undone)).toBe(0);
  for (const person of [anna, boris]) {
    const now = await hands(person);
    expect(now.map(({ id }) => id)).toEqual(before[person === anna ? "anna" : "boris"]);
    for (const { rang } of now) expect(rang).toEqual([]);
  }
});

test("P41: the end says who beat whom, by what and in how many days", async () => {
  const nearlyWon = table({
    scenario: "vulnerable-camp",
    side: "italy",
    initiative: "italy",
    hands: { italy: ["italy-rifleman"], lrdg: ["lrdg-scout"] },
    soldiers: { "italy-rifleman": "18A", "lrdg-rifleman": "6B", "lrdg-machine-gunner": "6B" },
    tokens: { lrdg: { "18A": "controlled", "2B": "scouted" }, italy: { "18A": "scouted" } },
  });
  await lay(scene.store, (await scene.game()).id, nearlyWon);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + (11 * 24 + 1) * 60 * 60_000 });
  await boris.insist("undaunted act", { card: "стрелок", action: "захватить" });
  const end = await posted(anna);
  expect(textOf(end)).toContain("**Italy** wins with 3 of 3 points.");
  expect(textOf(end)).toContain(`<@${boris.id}> (Italy) beats <@${anna.id}> (LRDG) after 11 days.`);
  expect([...end.rang].sort()).toEqual([anna.id, boris.id].sort());
});

test("P43, P44: status and list of 2+2 say the decade, whose move it is and the tracks that decide", async () => {
  const people = ["anna", "boris", "chen", "dasha"].map((name) => scene.person(name, "table-three"));
  const [usa] = people as [Person];
  await scene.seat(people, ["usa", "west", "ussr", "east"], { title: "two-plus-two" });
  const status = await usa.tell("game status");
  expect(status).toContain("▸ USA, decade I, sub-decade A: play a card, 6 left in the display.");
  expect(status.replaceAll("**", "")).toContain(
    "Decade I, sub-decade A: USA to play · Prestige 0 (West) · western currency 0 · socialists 0, 1 in the box · victory points USA 0, USSR 0",
  );
  expect((await boris.at("table-three").tell("game list")).replaceAll("**", "")).toContain(
    "Декада I, этап А: ходит США · Престиж 0 (Запад) · валюта 0 · социалисты 0, в ячейке 1 · победные очки: США 0, СССР 0",
  );
});

test("nothing of it has gone wrong inside", () => expect(scene.complaints).toEqual([]));
