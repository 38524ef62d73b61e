import { afterAll, beforeAll, expect, test } from "vitest";
import { twoPlusTwo } from "../../src/games/wir-sind-das-volk/index.ts";
import type { VolkState } from "../../src/games/wir-sind-das-volk/state.ts";
import { table } from "../games/wir-sind-das-volk/table.ts";
import { lay } from "../table/lay.ts";
import { labelsOf, type Person, textOf } from "./person.ts";
import { Scene } from "./scene.ts";
import { matchOf, Watch } from "./secrecy.ts";

let scene: Scene;
let people: readonly Person[];
let anna: Person;
let boris: Person;
let chen: Person;
let dasha: Person;

beforeAll(async () => {
  scene = await Scene.set({ seed: "four" });
  people = ["anna", "boris", "chen", "dasha"].map((name) => scene.person(name));
  [anna, boris, chen, dasha] = people as [Person, Person, Person, Person];
});
afterAll(() => scene.end());

/** Titles of the hands somebody was sent since so many messages of their DM. */
const handsSent = async (person: Person, since = 0) =>
  (await person.at("dm").read()).slice(since).map((message) => textOf(message).split("\n")[0]);

/** Everybody's hands, by seat. */
async function hands(channel = "table-one"): Promise<Record<string, readonly string[]>> {
  const { state } = matchOf(await scene.game(channel)).view(null);
  return (state as VolkState).hands;
}

test("the lobby has four seats, begins when all are taken, and states what talk was agreed on", async () => {
  await anna.run("game new", { title: "two-plus-two", seat: "usa", thread: false, options: "tableTalk=free" });
  const open = await scene.lobby(anna);
  expect(labelsOf(open)).toEqual([
    "Join as West",
    "Join as USSR",
    "Join as East",
    "Bring a Word",
    "How to Win",
    "Leave",
    "Cancel",
  ]);
  expect(open && textOf(open)).toContain("Table talk: allowed");
  await chen.run("game join", { seat: "west" });
  expect(await anna.tell("game start")).toContain("USSR");
  await boris.run("game join", { seat: "ussr" });
  await dasha.run("game join", { seat: "east" });
  await anna.run("game start");
  await scene.calm();
  const post = textOf(await anna.lastPost());
  expect(post).toContain("Table talk: allowed. Hands must never be discussed");
  expect(post).toContain("Order of play: USA, USSR, West, East");
});

test("everybody is sent a hand of two, and only the one to act is called", async () => {
  for (const person of people) expect(await handsSent(person)).toHaveLength(1);
  const post = await anna.lastPost();
  expect(post.rang).toEqual([anna.id]);
  expect(await anna.tell("hand")).toContain("Your hand as USA");
  for (const hand of Object.values(await hands())) expect(hand).toHaveLength(2);
});

test("nobody reads a card of their ally: in answers, look-ups of the position, the log or completions", async () => {
  const watch = await Watch.over(people);
  for (const person of people)
    for (const command of ["hand", "game status", "game log", "game board", "choose"])
      await watch.look([person, await person.run(command, command === "choose" ? { option: "?" } : {})]);
  for (const person of people) {
    const names = (await person.offered("volk take", "card")).join();
    if (person !== anna) expect(names).toBe("");
  }
  await anna.run("volk credit", { card: (await hands()).usa?.[0] ?? "" });
  await scene.calm();
  await watch.look();
  expect(watch.leaks).toEqual([]);
  expect(watch.looked).toBeGreaterThan(20);
});

test("the next in the order of play is called, and no ally of theirs", async () => {
  const post = await anna.lastPost();
  expect(post.rang).toEqual([boris.id]);
  expect(textOf(post)).toContain(`▸ <@${boris.id}> (USSR)`);
  expect(await chen.tell("choose", { option: "korean-war" })).toContain("USSR");
});

test("two people play both seats of a side", async () => {
  const [one, two] = [anna.at("table-two"), boris.at("table-two")];
  const since = { anna: (await handsSent(anna)).length, boris: (await handsSent(boris)).length };
  await one.run("game new", { title: "two-plus-two", seat: "usa", thread: false });
  await one.run("game join", { seat: "west" });
  await two.run("game join", { seat: "ussr" });
  const open = await scene.lobby(one);
  expect(labelsOf(open)).toEqual(["Join as East", "Bring a Word", "How to Win", "Leave", "Cancel"]);
  await two.run("game join", { seat: "east" });
  await two.run("game start");
  await scene.calm();
  expect((await handsSent(anna, since.anna)).sort()).toEqual([
    "**Your hand as USA in Wir sind das Volk! 2+2**",
    "**Your hand as West in Wir sind das Volk! 2+2**",
  ]);
  expect(await handsSent(boris, since.boris)).toHaveLength(2);
});

