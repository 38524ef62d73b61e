import type { IncomingMessage, ServerResponse } from "node:http";
import { askChoices, runCommand, seenCommands } from "../acting/commands.ts";
import { chooseValues, pressButton } from "../acting/components.ts";
import { Mistake } from "../acting/mistake.ts";
import { submitModal } from "../acting/modals.ts";
import { channelNamed, messageSeen, needToSay, personNamed } from "../acting/where.ts";
import { ApiError } from "../errors.ts";
import type { Json } from "../json.ts";
import type { Local } from "../local.ts";
import { createMessage } from "../posting.ts";
import { parseBody, readBody } from "../rest/body.ts";
import { wake } from "../threads.ts";
import { readChannel, seenMessage, seenModal, unreadOf } from "../view.ts";
import { Ask } from "./ask.ts";
import { bring, mend } from "./faults.ts";
import { makeChannel, makePerson, makeServer } from "./make.ts";
import { seenChannel, worldReport } from "./report.ts";

type Handler = (local: Local, ask: Ask) => unknown;

/** What scripts, tests and the page may do; docs/playground.md describes it. */
const handlers: Readonly<Record<string, Handler>> = {
  "GET world": (local) => worldReport(local),
  "GET commands": (local, ask) => {
    const person = personNamed(local, ask.text("person"));
    return seenCommands(local, person, channelNamed(local, ask.text("channel"), person));
  },
  "POST command": (local, ask) =>
    runCommand(local, { ...place(ask), command: ask.text("command"), options: ask.options(), ...ask.waits() }),
  "POST autocomplete": (local, ask) =>
    askChoices(local, {
      ...place(ask),
      command: ask.text("command"),
      options: ask.options(),
      focused: ask.text("focused"),
      ...ask.waits(),
    }),
  "POST press": (local, ask) => {
    const which = { ...ask.maybe("customId"), ...ask.maybe("label") };
    if (!("customId" in which || "label" in which)) throw new Mistake("bad-request", 'Give "customId" or "label".');
    return pressButton(local, { ...place(ask), message: ask.text("message"), ...which, ...ask.waits() });
  },
  "POST choose": (local, ask) =>
    chooseValues(local, {
      ...place(ask),
      message: ask.text("message"),
      ...ask.maybe("customId"),
      values: ask.texts("values"),
      ...ask.waits(),
    }),
  "POST submit": (local, ask) =>
    submitModal(local, {
      person: ask.text("person"),
      ...ask.maybe("channel"),
      ...ask.maybe("message"),
      ...ask.maybe("customId"),
      fields: ask.fields(),
      ...ask.waits(),
    }),
  "POST say": (local, ask) => {
    const person = personNamed(local, ask.text("person"));
    const channel = channelNamed(local, ask.text("channel"), person);
    const payload = { content: ask.text("content") };
    needToSay({ person, channel });
    const message = createMessage(local, channel, person.id, { payload, files: [] });
    wake(local, channel);
    return seenMessage(local, message, person.id);
  },
  "GET messages": (local, ask) => {
    const person = personNamed(local, ask.text("person"));
    const limit = Number(ask.maybe("limit").limit ?? 50);
    return readChannel(local, channelNamed(local, ask.text("channel"), person), person, {
      after: ask.maybe("after").after ?? null,
      before: ask.maybe("before").before ?? null,
      limit: Math.min(500, Math.max(1, Number.isInteger(limit) ? limit : 50)),
    });
  },
  "GET message": (local, ask) => {
    const person = personNamed(local, ask.text("person"));
    const channel = channelNamed(local, ask.text("channel"), person);
    return seenMessage(local, messageSeen(local, ask.text("message"), channel, person), person.id);
  },
  "GET modal": (local, ask) => {
    const modal = local.modals.of(personNamed(local, ask.text("person")).id);
    return modal && seenModal(modal);
  },
  "DELETE modal": (local, ask) => local.modals.close(personNamed(local, ask.text("person")).id),
  "GET unread": (local, ask) => unreadOf(local, personNamed(local, ask.text("person"))),
  "POST read": (local, ask) => {
    const person = personNamed(local, ask.text("person"));
    const channel = channelNamed(local, ask.text("channel"), person);
    const message = ask.maybe("message").message ?? local.store.messagesIn(channel.id).at(-1)?.id;
    if (message === undefined) return;
    local.store.putRead(person.id, channel.id, message);
    local.live.tell([person.id], { type: "read", person: person.id, channelId: channel.id, messageId: message });
  },
  "POST servers": (local, ask) => makeServer(local, ask),
  "POST people": (local, ask) => makePerson(local, ask),
  "POST channels": (local, ask) => seenChannel(makeChannel(local, ask)),
  "GET faults": (local) => ({ latencyMs: local.faults.latencyMs, calls: local.faults.pending }),
  "POST faults": (local, ask) => bring(local, ask.fault()),
  "DELETE faults": (local) => mend(local),
  "GET limits": (local) => local.limits.settings,
  "POST limits": (local, ask) => {
    local.limits.set(ask.limits());
    return local.limits.settings;
  },
  "POST clock": (local, ask) => local.store.advance(ask.number("ms")),
  "GET stats": (local) => local.stats.report,
  "DELETE stats": (local) => local.stats.reset(),
};

const place = (ask: Ask) => ({ person: ask.text("person"), channel: ask.text("channel") });

/** One call to `/playground/…`. */
export async function handleApi(
  local: Local,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const method = request.method ?? "GET";
  const name = url.pathname.replace(/^\/playground\//, "");
  const send = (status: number, body: unknown) => {
    response.writeHead(status, { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" });
    response.end(JSON.stringify(body ?? null));
  };
  try {
    if (`${method} ${name}` === "GET events") {
      const people = url.searchParams.getAll("person").map((name) => personNamed(local, name).id);
      return local.live.listen(people, response);
    }
    const handle = handlers[`${method} ${name}`];
    if (!handle) throw new Mistake("no-such-call", `There is no ${method} /playground/${name}.`, 404);
    send(200, await handle(local, new Ask(await asked(request, url))));
  } catch (error) {
    if (error instanceof Mistake) return send(error.status, { error: error.code, message: error.message });
    if (error instanceof ApiError)
      return send(error.status, { error: "refused", message: error.message, details: error.body });
    local.log(
      `playground: ${method} /playground/${name} failed: ${error instanceof Error ? error.stack : String(error)}`,
    );
    send(500, { error: "internal", message: "The playground itself failed; its log says how." });
  }
}

/** Reading calls take their words from the query, the others from a JSON body. */
async function asked(request: IncomingMessage, url: URL): Promise<Json> {
  if (request.method !== "POST") return Object.fromEntries(url.searchParams);
  const body = await readBody(request);
  return (await parseBody(body, "application/json")).payload;
}
