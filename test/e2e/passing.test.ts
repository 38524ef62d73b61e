import { afterAll, beforeAll, expect, test } from "vitest";
import { type Setting, table } from "../games/twilight-struggle/table.ts";
import { lay } from "../table/lay.ts";
import { labelsOf, type Person, textOf } from "./person.ts";
import { Scene } from "./scene.ts";
import { matchOf } from "./secrecy.ts";

let scene: Scene;
let anna: Person;
let boris: Person;

beforeAll(async () => {
  scene = await Scene.set({ seed: "passing" });
  [anna, boris] = [scene.person("anna"), scene.person("boris")];
  await scene.play(anna, boris);
});
afterAll(() => scene.end());

const set = async (setting: Setting) => lay(scene.store, (await scene.game()).id, table(setting));
const asked = async () => matchOf(await scene.game()).pending.map(({ seat, kind }) => `${seat} ${kind}`);
const passed = async () => (await scene.store.log((await scene.game()).id, 0, 1000)).map(({ key }) => key);

/** The USSR is trapped with nothing to discard; the US is to play. */
const trapped: Setting = {
  turn: 4,
  side: "us",
  effects: [{ card: "bear-trap", side: "us" }],
  hands: { us: ["containment", "nato", "norad"], ussr: ["nasser", "blockade"] },
};

async function trap(): Promise<void> {
  await set(trapped);
  await anna.run("ts play", { card: "containment", as: "event" });
  await scene.calm();
  expect(await asked()).toEqual(["ussr trap.discard"]);
}

test("Bear Trap with nothing to discard: the channel hears what it always hears, and the US can take its round back", async () => {
  await trap();
  expect(textOf(await anna.lastPost())).toContain(
    "(USSR), action round 2 of 7, *Bear Trap*: discard a card worth 2 or more ops, if there is one, and roll to get free.",
  );
  expect(matchOf(await scene.game()).canUndo("us")).toBe(true);
});

test("the panel has one button to answer with, and it says why", async () => {
  await trap();
  const { message } = await boris.pressLabel(await boris.lastPost(), "Play");
  expect(message && labelsOf(message)).toEqual([
    "Пас · сбросить нечего",
    ...["Текст карт…", "Закрыть", "Почему?", "Прогноз", "Стопки"],
  ]);
  if (message !== null) await boris.pressLabel(message, "Пас · сбросить нечего");
  await scene.calm();
  expect(await passed()).toContain("round.passed");
  expect(await asked()).toEqual(["us play.card"]);
});

test("the verb for playing a card completes and takes a pass, others do not, and a card is refused with the reason", async () => {
  await trap();
  expect(await boris.offered("ts play", "card")).toEqual(["Пас · сбросить нечего"]);
  expect(await boris.offered("ts coup", "card")).toEqual([]);
  expect(await boris.tell("ts play", { card: "nasser" })).toContain("не даёт 2 ОО");
  expect(await boris.tell("ts coup", { card: "nasser", target: "iran" })).toContain("Сейчас от вас требуется другое.");
  expect(await asked()).toEqual(["ussr trap.discard"]);
  await boris.run("ts play", { card: "пас" });
  expect(await asked()).toEqual(["us play.card"]);
});

test("Kremlin Flu without a scoring card is answered by a choice", async () => {
  await set({
    options: { promoCards: true },
    side: "us",
    influence: { italy: [2, 0] },
    hands: { us: ["kremlin-flu", "norad", "nato"], ussr: ["fidel", "nasser"] },
  });
  await anna.run("ts play", { card: "kremlin-flu", as: "event", where: "italy 2" });
  await scene.calm();
  expect(await asked()).toEqual(["ussr play.card"]);
  expect(textOf(await anna.lastPost())).toContain("*Kremlin Flu*: play a scoring card, or pass without one.");
  expect(await boris.offered("choose", "option")).toEqual(["Пас · нет карты подсчёта очков"]);
  expect(await boris.tell("ts play", { card: "fidel" })).toContain("только карту подсчёта очков");
  await boris.run("choose", { option: "Пас" });
  expect(await asked()).toEqual(["us play.card"]);
});

test("nothing of it has gone wrong inside", () => expect(scene.complaints).toEqual([]));
