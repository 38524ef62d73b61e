import { afterEach, beforeEach, expect, test } from "vitest";
import { SimClock, simulate } from "../league/sim.ts";
import { faultsOf } from "./limits.ts";
import { type Person, textOf } from "./person.ts";
import { Scene } from "./scene.ts";

let scene: Scene;
let clock: SimClock;
let anna: Person;
let boris: Person;
let chen: Person;

beforeEach(async () => {
  clock = new SimClock();
  scene = await Scene.set({ now: clock.now });
  [anna, boris, chen] = ["anna", "boris", "chen"].map((name) => scene.person(name)) as [Person, Person, Person];
});
afterEach(() => scene.end());

const opened = (options = {}) =>
  anna.tell("league new", { name: "Spring *Cup*", title: "twilight-struggle", "round-days": 20, ...options });

const present = async () => {
  const { channels } = await scene.people.world();
  const league = await scene.store.leagueOfChannel(channels.find(({ name }) => name === "table-one")?.id ?? "");
  if (league === null) throw new Error("No league");
  return league;
};

/** Where the only game of the present round is played. */
const thread = async (): Promise<string> => {
  const league = await present();
  const game = league.games.find(({ round, one }) => round === league.round && one === null);
  return (await scene.store.game(game?.table ?? ""))?.channelId ?? "";
};

test("a small league goes to its end without anybody bringing it on, with a bye, forfeits and corrections", async () => {
  const simulated = await simulate(scene, clock, { people: 7, rounds: 3, seed: "small" });
  expect(simulated).toMatchObject({ people: 7, unfinished: 0, ratingMismatches: 0 });
  expect(simulated.games).toBeGreaterThanOrEqual(10);
  expect((await present()).status).toBe("finished");
  const said = (await anna.posts()).map(textOf).join("\n");
  expect(said).toContain("round 3 of 3");
  expect(said).toContain("final table");
  expect(said).toContain("the organiser has decided");
  expect(said).toContain("is over. Winner:");
  expect(scene.complaints).toEqual([]);
});

test("two people play both sides in threads of their own, and the table is one message for a round", async () => {
  expect(await opened({ "both-sides": true, system: "round-robin" })).toContain("Spring Cup");
  await scene.calm();
  const post = await anna.lastPost();
  expect(faultsOf(post)).toEqual([]);
  await boris.pressLabel(post, "Join League");
  await chen.run("league join");
  expect(await chen.tell("league join")).toContain("already");
  await anna.run("league start");
  await scene.calm();
  const { games } = await present();
  expect(games.map(({ first, second }) => [first, second])).toEqual([
    [games[0]?.first, games[0]?.second],
    [games[0]?.second, games[0]?.first],
  ]);
  const [one] = games;
  const game = await scene.store.game(one?.table ?? "");
  expect(game).toMatchObject({ status: "running", seats: [{ seat: "us" }, { seat: "ussr" }] });
  const own = scene.person("boris", game?.channelId ?? "");
  await own.insist("game resign");
  await scene.calm();
  const tables = (await anna.posts()).filter((each) => textOf(each).includes("Sonneborn-Berger"));
  expect(tables).toHaveLength(1);
  expect(textOf(tables[0] as never)).toContain("after 1 of 2 games of round 1 of 1");
  expect(textOf(tables[0] as never)).toContain(`1\\. <@${chen.id}> · **1**`);
  await scene.person("boris", await thread()).insist("game resign");
  await scene.calm();
  expect((await present()).status).toBe("finished");
  // in full: 100, and then 100 less 5 % of 200
  expect(await anna.tell("ladder")).toContain("**5190**");
});

test("who has taken longer loses what is due; people are reminded once before", async () => {
  await opened({ rounds: 1 });
  for (const person of [boris, chen]) await person.run("league join");
  await anna.run("league start");
  await scene.calm();
  clock.pass(16);
  await scene.bot.look();
  await scene.calm();
  const { games } = await present();
  expect(games).toMatchObject([{ reminded: true, one: null }]);
  expect(
    (await boris.at("dm").read()).map(textOf).join("\n") + (await chen.at("dm").read()).map(textOf).join("\n"),
  ).toMatch(/is due|срок вашей партии/);
  clock.pass(5);
  await scene.bot.look();
  await scene.calm();
  const after = await present();
  expect(after.status).toBe("finished");
  expect(after.games).toMatchObject([{ how: "forfeit" }]);
  expect((await scene.store.game(games[0]?.table ?? ""))?.outcome?.key).toBe("forfeit");
});

test("what makes no sense is refused in a sentence and changes nothing", async () => {
  expect(await anna.tell("league table")).toContain("no such league");
  expect(await boris.tell("league new", { name: "Cup", title: "twilight-struggle" })).toContain(
    "кто управляет каналом",
  );
  expect(await opened({ title: "two-plus-two" })).toContain("games for two");
  expect(await opened({ system: "round-robin", rounds: 3 })).toContain("belongs to a Swiss league");
  await opened({ rounds: 9 });
  expect(await anna.tell("league start")).toContain("at least two people");
  await boris.run("league join");
  expect(await anna.tell("league start")).toContain("at least two people; 1 has joined");
  expect(await boris.tell("league start")).toContain("только тот, кто открыл лигу");
  await chen.run("league join");
  expect(await anna.tell("league start")).toContain("at most 1 round");
  expect((await present()).status).toBe("open");
  expect(await anna.tell("league leave")).toContain("not in this league");
  const report = { round: 1, number: 1, result: "first" };
  expect(await anna.tell("league report", report)).toContain("has not begun");
  await anna.run("league cancel");
  await opened({ rounds: 1 });
  for (const person of [boris, chen]) await person.run("league join");
  await anna.run("league start");
  await scene.calm();
  expect(await anna.tell("league report", report)).toContain("still played");
  expect(await anna.tell("league report", { ...report, number: 7 })).toContain("no game 7");
  const [game] = (await present()).games;
  const loser = game?.first === boris.id ? "boris" : "chen";
  await scene.person(loser, await thread()).insist("game resign");
  await scene.calm();
  expect(await chen.tell("league report", report)).toContain("Only whoever opened");
  expect(await anna.tell("league report", { ...report, result: "second" })).toContain("counts exactly that already");
  const ranked = { guildId: (await present()).guildId, title: "twilight-struggle" };
  const its = async () => (await scene.store.ratings(ranked)).map((each) => each.userId);
  expect((await its())[0]).toBe(game?.second);
  expect(await anna.tell("league report", report)).toContain("counts 1 – 0 now");
  expect((await its())[0]).toBe(game?.first);
  expect(await anna.tell("league start")).toContain("over");
});
