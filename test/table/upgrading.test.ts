import { expect, test } from "vitest";
import { titles } from "../../src/games/titles.ts";
import { readPost } from "../../src/store/index.ts";
import { act, catchUpOnRules, type TableContext } from "../../src/table/index.ts";
import { databaseIn, runIn } from "../store/databases.ts";
import { temporaryFolder, waiting } from "../store/temporary.ts";
import { boris, Room } from "./room.ts";

/** The titles after an upgrade: what was asked in Twilight Struggle is asked under another name. */
function upgraded(table: TableContext): TableContext {
  const [[id, title] = []] = titles;
  if (id === undefined || title === undefined) throw new Error("there is no title");
  const { game } = title;
  const step: typeof game.step = function* (run) {
    const flow = game.step(run);
    for (let given = flow.next([]); given.done !== true; ) {
      const renamed = given.value.map((ask) => ({
        ...ask,
        options: ask.options.map((each) => ({ ...each, id: `new-${each.id}` })),
      }));
      const answers: readonly string[] = yield renamed;
      given = flow.next(answers.map((answer) => answer.replace(/^new-/, "")));
    }
  };
  const newer = { ...title, game: { ...game, rulesVersion: game.rulesVersion + 1, step } };
  return { ...table, titles: new Map([...titles, [id, newer]]) };
}

const told = async (room: Room) => (await waiting(room.store)).map(readPost);

test("after an upgrade a step that no longer replays begins anew before anybody plays on, and its people are told", async () => {
  const folder = temporaryFolder();
  const room = await Room.open(folder);
  const [game, other] = [await room.game(), await room.game({}, { title: "red-sea" })];
  await catchUpOnRules(room.table);
  await act(room.table, { ...(await room.by(boris, game)), picks: ["poland", "poland"] });
  const before = await room.at(game);
  const untouched = await room.at(other);
  await room.sent();
  const later = await Room.open(folder);
  const table = upgraded(later.table);
  expect(await catchUpOnRules(table)).toBe(1);
  const posts = await told(later);
  const [post] = posts.flatMap((said) => (said.kind === "move" ? [said.payload] : []));
  expect(post?.entries).toEqual([{ key: "fell-back", args: { answers: 2 } }]);
  expect(post?.asks).toMatchObject([{ seat: "ussr", userId: "boris" }]);
  expect(posts.map(({ kind }) => kind)).toEqual(["move", "hand", "hand"]);
  const { game: stored, match } = await later.at(game);
  expect(stored.version).toBe(before.game.version + 1);
  expect([match.answered, match.dropped]).toEqual([before.match.answered - 2, []]);
  expect(await later.store.answers(game)).toMatchObject([{}, {}, { kind: "drop" }, { kind: "drop" }]);
  expect((await later.at(other)).game.version).toBe(untouched.game.version);
  // what has been looked through is not looked through again
  expect(await catchUpOnRules(table)).toBe(0);
});

test("an upgrade that changes no rules looks at no game, and one that cannot be read keeps no other waiting", async () => {
  const folder = temporaryFolder();
  const room = await Room.open(folder);
  const [broken, game] = [await room.game(), await room.game()];
  await catchUpOnRules(room.table);
  for (const id of [broken, game])
    await act(room.table, { ...(await room.by(boris, id)), picks: ["poland", "poland"] });
  const gameIds = () => Promise.reject(new Error("games were looked through"));
  expect(await catchUpOnRules({ ...room.table, store: { ...room.store, gameIds } })).toBe(0);
  await room.store.close();
  await runIn(await databaseIn(folder), `UPDATE "Game" SET "saved" = x'00' WHERE "id" = ?`, broken);
  const later = await Room.open(folder);
  expect(await catchUpOnRules(upgraded(later.table))).toBe(1);
  expect((await later.at(game)).match.dropped).toEqual([]);
});
