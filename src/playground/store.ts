import { Clock } from "./clock.ts";
import type { StoredCommand } from "./command.ts";
import { AttachmentFiles } from "./files.ts";
import type { StoredInteraction } from "./interactions.ts";
import { Journal } from "./journal.ts";
import type { StoredMessage } from "./message.ts";
import { isAfter, Snowflakes, timeOf } from "./snowflake.ts";
import { welcome } from "./welcome.ts";
import {
  blankChannel,
  type Channel,
  dmChannel,
  firstChannels,
  firstServer,
  type Person,
  people,
  type Server,
} from "./world.ts";

type Entry =
  | { is: "server"; server: Server }
  | { is: "person"; person: Person }
  | { is: "channel"; channel: Channel }
  | { is: "message"; message: StoredMessage }
  | { is: "message-gone"; id: string }
  | { is: "commands"; scope: string; commands: readonly StoredCommand[] }
  | { is: "interaction"; interaction: StoredInteraction }
  | { is: "read"; person: string; channel: string; message: string }
  | { is: "dms"; person: string; closed: boolean }
  | { is: "clock"; ahead: number };

/** How long Discord remembers a nonce: "a few minutes". */
const nonceLife = 5 * 60_000;
/** How long an interaction's token can be used. */
export const tokenLife = 15 * 60_000;

/** All that survives a restart. Values are replaced, never changed in place. */
export class Store {
  readonly clock = new Clock();
  readonly ids = new Snowflakes(this.clock);
  readonly files: AttachmentFiles;
  readonly #journal: Journal<Entry>;
  readonly #servers = new Map<string, Server>([[firstServer.id, firstServer]]);
  readonly #people = new Map<string, Person>(people.map((person) => [person.id, person]));
  readonly #channels = new Map<string, Channel>();
  readonly #messages = new Map<string, StoredMessage>();
  readonly #inChannel = new Map<string, string[]>();
  readonly #nonces = new Map<string, string>();
  readonly #commands = new Map<string, readonly StoredCommand[]>();
  readonly #interactions = new Map<string, StoredInteraction>();
  readonly #read = new Map<string, { person: string; channel: string; message: string }>();
  readonly #closedDms = new Set<string>();