test("/hand shows both hands of a person, that of the seat to move first", async () => {
  const [one, two] = [anna.at("table-two"), boris.at("table-two")];
  const heads = async (person: Person) => (await person.tell("hand")).split("\n").filter((line) => /^\*\*/.test(line));
  expect(await heads(one)).toEqual([
    "**Your hand as USA in Wir sind das Volk! 2+2**",
    "**Your hand as West in Wir sind das Volk! 2+2**",
  ]);
  expect(await heads(two)).toHaveLength(2);
  expect((await one.lastPost()).rang).toEqual([anna.id]);
});

test("the log tells a person what both seats drew, and nothing of the others", async () => {
  const name = (card: string) => twoPlusTwo.name(card)?.en ?? card;
  const { usa = [], west = [], ussr = [], east = [] } = await hands("table-two");
  const log = await anna.at("table-two").tell("game log");
  for (const card of [...usa, ...west]) expect(log).toContain(name(card));
  for (const card of [...ussr, ...east]) expect(log).not.toContain(name(card));
});

test("their panel, completions and turn follow the seat that is asked", async () => {
  const [one, two] = [anna.at("table-two"), boris.at("table-two")];
  const { usa = [], west = [] } = await hands("table-two");
  const offered = async () => (await one.complete("volk take", "card")).map(({ value }) => value);
  expect(await offered()).toEqual(expect.arrayContaining([...usa]));
  expect(await offered()).not.toContain(west[0]);
  const display = (await one.complete("volk credit", "card")).filter(({ name }) => name.includes("display"));
  await one.run("volk credit", { card: String(display[0]?.value) });
  await two.run("volk credit", { card: String(display[1]?.value) });
  await scene.calm();
  const post = await one.lastPost();
  expect(textOf(post)).toContain(`▸ <@${anna.id}> (West)`);
  expect(post.rang).toEqual([anna.id]);
  expect(await offered()).toEqual(expect.arrayContaining([...west]));
  expect(await offered()).not.toContain(usa[0]);
  expect((await one.tell("hand")).split("\n")[0]).toContain("as West");
  const { message } = await one.pressLabel(post, "Play");
  expect(message && textOf(message)).toContain("Choose a card");
});

test("asked for both seats at once, a person answers one after the other and is called once", async () => {
  const one = anna.at("table-two");
  const laid = table({
    step: { at: "turn", seat: "east" },
    decade: 1,
    part: 3,
    display: ["land-reform", "stalinist-purges"],
    hands: { usa: ["goettingen-eighteen"], west: ["the-miracle-of-bern"] },
    factories: ["hamburg", "bitterfeld", "berlin", "leipzig"],
    powers: { order: ["usa", "ussr", "west", "east"] },
  });
  await lay(scene.store, (await scene.game("table-two")).id, laid);
  await boris.at("table-two").insist("volk build", { card: "land-reform", where: "done" });
  await scene.calm();
  const asked = async () => matchOf(await scene.game("table-two")).pending.filter((ask) => !ask.answered);
  for (let turns = 0; turns < 12 && (await asked())[0]?.kind !== "hand.sift"; turns++) {
    const [ask] = await asked();
    const person = ask?.seat === "usa" || ask?.seat === "west" ? one : boris.at("table-two");
    await person.run("choose", { option: ask?.options[0]?.id ?? "" });
  }
  await scene.calm();
  expect((await asked()).map(({ seat }) => seat)).toEqual(["usa", "west"]);
  expect((await one.lastPost()).rang).toEqual([anna.id]);
  expect(await one.offered("choose", "option")).toEqual(["Discard Nothing", "Discard Göttingen Eighteen"]);
  await one.run("choose", { option: "keep" });
  expect(await one.offered("choose", "option")).toEqual(["Discard Nothing", "Discard The Miracle of Bern"]);
  await one.run("choose", { option: "keep" });
  await scene.calm();
  expect(textOf(await one.lastPost())).toContain("Decade II begins");
});

test("nothing of it has gone wrong inside", () => expect(scene.complaints).toEqual([]));
