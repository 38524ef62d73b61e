import { afterAll, beforeAll, expect, test } from "vitest";
import { buttonsOf, type Component, labelsOf, menusOf, type Person, textOf } from "./person.ts";
import { Scene } from "./scene.ts";

let scene: Scene;
let anna: Person;
let boris: Person;
let chen: Person;

beforeAll(async () => {
  scene = await Scene.set({ seed: "posts" });
  [anna, boris, chen] = ["anna", "boris", "chen"].map((name) => scene.person(name)) as [Person, Person, Person];
});
afterAll(() => scene.end());

const panel = async (person: Person) => {
  const { message } = await person.pressLabel(await person.lastPost(), "Play");
  if (message === null) throw new Error("No panel");
  return { message, menu: menusOf(message)[0] as Component };
};

test("closed DMs are told once, in the channel, and the hand still comes", async () => {
  await scene.people.fault({ kind: "closed-dms", person: "boris", on: true });
  await scene.play(anna, boris);
  const told = (await anna.posts()).filter((post) => textOf(post).includes("direct messages are closed"));
  expect(told).toHaveLength(1);
  expect(told[0]?.rang).toEqual([boris.id]);
  expect(await boris.tell("hand")).toContain("Ваша рука");
  expect((await anna.at("dm").read()).length).toBeGreaterThan(0);
  await anna.insist("game cancel");
  await scene.play(anna, boris);
  expect((await anna.posts()).filter((post) => textOf(post).includes("direct messages are closed"))).toHaveLength(1);
  await scene.people.fault({ kind: "closed-dms", person: "boris", on: false });
});

test("one post for a move of six picks, which rings the one to move alone", async () => {
  const before = (await anna.posts()).length;
  const { message } = await panel(boris);
  let now = message;
  for (const place of ["poland", "poland", "poland", "poland", "austria"]) {
    const [menu] = menusOf(now);
    now = (await boris.choose(now, menu as Component, place)).message ?? now;
    await scene.calm();
    expect(await anna.posts()).toHaveLength(before);
  }
  await boris.choose(now, menusOf(now)[0] as Component, "austria");
  await scene.calm();
  const posts = await anna.posts();
  expect(posts).toHaveLength(before + 1);
  expect(posts.at(-1)?.rang).toEqual([anna.id]);
  expect(labelsOf(posts.at(-1) as (typeof posts)[number])).toEqual(["Play", "My Hand", "Board", "Log"]);
  expect(posts.slice(0, -1).flatMap(labelsOf)).not.toContain("Play");
});

test("whoever is not asked gets a kind word, and whoever does not play may watch", async () => {
  const { message } = await boris.pressLabel(await boris.lastPost(), "Play");
  expect(message && textOf(message)).toContain("ничего не требуется");
  const watching = await chen.pressLabel(await chen.lastPost(), "Play");
  expect(watching.message?.ephemeral).toBe(true);
  expect(watching.message && textOf(watching.message)).toContain("not playing");
  const hand = await chen.pressLabel(await chen.lastPost(), "My Hand");
  expect(hand.message && textOf(hand.message)).toContain("no seat");
});

test("a late click changes nothing and shows the present position", async () => {
  const { message: old } = await anna.pressLabel(await anna.lastPost(), "Play");
  if (old === null) throw new Error("No panel");
  const { modal } = await anna.pressLabel(old, "Choose up to 7…");
  if (modal === null) throw new Error("No form");
  await anna.run("ts influence", { where: "italy" });
  const before = await scene.game();
  const { message } = await anna.submit(modal, { 0: ["canada"] });
  expect(message && textOf(message)).toMatch(/earlier position.*\n.*6 left/);
  const [form] = buttonsOf(old);
  const again = await anna.press(old, form as Component, true);
  expect(again.message && textOf(again.message)).toContain("earlier position");
  const menu = { type: 3, custom_id: String(form?.custom_id).replace("|form|", "|menu|") };
  const late = await anna.choose(old, menu, "france", true);
  expect(late.message && textOf(late.message)).toContain("earlier position");
  expect(await scene.game()).toEqual(before);
  const foreign = await boris.choose(old, menu, "france", true);
  expect(foreign.kind).not.toBe("none");
  expect(await scene.game()).toEqual(before);
});

test("a move that is done and was posted is taken back by a button that says so", async () => {
  const last = await anna.run("ts influence", { where: "west germany 4, italy 2" });
  await scene.calm();
  const panelNow = last.message;
  if (panelNow === null) throw new Error("No panel");
  expect(labelsOf(panelNow)).not.toContain("Back");
  await anna.pressLabel(panelNow, "Undo My Last Move");
  await scene.calm();
  const post = await boris.lastPost();
  expect(textOf(post)).toContain("(US), set-up: add influence in Western Europe, 1 left");
  // whoever has taken it back knows
  expect(post.rang).toEqual([]);
  await anna.run("ts influence", { where: "france" });
  await scene.calm();
  expect((await boris.lastPost()).rang.length).toBe(2);
});

test("whoever wants it is asked before a secret is shown, with a way back", async () => {
  await anna.run("settings mine", { confirmations: true });
  const [first] = await boris.complete("ts headline", "card");
  await boris.run("ts headline", { card: String(first?.value) });
  const { message, menu } = await panel(anna);
  const [card] = menu.options as { value: string }[];
  const before = await scene.game();
  const asked = await anna.choose(message, menu, card?.value ?? "");
  expect(asked.message && labelsOf(asked.message)).toEqual(["Confirm", "Back"]);
  expect(await scene.game()).toEqual(before);
  const back = await anna.pressLabel(asked.message ?? message, "Back");
  expect(back.message && menusOf(back.message)).toHaveLength(1);
  const again = await anna.choose(message, menu, card?.value ?? "");
  await anna.pressLabel(again.message ?? message, "Confirm");
  await scene.calm();
  expect((await scene.game()).version).toBe(before.version + 1);
  expect(textOf(await boris.lastPost())).toMatch(/headline/i);
});

test("nothing of it has gone wrong inside", () => {
  expect(scene.complaints.filter((line) => !line.includes("50007"))).toEqual([]);
});
