import type { Local } from "../local.ts";
import { isVisibleTo, type StoredMessage } from "../message.ts";
import { canSee, serverOf } from "../permissions.ts";
import type { Channel, Person } from "../world.ts";
import { Mistake } from "./mistake.ts";

/** Somebody somewhere. */
export interface Here {
  readonly person: Person;
  readonly channel: Channel;
}

/** Who and where, from the names that scripts use. */
export function personNamed(local: Local, name: string): Person {
  const person = local.store.person(name);
  if (!person)
    throw new Mistake(
      "unknown-person",
      `Nobody is called "${name}"; there are ${local.store.people.map((each) => each.key).join(", ")}.`,
      404,
    );
  return person;
}

/** A channel by name or id; "dm" is the person's own DM with the bot. */
export function channelNamed(local: Local, name: string, person: Person): Channel {
  if (name === "dm") return local.store.dmOf(person);
  const wanted = name.replace(/^#/, "");
  const named = local.store.channels.filter(
    (each) => each.id === wanted || (each.kind !== "dm" && each.name === wanted),
  );
  const channel = named.find((each) => canSee(local.store, each, person));
  if (!channel) throw new Mistake("unknown-channel", `${person.name} sees no channel "${name}".`, 404);
  return channel;
}

/** Commands can be typed wherever messages can: not at a forum itself, not in an archived thread, nor in a locked one. */
export function canType(local: Local, { person, channel }: Here): boolean {
  if (channel.kind === "forum" || serverOf(local.store, channel)?.bot === "gone") return false;
  return !channel.thread?.archived && (!channel.thread?.locked || person.admin);
}

/** What somebody says wakes an archived thread; a locked one hears only those who manage it. */
export function needToSay({ person, channel }: Here): void {
  if (channel.kind === "forum") throw new Mistake("forum-channel", `In ${channel.name} there are only posts.`);
  if (channel.thread?.locked && !person.admin) throw new Mistake("locked-thread", `${channel.name} is locked.`);
}

/** Nothing reaches a bot that is not there, and another bot does nothing. */
export function needBot(local: Local, { person, channel }: Here): void {
  const server = serverOf(local.store, channel);
  if (person.bot) throw new Mistake("is-a-bot", `${person.name} is a bot.`);
  if (server?.bot === "gone") throw new Mistake("bot-not-here", `The bot is not in ${server.name}.`);
  if (server?.unavailable) throw new Mistake("unavailable", `${server.name} is out of order.`);
}

export function messageSeen(local: Local, id: string, channel: Channel, person: Person): StoredMessage {
  const message = local.store.message(id);
  if (!message || message.channel !== channel.id || !isVisibleTo(local.store, message, channel, person))
    throw new Mistake("unknown-message", `${person.name} sees no message ${id} in ${channel.name}.`, 404);
  return message;
}
