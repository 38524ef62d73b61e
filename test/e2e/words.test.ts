import { afterAll, beforeAll, expect, test } from "vitest";
import { type Setting, table } from "../games/twilight-struggle/table.ts";
import { lay } from "../table/lay.ts";
import { buttonsOf, labelsOf, type Person, textOf } from "./person.ts";
import { Scene } from "./scene.ts";

let scene: Scene;
let anna: Person;
let boris: Person;

/** Anna plays the US, Boris the USSR; in another channel Chen plays both. */
beforeAll(async () => {
  scene = await Scene.set({ seed: "words" });
  [anna, boris] = [scene.person("anna"), scene.person("boris")];
  await scene.play(anna, boris);
});
afterAll(() => scene.end());

const set = async (setting: Setting) => lay(scene.store, (await scene.game()).id, table(setting));

const panelOf = async (person: Person) => {
  const { message } = await person.pressLabel(await person.lastPost(), "Play");
  if (message === null) throw new Error("no panel");
  return message;
};

const round: Setting = {
  side: "us",
  hands: { us: ["cia-created", "nato", "norad"], ussr: ["fidel", "nasser"] },
  influence: { cuba: [1, 0] },
};

test("the text of the cards in question is one tap away, and the panel stays", async () => {
  await set(round);
  await anna.run("game board");
  const panel = await panelOf(anna);
  expect(labelsOf(panel)).toContain("Card Text…");
  const { message } = await anna.pressLabel(panel, "Card Text…");
  expect(message?.ephemeral).toBe(true);
  expect(message?.id).not.toBe(panel.id);
  const words = textOf(message ?? panel);
  // in the order in which they are offered, which is that of the hand
  const offered = labelsOf(panel)
    .slice(0, 3)
    .map((label) => label.split(" · ")[0]);
  expect(offered).toEqual(["NATO", "CIA Created", "NORAD"]);
  expect([...words.matchAll(/^#\d+ \*(.+?)\*/gm)].map(([, name]) => name)).toEqual(offered);
  expect(words).not.toContain("Fidel");
  expect(buttonsOf(panel).length).toBeGreaterThan(0);
});

test("a hand that an event shows is told in the panel and by direct message, to nobody else", async () => {
  await set(round);
  await anna.run("ts play", { card: "CIA Created", as: "event" });
  await scene.calm();
  const dm = (await anna.at("dm").read()).at(-1);
  expect(dm === undefined ? "" : textOf(dm)).toMatch(/USSR\*\* shows its hand[^\n]*Fidel[^\n]*Nasser/);
  const theirs = (await boris.at("dm").read()).map(textOf).join("\n");
  expect(theirs).not.toContain("shows its hand");
  expect(textOf(await panelOf(anna))).toMatch(/USSR\*\* shows its hand[^\n]*Fidel/);
});

test("whoever holds both seats is told which one acts", async () => {
  const chen = scene.person("chen").at("table-two");
  await scene.seat([chen, chen], ["us", "ussr"]);
  expect(textOf(await panelOf(chen))).toMatch(/You act as \*\*USSR\*\*/);
  expect(textOf(await chen.lastPost())).toMatch(/\(USSR\)/);
});

test("a closed panel names the button as the channel has it", async () => {
  const panel = await panelOf(boris);
  const { message } = await boris.pressLabel(panel, "Закрыть");
  expect(textOf(message ?? panel)).toBe("Закрыто. Кнопка «Play» откроет снова.");
});

test("what the table agrees on is told with the verb that goes with the side", async () => {
  await anna.run("settings server", { language: "ru" });
  await anna.run("game draw");
  await scene.calm();
  expect(textOf(await anna.lastPost())).toContain("США предлагают ничью");
  await boris.run("game pause");
  await scene.calm();
  expect(textOf(await anna.lastPost())).toContain("СССР предлагает паузу");
  await anna.run("settings server", { language: "en" });
});
