import { afterEach, expect, test } from "vitest";
import type { Command } from "../../src/discord/command.ts";
import type { Options } from "../e2e/person.ts";
import { type Setting, table } from "../games/twilight-struggle/table.ts";
import { lay } from "../table/lay.ts";
import { leaking, leaks } from "./planted.ts";
import { World } from "./world.ts";

const channel = "table-one";

let worlds: readonly World[] = [];

afterEach(() => Promise.all(worlds.map(({ scene }) => scene.end())));

/** Two worlds in which the same game has ended, and another goes on that is not the same in what Anna may not know, or in its dice. */
async function running(commands?: readonly Command[]): Promise<void> {
  const more = commands === undefined ? {} : { commands };
  worlds = await Promise.all(["here", "there"].map((seed) => World.set({ seed, ...more }, channel)));
  for (const { scene } of worlds) {
    const people = [scene.person("anna", "table-two"), scene.person("boris", "table-two")];
    await scene.seat(people, ["us", "ussr"], { rated: true });
    await people[1]?.insist("game resign");
    await scene.calm();
    await scene.seat([scene.person("anna"), scene.person("boris")], ["us", "ussr"], { rated: true });
  }
}

const own: Setting = { turn: 4, side: "us" };
const hands = {
  here: { us: ["nato", "duck-and-cover"], ussr: ["fidel", "nasser"] },
  there: { us: ["nato", "duck-and-cover"], ussr: ["blockade", "vietnam-revolts"] },
} as const;

/** All that Anna, and somebody who only watches, can be told of finished games. */
async function told(world: World): Promise<string[]> {
  const { scene } = world;
  const [anna, chen, boris] = ["anna", "chen", "boris"].map((name) => scene.person(name));
  const looks: readonly [typeof anna, string, Options][] = [
    [anna, "profile", {}],
    [anna, "profile", { player: boris?.id ?? "" }],
    [anna, "profile", { title: "twilight-struggle" }],
    [anna?.at("dm"), "profile", {}],
    [chen, "profile", { player: boris?.id ?? "" }],
    [chen, "ladder", {}],
    [chen, "ladder", { by: "skill" }],
  ];
  await world.read();
  world.told.begin();
  const answers: string[] = [];
  for (const [person, command, options] of looks) {
    const outcome = await person?.run(command, options);
    if (outcome !== undefined) answers.push(await world.told.outcome(outcome));
  }
  return answers;
}

const both = () => Promise.all(worlds.map(told));

test("a profile and a ladder tell nothing of a game that goes on: neither hands nor dice, nor that there is one", async () => {
  await running();
  const [before] = await both();
  expect(before?.join("\n")).toContain("1 finished game");
  for (const [at, world] of worlds.entries()) {
    const { scene } = world;
    await lay(scene.store, world.game.id, table({ ...own, hands: at === 0 ? hands.here : hands.there }));
    // a coup that could hardly go better, or worse
    await scene.person("anna").run("ts coup", { card: "NATO", target: at === 0 ? "Cuba" : "Iran" });
    await scene.calm();
  }
  const [here, there] = await both();
  expect(here).toEqual(there);
  expect(here).toEqual(before);
});

test("what a profile would give away is found", async () => {
  const words = leaks.find(([kind]) => kind === "words");
  if (words === undefined) throw new Error("No such leak");
  await running(leaking(words[2]));
  for (const [at, world] of worlds.entries()) {
    await world.read();
    await lay(world.scene.store, world.game.id, table({ ...own, hands: at === 0 ? hands.here : hands.there }));
  }
  const [here, there] = await both();
  expect(here).not.toEqual(there);
});
