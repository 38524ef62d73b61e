import Sqlite from "better-sqlite3";
import { MessageFlags, Routes } from "discord.js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { databaseFile } from "../../src/store/index.ts";
import { Scene } from "../e2e/scene.ts";
import { Random } from "../fuzz/random.ts";
import { controlsOf } from "../processes/controls.ts";
import { judge, type Verdict } from "./judge.ts";
import { type KeptPost, keptPosts } from "./kept-posts.ts";
import { Players, type Table } from "./players.ts";
import type { Deed } from "./told.ts";

/** The judge of `npm run kill` names whatever is planted. */

let scene: Scene;
let players: Players;
const wanted: readonly Deed[] = ["pick", "undo", "redo", "draw"];

beforeAll(async () => {
  scene = await Scene.set({ seed: "judged", gatherMs: 50 });
  const { store, people } = scene;
  players = new Players({
    discord: () => people,
    store,
    random: new Random("judged"),
    death: () => new Promise(() => {}),
  });
  const { channels } = await people.world();
  const tables = ["table-one", "table-two"].map((wanted): Table => {
    const channel = channels.find(({ name }) => name === wanted)?.id ?? "";
    return { channel, canHaveThreads: wanted === "table-two", game: null, last: null };
  });
  for (let step = 0; step < 400 && !hasAll(); step++)
    for (const table of tables) {
      await players.step(table);
      await scene.calm();
    }
});
afterAll(() => scene.end());

const hasAll = () =>
  players.told.length > 20 && wanted.every((deed) => players.told.some((told) => told.deed === deed));

const look = (): Promise<Verdict> =>
  judge({
    store: scene.store,
    database: scene.database,
    discord: scene.people,
    games: players.games,
    told: players.told,
  });

const nothing = { lost: [], doubled: [], postsMissing: [], postsDoubled: [] };

/** Changes the database, looks, and changes it back. */
async function tampered(change: string, back: string, ...values: readonly unknown[]): Promise<Verdict> {
  const database = new Sqlite(databaseFile(scene.database) ?? "");
  try {
    database.exec(`CREATE TABLE "Aside" AS SELECT * FROM "Answer"`);
    database.prepare(change).run(...values);
    const verdict = await look();
    database.exec(`${back}; DROP TABLE "Aside"`);
    return verdict;
  } finally {
    database.close();
  }
}

const restored = `DELETE FROM "Answer"; INSERT INTO "Answer" SELECT * FROM "Aside"`;
const lastTold = (deed: Deed): string => players.told.findLast((told) => told.deed === deed)?.interaction ?? "";

/** The last post of a move that stands, or the one before, of the last game that has two. */
async function standingMove(before = 0): Promise<KeptPost> {
  const moves = (await keptPosts(scene.database)).filter(({ kind, state }) => kind === "move" && state === "sent");
  const game = moves.findLast((post) => moves.some((other) => other.gameId === post.gameId && other.id < post.id));
  const post = moves.filter(({ gameId }) => gameId === game?.gameId).at(-1 - before);
  if (post === undefined) throw new Error("Nothing was posted");
  return post;
}

test("nothing is wrong with a game of which nothing was killed", async () => {
  expect(new Set(players.told.map(({ deed }) => deed))).toEqual(
    new Set([...wanted, ...players.told.map(({ deed }) => deed)]),
  );
  expect(await look()).toMatchObject(nothing);
});

test.each(["pick", "undo", "redo"] as const)("an acknowledged %s that is not in the store is lost", async (deed) => {
  const interaction = lastTold(deed);
  const { lost } = await tampered(`DELETE FROM "Answer" WHERE "interactionId" = ?`, restored, interaction);
  expect(lost.join("\n")).toContain(`${interaction}: ${deed}`);
  expect(await look()).toMatchObject(nothing);
});

test("an acknowledged offer of a draw that is not in the store is lost", async () => {
  const interaction = lastTold("draw");
  const back = `UPDATE "Interaction" SET "id" = '${interaction}' WHERE "id" = 'gone'`;
  const { lost } = await tampered(`UPDATE "Interaction" SET "id" = 'gone' WHERE "id" = ?`, back, interaction);
  expect(lost.join("\n")).toContain(`${interaction}: draw`);
});

test("a pick that was applied twice is doubled", async () => {
  const interaction = lastTold("pick");
  const again = `INSERT INTO "Answer" SELECT "gameId", 1 + (SELECT MAX("index") FROM "Answer"), "kind", "seat", "option", "userId",
    "interactionId", '2030-01-01T00:00:00.000+00:00' FROM "Answer" WHERE "interactionId" = ?`;
  const { doubled } = await tampered(again, restored, interaction);
  expect(doubled.join("\n")).toContain(interaction);
});

test("a post that was given up is missing", async () => {
  const { id } = await standingMove();
  const back = `UPDATE "Outbox" SET "state" = 'sent' WHERE "id" = ${id}`;
  const { postsMissing } = await tampered(`UPDATE "Outbox" SET "state" = 'dropped' WHERE "id" = ?`, back, id);
  expect(postsMissing.join("\n")).toContain(`post ${id} (move`);
  expect(await look()).toMatchObject(nothing);
});

test("a post that stands twice is doubled", async () => {
  const { id, place, messageId } = await standingMove();
  const { components } = await scene.people.message({ person: "anna", channel: place, message: messageId ?? "" });
  const body = { components, flags: MessageFlags.IsComponentsV2 };
  const sent = (await scene.bot.client.rest.post(Routes.channelMessages(place), { body })) as { readonly id: string };
  expect((await look()).postsDoubled.join("\n")).toContain(`post ${id} (move`);
  await scene.people.fault({ kind: "delete-message", message: sent.id });
  expect(await look()).toMatchObject(nothing);
});

test("a past post that can still be pressed is doubled, and one that is gone is missing", async () => {
  const last = await standingMove();
  const past = await standingMove(1);
  const { components } = await scene.people.message({
    person: "anna",
    channel: last.place,
    message: last.messageId ?? "",
  });
  const path = Routes.channelMessage(past.place, past.messageId ?? "");
  await scene.bot.client.rest.patch(path, {
    body: { components, attachments: [], flags: MessageFlags.IsComponentsV2 },
  });
  const message = await scene.people.message({ person: "anna", channel: past.place, message: past.messageId ?? "" });
  expect(controlsOf(message).length).toBeGreaterThan(0);
  const { postsDoubled, postsMissing } = await look();
  expect(postsDoubled.join("\n")).toContain(`post ${past.id} (move`);
  expect(postsMissing.join("\n")).toContain(`post ${past.id} (move`);
  await scene.people.fault({ kind: "delete-message", message: last.messageId ?? "" });
  expect((await look()).postsMissing.join("\n")).toContain(`post ${last.id} (move`);
});
