import { createHash } from "node:crypto";
import type { Choice, Outcome, PlaygroundClient, SeenMessage } from "../../src/playground/client.ts";

/** Ids that Discord makes as it goes: they are told apart by the order in which they are first seen. */
const SNOWFLAKE = /\b\d{17,20}\b/g;
/** How long ago something was is another matter than what it was. */
const MOMENT = /<t:\d+:/g;
/** What a post is found again by, if the bot does not know whether it was sent. */
const MARK = /"id":\d{4,}/g;
/** A line that is kept until its person is sure has a name by lot. */
const KEPT = /(\|sure\|GAME\|\d+\|\|)[\w-]+/g;

/**
 * What one of two worlds has told, in a form that can be compared with the other: everything but times, and with ids that are made
 * anew by the order of their coming. Pictures and files are there by name, size and hash.
 */
export class Told {
  private ids = new Map<string, string>();
  private readonly hashes = new Map<string, string>();

  constructor(
    private readonly people: PlaygroundClient,
    private readonly url: string,
    /** The game being played. */
    private readonly game: () => string,
  ) {}

  /** Another game, or another position of it: ids are counted anew. */
  begin(): void {
    this.ids = new Map();
  }

  async outcome({ kind, message, choices, modal }: Outcome): Promise<string> {
    return this.plain([kindOf(kind), message === null ? null : await this.seen(message), choices, modal]);
  }

  async choices(choices: readonly Choice[]): Promise<string> {
    return this.plain(choices);
  }

  async screen(messages: readonly SeenMessage[]): Promise<string[]> {
    const seen: string[] = [];
    for (const message of messages) seen.push(this.plain(await this.seen(message)));
    return seen;
  }

  private async seen({ createdAt, editedAt, ...message }: SeenMessage) {
    const attachments = [];
    for (const file of message.attachments) attachments.push({ ...file, hash: await this.hashOf(file.url) });
    return { ...message, attachments };
  }

  private async hashOf(url: string): Promise<string> {
    const known = this.hashes.get(url);
    if (known !== undefined) return known;
    const hash = createHash("sha256")
      .update(await this.people.download(url))
      .digest("hex");
    this.hashes.set(url, hash);
    return hash;
  }

  private plain(value: unknown): string {
    return JSON.stringify(value)
      .replaceAll(this.url, "")
      .replaceAll(this.game(), "GAME")
      .replace(MOMENT, "<t:")
      .replace(MARK, '"id":MARK')
      .replace(KEPT, "$1KEPT")
      .replace(SNOWFLAKE, (id) => this.ordinal(id));
  }

  private ordinal(id: string): string {
    const known = this.ids.get(id) ?? `#${this.ids.size}`;
    this.ids.set(id, known);
    return known;
  }
}

/** A busy computer may make one of two equal answers late. */
const kindOf = (kind: Outcome["kind"]): string => kind.replace("deferred-", "");

/** Where two texts part, with what stands around it. */
export function difference(one: string, two: string): string {
  let at = 0;
  while (one[at] === two[at]) at++;
  return `…${one.slice(Math.max(0, at - 120), at + 80)}… or …${two.slice(Math.max(0, at - 120), at + 80)}…`;
}
