import {
  type ChatInputCommandInteraction,
  ComponentType,
  type MessageComponentInteraction,
  type ModalSubmitInteraction,
  type RawFile,
} from "discord.js";
import type { Bot } from "./bot.ts";
import { type Components, text } from "./components.ts";
import { InteractionCalls, type Message } from "./interaction-calls.ts";
import { isAnswered, redactError } from "./trouble.ts";

export type Answerable = ChatInputCommandInteraction | MessageComponentInteraction | ModalSubmitInteraction;

export interface Reply {
  readonly components: Components;
  readonly files?: readonly RawFile[];
  /** For its person alone (the rule), for the channel, in place of the message that was clicked, or not at all. */
  readonly show?: "private" | "public" | "in-place" | "unseen";
  readonly stays?: Staying;
}

/** An answer to the channel that remains there as a post of its own. */
interface Staying {
  /** Told which message it is. */
  known(message: string): Promise<void>;
  /** It comes too late to be one: what its person is told instead. */
  late(): Promise<Components>;
}

export const said = (words: string): Reply => ({ components: [text(words)] });

/** Nothing is to be said: what was clicked changes by itself. */
export const unseen: Reply = { components: [], show: "unseen" };

/** Discord gives three seconds; what takes longer than this is deferred first. */
const PATIENCE_MS = 1500;

/**
 * The one answer to an interaction. A quick one goes into the acknowledgement itself; a slow one is deferred in time and
 * filled in later.
 */
export class Responder {
  private readonly calls: InteractionCalls;
  private readonly timer: NodeJS.Timeout;
  private deferring: Promise<unknown> | null = null;
  private answered = false;

  /** `inPlace`: the message that was clicked is to be changed. `inPanel`: even by a refusal, for it is private. */
  constructor(
    private readonly interaction: Answerable,
    private readonly inPlace: boolean,
    private readonly inPanel: boolean,
    private readonly log: Pick<Bot["log"], "warn">,
  ) {
    this.calls = new InteractionCalls(interaction);
    this.timer = setTimeout(() => void this.defer(), PATIENCE_MS);
  }

  async answer({ components, files = [], show, stays }: Reply): Promise<void> {
    clearTimeout(this.timer);
    const { calls } = this;
    const isClick = this.interaction.isMessageComponent();
    this.answered = true;
    if (show === "unseen" && isClick) {
      await (this.deferring ?? calls.deferUpdate());
      return;
    }
    const message = { components, files, hidden: show !== "public" };
    const replaces = this.inPanel || show === "in-place";
    if (this.deferring !== null) {
      await this.deferring;
      if (this.inPlace && !replaces) await calls.followUp(message);
      // it was deferred for its person alone
      else await this.fillIn(stays === undefined ? message : { ...message, components: await stays.late() });
    } else if (replaces && isClick) await calls.update(message);
    else if (stays !== undefined) await stays.known(await this.stayingReply(message));
    else await calls.reply(message);
  }

  /** A deferred reply takes no fresh files, but one that has been filled in does: the words come first, and stay if need be. */
  private async fillIn(message: Message): Promise<void> {
    if (message.files.length === 0 || this.inPlace) return this.calls.edit(message);
    await this.calls.edit({ ...message, files: [], components: wordsOf(message.components) });
    try {
      await this.calls.edit(message);
    } catch (error) {
      this.log.warn({ error: redactError(error) }, "not illustrated");
    }
  }

  /** A reply, and which message it became: also if Discord has taken it and then failed to say so. */
  private async stayingReply(message: Message): Promise<string> {
    try {
      const id = await this.calls.replyAsPost(message);
      if (id !== undefined) return id;
    } catch (error) {
      if (!isAnswered(error)) throw error;
      const reply = await this.calls.standing();
      // one that was deferred is for its person alone
      if (reply === null || reply.hidden) throw error;
      return reply.id;
    }
    const reply = await this.calls.standing();
    if (reply === null) throw new Error("A reply that is not there");
    return reply.id;
  }

  private defer(): Promise<unknown> {
    if (this.answered) return Promise.resolve();
    const isClick = this.interaction.isMessageComponent();
    this.deferring = this.inPlace && isClick ? this.calls.deferUpdate() : this.calls.deferReply();
    return this.deferring.catch(() => {});
  }
}

function wordsOf(components: Components): Components {
  const words = components.filter(({ type }) => type !== ComponentType.MediaGallery && type !== ComponentType.File);
  return words.length > 0 ? words : [text("…")];
}
