import { afterAll, beforeAll, expect, test } from "vitest";
import type { SeenMessage } from "../../src/playground/client.ts";
import { componentsOf, labelsOf, menusOf, type Person, textOf } from "./person.ts";
import { Scene } from "./scene.ts";

let scene: Scene;
let anna: Person;
let boris: Person;

beforeAll(async () => {
  scene = await Scene.set({ seed: "briefing", pictures: true });
  [anna, boris] = [scene.person("anna"), scene.person("boris")];
});
afterAll(() => scene.end());

const GALLERY = 12;

const there = (message: SeenMessage | null | undefined): SeenMessage => {
  if (message === null || message === undefined) throw new Error("nothing is said");
  return message;
};

/** The lobby's post, or what has become of it. */
const firstPost = async () => there((await anna.read()).find((message) => textOf(message).includes("Undaunted")));

test("the lobby says what the scenario asks of both sides", async () => {
  await anna.run("game new", {
    title: "undaunted-north-africa",
    seat: "lrdg",
    thread: false,
    options: "scenario=convoy",
  });
  const lobby = await firstPost();
  expect(textOf(lobby)).toContain("**LRDG**: Neutralise two vehicles, whoever had them first.");
  expect(textOf(lobby)).toContain("**Italy**: Evacuate one vehicle");
  expect(labelsOf(lobby)).toContain("Scenario");
});

test("it follows the option", async () => {
  const [, settings] = menusOf(await firstPost());
  await anna.choose(await firstPost(), settings ?? { type: 3 }, "scenario");
  await scene.calm();
  const [, , values] = menusOf(await firstPost());
  await anna.choose(await firstPost(), values ?? { type: 3 }, "barce");
  await scene.calm();
  expect(textOf(await firstPost())).toContain("Destroy structures worth 4 points.");
  expect(textOf(await firstPost())).not.toContain("Neutralise two vehicles, whoever had them first.");
});

test("Scenario opens all of it with the map, in the reader's language and for him alone", async () => {
  const { message } = await boris.pressLabel(await firstPost(), "Scenario");
  const answer = there(message);
  expect(textOf(answer)).toContain("Пройдя почти две тысячи километров");
  expect(textOf(answer)).toContain("Карта, ряд за рядом:");
  // of an answer that takes long the words come first
  const kinds = async () => {
    const shown = there((await boris.read()).find(({ id }) => id === answer.id));
    return componentsOf(shown).map(({ type }) => type);
  };
  await expect.poll(kinds).toContain(GALLERY);
  expect(answer.ephemeral).toBe(true);
});

test("/rules and /card find it before the game and in it, by its name or as the scenario", async () => {
  const found = async () => {
    expect(await anna.tell("rules", { name: "scenario" })).toContain("After eleven hundred miles");
    expect(await boris.tell("card", { name: "сценарий" })).toContain("Пройдя почти две тысячи километров");
    expect(await anna.tell("rules", { name: "Raid on Barce" })).toContain("After eleven hundred miles");
    expect(await anna.tell("rules", { name: "Convoy" })).toContain("Retreating traffic");
    expect(await anna.offered("rules", "name", { name: "scen" })).toContain("11. Raid on Barce");
  };
  await found();
  await boris.run("game join", { seat: "italy" });
  await anna.run("game start");
  await scene.calm();
  await found();
});

test("the first post of the game has it, with the button", async () => {
  const first = await firstPost();
  expect(textOf(first)).toContain("Destroy structures worth 4 points.");
  const { message } = await anna.pressLabel(first, "Scenario");
  expect(textOf(there(message))).toContain("After eleven hundred miles");
});

test("every other title says how it is won", async () => {
  const table = anna.at("table-two");
  await table.run("game new", { title: "wir-sind-das-volk", thread: false });
  const lobby = there((await table.read()).at(-1));
  expect(textOf(lobby)).toContain("Four mass protests and a state collapses");
  const { message } = await table.pressLabel(lobby, "How to Win");
  expect(textOf(there(message))).toContain("Ten phases in order");
  expect(await table.tell("card", { name: "how to win" })).toContain("Ten phases in order");
});

test("nothing of it has gone wrong inside", () => expect(scene.complaints).toEqual([]));
