import { afterEach, beforeEach, expect, test } from "vitest";
import type { SeenMessage } from "../../src/playground/client.ts";
import type { StoredGame } from "../../src/store/index.ts";
import { SimClock } from "../league/sim.ts";
import { faultsOf } from "./limits.ts";
import { buttonsOf, type Component, labelsOf, menusOf, type Person, textOf } from "./person.ts";
import { Scene } from "./scene.ts";

let scene: Scene;
let clock: SimClock;
let anna: Person;
let boris: Person;
let chen: Person;
let dasha: Person;

beforeEach(async () => {
  clock = new SimClock();
  scene = await Scene.set({ now: clock.now });
  [anna, boris, chen, dasha] = ["anna", "boris", "chen", "dasha"].map((name) => scene.person(name)) as [
    Person,
    Person,
    Person,
    Person,
  ];
});
afterEach(() => scene.end());

const title = "red-sea";
const board = () => scene.person("anna", "table-three");
const chooseBoard = () => anna.tell("settings server", { board: "table-three" });

/** Messages with the board of open seats. */
const boards = async (): Promise<SeenMessage[]> => {
  await scene.calm();
  return (await board().posts()).filter((post) => textOf(post).includes("Open seats"));
};

const theBoard = async (): Promise<SeenMessage> => {
  const [only, another] = await boards();
  if (only === undefined || another !== undefined) throw new Error("Not one board");
  return only;
};

const gamesOf = async (person: Person): Promise<readonly StoredGame[]> =>
  (await scene.store.gamesOfUser(person.id)).games as readonly StoredGame[];

const guild = async (): Promise<string> => (await scene.people.world()).servers[0]?.id ?? "";

test("two people who seek the same game find each other: a post calls both, and their game begins in its thread", async () => {
  const told = await anna.run("game seek", { title, days: 2 });
  const words = textOf(told.message as SeenMessage);
  expect(told.message?.ephemeral).toBe(true);
  expect(words).toContain("You seek somebody to play **Twilight Struggle: Red Sea**");
  expect(words).toContain("a move within 2 days · ends <t:");
  // who seeks it he knows
  expect(words).not.toContain(anna.id);
  expect(words).toContain("No channel of this server has a board");
  const list = await boris.at("table-two").run("game list");
  expect(textOf(list.message as SeenMessage)).not.toContain("Red Sea");
  expect(await boris.at("table-two").tell("game seek", { title, rated: true })).toContain(`вы играете с <@${anna.id}>`);
  await scene.calm();
  const [game, another] = await gamesOf(anna);
  expect(another).toBeUndefined();
  expect(game).toMatchObject({ title, status: "running", pace: { days: 2 }, hostId: expect.any(String) });
  expect(game?.table.rated).toBeUndefined();
  expect(game?.seats.map(({ userId }) => userId).sort()).toEqual([anna.id, boris.id].sort());
  const posts = (await boris.at("table-two").posts()).filter((post) => textOf(post).includes("found each other"));
  expect(posts).toHaveLength(1);
  expect(posts[0]?.mentions).toEqual(expect.arrayContaining([anna.id, boris.id]));
  // a thread has the id of the post that it hangs on
  expect(posts[0]?.id).toBe(game?.channelId);
  const { channels } = await scene.people.world();
  expect(channels.find(({ id }) => id === game?.channelId)?.name).toMatch(/^Twilight Struggle: Red Sea: /);
  expect(await scene.store.seeksOf(anna.id)).toEqual([]);
  expect(scene.complaints).toEqual([]);
});

