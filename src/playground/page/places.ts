import type { WorldReport } from "../protocol.ts";
import type { Channel, Person } from "./reader.ts";

/** Everything but DMs, server by server, and each channel followed by what hangs on it. */
export function placesIn({ servers, channels }: WorldReport): Channel[] {
  const hanging = (on: Channel) => channels.filter(({ parent }) => parent === on.id);
  return servers.flatMap(({ id }) =>
    channels
      .filter(({ server, parent }) => server === id && parent === null)
      .flatMap((channel) => [channel, ...hanging(channel)]),
  );
}

export function isSeenBy(world: WorldReport, channel: Channel, person: Person): boolean {
  const server = world.servers.find(({ id }) => id === channel.server);
  if (!server?.members.includes(person.id)) return false;
  return !channel.thread?.private || person.admin || channel.thread.members.includes(person.id);
}

/** One can be in a channel or a thread; a forum only has posts. */
export const isRoom = ({ kind }: Channel): boolean => kind !== "forum";

/** The name in the address, or the id if another place has the same name. */
export const addressOf = (places: readonly Channel[], channel: Channel): string =>
  places.filter(({ name }) => name === channel.name).length > 1 ? channel.id : channel.name;

const signs: Readonly<Record<Channel["kind"], string>> = {
  text: "#",
  announcement: "#!",
  forum: "≡",
  voice: "♪",
  thread: "↳",
  dm: "@",
};

/** What stands before the name, as the sign of its kind. */
export const signOf = ({ kind }: Channel): string => signs[kind];
