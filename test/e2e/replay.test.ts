import { inflateRawSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Match, readSaved } from "../../src/engine/index.ts";
import type { SeenMessage } from "../../src/playground/client.ts";
import type { Film } from "../../src/replay/film.ts";
import { titleCalled } from "../replay/played.ts";
import { faultsOf } from "./limits.ts";
import { buttonsOf, labelsOf, type Person, textOf } from "./person.ts";
import { Scene } from "./scene.ts";

let scene: Scene;
let anna: Person;
let boris: Person;
let chen: Person;

beforeAll(async () => {
  scene = await Scene.set({ seed: "a secret seed", pictures: true });
  [anna, boris, chen] = ["anna", "boris", "chen"].map((name) => scene.person(name)) as [Person, Person, Person];
});
afterAll(() => scene.end());

/** The first of a process takes so long that it is deferred: then its words come before the file. */
async function filmIn(reader: Person, message: SeenMessage | null): Promise<Film> {
  const files = async () => (await reader.read()).find(({ id }) => id === message?.id)?.attachments ?? [];
  await expect.poll(files).toHaveLength(1);
  const [file] = await files();
  if (file === undefined) throw new Error("There is no file");
  expect(file.filename).toMatch(/^twilight-struggle-[\w-]+\.html$/);
  const html = await (await fetch(file.url)).text();
  const packed = /id="film">([^<]+)</.exec(html)?.[1] ?? "";
  return JSON.parse(inflateRawSync(Buffer.from(packed, "base64")).toString("utf8")) as Film;
}

test("before there is a game there is nothing to show", async () => {
  await anna.run("game new", { seat: "us", thread: false });
  expect(await anna.tell("game replay")).toContain("still being set up");
  await anna.run("game cancel");
});

test("while a game goes on anybody gets what everybody could see, for himself or for all", async () => {
  await scene.play(anna, boris);
  const { message } = await chen.run("game replay");
  expect(message?.ephemeral).toBe(true);
  expect(message && faultsOf(message)).toEqual([]);
  const film = await filmIn(chen, message);
  expect(film).toMatchObject({
    over: false,
    players: [
      ["us", "Anna"],
      ["ussr", "Boris"],
    ],
  });
  expect(film.steps.length).toBeGreaterThan(0);
  const text = JSON.stringify(film);
  expect(text).not.toContain("a secret seed");
  const { saved } = await scene.game();
  const { game: rules, hand } = titleCalled("twilight-struggle");
  const match = Match.load(rules, readSaved(saved ?? "", "the game"));
  const shown = JSON.stringify(match.view(null));
  const hidden = match.seats.flatMap((seat) => hand(match.view(seat)));
  expect(hidden.length).toBeGreaterThan(10);
  for (const card of hidden) if (!shown.includes(`"${card}"`)) expect(text, card).not.toContain(`"${card}"`);
  const shared = await boris.run("game replay", { share: true });
  expect(shared.message?.ephemeral).toBe(false);
  expect((await filmIn(boris, shared.message)).steps).toEqual(film.steps);
  // the same from a direct message, where the game is named
  const game = (await scene.game()).id;
  expect((await filmIn(anna.at("dm"), (await anna.at("dm").run("game replay", { game })).message)).steps).toEqual(
    film.steps,
  );
});

test("a turn is a moving picture", async () => {
  const [first] = await anna.complete("game replay", "turn");
  expect(first?.value).toMatch(/^@\d+$/);
  const { message } = await anna.run("game replay", { turn: first?.value ?? "" });
  expect(message && faultsOf(message)).toEqual([]);
  const film = async () => (await anna.read()).find(({ id }) => id === message?.id)?.attachments[0];
  await expect.poll(film).toMatchObject({ filename: "twilight-struggle-turn.gif", contentType: "image/gif" });
  const bytes = await scene.people.download((await film())?.url ?? "");
  expect(new TextDecoder("latin1").decode(bytes.subarray(0, 6))).toBe("GIF89a");
  expect(await anna.tell("game replay", { turn: "no such turn" })).toContain("position");
  const replay = await boris.run("game replay");
  const moving = await boris.pressLabel(replay.message as SeenMessage, "Последний раунд в движении");
  expect(textOf(moving.message as SeenMessage)).toContain("пока мало сообщений");
});

test("the last post has a button for it, and then all hands are there", async () => {
  await boris.insist("game resign");
  await scene.calm();
  const last = await chen.lastPost();
  expect(labelsOf(last)).toContain("Replay");
  const film = await filmIn(chen, (await chen.pressLabel(last, "Replay")).message);
  expect(film).toMatchObject({ over: true, outcome: { winners: ["us"], key: "resigned" } });
  expect(Object.keys(film.steps.at(-1)?.seen ?? {})).toEqual(["us", "ussr"]);
  expect(textOf(last)).not.toContain("undefined");
  expect(buttonsOf(last).length).toBeLessThanOrEqual(5);
});

test("nothing of it has gone wrong inside", () => expect(scene.complaints).toEqual([]));

test("where the bot may attach no files it says so, and who can change that", async () => {
  const { id } = await scene.game();
  const over = (await anna.run("game replay")).message;
  await scene.people.fault({ kind: "permissions", channel: "table-one", without: ["AttachFiles"] });
  for (const [command, options] of [
    ["game replay", {}],
    ["game replay", { turn: "1" }],
    ["game export", {}],
  ] as const)
    expect(await anna.tell(command, options)).toContain("I may not attach files in this channel");
  if (over === null) throw new Error("No replay");
  const [film] = buttonsOf(over);
  if (film === undefined) throw new Error("No button");
  const clicked = (await anna.press(over, film)).message;
  expect(clicked && textOf(clicked)).toContain("I may not attach files in this channel");
  const elsewhere = (await anna.at("dm").run("game replay", { game: id })).message;
  expect(elsewhere && textOf(elsewhere)).not.toContain("I may not");
  await scene.people.fault({ kind: "permissions", channel: "table-one", without: [] });
});