test("the board is one message, kept current: seeks and lobbies come and go, and Join takes them", async () => {
  expect(await chooseBoard()).toMatch(/Board of open seats: <#\d+>/);
  const first = await theBoard();
  expect(faultsOf(first)).toEqual([]);
  expect(textOf(first)).toContain("**Open seats**: 0");
  expect(labelsOf(first)).toEqual(["Seek"]);
  expect(await anna.tell("game seek", { title, options: "any", seat: "us" })).toContain("It is on the board in <#");
  await dasha.at("table-two").run("game new", { title: "undaunted-north-africa", seat: "lrdg", thread: false });
  const second = await theBoard();
  expect(second.id).toBe(first.id);
  expect(textOf(second)).toContain("**Open seats**: 2");
  expect(second.mentionsMe).toBe(false);
  expect(textOf(second)).toContain("plays US");
  expect(textOf(second)).toContain(`<@${dasha.id}> has opened a lobby in <#`);
  const at = boris.at("table-three");
  const [seated, taken] = joinsOf(second);
  if (seated === undefined || taken === undefined) throw new Error("No buttons");
  const sat = await at.press(second, seated);
  expect(textOf(sat.message as SeenMessage)).toContain("Теперь вы играете здесь: Италия");
  await scene.calm();
  expect((await scene.game("table-two")).seats.map(({ userId }) => userId).sort()).toEqual([boris.id, dasha.id].sort());
  expect(textOf(await theBoard())).toContain("**Open seats**: 1");
  const did = await at.press(second, taken);
  expect(textOf(did.message as SeenMessage)).toContain(`вы играете с <@${anna.id}>`);
  await scene.calm();
  const game = (await gamesOf(anna)).find((each) => each.title === title);
  expect(game?.seats).toMatchObject([{ seat: "us", userId: anna.id }, { userId: boris.id }]);
  const last = await theBoard();
  expect(last.id).toBe(first.id);
  expect(textOf(last)).toContain("**Open seats**: 0");
  const late = await at.press(second, taken, true);
  expect(textOf(late.message as SeenMessage)).toContain("Это место уже занято");
});

/** The buttons beside what stands on a board. */
const joinsOf = (message: SeenMessage): Component[] => buttonsOf(message).filter(({ label }) => label === "Join");

test("what is sought is taken back by a button, by a command, and from the list of one's games", async () => {
  await chooseBoard();
  const { message } = await anna.run("game seek", { title });
  await anna.pressLabel(message as SeenMessage, "Withdraw");
  expect(await scene.store.seeksOf(anna.id)).toEqual([]);
  await anna.run("game seek", { title });
  expect(textOf(await theBoard())).toContain(": 1");
  expect(await anna.tell("game seek", { withdraw: "Red Sea" })).toContain("no longer seek");
  expect(textOf(await theBoard())).toContain(": 0");
  expect(await anna.tell("game seek", { withdraw: "Red Sea" })).toContain("There is no such search");
  await anna.run("game seek", { title });
  const list = (await anna.at("dm").run("game list")).message as SeenMessage;
  expect(textOf(list)).toContain("You seek an opponent:");
  expect(faultsOf(list)).toEqual([]);
  await anna.at("dm").pressLabel(list, "Withdraw: Twilight Struggle: Red Sea");
  expect(await scene.store.seeksOf(anna.id)).toEqual([]);
});

test("Seek opens what there is for oneself alone; a game chosen there is sought as it is usually played", async () => {
  await chooseBoard();
  await chen.run("game seek", { title: "twilight-struggle" });
  const opened = (await boris.at("table-three").pressLabel(await theBoard(), "Seek")).message as SeenMessage;
  expect(opened.ephemeral).toBe(true);
  const [menu] = menusOf(opened);
  if (menu === undefined) throw new Error("No menu");
  const chosen = await boris.at("table-three").choose(opened, menu, title);
  expect(textOf(chosen.message as SeenMessage)).toContain("Вы ищете соперника для игры");
  await chen.run("game seek", { title });
  await scene.calm();
  expect(await gamesOf(boris)).toHaveLength(1);
});

test("with many open seats the board is bounded, and the rest is on pages", async () => {
  await chooseBoard();
  for (let at = 0; at < 12; at++) {
    const key = `seeker-${at}`;
    await scene.people.makePerson({ key, name: `Seeker ${at}` });
    const points = `${1000 + at}-${1000 + at}`;
    await scene.person(key).run("game seek", { title, rating: points, options: "any" });
  }
  const shown = await theBoard();
  expect(faultsOf(shown)).toEqual([]);
  expect(textOf(shown)).toContain("And 2 more");
  expect(joinsOf(shown)).toHaveLength(10);
  const all = (await chen.at("table-three").pressLabel(shown, "Show All")).message as SeenMessage;
  const next = (await chen.at("table-three").pressLabel(all, "▶")).message as SeenMessage;
  expect(textOf(next)).toContain("page 2 of 2");
  expect(joinsOf(next)).toHaveLength(2);
  await anna.run("settings server", { language: "ru" });
  await scene.calm();
  expect((await board().posts()).map(textOf).join("\n")).toContain("**Свободные места**: 12");
});

test("what nobody has come to ends by itself: its person is told once, and the board no longer has it", async () => {
  await chooseBoard();
  await anna.run("game seek", { title, "for-days": 3 });
  await boris.run("game seek", { title: "undaunted-north-africa" });
  await scene.people.fault({ kind: "closed-dms", person: "boris", on: true });
  clock.pass(2);
  await scene.bot.look();
  expect(textOf(await theBoard())).toContain(": 2");
  clock.pass(2);
  await scene.bot.look();
  await scene.bot.look();
  expect(textOf(await theBoard())).toContain(": 1");
  const told = (await anna.at("dm").read()).map(textOf).filter((words) => words.includes("Nobody has come"));
  expect(told).toHaveLength(1);
  expect(told[0]).toContain("**Twilight Struggle: Red Sea** with you on Dead Drop");
  clock.pass(20);
  await scene.bot.look();
  expect(textOf(await theBoard())).toContain(": 0");
});

test("who is to have certain ratings is told from the ladder, and whoever has others is not found and cannot join", async () => {
  await chooseBoard();
  const table = { title, rated: true };
  await scene.seat([anna, boris], ["us", "ussr"], table);
  await boris.insist("game resign");
  await scene.calm();
  // anna has 5050 points now, boris 4950
  await anna.run("game seek", { title, rating: "±60" });
  await boris.at("table-two").run("game seek", { title });
  expect(textOf(await theBoard())).toContain("opponents with 4990 to 5110 points");
  expect(await scene.store.seeksOf(boris.id)).toHaveLength(1);
  const [of] = joinsOf(await theBoard());
  if (of === undefined) throw new Error("No button");
  const refused = await boris.at("table-three").press(await theBoard(), of);
  expect(textOf(refused.message as SeenMessage)).toContain("с другим рейтингом");
  expect(await chen.tell("game seek", { title })).toContain(`you play with <@${anna.id}>`);
  await anna.run("settings server", { ladder: false });
  expect(await dasha.tell("game seek", { title, rating: "±60" })).toContain("Рейтингов и профилей на этом сервере нет");
});

test("who usually plays when is told on everybody's own clock", async () => {
  await anna.run("settings mine", { "time-zone": "Europe/Berlin" });
  await chen.run("settings mine", { "time-zone": "Africa/Cairo" });
  const told = await anna.tell("game seek", { title, hours: "19-23" });
  expect(told).toMatch(/usually plays <t:\d+:t>–<t:\d+:t> · ends/);
  expect(told).not.toContain("Berlin");
  await chen.run("game seek", { title, hours: "21-24" });
  await scene.calm();
  const post = (await anna.posts()).map(textOf).find((words) => words.includes("found each other"));
  expect(post).toMatch(/You usually play at the same time: <t:\d+:t>–<t:\d+:t>\./);
});

test("four who seek a game for four are found", async () => {
  for (const person of [anna, boris, chen]) await person.run("game seek", { title: "two-plus-two" });
  expect(await gamesOf(anna)).toEqual([]);
  await dasha.run("game seek", { title: "two-plus-two" });
  await scene.calm();
  expect((await gamesOf(anna))[0]).toMatchObject({ title: "two-plus-two", status: "running" });
  expect((await gamesOf(anna))[0]?.seats).toHaveLength(4);
});

test("the bot dies between the match and its thread: when it is back there is one game in one thread", async () => {
  await chooseBoard();
  await anna.run("game seek", { title });
  const { channels } = await scene.people.world();
  const three = channels.find(({ name }) => name === "table-three")?.id ?? "";
  await scene.people.fault({ kind: "error", times: 1000, status: 500, path: `POST /channels/${three}/` });
  await boris.run("game seek", { title });
  expect(await gamesOf(anna)).toEqual([]);
  await scene.restart(() => scene.people.clearFaults());
  clock.pass(1);
  await scene.bot.look();
  await scene.calm();
  expect(await gamesOf(anna)).toHaveLength(1);
  expect(await gamesOf(boris)).toHaveLength(1);
  const posts = (await board().posts()).map(textOf);
  expect(posts.filter((words) => words.includes("found each other"))).toHaveLength(1);
  expect(textOf(await theBoard())).toContain(": 0");
});

test("the board is kept over a restart, found where it was not noted down, and recreated where somebody has deleted it", async () => {
  await chooseBoard();
  await anna.run("game seek", { title });
  const before = await theBoard();
  const kept = await scene.store.seatBoard(await guild());
  if (kept === null) throw new Error("No board");
  await scene.restart(async () => {});
  expect((await theBoard()).id).toBe(before.id);
  await scene.store.noteSeatBoard(kept, { messageId: null, shown: null });
  await scene.restart();
  await scene.bot.look();
  expect((await theBoard()).id).toBe(before.id);
  await scene.people.fault({ kind: "delete-message", message: before.id });
  await anna.run("game seek", { withdraw: "Red Sea" });
  const after = await theBoard();
  expect(after.id).not.toBe(before.id);
  expect(textOf(after)).toContain(": 0");
  await anna.run("settings server", { board: "table-two" });
  expect(await boards()).toEqual([]);
  await anna.run("settings server", { clear: "board" });
  await scene.calm();
  expect((await anna.at("table-two").posts()).filter((post) => textOf(post).includes("Open seats"))).toEqual([]);
});

test("where the board may not be posted it waits, whoever chose it is told once, and it comes back by itself", async () => {
  await chooseBoard();
  const first = await theBoard();
  await scene.people.fault({ kind: "permissions", channel: "table-three", without: ["SendMessages"] });
  await anna.run("game seek", { title });
  await scene.calm();
  const words = async () =>
    (await anna.at("dm").read()).map(textOf).filter((said) => said.includes("board of open seats cannot be posted"));
  await expect.poll(words).toHaveLength(1);
  expect((await words())[0]).toContain("I lack **View Channel** or **Send Messages** there");
  expect(await anna.tell("settings server")).toContain("cannot be posted");
  // people find each other all the same, where both have said it
  expect(await boris.tell("game seek", { title })).toContain("вы играете");
  await scene.calm();
  expect(await gamesOf(anna)).toHaveLength(1);
  expect(await words()).toHaveLength(1);
  await chen.run("game seek", { title });
  await scene.people.fault({ kind: "permissions", channel: "table-three", without: [] });
  await expect.poll(async () => textOf(await theBoard())).toContain(": 1");
  expect((await theBoard()).id).toBe(first.id);
  await scene.people.deleteChannel("table-three");
  await expect.poll(words).toHaveLength(2);
});

test("where the game of a match cannot be opened after all, its people seek on", async () => {
  await anna.run("game seek", { title });
  await scene.people.fault({ kind: "error", times: 1, status: 403, code: 50001, path: "POST /channels/.*/messages$" });
  await boris.run("game seek", { title });
  await scene.calm();
  expect(await gamesOf(anna)).toEqual([]);
  expect(await scene.store.seeksIn(await guild(), 9)).toHaveLength(2);
  clock.pass(1);
  await scene.bot.look();
  await scene.calm();
  expect(await gamesOf(anna)).toHaveLength(1);
  expect((await anna.posts()).map(textOf).filter((words) => words.includes("found each other"))).toHaveLength(1);
});

test("whoever wants everything deleted seeks no more, and the board does not name him", async () => {
  await chooseBoard();
  await chen.run("game seek", { title });
  expect(textOf(await theBoard())).toContain(chen.id);
  const asked = (await chen.at("dm").run("settings data")).message as SeenMessage;
  const [, question] = labelsOf(asked);
  const sure = (await chen.at("dm").pressLabel(asked, question ?? "")).message as SeenMessage;
  await chen.at("dm").pressLabel(sure, labelsOf(sure)[0] ?? "");
  expect(await scene.store.seeksOf(chen.id)).toEqual([]);
  expect(textOf(await theBoard())).not.toContain(chen.id);
});

test("what makes no sense is refused in a sentence and changes nothing", async () => {
  expect(await anna.at("dm").tell("game seek", { title })).toContain("on a server");
  expect(await anna.tell("game seek", { rated: true })).toContain("Say for which game");
  expect(await anna.tell("game seek", { title, rating: "5300-4700" })).toContain("upside down: from 5300 to 4700");
  expect(await anna.tell("game seek", { title, rating: "good" })).toContain("I do not understand that as ratings");
  expect(await anna.tell("game seek", { title, hours: "19-23" })).toContain("Set it first");
  await anna.run("settings mine", { "time-zone": "Europe/Berlin" });
  for (const hours of ["evening", "19:30-23", "19-25", ","])
    expect(await anna.tell("game seek", { title, hours })).toContain("I do not understand that as hours");
  expect(await anna.tell("game seek", { title, "same-hours": true })).toContain("`same-hours` needs your own");
  expect(await anna.tell("game seek", { title, options: "nothing: on" })).toContain("nothing");
  expect(await anna.tell("game seek", { title, seat: "moon" })).toContain("seat");
  expect(await scene.store.seeksOf(anna.id)).toEqual([]);
  await anna.run("game seek", { title });
  expect(await anna.tell("game seek", { title, days: 2 })).toContain("You seek somebody for this game here already");
  for (const each of ["twilight-struggle", "undaunted-north-africa", "wir-sind-das-volk", "two-plus-two"])
    await anna.run("game seek", { title: each });
  expect(await scene.store.seeksOf(anna.id)).toHaveLength(5);
  await scene.people.fault({ kind: "permissions", channel: "table-one", without: ["CreatePublicThreads"] });
  expect(await boris.tell("game seek", { title })).toContain("Здесь я не могу открыть ветку");
  expect(await anna.tell("settings server", { board: "table-one" })).toContain("I cannot keep a board in <#");
  expect(await boris.tell("settings server", { board: "table-two" })).toContain("Менять настройки сервера");
  expect(await scene.store.seatBoard(await guild())).toBe(null);
});
