import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { WebSocket } from "ws";
import { type Scene, setTheScene } from "./setup.ts";

let scene: Scene;
beforeAll(async () => {
  scene = await setTheScene();
});
afterAll(() => scene.end());

/** The first line of what the server answers to a request written by hand. */
async function statusOf(line: string): Promise<string> {
  const { host, port } = new URL(scene.playground.url);
  const socket = connect(Number(port), "127.0.0.1");
  socket.end(`${line} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8").split("\r\n")[0] ?? "";
}

test.each([
  "GET //",
  "GET ///api/v10/gateway",
  "GET http://elsewhere/",
  "GET *",
  "GET /%",
  "GET /api/%E0%A4%A",
  "GET /attachments/%/%",
  "OPTIONS *",
  "DELETE /api/v10/",
  "POST /playground/%00",
])("F2: %s is answered, and the server goes on", async (line) => {
  expect(await statusOf(line)).toMatch(/^HTTP\/1\.1 4\d\d /);
  expect((await fetch(`${scene.playground.api}/v10/gateway`)).status).toBe(200);
});

test.each([[[0.5, 1]], [[0, 1.5]], [[2, 1]], [["a", "b"]], [[]], [7]])("F2: shard %j is refused", async (shard) => {
  const socket = new WebSocket(`${scene.playground.url.replace("http", "ws")}/?v=10&encoding=json`);
  await once(socket, "message");
  socket.send(JSON.stringify({ op: 2, d: { token: scene.playground.token, intents: 1, properties: {}, shard } }));
  const [code] = await once(socket, "close");
  expect(code).toBe(4010);
});
