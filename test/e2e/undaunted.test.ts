import { afterAll, beforeAll, expect, test } from "vitest";
import { Random } from "../fuzz/random.ts";
import { textOf } from "./person.ts";
import { clicker } from "./players.ts";
import { Scene } from "./scene.ts";

let scene: Scene;
beforeAll(async () => {
  scene = await Scene.set({ seed: "undaunted", patience: 20_000 });
});
afterAll(() => scene.end());

test("Undaunted is opened with a scenario and played by clicks in two languages", async () => {
  const [anna, boris] = [scene.person("anna"), scene.person("boris")];
  const title = "undaunted-north-africa";
  const wrong = await anna.run("game new", { title, seat: "lrdg", options: "scenario=late-war" });
  expect(textOf(wrong.message as never)).toContain("Option Scenario takes one of");
  await anna.run("game new", { title, thread: false, seat: "lrdg", options: "scenario=gebel-sherif" });
  await boris.run("game join", { seat: "italy" });
  await anna.run("game start");
  await scene.calm();
  const players = [
    [anna, clicker({ play: "Play", back: "Back", confirm: "Confirm" })],
    [boris, clicker({ play: "Play", back: "Назад", confirm: "Подтвердить" })],
  ] as const;
  const random = new Random("undaunted");
  const { version } = await scene.game();
  for (let round = 0; round < 25; round++)
    for (const [person, play] of players) if ((await play(person, random)) !== null) await scene.calm();
  expect((await scene.game()).version).toBeGreaterThan(version + 8);
  expect(textOf((await anna.run("game board")).message as never)).toContain("Ambush at Gebel Sherif");
  expect(textOf((await boris.run("hand")).message as never)).toContain("Италия");
  expect(scene.complaints).toEqual([]);
});
