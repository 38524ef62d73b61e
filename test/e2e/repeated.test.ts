import { afterAll, beforeAll, expect, test } from "vitest";
import { buttonsOf, type Component, menusOf, type Person } from "./person.ts";
import { Scene } from "./scene.ts";

let scene: Scene;
let anna: Person;
let boris: Person;

beforeAll(async () => {
  scene = await Scene.set({ seed: "repeated" });
  [anna, boris] = [scene.person("anna"), scene.person("boris")];
  await scene.play(anna, boris);
});
afterAll(() => scene.end());

const panelOf = async (person: Person) => {
  const { message } = await person.pressLabel(await person.lastPost(), "Play");
  if (message === null) throw new Error("No panel");
  const [menu] = menusOf(message);
  return { message, menu: menu as Component };
};

test("one click delivered 100 times changes the game once", async () => {
  const { message, menu } = await panelOf(boris);
  const before = await scene.game();
  const click = {
    person: "boris",
    channel: "table-one",
    message: message.id,
    customId: String(menu.custom_id),
    timeoutMs: 20_000,
  };
  await scene.people.choose({ ...click, values: ["poland"], repeat: 100, settle: true });
  await scene.calm();
  const after = await scene.game();
  expect([after.version, after.answered]).toEqual([before.version + 1, before.answered + 1]);
});

test("100 clicks of the same choice at once change the game once, and all are answered", async () => {
  const { message, menu } = await panelOf(boris);
  const before = await scene.game();
  const outcomes = await Promise.all(Array.from({ length: 100 }, () => boris.choose(message, menu, "poland", true)));
  await scene.calm();
  const after = await scene.game();
  expect([after.version, after.answered]).toEqual([before.version + 1, before.answered + 1]);
  expect(outcomes.every(({ kind }) => kind !== "none")).toBe(true);
});

test("one command delivered 100 times plays once, and is posted once", async () => {
  const posts = (await anna.posts()).length;
  const command = {
    person: "boris",
    channel: "table-one",
    command: "ts influence",
    repeat: 100,
    settle: true,
    timeoutMs: 20_000,
  };
  await scene.people.run({ ...command, options: { where: "poland 2, east germany 2" } });
  await scene.calm();
  expect((await scene.game()).answered).toBe(6);
  expect(await anna.posts()).toHaveLength(posts + 1);
});

test("both headlines at once, from panels that were opened before: each is taken, once", async () => {
  await anna.run("ts influence", { where: "west germany 4, italy 3" });
  await scene.calm();
  const panels = await Promise.all([panelOf(anna), panelOf(boris)]);
  const before = await scene.game();
  await Promise.all(
    [anna, boris].flatMap((person, at) => {
      const { message, menu } = panels[at] as (typeof panels)[number];
      const [card] = menu.options as { value: string }[];
      return Array.from({ length: 20 }, () => person.choose(message, menu, card?.value ?? "", true));
    }),
  );
  const confirm = await Promise.all([anna, boris].map((person) => lastPanel(person)));
  for (const [at, person] of [anna, boris].entries()) {
    const panel = confirm[at];
    const button = panel && buttonsOf(panel).find(({ label }) => label === "Confirm" || label === "Подтвердить");
    if (panel && button) await Promise.all(Array.from({ length: 20 }, () => person.press(panel, button, true)));
  }
  await scene.calm();
  const after = await scene.game();
  expect(after.version).toBe(before.version + 2);
  expect(after.answered).toBeGreaterThanOrEqual(before.answered + 2);
});

const lastPanel = async (person: Person) => (await person.read(60)).filter(({ ephemeral }) => ephemeral).at(-1);

test("nothing of it has gone wrong inside", () => {
  expect(scene.complaints).toEqual([]);
});
