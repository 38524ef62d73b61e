import { Mistake } from "../acting/mistake.ts";
import { personNamed } from "../acting/where.ts";
import { openServer, putChannel } from "../changes.ts";
import type { Local } from "../local.ts";
import {
  blankChannel,
  blankThread,
  botId,
  type Channel,
  type ChannelKind,
  guildId,
  type Person,
  type Server,
} from "../world.ts";
import type { Ask } from "./ask.ts";

/** More servers, channels and people than there are from the beginning. */

export function makeServer(local: Local, ask: Ask): Server {
  const { store } = local;
  const names = ask.texts("people", []);
  const members = names.length === 0 ? store.people : names.map((name) => personNamed(local, name));
  const server: Server = {
    id: store.ids.next(),
    name: ask.text("name"),
    locale: ask.maybe("locale").locale ?? "en-US",
    botRole: store.ids.next(),
    adminRole: store.ids.next(),
    bot: "here",
    unavailable: false,
    members: members.map(({ id }) => id),
    denied: "0",
  };
  openServer(local, server);
  return server;
}

export function makePerson(local: Local, ask: Ask): Person {
  const { store } = local;
  const key = ask.text("key").toLowerCase();
  if (store.person(key)) throw new Mistake("bad-request", `There is somebody called "${key}".`);
  const person: Person = {
    id: store.ids.next(),
    key,
    name: ask.text("name"),
    locale: ask.maybe("locale").locale ?? "en-US",
    admin: ask.flag("admin"),
    bot: ask.flag("bot"),
  };
  store.putPerson(person);
  for (const name of ask.texts("servers", [guildId])) {
    const server = serverNamed(local, name);
    store.putServer({ ...server, members: [...server.members, person.id] });
  }
  local.live.tell(null, { type: "channels" });
  return person;
}

const kinds: readonly ChannelKind[] = ["text", "announcement", "forum", "voice", "thread"];

export function makeChannel(local: Local, ask: Ask): Channel {
  const { store } = local;
  const kind = (ask.maybe("kind").kind ?? "text") as ChannelKind;
  if (!kinds.includes(kind)) throw new Mistake("bad-request", `"kind" must be one of ${kinds.join(", ")}.`);
  const parent = kind === "thread" ? channelOf(local, ask.text("parent")) : null;
  const blank = blankChannel(store.ids.next(), kind, ask.text("name"));
  const members = ask.texts("people", []).map((name) => (name === "bot" ? botId : personNamed(local, name).id));
  const isPrivate = ask.flag("private");
  const channel: Channel = {
    ...blank,
    topic: ask.maybe("topic").topic ?? "",
    server: parent?.server ?? serverNamed(local, ask.maybe("server").server ?? guildId).id,
    parent: parent?.id ?? null,
    thread:
      kind === "thread"
        ? { ...blankThread, private: isPrivate, members: isPrivate ? members : [botId, ...members] }
        : null,
    forum:
      kind === "forum"
        ? {
            tags: ask.texts("tags", []).map((name) => ({ id: store.ids.next(), name, moderated: false })),
            tagRequired: ask.flag("tagRequired"),
          }
        : null,
  };
  putChannel(local, channel, "CREATE");
  return channel;
}

export function channelOf(local: Local, name: string): Channel {
  const wanted = name.replace(/^#/, "");
  const named = local.store.channels.filter((each) => each.id === wanted || each.name === wanted);
  const channel = named.find((each) => !each.deleted) ?? named[0];
  if (!channel) throw new Mistake("unknown-channel", `There is no channel "${name}".`, 404);
  return channel;
}

export function serverNamed(local: Local, name: string): Server {
  const server = local.store.servers.find((each) => each.id === name || each.name === name);
  if (!server) throw new Mistake("unknown-server", `There is no server "${name}".`, 404);
  return server;
}
