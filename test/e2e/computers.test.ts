import { afterEach, describe, expect, test } from "vitest";
import { titles } from "../../src/games/titles.ts";
import type { SeenMessage } from "../../src/playground/client.ts";
import { buttonsOf, type Component, labelsOf, menusOf, type Person, textOf } from "./person.ts";
import { Scene, type SceneOptions } from "./scene.ts";
import { matchOf } from "./secrecy.ts";

let scene: Scene;
let anna: Person;
let boris: Person;

async function set(options: SceneOptions = {}): Promise<void> {
  scene = await Scene.set({ seed: "computers", ...options });
  [anna, boris] = [scene.person("anna"), scene.person("boris")];
}

afterEach(async () => {
  const { complaints } = scene;
  await scene.end();
  expect(complaints).toEqual([]);
});

const wordsOf = (message: SeenMessage | null): string => (message === null ? "" : textOf(message));
const buttonsIn = (message: SeenMessage | null): Component[] => (message === null ? [] : buttonsOf(message));
const seatsOf = async () => (await scene.game()).seats.map(({ seat, userId }) => `${seat} ${userId}`);
const askedSeats = async () =>
  matchOf(await scene.game()).pending.flatMap(({ seat, answered }) => (answered ? [] : [seat]));

/** The menu that seats computers: the last of the lobby's. */
const computersIn = (lobby: SeenMessage): Component => menusOf(lobby).at(-1) as Component;
const entriesOf = (menu: Component) => (menu.options as { label: string; value: string }[]).map(({ label }) => label);

describe("in the lobby", () => {
  test("a menu seats computers and lets them get up, for whoever opened it", async () => {
    await set();
    await anna.run("game new", { title: "two-plus-two", seat: "usa", thread: false });
    const menu = computersIn(await scene.lobby(anna));
    expect(menu.placeholder).toBe("Seat the computer…");
    expect(entriesOf(menu)).toEqual(
      ["West", "USSR", "East"].flatMap((seat) =>
        ["easy", "normal", "hard"].map((level) => `${seat}: Computer (${level})`),
      ),
    );
    const refused = await boris.choose(await scene.lobby(boris), menu, "ussr=easy");
    expect(wordsOf(refused.message)).toContain("Посадить компьютер может только тот, кто открыл сбор игроков");
    await anna.choose(await scene.lobby(anna), computersIn(await scene.lobby(anna)), "ussr=easy");
    await anna.choose(await scene.lobby(anna), computersIn(await scene.lobby(anna)), "east=easy");
    expect(textOf(await scene.lobby(anna))).toContain("USSR: Computer (easy)");
    expect(entriesOf(computersIn(await scene.lobby(anna)))).toContain("USSR: free again");
    await anna.choose(await scene.lobby(anna), computersIn(await scene.lobby(anna)), "east=-");
    expect(await seatsOf()).toHaveLength(2);
    for (const forged of ["usa=easy", "moon=easy", "west=genius", ""])
      await anna.choose(await scene.lobby(anna), computersIn(await scene.lobby(anna)), forged, true);
    expect(await seatsOf()).toHaveLength(2);
    await boris.run("game join", { seat: "West" });
    await boris.run("game join", { seat: "East" });
    expect(menusOf(await scene.lobby(anna)).map(({ placeholder }) => placeholder)).toContain("Seat the computer…");
    expect(labelsOf(await scene.lobby(anna))).toContain("Start");
  });

  test("/game new seats them everywhere else, and whoever names no seat has the first", async () => {
    await set();
    const { message } = await anna.run("game new", { title: "red-sea", computer: "easy", thread: false });
    expect(wordsOf(message)).toContain("Computer (easy)");
    expect(buttonsIn(message).map(({ label }) => label)).toContain("Start");
    expect((await seatsOf()).map((seat) => seat.split(" ")[1]?.startsWith("computer:"))).toHaveLength(2);
    await anna.run("game cancel");
    await anna.run("game new", { title: "two-plus-two", seat: "east", computer: "easy", thread: false });
    expect((await seatsOf()).filter((seat) => seat.endsWith("computer:easy"))).toHaveLength(3);
  });
});

