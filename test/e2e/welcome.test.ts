import { afterAll, beforeAll, expect, test } from "vitest";
import type { SeenMessage } from "../../src/playground/client.ts";
import { faultsOf } from "./limits.ts";
import { type Component, labelsOf, menusOf, type Person, textOf } from "./person.ts";
import { Scene } from "./scene.ts";

let scene: Scene;
let anna: Person;
let boris: Person;

beforeAll(async () => {
  scene = await Scene.set({ seed: "welcome" });
  [anna, boris] = [scene.person("anna").at("welcome"), scene.person("boris").at("welcome")];
});
afterAll(() => scene.end());

const comeAgain = async (server?: string) => {
  const count = scene.bot.client.guilds().length;
  await scene.people.kickBot(server);
  await expect.poll(() => scene.bot.client.guilds().length).toBe(count - 1);
  await scene.people.inviteBot(server);
  await expect.poll(() => scene.bot.client.guilds().length).toBe(count);
  await scene.bot.settled();
};

const welcomes = async (): Promise<SeenMessage[]> =>
  (await anna.read()).filter((message) => !message.pinned && textOf(message).includes("plays board games by post"));

test("where it may not write it is silent, and tells nobody of trouble", async () => {
  await scene.people.forbid("welcome", "SendMessages");
  await comeAgain();
  expect(await welcomes()).toEqual([]);
  expect(scene.complaints).toEqual([]);
  await scene.people.clearFaults();
});

test("a server that the bot comes to is told once what it is", async () => {
  expect(await welcomes()).toEqual([]);
  await comeAgain();
  const [post, ...others] = await welcomes();
  expect(others).toEqual([]);
  expect(post && faultsOf(post)).toEqual([]);
  expect(post && labelsOf(post)).toEqual(["Learn", "Open a Table"]);
  // in two lines
  expect(post && textOf(post).split("\n")).toHaveLength(2);
  expect(post && menusOf(post)[0]?.placeholder).toBe("Play against the computer…");
  await comeAgain();
  expect(await welcomes()).toHaveLength(1);
  await scene.restart();
  await scene.bot.settled();
  await comeAgain();
  expect(await welcomes()).toHaveLength(1);
});

test("a server is told in its own language, in its first channel", async () => {
  await scene.people.makeServer({ name: "Таверна", locale: "ru" });
  await scene.people.makeChannel({ name: "зал", server: "Таверна" });
  await comeAgain("Таверна");
  const [post, ...others] = await anna.at("зал").read();
  expect(others).toEqual([]);
  expect(post && textOf(post)).toContain("играет в настольные игры по переписке");
  expect(post && labelsOf(post)).toEqual(["Научиться", "Открыть стол"]);
  expect(post && menusOf(post)[0]?.placeholder).toBe("Сыграть с компьютером…");
});

test("one choice opens a lobby against the computer, for everybody to see", async () => {
  const [post] = (await welcomes()) as [SeenMessage];
  const [games] = menusOf(post);
  expect(games?.placeholder).toBe("Play against the computer…");
  if (games === undefined) throw new Error("no menu");
  const { message } = await anna.choose(post, games, "two-plus-two=ussr");
  expect(message?.ephemeral).toBe(false);
  const game = await scene.game("welcome");
  expect(game.seats.map(({ seat, userId }) => `${seat} ${userId}`).sort()).toEqual(
    ["east computer:easy", "usa computer:easy", "west computer:easy"].concat(`ussr ${game.hostId}`).sort(),
  );
  const lobby = message as SeenMessage;
  const second = await boris.pressLabel((await welcomes())[0] as SeenMessage, "Open a Table");
  expect(second.message && textOf(second.message)).toContain("В этом канале уже есть партия");
  await anna.pressLabel(lobby, "Start");
  expect((await scene.game(lobby.id)).status).toBe("running");
});

test("a table without a game asks which one", async () => {
  const [post] = (await welcomes()) as [SeenMessage];
  const { message } = await boris.pressLabel(post, "Open a Table");
  expect(message && textOf(message)).toContain("a game is being set up");
  const game = await scene.game("welcome");
  expect([game.table.asksTitle, game.table.thread, game.seats]).toEqual([true, true, []]);
  const [games] = menusOf(post);
  if (games === undefined) throw new Error("no menu");
  await boris.tell("game cancel");
  for (const forged of ["two-plus-two=moon", "chess=white", ""]) {
    const { message: refused } = await anna.choose(post, games, forged, true);
    expect(refused?.ephemeral).toBe(true);
  }
  for (const id of ["dd1|open|-|1||", "dd1|open|-|0||1", "dd1|open|abc|0||", "dd1|against|-|0||"])
    await anna.press(post, { type: 2, custom_id: id, label: "Open a Table" } as Component, true);
  expect((await scene.game("welcome")).status).toBe("abandoned");
});
