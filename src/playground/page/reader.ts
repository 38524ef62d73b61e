import type { WorldReport } from "../protocol.ts";
import type { Words } from "./messages.ts";

export type Person = WorldReport["people"][number];
export type Channel = WorldReport["channels"][number];

/** Whoever looks at a pane: their language, and what names mean to them. */
export interface Reader {
  readonly person: Person;
  readonly words: Words;
  readonly botId: string;
  readonly people: readonly Person[];
  /** Without DMs. */
  readonly channels: readonly Channel[];
  nameOf(id: string): string;
  channelName(id: string): string | null;
  /** Whether it is this reader's own conversation with the bot. */
  isOwnDm(channel: string): boolean;
  goTo(channel: string): void;
}
