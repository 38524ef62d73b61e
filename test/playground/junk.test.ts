import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { WebSocket } from "ws";
import { type Scene, setTheScene } from "./setup.ts";

/** Whatever is sent, there is an answer that blames the sender, and the server goes on. */
let scene: Scene;
const failures: string[] = [];
beforeAll(async () => {
  const log = (line: string) =>
    line.includes(" failed: ") &&
    failures.push(
      line
        .replace(/x{100,}/g, "x…")
        .split("\n", 4)
        .join(" "),
    );
  scene = await setTheScene({ log, limits: { invalidRequests: 1_000_000 } });
});
afterAll(() => scene.end());

/** The same junk in every run. */
function dice(seed: number) {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return {
    upTo: (most: number) => Math.floor(next() * most),
    of: <T>(all: readonly T[]) => all[Math.floor(next() * all.length)] as T,
  };
}

const ids = [
  "1180000000000000302",
  "1180000000000000305",
  "1180000000000000000",
  "1180000000000000401",
  "0",
  "-1",
  "1e9",
];
const words = [
  "@me",
  "@original",
  "constructor",
  "__proto__",
  "%00",
  "%2F..%2F",
  "%E0%A4%A",
  "ё",
  "x".repeat(5000),
  "",
];
const rooms = ["channels", "guilds", "users", "webhooks", "interactions", "applications", "gateway", "oauth2"];
const parts = [
  "messages",
  "pins",
  "threads",
  "thread-members",
  "commands",
  "members",
  "search",
  "callback",
  "bulk-delete",
];
const own = [
  "command",
  "press",
  "choose",
  "submit",
  "say",
  "messages",
  "faults",
  "servers",
  "people",
  "channels",
  "limits",
];

function bodyOf({ of, upTo }: Rolls, depth = 0): unknown {
  const keys = [
    "name",
    "message",
    "content",
    "components",
    "type",
    "flags",
    "kind",
    "person",
    "channel",
    "path",
    "limit",
  ];
  const more = ["applied_tags", "attachments", "nonce", "options", "values", "archived", "__proto__", "data", "embeds"];
  const plain = [
    null,
    true,
    -1,
    1e308,
    4,
    "",
    "anna",
    "table-one",
    "attachment://a.png",
    "(",
    "<@1>",
    "\u0000",
    ...ids,
  ];
  if (depth > 3 || upTo(3) === 0) return of(plain);
  if (upTo(3) === 0) return Array.from({ length: upTo(4) }, () => bodyOf({ of, upTo }, depth + 1));
  const given = Array.from({ length: upTo(6) }, () => of([...keys, ...more]));
  return Object.fromEntries(given.map((key) => [key, bodyOf({ of, upTo }, depth + 1)]));
}

const contentTypes = [
  "application/json",
  "multipart/form-data; boundary=x",
  "multipart/form-data",
  "multipart/form-data; boundary=",
  "text/plain",
  "",
];

const known = [
  "GET /channels/C",
  "PATCH /channels/C",
  "POST /channels/C/typing",
  "GET /channels/C/messages",
  "POST /channels/C/messages",
  "GET /channels/C/messages/M",
  "PATCH /channels/C/messages/M",
  "PUT /channels/C/messages/pins/M",
  "DELETE /channels/C/pins/M",
  "GET /channels/C/messages/pins",
  "POST /channels/C/messages/bulk-delete",
  "POST /channels/C/threads",
  "POST /channels/C/messages/M/threads",
  "PUT /channels/C/thread-members/M",
  "GET /guilds/M/members/M",
  "GET /guilds/1180000000000000000/members/search",
  "POST /users/@me/channels",
  "PUT /applications/1180000000000000100/commands",
  "POST /applications/1180000000000000100/guilds/1180000000000000000/commands",
  "POST /interactions/M/M/callback",
  "POST /webhooks/1180000000000000100/M",
];

type Rolls = ReturnType<typeof dice>;

/** A path of Discord's with odd ids in it. */
function knownPath({ of, upTo }: Rolls): { method: string; path: string } {
  const [method = "", path = ""] = of(known).split(" ");
  const odd = [...ids, ...words].filter((word) => word !== "");
  const filled = path
    .replace("/C", () => `/${upTo(4) === 0 ? of(odd) : of(ids.slice(0, 2))}`)
    .replaceAll("/M", () => `/${of(odd)}`);
  return { method, path: `/api/v10${filled}` };
}

function anyPath({ of, upTo }: Rolls): { method: string; path: string } {
  const method = of(["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"]);
  const base = of(["/api/v10", "/api", "/playground", "/attachments", ""]);
  const steps = Array.from({ length: upTo(6) }, (_, at) =>
    base === "/playground" && at === 0 ? of(own) : of(at === 0 ? rooms : [...ids, ...words, ...parts]),
  );
  return { method, path: `${base}/${steps.join("/")}` };
}

