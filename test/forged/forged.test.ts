import { afterAll, beforeAll, expect, test } from "vitest";
import { buttonsOf, menusOf } from "../e2e/person.ts";
import { Random } from "../fuzz/random.ts";
import { type Forgery, forge } from "./forgeries.ts";
import { deliver, freshReport } from "./rounds.ts";
import { buildTown, type Town } from "./town.ts";

let town: Town;
beforeAll(async () => {
  town = await buildTown("forged", 8);
});
afterAll(() => town.scene.end());

const some = (count: number, seed: string): Forgery[] => {
  const random = new Random(seed);
  return Array.from({ length: count }, () => forge(town, random));
};

test("forged interactions over all titles are answered, change nothing and are never our fault", async () => {
  const report = freshReport();
  await deliver(town.scene, some(400, "forged"), report);
  expect(report).toMatchObject({ forged: 400, faults: [] });
  expect([...report.kinds.keys()].sort()).toEqual([
    "another game",
    "another's panel",
    "command",
    "completion",
    "form",
    "invented id",
    "invented value",
    "lobby",
    "old form",
    "old panel",
    "wrong values",
  ]);
});

/** A stranger presses something in a game, as a forgery does. */
const strangersClick = (): Forgery => {
  const [{ game, others, post, channel }] = town.games as [Town["games"][number]];
  const customId = `dd1|hand|${game.id}|${game.version}||`;
  const here = { person: others[0]?.name ?? "", channel, message: post.id, customId, force: true, settle: true };
  return { kind: "planted", what: "a hand", send: () => town.scene.people.press({ ...here, timeoutMs: 2000 }) };
};

test("a bot that lets a stranger change something is found out", async () => {
  const { store } = town.scene;
  const { game } = store;
  const report = freshReport();
  // the fault: whoever looks at a game, somebody's settings are written
  Object.assign(store, {
    game: async (id: string) => {
      await store.setUserSettings("1180000000000000202", { reminders: false });
      return game(id);
    },
  });
  await deliver(town.scene, [strangersClick()], report);
  Object.assign(store, { game });
  expect(report).toMatchObject({ forged: 1, changed: 1, unanswered: 0, ourSide: 0 });
  expect(report.faults).toEqual(["changed: planted: a hand"]);
});

test("so is one that fails inside", async () => {
  const { store } = town.scene;
  const { game } = store;
  const report = freshReport();
  Object.assign(store, { game: () => Promise.reject(new Error("planted")) });
  await deliver(town.scene, [strangersClick()], report);
  Object.assign(store, { game });
  expect(report).toMatchObject({ forged: 1, changed: 0, unanswered: 0, ourSide: 1 });
});

test("so is one that does not answer", async () => {
  const report = freshReport();
  await town.scene.people.fault({ kind: "error", times: 20, status: 500, path: "POST /interactions/" });
  await deliver(town.scene, [strangersClick()], report);
  await town.scene.people.clearFaults();
  expect(report).toMatchObject({ forged: 1, changed: 0, unanswered: 1 });
});

test("so is a pick that was taken", async () => {
  const panel = town.games.flatMap(({ present }) => present).find(({ message }) => menusOf(message).length > 0);
  const [menu] = panel === undefined ? [] : menusOf(panel.message);
  if (panel === undefined || menu === undefined) throw new Error("Nobody has a menu");
  const [{ value }] = menu.options as [{ value: string }];
  const report = freshReport();
  const take = async () => {
    const outcome = await panel.person.choose(panel.message, menu, value, true);
    const [confirm] = outcome.message === null ? [] : buttonsOf(outcome.message);
    const asks = String(confirm?.custom_id).startsWith("dd1|confirm");
    return asks && outcome.message !== null && confirm !== undefined
      ? panel.person.press(outcome.message, confirm)
      : outcome;
  };
  await deliver(town.scene, [{ kind: "planted", what: "a legal pick", send: take }], report);
  expect(report).toMatchObject({ changed: 1, unanswered: 0, ourSide: 0 });
});