  constructor(folder: string) {
    this.#journal = new Journal<Entry>(folder);
    for (const channel of firstChannels) this.#channels.set(channel.id, channel);
    for (const entry of this.#journal.read()) this.#apply(entry);
    this.#applyMessage(welcome);
    this.#journal.begin(this.#entries());
    this.files = new AttachmentFiles(folder);
    this.files.keepOnly([...this.#messages.values()].flatMap((message) => message.attachments.map((file) => file.id)));
  }

  close(): void {
    this.#journal.close();
  }

  /** Lets time pass, which does not go back. */
  advance(ms: number): void {
    this.#write({ is: "clock", ahead: this.clock.ahead + ms });
  }

  // Servers and people

  get servers(): Server[] {
    return [...this.#servers.values()];
  }

  server(id: string): Server | undefined {
    return this.#servers.get(id);
  }

  putServer(server: Server): void {
    this.#write({ is: "server", server });
  }

  get people(): Person[] {
    return [...this.#people.values()];
  }

  person(keyOrId: string): Person | undefined {
    return this.#people.get(keyOrId) ?? this.people.find(({ key }) => key === keyOrId.toLowerCase());
  }

  putPerson(person: Person): void {
    this.#write({ is: "person", person });
  }

  // Channels

  get channels(): Channel[] {
    return [...this.#channels.values()];
  }

  channel(id: string): Channel | undefined {
    return this.#channels.get(id);
  }

  putChannel(channel: Channel): void {
    this.#write({ is: "channel", channel });
  }

  /** The DM of a person with the bot, opened when first needed. */
  dmOf(person: Person): Channel {
    const open = this.channels.find((channel) => channel.person === person.id);
    if (open) return open;
    const channel = dmChannel(this.ids.next(), person);
    this.putChannel(channel);
    return channel;
  }

  // Messages

  message(id: string): StoredMessage | undefined {
    return this.#messages.get(id);
  }

  /** Oldest first. */
  messagesIn(channel: string): StoredMessage[] {
    return (this.#inChannel.get(channel) ?? []).flatMap((id) => this.#messages.get(id) ?? []);
  }

  putMessage(message: StoredMessage): void {
    this.#write({ is: "message", message });
  }

  removeMessage(message: StoredMessage): void {
    this.#write({ is: "message-gone", id: message.id });
    this.files.letGo(message.attachments);
  }

  withNonce(author: string, nonce: string): StoredMessage | undefined {
    const id = this.#nonces.get(`${author} ${nonce}`);
    return id !== undefined && this.clock.now() - timeOf(id) < nonceLife ? this.#messages.get(id) : undefined;
  }

  // Commands, by guild id or "global"

  commands(scope: string): readonly StoredCommand[] {
    return this.#commands.get(scope) ?? [];
  }

  putCommands(scope: string, commands: readonly StoredCommand[]): void {
    this.#write({ is: "commands", scope, commands });
  }

  // Interactions, by token

  interaction(token: string): StoredInteraction | undefined {
    return this.#interactions.get(token);
  }

  putInteraction(interaction: StoredInteraction): void {
    this.#write({ is: "interaction", interaction });
  }

  /** Forgets tokens that nothing can use any more, so that a long run does not grow. */
  forgetOldInteractions(): void {
    for (const [token, { id }] of this.#interactions) {
      // Oldest first: the map keeps the order in which they came.
      if (this.clock.now() - timeOf(id) < 2 * tokenLife) return;
      this.#interactions.delete(token);
    }
  }

  // What people have read, and whether the bot may write to them

  lastRead(person: string, channel: string): string | undefined {
    return this.#read.get(`${person} ${channel}`)?.message;
  }

  putRead(person: string, channel: string, message: string): void {
    this.#write({ is: "read", person, channel, message });
  }

  hasClosedDms(person: string): boolean {
    return this.#closedDms.has(person);
  }

  putClosedDms(person: string, closed: boolean): void {
    this.#write({ is: "dms", person, closed });
  }

  #write(entry: Entry): void {
    this.#journal.add(entry);
    this.#apply(entry);
  }

  #apply(entry: Entry): void {
    switch (entry.is) {
      case "server":
        this.ids.seen(entry.server.id);
        this.#servers.set(entry.server.id, entry.server);
        break;
      case "person":
        this.ids.seen(entry.person.id);
        this.#people.set(entry.person.id, entry.person);
        break;
      case "channel": {
        const { id, kind, name } = entry.channel;
        this.ids.seen(id);
        this.#channels.set(id, { ...blankChannel(id, kind, name), ...entry.channel });
        break;
      }
      case "message":
        this.#applyMessage(entry.message);
        break;
      case "message-gone": {
        const message = this.#messages.get(entry.id);
        const ids = message && this.#inChannel.get(message.channel);
        if (ids) ids.splice(ids.lastIndexOf(entry.id), 1);
        this.#messages.delete(entry.id);
        break;
      }
      case "commands":
        for (const command of entry.commands) this.ids.seen(command.id);
        this.#commands.set(entry.scope, entry.commands);
        break;
      case "interaction":
        this.ids.seen(entry.interaction.id);
        this.#interactions.set(entry.interaction.token, entry.interaction);
        break;
      case "read":
        this.#read.set(`${entry.person} ${entry.channel}`, entry);
        break;
      case "dms":
        if (entry.closed) this.#closedDms.add(entry.person);
        else this.#closedDms.delete(entry.person);
        break;
      case "clock":
        this.clock.ahead = entry.ahead;
        break;
    }
  }

  #applyMessage(message: StoredMessage): void {
    this.ids.seen(message.id);
    for (const file of message.attachments) this.ids.seen(file.id);
    if (!this.#messages.has(message.id)) {
      const ids = this.#inChannel.get(message.channel) ?? [];
      // Ids grow, so that a new message belongs at the end; the search is for a journal edited by hand.
      const place = ids.findLastIndex((id) => isAfter(message.id, id)) + 1;
      ids.splice(place, 0, message.id);
      this.#inChannel.set(message.channel, ids);
    }
    this.#messages.set(message.id, message);
    if (message.nonce !== null) this.#nonces.set(`${message.author} ${message.nonce}`, message.id);
  }

  *#entries(): Generator<Entry> {
    yield { is: "clock", ahead: this.clock.ahead };
    for (const server of this.#servers.values()) yield { is: "server", server };
    for (const person of this.#people.values()) yield { is: "person", person };
    for (const channel of this.#channels.values()) yield { is: "channel", channel };
    for (const [scope, commands] of this.#commands) yield { is: "commands", scope, commands };
    for (const message of this.#messages.values()) yield { is: "message", message };
    this.forgetOldInteractions();
    for (const interaction of this.#interactions.values()) yield { is: "interaction", interaction };
    for (const { person, channel, message } of this.#read.values()) yield { is: "read", person, channel, message };
    for (const person of this.#closedDms) yield { is: "dms", person, closed: true };
  }
}
