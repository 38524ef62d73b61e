import type { Local } from "../local.ts";
import { isVisibleTo, type StoredMessage } from "../message.ts";
import { type Channel, findPerson, type Person, people } from "../world.ts";
import { Mistake } from "./mistake.ts";

/** Who and where, from the names that scripts use. */
export function personNamed(name: string): Person {
  const person = findPerson(name);
  if (!person)
    throw new Mistake(
      "unknown-person",
      `Nobody is called "${name}"; there are ${people.map((each) => each.key).join(", ")}.`,
      404,
    );
  return person;
}

/** A channel by name or id; "dm" is the person's own DM with the bot. */
export function channelNamed(local: Local, name: string, person: Person): Channel {
  if (name === "dm") return local.store.dmOf(person);
  const wanted = name.replace(/^#/, "");
  const channel = local.store.channels.find(
    (each) => each.id === wanted || (each.kind !== "dm" && each.name === wanted),
  );
  const hidden = channel && (channel.deleted || (channel.person !== null && channel.person !== person.id));
  if (!channel || hidden) throw new Mistake("unknown-channel", `${person.name} sees no channel "${name}".`, 404);
  return channel;
}

export function messageSeen(local: Local, id: string, channel: Channel, person: Person): StoredMessage {
  const message = local.store.message(id);
  if (!message || message.channel !== channel.id || !isVisibleTo(message, channel, person.id))
    throw new Mistake("unknown-message", `${person.name} sees no message ${id} in ${channel.name}.`, 404);
  return message;
}
