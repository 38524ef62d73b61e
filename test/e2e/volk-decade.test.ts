import { afterAll, beforeAll, expect, test } from "vitest";
import { table } from "../games/wir-sind-das-volk/table.ts";
import { lastCard, lay } from "../table/lay.ts";
import { componentsOf, labelsOf, type Person, textOf } from "./person.ts";
import { Scene } from "./scene.ts";

const GALLERY = 12;

let scene: Scene;
let anna: Person;
let boris: Person;

beforeAll(async () => {
  scene = await Scene.set({ seed: "decade", pictures: true });
  [anna, boris] = [scene.person("anna"), scene.person("boris")];
  await scene.seat([anna, boris], ["west", "east"], { title: "wir-sind-das-volk" });
});
afterAll(() => scene.end());

/** What the channel reads when East ends decade I with its last card. */
async function endOfDecade() {
  await lay(scene.store, (await scene.game()).id, table(lastCard));
  const before = (await anna.posts()).length;
  await boris.insist("volk build", { card: "Гёттингенская", where: "готово" });
  await expect.poll(async () => (await anna.posts()).length).toBe(before + 5);
  await scene.calm();
  return (await anna.posts()).slice(before);
}

test("the end of a decade is a post for each phase in which something happened, the board comes with the last", async () => {
  const posts = await endOfDecade();
  expect(posts.map((post) => textOf(post).split("\n")[0])).toEqual([
    "**Decade I, second half** · **East** plays *Göttingen Eighteen* from the display to build: nothing",
    "**End of decade I · 3. Western currency**",
    "**End of decade I · 9. Socialists**",
    "**End of decade I · 10. Mass protests**",
    "**End of decade I** · prestige 0 (West) · western currency West 4 · socialists East 2, 2 in the box",
  ]);
  const galleries = posts.map((post) => componentsOf(post).filter(({ type }) => type === GALLERY).length);
  // the table of the phases, and the board
  expect(galleries).toEqual([0, 0, 0, 0, 2]);
  expect(posts.map(({ rang }) => rang)).toEqual([[], [], [], [], [anna.id]]);
  expect(posts.map((post) => labelsOf(post).length)).toEqual([0, 0, 0, 0, 4]);
});

test("chapters come once and in order when Discord fails after it has done what was asked", async () => {
  const posting = "POST /channels/\\d+/messages$";
  await scene.people.fault({ kind: "error", times: 5, status: 500, path: posting, applied: true });
  const posts = await endOfDecade();
  expect(posts.map((post) => textOf(post).slice(0, 21))).toEqual([
    "**Decade I, second ha",
    "**End of decade I · 3",
    "**End of decade I · 9",
    "**End of decade I · 1",
    "**End of decade I** ·",
  ]);
  expect((await anna.posts()).slice(0, -1).flatMap(labelsOf)).toEqual([]);
});
