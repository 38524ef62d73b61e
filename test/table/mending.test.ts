import { beforeEach, expect, test } from "vitest";
import { readPost, UnreadableGame } from "../../src/store/index.ts";
import { act, endUnreadable, mend, myGames, undo } from "../../src/table/index.ts";
import { tamper, temporaryFolder, waiting } from "../store/temporary.ts";
import { anna, boris, Room } from "./room.ts";

let folder: string;
let room: Room;
let game: string;

beforeEach(async () => {
  folder = temporaryFolder();
  room = await Room.open(folder);
  game = await room.game();
  await act(room.table, {
    ...(await room.by(boris, game)),
    picks: ["poland", "poland", "poland", "poland", "romania"],
  });
  await undo(room.table, await room.by(boris, game));
  await act(room.table, { ...(await room.by(boris, game)), picks: ["east-germany", "austria"] });
  const west = ["west-germany", "west-germany", "west-germany", "west-germany", "italy", "italy", "italy"];
  await act(room.table, { ...(await room.by(anna, game)), picks: west });
  // a headline is changed before the other is there
  for (const [who, at] of [
    [boris, 0],
    [boris, 1],
    [anna, 0],
  ] as const)
    await headline(who, at);
  await play();
});

async function headline(who: typeof anna, at: number): Promise<void> {
  const seat = who === boris ? "ussr" : "us";
  const { match } = await room.at(game);
  const ask = match.pending.find((pending) => pending.seat === seat);
  await act(room.table, { ...(await room.by(who, game)), picks: [ask?.options[at]?.id ?? ""] });
}

/** The first way of going on, into the middle of a step. */
async function play(): Promise<void> {
  for (let count = 0; count < 3 || (await room.at(game)).match.atStepStart; count++) {
    const [ask] = (await room.at(game)).match.pending;
    const who = ask?.seat === "us" ? anna : boris;
    await act(room.table, { ...(await room.by(who, game)), picks: [ask?.options[0]?.id ?? ""] });
  }
}

/** All there is to see of it. */
async function seen() {
  const { match, game: stored } = await room.at(game);
  const views = [null, "us", "ussr"].map((seat) => match.view(seat));
  return JSON.stringify([views, match.pending, match.answered, match.log.at(-1), stored.status]);
}

async function failure(): Promise<UnreadableGame> {
  const error = await room
    .at(game)
    .then(
      ({ match }) => match,
      (thrown: unknown) => thrown,
    )
    .catch((thrown: unknown) => thrown);
  if (!(error instanceof UnreadableGame)) throw new Error("It can be read");
  return error;
}

const told = async () =>
  (await waiting(room.store)).map(readPost).flatMap((said) => {
    if (said.kind === "unreadable") return [`${said.kind} ${said.payload.state}`];
    const key = said.kind === "move" ? said.payload.entries[0]?.key : undefined;
    return key?.startsWith("table.") ? [key] : [];
  });

const spoilt = [
  ["its position", `UPDATE "Game" SET "saved" = x'00ff'`],
  ["its position, which can be unpacked", `UPDATE "Game" SET "saved" = x'abae0500'`],
  ["its notes", `UPDATE "Game" SET "table" = '{"format":9}'`],
  ["its options and its pace", `UPDATE "Game" SET "options" = '[]', "pace" = '{'`],
] as const;

test.each(spoilt)("F9: what cannot be read of a game is restored by itself, and told: %s", async (_, sql) => {
  const before = await seen();
  await room.sent();
  await tamper(folder, sql);
  expect(await mend(room.table, await failure())).toBe(true);
  expect(await seen()).toBe(before);
  expect(await told()).toEqual(["table.restored"]);
  await play();
});

test("F9: if the last checkpoint cannot be read either, an earlier one can", async () => {
  const before = await seen();
  await tamper(folder, `UPDATE "Game" SET "saved" = x'00'`);
  await tamper(
    folder,
    `UPDATE "Checkpoint" SET "saved" = x'00' WHERE "index" = (SELECT max("index") FROM "Checkpoint")`,
  );
  expect(await mend(room.table, await failure())).toBe(true);
  expect(await seen()).toBe(before);
});

test("F9: without its answers it goes on from the last checkpoint with other chance, and says so", async () => {
  await room.sent();
  const chance = async () => (await room.at(game)).match.save().steps.at(-1)?.fate ?? 0;
  const before = await chance();
  await tamper(folder, `UPDATE "Game" SET "saved" = x'00'`);
  await tamper(folder, `UPDATE "Answer" SET "option" = 'atlantis' WHERE "index" = (SELECT max("index") FROM "Answer")`);
  expect(await mend(room.table, await failure())).toBe(true);
  expect(await told()).toEqual(["table.set-back"]);
  const { match, game: stored } = await room.at(game);
  expect([match.answered, match.logged]).toEqual([stored.answered, stored.logged]);
  // what fell since has been seen
  expect(await chance()).toBeGreaterThan(before + 1000);
  await play();
});

test("F9: what cannot be restored stands still, which is told once; whoever plays in it ends it, and nobody else", async () => {
  await room.sent();
  await tamper(folder, `UPDATE "Game" SET "saved" = x'00'`);
  await tamper(folder, `DELETE FROM "Checkpoint"`);
  const error = await failure();
  expect(await mend(room.table, error)).toBe(false);
  expect(await mend(room.table, error)).toBe(false);
  expect(await told()).toEqual(["unreadable set-aside"]);
  room.pass(24 * 30);
  expect(await room.store.gamesToWake(room.table.now())).toEqual([]);
  const listed = async () => (await myGames(room.table, anna.id, { most: 10 })).games;
  expect(await listed()).toMatchObject([{ game: { id: game }, waits: false, unreadable: true }]);
  const chen = { id: "chen", name: "Chen" };
  const nobody = async () => false;
  await expect(endUnreadable(room.table, game, { user: chen, manager: nobody })).rejects.toThrow("refusal.not-playing");
  await endUnreadable(room.table, game, { user: boris, manager: nobody });
  expect(await told()).toEqual(["unreadable set-aside", "unreadable ended"]);
  expect(await listed()).toEqual([]);
  await expect(endUnreadable(room.table, game, { user: boris, manager: nobody })).rejects.toThrow("refusal.over");
});