/** A call of a script: the right name, and what comes to mind. */
const ownPath = ({ of }: Rolls) => ({ method: "POST", path: `/playground/${of(own)}` });

function requestOf(rolls: Rolls) {
  const { of, upTo } = rolls;
  const { method, path } = of([knownPath, knownPath, ownPath, anyPath])(rolls);
  const query =
    upTo(3) === 0 ? `?${of(["limit", "after", "person", "around", "query"])}=${of([...ids, ...words])}` : "";
  const json = JSON.stringify(bodyOf(rolls));
  const file = `--x\r\nContent-Disposition: form-data; name="files[0]"; filename="a.png"\r\n\r\nbytes\r\n`;
  const payload = `--x\r\nContent-Disposition: form-data; name="payload_json"\r\n\r\n${json}\r\n--x--\r\n`;
  const isForm = upTo(4) === 0;
  const forms = [payload, file + payload, file, "--x", json, ""];
  const body = isForm ? of(forms) : of([json, json, json, `${json}]`, "\u0000\u0001", "[".repeat(5000), ""]);
  const type = isForm ? of(contentTypes) : "application/json";
  const authorization = of(["Bot any", "Bot any", "Bot any", "Bot bad-token", "Bearer"]);
  const hasBody = method !== "GET" && method !== "HEAD";
  return { path: path + query, method, headers: { authorization, "content-type": type }, ...(hasBody && { body }) };
}

test("400 requests of junk are all answered, and none is a fault of the server", async () => {
  const rolls = dice(15);
  const answered: number[] = [];
  for (let batch = 0; batch < 20; batch++) {
    const requests = Array.from({ length: 20 }, () => requestOf(rolls)).filter(({ path }) => !path.includes("/events"));
    const answers = await Promise.all(
      requests.map(async ({ path, ...request }) => {
        const response = await fetch(`${scene.playground.url}${path}`, request);
        await response.arrayBuffer();
        return response.status;
      }),
    );
    answered.push(...answers);
  }
  expect(failures).toEqual([]);
  expect(answered.length).toBe(400);
  expect(answered.filter((status) => status >= 500)).toEqual([]);
  expect((await fetch(`${scene.playground.api}/v10/gateway`)).status).toBe(200);
});

/** What the server says to bytes that are hardly a request. */
async function saidTo(bytes: string): Promise<string> {
  const socket = connect(Number(new URL(scene.playground.url).port), "127.0.0.1");
  socket.end(bytes);
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8").split("\r\n")[0] ?? "";
}

const host = () => `Host: ${new URL(scene.playground.url).host}`;

test.each([
  ["no request at all", () => "hello\r\n\r\n", "HTTP/1.1 400 Bad Request"],
  ["no host", () => "GET /api/v10/gateway HTTP/1.1\r\n\r\n", "HTTP/1.1 400 Bad Request"],
  ["an odd method", () => `BREW /api/v10/gateway HTTP/1.1\r\n${host()}\r\n\r\n`, "HTTP/1.1 400 Bad Request"],
  [
    "half a body",
    () => `POST /playground/say HTTP/1.1\r\n${host()}\r\nContent-Length: 99\r\n\r\n{`,
    "HTTP/1.1 400 Bad Request",
  ],
  [
    "a socket for nothing",
    () => `GET / HTTP/1.1\r\n${host()}\r\nUpgrade: websocket\r\nConnection: upgrade\r\n\r\n`,
    "HTTP/1.1 400 Bad Request",
  ],
])("%s ends only itself", async (_, bytes, answer) => {
  expect(await saidTo(bytes())).toBe(answer);
  expect((await fetch(`${scene.playground.api}/v10/gateway`)).status).toBe(200);
});

test("a body that is too large is refused, and one that is too deep", async () => {
  const post = (body: string) =>
    fetch(`${scene.playground.api}/v10/channels/1180000000000000302/messages`, {
      method: "POST",
      headers: { authorization: "Bot any", "content-type": "application/json" },
      body,
    });
  expect((await post(`{"content":"${"x".repeat(33 * 1024 * 1024)}"}`)).status).toBe(413);
  const deep = `{"components":${'[{"type":17,"components":'.repeat(20_000)}1${"}]".repeat(20_000)}}`;
  expect((await post(deep)).status).toBe(400);
});

test("500 payloads of junk to the gateway", async () => {
  const rolls = dice(16);
  for (let times = 0; times < 100; times++) {
    const socket = new WebSocket(`${scene.playground.url.replace("http", "ws")}/${rolls.of(["", "?v=99", "%"])}`);
    socket.on("error", () => {});
    await once(socket, "open");
    for (let at = 0; at < 5; at++)
      socket.send(JSON.stringify({ op: rolls.upTo(12), d: bodyOf(rolls), s: bodyOf(rolls), t: bodyOf(rolls) }));
    socket.close();
    await once(socket, "close");
  }
  expect(failures).toEqual([]);
  expect((await scene.people.world()).connections).toBe(1);
});
