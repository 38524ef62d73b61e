import { createHash } from "node:crypto";
import type {
  Choice,
  Outcome,
  PlaygroundClient,
  SeenAttachment,
  SeenMessage,
  Tree,
} from "../../src/playground/client.ts";
import type { GameRecord } from "../../src/store/index.ts";

/** Ids that Discord makes as it goes: they are told apart by the order in which they are first seen. */
const SNOWFLAKE = /\b\d{17,20}\b/g;
/** How long ago something was is another matter than what it was. */
const MOMENT = /<t:\d+:/g;
const DATE = /\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g;
/** A line that is kept until its person is sure has a name by lot. */
const KEPT = /(\|sure\|GAME\|\d+\|\|)[\w-]+/g;

/**
 * What one of two worlds has told, in a form that can be compared with the other. Pictures are there by name, size and hash, files
 * of text word by word. Two bots cannot agree in these, whatever they know, and they alone are put aside:
 *
 *   the address of the local Discord, and when something came or happened
 *   ids of messages, files and interactions: they are counted in the order of their coming
 *   the id of the game, what a post is found again by, and the name of a line that waits for a yes: all three by lot
 *   the hash of the bot's secret, which is public and differs as the secrets do; the secret itself is not put aside
 */
export class Told {
  private ids = new Map<string, string>();
  private readonly files = new Map<string, object>();

  constructor(
    private readonly people: PlaygroundClient,
    private readonly url: string,
    /** The game being played. */
    private readonly game: () => Pick<GameRecord, "id" | "commitment">,
  ) {}

  /** Another game, or another position of it: ids are counted anew. */
  begin(): void {
    this.ids = new Map();
  }

  async outcome({ kind, message, followUps, choices, modal }: Outcome): Promise<string> {
    return this.plain([kindOf(kind), message === null ? null : await this.seen(message), followUps, choices, modal]);
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
    for (const file of message.attachments) attachments.push({ ...file, ...(await this.held(file)) });
    const [first, ...others] = message.components;
    const components = first === undefined ? [] : [unmarked(first), ...others];
    // an answer that comes late is an edit of "thinking"
    const edited = message.interaction === null && editedAt !== null;
    return { ...message, components, attachments, edited };
  }

  private async held({ url, contentType }: SeenAttachment) {
    const known = this.files.get(url);
    if (known !== undefined) return known;
    const bytes = await this.people.download(url);
    const held = contentType.startsWith("image/")
      ? { hash: createHash("sha256").update(bytes).digest("hex") }
      : { words: Buffer.from(bytes).toString("utf8") };
    this.files.set(url, held);
    return held;
  }

  private plain(value: unknown): string {
    const { id: game, commitment } = this.game();
    if (commitment === null) throw new Error("A deal is committed to");
    return JSON.stringify(value)
      .replaceAll(this.url, "")
      .replaceAll(game, "GAME")
      .replaceAll(commitment, "COMMITMENT")
      .replace(MOMENT, "<t:")
      .replace(DATE, "DATE")
      .replace(KEPT, "$1KEPT")
      .replace(SNOWFLAKE, (id) => this.ordinal(id));
  }

  private ordinal(id: string): string {
    const known = this.ids.get(id) ?? `#${this.ids.size}`;
    this.ids.set(id, known);
    return known;
  }
}

/** Numbers that Discord gives by itself are smaller. */
const LEAST_MARK = 0x10000;

/** What a post is found again by is the number of its first component; nobody is shown it. */
const unmarked = (component: Tree): Tree =>
  typeof component.id === "number" && component.id >= LEAST_MARK ? { ...component, id: "MARK" } : component;

/** A busy computer may make one of two equal answers late. */
const kindOf = (kind: Outcome["kind"]): string => kind.replace("deferred-", "");

/** Where two texts part, with what stands around it. */
export function difference(one: string, two: string): string {
  let at = 0;
  while (one[at] === two[at]) at++;
  return `…${one.slice(Math.max(0, at - 120), at + 80)}… or …${two.slice(Math.max(0, at - 120), at + 80)}…`;
}
