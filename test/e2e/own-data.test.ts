import { afterAll, beforeAll, expect, test } from "vitest";
import { verify } from "../../src/engine/index.ts";
import { titles } from "../../src/games/titles.ts";
import type { SeenMessage } from "../../src/playground/client.ts";
import { exportRecord } from "../../src/table/index.ts";
import { placesOf } from "../store/searched.ts";
import { type Component, componentsOf, labelsOf, type Person, textOf } from "./person.ts";
import { Scene } from "./scene.ts";

let scene: Scene;
let anna: Person;
let boris: Person;
let chen: Person;
let dasha: Person;

beforeAll(async () => {
  scene = await Scene.set({ seed: "own-data" });
  [anna, boris, chen, dasha] = ["anna", "boris", "chen", "dasha"].map((name) => scene.person(name)) as [
    Person,
    Person,
    Person,
    Person,
  ];
});
afterAll(() => scene.end());

const places = (person: Person, name: string) => placesOf(scene.database, [person.id, name]);

async function shown(outcome: Promise<{ readonly message: SeenMessage | null }>): Promise<SeenMessage> {
  const { message } = await outcome;
  if (message === null) throw new Error("nothing was shown");
  return message;
}

function heirMenu(question: SeenMessage): Component {
  const menu = componentsOf(question).find(({ type }) => type === 5);
  if (menu === undefined) throw new Error("nobody can be chosen");
  return menu;
}

test("what is kept, and how long, is told under /help and /settings data, also in a DM", async () => {
  expect(await anna.tell("help")).toContain("/help topic: privacy");
  expect(await anna.tell("help", { topic: "privacy" })).toContain("For thirty days");
  const panel = await shown(boris.at("dm").run("settings data"));
  expect(textOf(panel)).toContain("Что о вас хранится");
  expect(labelsOf(panel)).toEqual(["Прислать всё", "Удалить всё…"]);
});

test("everything that is kept comes as a file, with nothing of others in it", async () => {
  await scene.seat([anna, boris], ["us", "ussr"]);
  await scene.seat([boris.at("table-two"), anna.at("table-two")], ["us", "ussr"], { title: "red-sea" });
  await scene.seat(
    [boris, anna, chen, dasha].map((person) => person.at("table-three")),
    ["usa", "west", "ussr", "east"],
    { title: "two-plus-two" },
  );
  await scene.seat([boris.at("side-table"), anna.at("side-table")], ["lrdg", "italy"], {
    title: "undaunted-north-africa",
  });
  const panel = await shown(anna.run("settings data"));
  const sent = await shown(anna.pressLabel(panel, "Send Me Everything"));
  expect(sent.attachments.map(({ filename }) => filename)).toEqual(["my-data.json"]);
  const text = await (await fetch(sent.attachments[0]?.url ?? "")).text();
  const data = JSON.parse(text) as { readonly userId: string; readonly games: readonly { readonly title: string }[] };
  expect(data.userId).toBe(anna.id);
  expect(data.games.map(({ title }) => title)).toEqual([
    "twilight-struggle",
    "red-sea",
    "two-plus-two",
    "undaunted-north-africa",
  ]);
  for (const secret of [boris.id, "Boris", chen.id, '"own-data"']) expect(text).not.toContain(secret);
});

test("deleting asks first, names every game, and can hand the seats over", async () => {
  const panel = await shown(anna.run("settings data"));
  const question = await shown(anna.pressLabel(panel, "Delete Everything…"));
  const lines = textOf(question);
  expect(lines).toContain("Delete everything that is kept about you?");
  expect(lines).toContain("Twilight Struggle: you resign as US, and USSR wins.");
  expect(lines).toContain("you resign as West, and USA, USSR, East win.");
  expect(labelsOf(question)).toEqual(["Delete Everything", "Cancel"]);
  expect(textOf(await shown(anna.pressLabel(question, "Cancel")))).toBe("Nothing has changed.");
  const again = await shown(anna.pressLabel(await shown(anna.run("settings data")), "Delete Everything…"));
  const handed = textOf(await shown(anna.choose(again, heirMenu(again), "chen")));
  expect(handed).toContain(`Twilight Struggle: <@${chen.id}> plays US from now on.`);
  // he has a seat in this one
  expect(handed).toContain("you resign as West, and USA, USSR, East win.");
  expect(textOf(await shown(anna.choose(again, heirMenu(again), "anna")))).toContain("not to yourself");
});

test("an answer to another question deletes nothing", async () => {
  const panel = await shown(anna.run("settings data"));
  const question = await shown(anna.pressLabel(panel, "Delete Everything…"));
  await anna.at("welcome").run("game new", { title: "red-sea" });
  const again = await shown(anna.pressLabel(question, "Delete Everything"));
  expect(textOf(again)).toContain("Your games have changed meanwhile, so nothing was deleted.");
  expect(textOf(again)).toContain("the lobby is closed");
  expect(await places(anna, "Anna")).not.toEqual([]);
});

test("while posts wait, an offer stands and a lobby is open, everything goes", async () => {
  await scene.calm();
  await scene.people.fault({ kind: "error", times: 1000, status: 500, path: "POST /channels/" });
  await anna.run("game nudge");
  await anna.run("game draw");
  const panel = await shown(anna.run("settings data"));
  const question = await shown(anna.pressLabel(panel, "Delete Everything…"));
  const answer = await shown(anna.pressLabel(question, "Delete Everything"));
  expect(textOf(answer)).toBe(
    "Everything that was kept about you is deleted. Whatever you do from now on begins anew.",
  );
  expect(await places(anna, "Anna")).toEqual([]);
  await scene.people.clearFaults();
  await scene.calm();
  expect(await places(anna, "Anna")).toEqual([]);
  for (const channel of ["table-one", "table-two", "table-three", "side-table"]) {
    const game = await scene.game(channel);
    expect(game.status).toBe("finished");
    const title = titles.get(game.title);
    if (title === undefined) throw new Error(game.title);
    expect(verify(title.game, await exportRecord({ store: scene.store, titles }, game))).toEqual({ ok: true });
    const [last] = (await boris.at(channel).posts()).slice(-1);
    expect(last === undefined ? "" : textOf(last)).toMatch(/resigns/);
  }
});

test("whoever comes back begins anew, and stays after a restart", async () => {
  expect(await anna.tell("game list")).toContain("You have no games.");
  await scene.play(anna, boris);
  await scene.restart();
  expect((await scene.game()).seats.map(({ userName }) => userName)).toEqual(["Anna", "Boris"]);
});

test("an heir plays on where somebody else was, in any language", async () => {
  const panel = await shown(boris.run("settings data"));
  const question = await shown(boris.pressLabel(panel, "Удалить всё…"));
  expect(textOf(question)).toContain("«Сумеречная борьба»: вы сдаётесь за СССР, победа: США.");
  expect(textOf(question)).toContain("В 4 законченных партиях вместо вас будет «неизвестный».");
  const handing = await shown(boris.choose(question, heirMenu(question), "dasha"));
  expect(textOf(handing)).toContain(`за СССР дальше играет <@${dasha.id}>.`);
  expect(textOf(await shown(boris.pressLabel(handing, "Удалить всё")))).toContain("Всё, что о вас хранилось, удалено.");
  await scene.calm();
  expect(await places(boris, "Boris")).toEqual([]);
  const { status, seats } = await scene.game();
  expect([status, ...seats.map(({ userName }) => userName)]).toEqual(["running", "Anna", "Dasha"]);
  expect(scene.complaints.filter((line) => !line.includes("not sent"))).toEqual([]);
});
