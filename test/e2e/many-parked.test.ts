import { expect, test } from "vitest";
import { runIn } from "../store/databases.ts";
import { copyGame } from "../store/many.ts";
import { textOf } from "./person.ts";
import { Scene } from "./scene.ts";

test("of many games without a channel the first few are parked at once, the others while people play on", async () => {
  const scene = await Scene.set({ seed: "many parked", placesEveryMs: 60 * 60 * 1000 });
  const [anna, boris] = [scene.person("anna"), scene.person("boris")];
  await scene.play(anna, boris);
  const { id } = await scene.game();
  await scene.restart(() => copyGame(scene.database, id, { names: "1180000000990", count: 30 }));
  const parked = async () => {
    const { games } = await scene.store.gamesOfUser(anna.id);
    return games.filter(({ table }) => table.parked?.reason === "channel").length;
  };
  // of twenty that are looked at, one is where the bot plays on
  await expect.poll(parked).toBe(19);
  expect((await anna.run("hand")).message).not.toBe(null);
  expect(await parked()).toBe(19);
  // a new start finds what the one before has not come to
  await scene.restart();
  await expect.poll(parked).toBe(30);
  await scene.end();
});

test("of games that are parked together their people hear in one message, or in one answer", async () => {
  const scene = await Scene.set({ seed: "told together", placesEveryMs: 1, parkedQuietMs: 3000 });
  const [anna, boris] = [scene.person("anna"), scene.person("boris")];
  await scene.play(anna, boris);
  const { id } = await scene.game();
  await scene.people.fault({ kind: "closed-dms", person: "boris", on: true });
  await scene.restart(() => copyGame(scene.database, id, { names: "1180000000990", count: 40 }));
  const told = async () => (await anna.at("dm").read()).map(textOf).filter((words) => words.includes("is parked"));
  await expect.poll(told).toHaveLength(1);
  await scene.calm();
  const [message = ""] = await told();
  expect(message.match(/is parked: its channel or thread is gone/g)).toHaveLength(5);
  expect(message).toContain("35 more of your games are parked too");
  // whoever cannot be written to is tried once
  expect(scene.complaints.filter((line) => line.includes('"kind":"parked"'))).toHaveLength(1);
  const answer = await boris.tell("help");
  expect(answer.match(/партия отложена/g)).toHaveLength(5);
  expect(answer).toContain("И ещё 35 партий");
  // what comes later is a word of its own, and what goes on meanwhile none
  await scene.people.forbid("table-one", "SendMessages");
  await expect.poll(told).toHaveLength(2);
  await scene.people.forbid("table-one");
  await scene.calm();
  await scene.people.forbid("table-one", "SendMessages");
  await expect.poll(async () => (await scene.game()).table.parked?.reason).toBe("permission");
  await scene.people.forbid("table-one");
  await expect.poll(async () => (await scene.game()).table.parked).toBeUndefined();
  await expect.poll(() => scene.store.pendingCount()).toBe(0);
  expect(await told()).toHaveLength(2);
  await scene.end();
});

test("a process that dies after that message says it no second time, and tells of what was parked meanwhile", async () => {
  const scene = await Scene.set({ seed: "told once", placesEveryMs: 1, parkedQuietMs: 3000 });
  const [anna, boris] = [scene.person("anna"), scene.person("boris")];
  await scene.play(anna, boris);
  const { id } = await scene.game();
  const before = new Date(Date.now() - 120_000).toISOString();
  await scene.restart(() => copyGame(scene.database, id, { names: "1180000000990", count: 9 }));
  const told = async () => (await anna.at("dm").read()).map(textOf).filter((words) => words.includes("is parked"));
  await expect.poll(told).toHaveLength(1);
  await scene.calm();
  await scene.restart(async () => {
    // as if nothing had been noted down, so long ago that Discord has forgotten the nonce
    await runIn(
      scene.database,
      `UPDATE "Outbox" SET "state" = 'waiting', "createdAt" = ? WHERE "kind" = 'parked'`,
      before,
    );
    await scene.people.forbid("table-one", "SendMessages");
  });
  await expect.poll(told).toHaveLength(2);
  await scene.calm();
  expect((await told())[1]).not.toContain("more of your games");
  await scene.end();
});
