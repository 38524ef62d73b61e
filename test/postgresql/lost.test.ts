import { connect, createServer, type Server, type Socket } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openStore, type Store } from "../../src/store/index.ts";
import { databaseIn } from "../store/databases.ts";
import { deletionsIn, lobby, newGame, noon, numbered, open, temporaryFolder, waiting } from "../store/temporary.ts";

/** Where the next connection that commits is cut: on the way there, or when the server has done it and nobody has heard. */
let cut: "before" | "after" | null = null;
let between: Server;
let store: Store;
let direct: Store;

beforeEach(async () => {
  const folder = temporaryFolder();
  direct = await open(folder);
  const url = new URL(await databaseIn(folder));
  const [host, port] = [url.hostname, Number(url.port)];
  between = createServer((client) => relay(client, connect(port, host)));
  await new Promise<void>((done) => between.listen(0, "127.0.0.1", done));
  const address = between.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  url.hostname = "127.0.0.1";
  url.port = String(address.port);
  store = await openStore({ url: url.href, deletions: deletionsIn(folder) });
});

afterEach(async () => {
  cut = null;
  await store.close();
  between.close();
});

function relay(client: Socket, server: Socket): void {
  let isDone = false;
  const end = () => {
    client.destroy();
    server.destroy();
  };
  client.on("data", (data) => {
    if (cut !== null && data.includes("COMMIT")) {
      const where = cut;
      cut = null;
      if (where === "before") return end();
      isDone = true;
    }
    server.write(data);
  });
  server.on("data", (data) => (isDone ? end() : client.write(data)));
  for (const socket of [client, server]) socket.on("error", end).on("close", end);
}

const by = { userId: "anna", interactionId: "i-1" };

test.each(["before", "after"] as const)("a move whose connection is cut %s its end is made, once", async (where) => {
  const game = await newGame(store);
  const woken: string[] = [];
  store.handPostsTo({
    take: (posts) => woken.push(...posts.map(({ lane }) => lane)),
    wake: (lane) => woken.push(lane),
    forget: () => {},
  });
  cut = where;
  const moved = await store.move(game, {
    by,
    at: noon,
    result: { seat: "us", since: 0 },
    acts: [{ kind: "answer", seat: "us", option: "0" }],
    posts: [numbered({ channelId: "berlin" }, 1)],
  });
  expect(cut).toBeNull();
  expect(moved).toMatchObject({ kind: "done", game: { version: 1, recorded: 1 } });
  expect(await direct.game(game.id)).toMatchObject({ version: 1, recorded: 1 });
  expect(await direct.answers(game.id)).toHaveLength(1);
  expect(await waiting(direct)).toHaveLength(1);
  expect(woken).toEqual(["channel berlin"]);
  // delivered again it is told what it was told
  expect(await store.move(game, { by, at: new Date() })).toEqual({
    kind: "repeated",
    result: { seat: "us", since: 0 },
  });
});

test("a move of which another was faster is none, wherever its connection was cut", async () => {
  const game = await newGame(store);
  await direct.move(game, { by: { userId: "boris", interactionId: "i-0" }, at: noon });
  cut = "before";
  expect(await store.move(game, { by, at: noon })).toEqual({ kind: "conflict", version: 1 });
});

test.each(["before", "after"] as const)("a game whose connection is cut %s its end is opened, once", async (where) => {
  cut = where;
  const created = await store.createGame({ ...lobby, interactionId: "i-1" });
  expect(cut).toBeNull();
  expect(await direct.gameCount()).toBe(1);
  const game = await direct.gameByChannel("berlin");
  expect(created).toMatchObject(where === "before" ? { kind: "created" } : { kind: "repeated", gameId: game?.id });
});
