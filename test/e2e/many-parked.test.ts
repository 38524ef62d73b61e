import { expect, test } from "vitest";
import { copyGame } from "../store/many.ts";
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
