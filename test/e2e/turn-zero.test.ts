import { afterAll, beforeAll, expect, test } from "vitest";
import { type Person, textOf } from "./person.ts";
import { Scene } from "./scene.ts";

let scene: Scene;
let anna: Person;
let boris: Person;

beforeAll(async () => {
  scene = await Scene.set({ seed: "turn-zero" });
  [anna, boris] = [scene.person("anna"), scene.person("boris")];
});
afterAll(() => scene.end());

const statecraft = ["Kennan", "Acheson", "Marshall", "Dulles", "OSS"];

test("the lobby refuses what does not go together, and says why", async () => {
  const told = await anna.tell("game new", { options: "scenario=late-war, turnZero" });
  expect(told).toContain("cannot be combined with Turn Zero");
});

test("the lobby names what is chosen", async () => {
  const options = "turnZero, chineseCivilWar, promoCards, spaceTrack=alternate";
  const told = await anna.tell("game new", { seat: "us", thread: false, options });
  expect(told).toContain("Turn Zero (crises before set-up): On");
  expect(told).toContain("Space track: Alternate (Turn Zero)");
  await boris.run("game join", { seat: "ussr" });
  await anna.run("game start");
  await scene.calm();
});

test("each side has four statecraft cards, and the one that is lost is known to its owner alone", async () => {
  const hand = await anna.tell("hand");
  expect(statecraft.filter((name) => hand.includes(name))).toHaveLength(4);
  expect(await anna.tell("game status")).toContain("play a statecraft card face down");
  const log = await boris.tell("game log");
  expect(log).toContain("карту сверхдержавы");
  for (const name of ["Кеннан", "Ачесон", "Маршалл", "Даллес", "УСС"]) expect(log).not.toContain(name);
});

test("both lay down a card in secret, and it shows when both are in", async () => {
  const [first] = await anna.complete("choose", "option");
  const posts = (await boris.posts()).length;
  await anna.run("choose", { option: String(first?.value) });
  await scene.calm();
  expect(await boris.posts()).toHaveLength(posts);
  const [theirs] = await boris.complete("choose", "option");
  await boris.run("choose", { option: String(theirs?.value) });
  await scene.calm();
  const post = textOf(await anna.lastPost());
  expect(post).toContain("plays");
  expect(post).toContain("🎲");
});

test("what a crisis can come to stands in its post and in the panel", async () => {
  const post = await anna.lastPost();
  for (const band of ["1 or less", "2–3", "4–5", "6 or more"]) expect(textOf(post)).toContain(`- ${band}: `);
  const { message: panel } = await anna.pressLabel(post, "Play");
  if (panel === null) throw new Error("no panel");
  expect(textOf(panel)).toContain("- 6 or more: ");
  const result = textOf(post)
    .split("\n")
    .find((line) => line.includes("🎲"));
  expect(result).toMatch(/ → (1 or less|2–3|4–5|6 or more): /);
});

test("crises, statecraft cards and rules can be looked up", async () => {
  expect(await anna.tell("card", { name: "yalta" })).toContain("crisis of Turn Zero");
  expect(await anna.tell("card", { name: "molotov" })).toContain("−2 to the crisis roll");
  expect(await boris.tell("card", { name: "Берлинская стена" })).toContain("промокарта");
  expect(await anna.tell("rules", { name: "statecraft cards" })).toContain("bluff");
});

test("nothing of it has gone wrong inside", () => expect(scene.complaints).toEqual([]));
