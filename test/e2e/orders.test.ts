import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { type Setting, table } from "../games/undaunted/table.ts";
import { lay } from "../table/lay.ts";
import { buttonsOf, labelsOf, menusOf, type Person, textOf } from "./person.ts";
import { Scene } from "./scene.ts";
import { matchOf } from "./secrecy.ts";

let scene: Scene;
let anna: Person;
let boris: Person;
/** How long orders wait. */
let wait = 0;

beforeAll(async () => {
  scene = await Scene.set({ seed: "orders", orderWait: () => wait, ordersEveryMs: 50 });
  [anna, boris] = [scene.person("anna"), scene.person("boris")];
  await scene.seat([anna, boris], ["lrdg", "italy"], {
    title: "undaunted-north-africa",
    options: "scenario=barce",
  });
});
afterAll(() => scene.end());

const HOUR = 60 * 60 * 1000;

/** Italy has nobody left, and the LRDG is to play. */
const barce: Setting = {
  scenario: "barce",
  side: "lrdg",
  initiative: "lrdg",
  soldiers: {
    "italy-rifleman": null,
    "italy-machine-gunner": null,
    "italy-scout": null,
    "italy-anti-tank": null,
    "italy-tank-driver": null,
  },
  hands: { lrdg: ["lrdg-scout"], italy: ["italy-squad-leader", "italy-fog"] },
};

const set = async (setting: Setting) => lay(scene.store, (await scene.game()).id, table(setting));
const asked = async () => matchOf(await scene.game()).pending.flatMap(({ seat, answered }) => (answered ? [] : [seat]));
const becomes = (seats: readonly string[]) => vi.waitFor(async () => expect(await asked()).toEqual(seats), 10_000);
const standing = async () => (await scene.store.ordersOf((await scene.game()).id)).map(({ kind }) => kind);

test("/game orders shows what can be ordered, to its person alone, in both languages", async () => {
  await set(barce);
  const { message } = await boris.run("game orders");
  if (message === null) throw new Error("no answer");
  expect(textOf(message)).toContain("Приказы впрок");
  expect(textOf(message)).toContain("Вы ещё ничего не приказали");
  expect(labelsOf(message)).toEqual([
    "Заканчивать ход, когда остался только туман",
    "Пасовать, пока что-нибудь не изменится",
  ]);
  expect(menusOf(message)).toHaveLength(1);
  expect(await anna.tell("game orders")).toContain("Standing orders");
  expect(await anna.at("dm").tell("game orders")).toContain("Standing orders");
  expect(await scene.person("chen").tell("game orders")).toContain("You have no seat");
});

test("a pass that was ordered is made by itself, also after a restart; others see an ordinary move", async () => {
  await set(barce);
  const { message } = await boris.run("game orders");
  if (message === null) throw new Error("no answer");
  const given = await boris.pressLabel(message, "Пасовать, пока что-нибудь не изменится");
  expect(given.message && textOf(given.message)).toContain("Приказ отдан: Пасовать");
  wait = HOUR;
  await anna.run("undaunted end-turn");
  await scene.calm();
  expect(await asked()).toEqual(["italy"]);
  // it is called by name, and no phone rings
  const call = await anna.lastPost();
  expect(textOf(call)).toContain(`<@${boris.id}>`);
  expect(call.mentions).not.toContain(boris.id);
  wait = 0;
  await scene.restart();
  await becomes(["lrdg"]);
  await scene.calm();
  const post = textOf(await anna.lastPost());
  expect(post).toContain("Italy");
  expect(post).not.toMatch(/order/i);
  expect(scene.complaints).toEqual([]);
});

test("what an order hangs on changes: it ends, its person reads why in the DM, and is rung for the ask", async () => {
  wait = 0;
  await set({ ...barce, soldiers: { ...barce.soldiers, "italy-scout": "18A" } });
  await boris.run("game orders", { back: "Пасовать" });
  expect(await standing()).toEqual([]);
  expect(await boris.tell("game orders", { give: "пасовать" })).toContain("Приказ отдан");
  await anna.run("undaunted act", { card: "scout", action: "scout", target: "21B" });
  await anna.run("undaunted end-turn");
  await scene.calm();
  await vi.waitFor(async () => expect(await standing()).toEqual([]), 10_000);
  await scene.calm();
  expect(await asked()).toEqual(["italy"]);
  const told = textOf(await boris.at("dm").lastPost());
  expect(told).toContain("приказ отменён");
  expect(told).toContain("Противник переместился");
  const call = await anna.lastPost();
  expect(call.mentions).toContain(boris.id);
});

test("the panel of somebody without soldiers has a button for it, which passes at once", async () => {
  await set({ ...barce, side: "italy", initiative: "italy" });
  const orders = await boris.run("game orders");
  if (orders.message === null) throw new Error("no answer");
  const play = await boris.pressLabel(orders.message, "Сделать ход");
  if (play.message === null) throw new Error("no panel");
  expect(labelsOf(play.message)).toContain("Пасовать, пока что-нибудь не изменится");
  await boris.pressLabel(play.message, "Пасовать, пока что-нибудь не изменится");
  await scene.calm();
  expect(await asked()).toEqual(["lrdg"]);
});

test("orders are completed, taken back by name, and bad input is answered with what can be ordered", async () => {
  expect(await boris.offered("game orders", "give", { give: "отклонять" })).toEqual([
    "Отклонять предложения: ничью",
    "Отклонять предложения: окончание без результата",
    "Отклонять предложения: паузу",
    "Отклонять предложения: замену на компьютер",
    "Отклонять предложения: тренировку с положения",
  ]);
  expect(await boris.tell("game orders", { give: "штурм" })).toContain(
    "Нет приказа, похожего на «штурм». Можно отдать:",
  );
  expect(await boris.tell("game orders", { give: "предложения: ничью" })).toContain("Приказ отдан");
  expect(await boris.offered("game orders", "back")).toContain("Отклонять предложения");
  const { message } = await boris.run("game orders");
  if (message === null) throw new Error("no answer");
  expect(textOf(message)).toContain("Вы сразу отклоняете: ничью");
  expect(menusOf(message).map(({ placeholder }) => placeholder)).toEqual(["Отклонять предложения: ещё…"]);
  const back = buttonsOf(message).find(({ label }) => String(label).startsWith("Отозвать: Отклонять"));
  if (back === undefined) throw new Error("no button");
  const { message: after } = await boris.press(message, back);
  expect(after && textOf(after)).toContain("Приказ отозван");
});

test("an offer of a draw is declined by itself", async () => {
  await boris.run("game orders", { give: "предложения: ничью" });
  await anna.run("game draw");
  await vi.waitFor(async () => expect((await scene.game()).table.draw).toEqual([]), 10_000);
  await scene.calm();
  expect(textOf(await anna.lastPost())).toMatch(/declines/);
});

test("whoever has closed his DMs reads with the next answer why an order has ended", async () => {
  await boris.run("settings mine", { dms: false });
  if ((await standing()).includes("pass")) await boris.run("game orders", { back: "пасовать" });
  await set({ ...barce, soldiers: { ...barce.soldiers, "italy-scout": "18A" } });
  await boris.run("game orders", { give: "пасовать" });
  await anna.run("undaunted act", { card: "scout", action: "scout", target: "21B" });
  await anna.run("undaunted end-turn");
  await vi.waitFor(async () => expect(await standing()).not.toContain("pass"), 10_000);
  await scene.calm();
  expect(await boris.tell("game status")).toContain("Противник переместился");
  expect(await boris.tell("game status")).not.toContain("Противник переместился");
  expect(scene.complaints).toEqual([]);
});