test("it answers, is named everywhere in the reader's language, and can be taken back", async () => {
  await set();
  await anna.run("game new", { seat: "ussr", computer: "easy", thread: false });
  await anna.run("game start");
  await scene.calm();
  expect(await askedSeats()).toEqual(["ussr"]);
  await anna.run("ts influence", { where: "east germany, poland 4, yugoslavia" });
  await scene.calm();
  // the US has placed its influence, and chosen its headline too
  expect(await askedSeats()).toEqual(["ussr"]);
  expect((await scene.game()).version).toBe((await scene.game()).table.asked?.ussr);
  expect(textOf(await anna.lastPost())).toContain("**Set-up** · US ");
  const told = (await anna.posts()).filter((post) => textOf(post).includes("**Set-up** · US "));
  expect(told.map(({ rang }) => rang.length)).toEqual([1]);
  expect(await anna.tell("game list")).toContain("Computer (easy)");
  expect(await anna.tell("game undo")).not.toContain("cannot");
  expect(matchOf(await scene.game()).answered).toBe(5);
  expect(await anna.tell("game draw")).toContain("The computer does not agree to a draw now");
  const asking = await anna.run("game resign");
  expect(wordsOf(asking.message)).toContain("Computer (easy)");
  const resigns = buttonsIn(asking.message).find(({ label }) => label === "Resign") as Component;
  await anna.press(asking.message as SeenMessage, resigns);
  await scene.calm();
  expect(textOf(await anna.lastPost())).toContain("Computer (easy) (US) beats");
});

test("with the other's consent it plays on for whoever leaves", async () => {
  await set();
  await scene.play(anna, boris);
  expect(await anna.tell("game replace", { seat: "US" })).toContain("Name who plays on");
  await anna.run("game replace", { seat: "US", computer: "easy" });
  await scene.calm();
  const offer = await boris.lastPost();
  expect(textOf(offer)).toContain("US wants the computer to play on for US");
  const agrees = buttonsOf(offer).find(({ label }) => label === "Agree to Computer") as Component;
  await boris.press(offer, agrees);
  await scene.calm();
  expect(textOf(await boris.lastPost())).toContain("Computer (easy) now plays US");
  expect(await seatsOf()).toContain("us computer:easy");
});

test("what it was asked before the bot went away it answers when the bot is back", async () => {
  await set({ computerWaitMs: 60 * 60 * 1000 });
  await anna.run("game new", { seat: "us", computer: "easy", thread: false });
  await anna.run("game start");
  await scene.calm();
  expect(await askedSeats()).toEqual(["ussr"]);
  await scene.restart(undefined, { computerWaitMs: 0 });
  await scene.calm();
  expect(await askedSeats()).toEqual(["us"]);
});

describe("computers alone play to the end", () => {
  test.each([...titles.keys()])("%s", async (title) => {
    await set();
    await anna.run("game new", { title, computer: "easy", thread: false });
    const seat = (await scene.game()).seats.find(({ userId }) => !userId.startsWith("computer:"))?.seat ?? "";
    await anna.run("game leave");
    const lobby = await scene.lobby(anna);
    await anna.choose(lobby, computersIn(lobby), `${seat}=easy`);
    await anna.run("game start");
    await scene.calm();
    const game = await scene.game();
    expect(game.status).toBe("finished");
    const answers = await scene.store.answers(game.id);
    expect(new Set(answers.map(({ userId }) => userId))).toEqual(new Set(["computer:easy"]));
    // nobody is called, and nobody gets a hand
    const posts = await scene.store.sentPosts(game.id, "hand", 10);
    expect(posts).toEqual([]);
    expect(textOf(await anna.lastPost())).toContain("Computer (easy)");
  });
});
