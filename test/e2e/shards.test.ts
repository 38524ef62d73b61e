import { afterAll, beforeAll, expect, test } from "vitest";
import type { Person } from "./person.ts";
import { Scene } from "./scene.ts";

const SHARDS = 3;

let scene: Scene;
/** At tables of one server on each shard. */
const tables: string[] = [];
const servers: string[] = [];

const shardOf = (server: string): number => Number((BigInt(server) >> 22n) % BigInt(SHARDS));

beforeAll(async () => {
  scene = await Scene.set({ seed: "shards", recommended: SHARDS });
  for (let n = 0; tables.length < SHARDS; n++) {
    const { id } = await scene.people.makeServer({ name: `Server ${n}` });
    if (shardOf(id) !== tables.length) continue;
    const name = `table-on-${tables.length}`;
    await scene.people.makeChannel({ name, server: id });
    tables.push(name);
    servers.push(id);
  }
});
afterAll(() => scene.end());

const place = (table: string, name: string): Person => scene.person(name, table);

test("a bot that is told nothing runs as many shards as Discord recommends", async () => {
  expect((await scene.people.world()).shards).toEqual([
    [0, SHARDS],
    [1, SHARDS],
    [2, SHARDS],
  ]);
});

test("games of servers on different shards go on beside each other, hands in direct messages included", async () => {
  for (const table of tables) {
    await scene.play(place(table, "anna"), place(table, "boris"));
    const game = await scene.game(table);
    const before = game.version;
    // a hand in the DM comes on the first shard, whichever the game's server is on
    const hand = await scene.person("anna", "dm").tell("hand", { game: game.id });
    expect(hand).toContain("cards");
    await place(table, "boris").run("ts influence", { where: "poland 3, east germany 3" });
    await scene.calm();
    expect((await scene.game(table)).version).toBeGreaterThan(before);
    expect((await place(table, "anna").lastPost()).id).toBeDefined();
  }
});

test("one shard that is begun anew does not keep the others waiting", async () => {
  await scene.people.fault({ kind: "drop-gateway", shard: 2, resumable: false });
  for (const table of tables.slice(0, 2)) expect(await place(table, "anna").tell("game status")).toContain("Set-up");
  await expect.poll(async () => (await scene.people.world()).connections).toBe(SHARDS);
  expect(await place(tables[2] ?? "", "anna").tell("game status")).toContain("Set-up");
});

test("a bot with some of the shards takes no server of the others for one that has removed it", async () => {
  const reasons = async () => {
    const games = await Promise.all(tables.map((table) => scene.game(table)));
    return games.map(({ table }) => table.parked?.reason ?? null);
  };
  const [first = "", , third = ""] = servers;
  await scene.restart(() => scene.people.kickBot(first), { shards: { ids: [0, 1], of: SHARDS } });
  await expect.poll(reasons).toEqual(["server", null, null]);
  await scene.bot.settled();
  expect(await scene.store.guildsLeft(new Date())).toEqual([first]);
  // whoever has its shard will say so
  await scene.restart(() => scene.people.kickBot(third), { shards: { ids: [1], of: SHARDS } });
  await scene.bot.settled();
  expect(await reasons()).toEqual(["server", null, null]);
  await scene.restart(async () => {}, { shards: { ids: [0, 1, 2], of: SHARDS } });
  await expect.poll(reasons).toEqual(["server", null, "server"]);
});
