import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Options, Person } from "../e2e/person.ts";
import { matchOf } from "../e2e/secrecy.ts";
import { type Setting as ColdWarSetting, table as coldWar } from "../games/twilight-struggle/table.ts";
import { type Setting, table } from "../games/undaunted/table.ts";
import { lay } from "../table/lay.ts";
import { World } from "./world.ts";

/** How long orders wait, in both worlds. */
let wait = 0;
let worlds: readonly World[] = [];

const HOUR = 60 * 60 * 1000;

beforeEach(async () => {
  const options = { orderWait: () => wait, ordersEveryMs: 50 };
  worlds = await Promise.all(["here", "there"].map((seed) => World.set({ ...options, seed }, "table-one")));
});
afterEach(() => Promise.all(worlds.map(({ scene }) => scene.end())));

const anna = ({ scene }: World): Person => scene.person("anna");
const boris = ({ scene }: World): Person => scene.person("boris");

/** A game in both worlds, begun anew. */
async function seated(seats: readonly string[], options: Options): Promise<void> {
  for (const world of worlds) {
    const { scene } = world;
    await scene.seat([anna(world), boris(world)], seats, options);
    await world.read();
    world.told.begin();
  }
}

async function calm(world: World): Promise<void> {
  await world.scene.calm();
  await world.read();
}

/** Everything that Anna can have shown to her now, and all posts: what it costs to know is another matter. */
async function experience(world: World, since: string): Promise<string[]> {
  const person = anna(world);
  const commands: [string, Options][] = [
    ["game status", {}],
    ["game board", { as: "text" }],
    ["game log", {}],
    ["game list", {}],
    ["game orders", {}],
    ["hand", {}],
  ];
  const { people } = world.scene;
  const posts = await people.messages({ person: "anna", channel: "table-one", after: since, limit: 100 });
  const posted = posts.filter(({ author, interaction }) => author.bot && interaction === null);
  const told = [...(await world.told.screen(posted))];
  for (const [command, options] of commands) told.push(await world.told.outcome(await person.run(command, options)));
  const game = await world.scene.game();
  told.push(`can take back: ${matchOf(game).canUndo(matchOf(game).seats[0] ?? "")}`);
  return told;
}

const lastOf = async ({ scene }: World): Promise<string> =>
  (await scene.people.messages({ person: "anna", channel: "table-one", limit: 1 })).at(-1)?.id ?? "0";

/** What is done in each of the two worlds, which differ in what Anna may not know; what she then gets is the same. */
async function alike(deeds: readonly ((world: World) => Promise<void>)[]): Promise<readonly string[]> {
  const told: string[][] = [];
  for (const [at, world] of worlds.entries()) {
    const since = await lastOf(world);
    world.told.begin();
    await deeds[at]?.(world);
    await calm(world);
    told.push(await experience(world, since));
  }
  expect(told[0]).toEqual(told[1]);
  return told[0] ?? [];
}

const pending = async ({ scene }: World): Promise<string[]> =>
  matchOf(await scene.game()).pending.flatMap(({ seat, answered }) => (answered ? [] : [seat]));

const becomes = (world: World, seats: readonly string[]) =>
  vi.waitFor(async () => expect(await pending(world)).toEqual(seats), 10_000);

test("until an order to end turns of fog acts, nobody can tell a hand of fog from another; what it does lays the hand open", async () => {
  await seated(["lrdg", "italy"], { title: "undaunted-north-africa" });
  const base: Setting = { side: "lrdg", initiative: "lrdg" };
  wait = HOUR;
  const ending = (hand: NonNullable<NonNullable<Setting["hands"]>["italy"]>) => async (world: World) => {
    const setting = { ...base, hands: { lrdg: ["lrdg-scout"], italy: hand } } as const;
    await lay(world.scene.store, world.game.id, table(setting));
    await boris(world).run("game orders", { give: "туман" });
    await anna(world).run("undaunted end-turn");
    await calm(world);
    // the clock looks at it several times
    await new Promise((resolve) => setTimeout(resolve, 300));
  };
  const told = await alike([ending(["italy-fog", "italy-fog"]), ending(["italy-scout", "italy-rifleman"])]);
  expect(told.at(-1)).toBe("can take back: true");
  const [here, there] = worlds;
  if (here === undefined || there === undefined) throw new Error("Two worlds");
  wait = 0;
  await Promise.all(worlds.map(({ scene }) => scene.restart()));
  await becomes(here, ["lrdg", "italy"]);
  expect(await pending(there)).toEqual(["italy"]);
  const log = await here.scene.store.log(here.game.id, 0, 1000);
  const ended = log.findLast(({ key, args }) => key === "turn-ended" && args.side === "italy");
  expect(ended?.args.cards).toEqual(["italy-fog", "italy-fog"]);
});

test("a headline that was kept ready cannot be told from another that is chosen now", async () => {
  await seated(["us", "ussr"], {});
  const hands = { us: ["nato", "containment"], ussr: ["fidel", "nasser"] } as const;
  const round: ColdWarSetting = { turn: 4, side: "ussr", hands };
  const headline: ColdWarSetting = { turn: 5, step: { at: "headline" }, hands };
  wait = 0;
  const before = async ({ scene, game }: World) => {
    await lay(scene.store, game.id, coldWar(round));
    return scene.store;
  };
  const told = await alike([
    async (world) => {
      await before(world);
      expect(await boris(world).tell("game orders", { give: "ussr headline nasser" })).toContain("Приказ отдан");
      await lay(world.scene.store, world.game.id, coldWar(headline));
      await becomes(world, ["us"]);
    },
    async (world) => {
      await before(world);
      await lay(world.scene.store, world.game.id, coldWar(headline));
      await boris(world).run("ts headline", { card: "fidel" });
      expect(await pending(world)).toEqual(["us"]);
    },
  ]);
  expect(told.join("\n")).not.toMatch(/nasser|fidel/i);
});
