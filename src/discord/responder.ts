import {
  type APIModalInteractionResponseCallbackData,
  type ChatInputCommandInteraction,
  ComponentType,
  type MessageComponentInteraction,
  type ModalSubmitInteraction,
  type RawFile,
} from "discord.js";
import type { Bot } from "./bot.ts";
import { type Components, text } from "./components.ts";
import { InteractionCalls, type Message } from "./interaction-calls.ts";
import { InteractionTimes } from "./interaction-times.ts";
import { isAnswered, isGone, redactError } from "./trouble.ts";

export type Answerable = ChatInputCommandInteraction | MessageComponentInteraction | ModalSubmitInteraction;

export interface Reply {
  readonly components: Components;
  readonly files?: readonly RawFile[];
  /** An answer to the channel remains there as a post of its own: told which message it is. */
  readonly stays?: (message: string) => Promise<void>;
  /** It goes on under what is being posted: the panel that was clicked gives way to a new one, which waits for this. */
  readonly below?: { readonly channelId: string; readonly sent: Promise<void> };
  /** Asks for something first; what is to be said is said only if it is too late for that. */
  readonly form?: APIModalInteractionResponseCallbackData;
}

/**
 * Who sees an answer, declared before it is known: what is slow must be deferred, and it is then settled for good.
 *
 *   private   its person alone
 *   public    the channel
 *   post      the channel, as a change of the post that was clicked
 *   panel     its person alone, as a change of the private message that was clicked
 *
 * A refusal is for its person alone.
 */
export type Audience = "private" | "public" | "post" | "panel";

export const said = (words: string): Reply => ({ components: [text(words)] });

/** Nothing is to be said: what was clicked changes by itself. */
export const unseen: Reply = { components: [] };

/** Discord gives three seconds; what takes longer than this is deferred first. */
const PATIENCE_MS = 1500;

/**
 * The one answer to an interaction. A quick one goes into the acknowledgement itself; a slow one is deferred in time and
 * filled in later.
 */
export class Responder {
  private readonly calls: InteractionCalls;
  readonly times: InteractionTimes;
  private readonly timer: NodeJS.Timeout;
  private deferring: Promise<unknown> | null = null;
  private answered = false;
  private impatient: () => void = () => {};
  /** Until it had to be deferred. */
  private readonly patience = new Promise<void>((resolve) => {
    this.impatient = resolve;
  });

  constructor(
    private readonly interaction: Answerable,
    private readonly audience: Audience,
    private readonly bot: Pick<Bot, "log" | "panels" | "meter">,
  ) {
    this.times = new InteractionTimes(interaction, bot.meter);
    this.calls = new InteractionCalls(interaction, () => this.times.acknowledged());
    this.timer = setTimeout(() => void this.defer(), PATIENCE_MS);
  }

  /** Whether its person alone sees the answer. */
  get isPrivate(): boolean {
    return this.audience === "private" || this.audience === "panel";
  }

  async answer({ components, files = [], stays, form, below }: Reply): Promise<void> {
    const isBelow = below !== undefined && below.channelId === this.interaction.channelId;
    if (isBelow) await Promise.race([below.sent, this.patience]);
    this.stopWaiting();
    const { calls, audience, deferring } = this;
    if (form !== undefined) {
      await (deferring === null ? calls.ask(form) : this.refuse({ components }));
      return;
    }
    const message = { components, files, hidden: audience !== "public" };
    if (isBelow && (await this.answerBelow(message))) return;
    if (audience === "post" || audience === "panel") {
      await (components.length === 0 ? (deferring ?? calls.deferUpdate()) : this.change(message));
    } else if (deferring !== null) {
      await deferring;
      const id = await this.fillIn(message);
      this.madePanel();
      await stays?.(id);
    } else if (stays === undefined) {
      await calls.reply(message);
      this.madePanel();
    } else await stays(await this.stayingReply(message));
  }

  /** A new panel in the place of the one that was clicked, which is taken away; false if that cannot be. */
  private async answerBelow(message: Message): Promise<boolean> {
    const { audience, deferring, interaction, calls, bot } = this;
    if (audience !== "panel" || deferring !== null || !("message" in interaction)) return false;
    const panel = interaction.message;
    const token = bot.panels.tokenOf(panel?.interactionMetadata?.id ?? "");
    if (panel === null || token === null) return false;
    await calls.reply(message);
    bot.panels.made(interaction);
    try {
      await calls.takeAwayOther(token, panel.id);
    } catch (error) {
      bot.log.info({ error: redactError(error) }, "panel not taken away");
    }
    return true;
  }

  private madePanel(): void {
    if (this.isPrivate) this.bot.panels.made(this.interaction);
  }

  /** For its person alone, whoever was to see the answer. */
  async refuse(reply: Reply): Promise<void> {
    if (this.audience === "private" || this.audience === "panel") return this.answer(reply);
    this.stopWaiting();
    const { calls, deferring } = this;
    const message = { components: reply.components, files: reply.files ?? [], hidden: true };
    if (deferring === null) {
      await calls.reply(message);
      return;
    }
    await deferring;
    // the first thing said after a deferral would be seen by whoever sees that
    if (this.audience === "public") await calls.takeAway();
    await calls.followUp(message);
  }

  /** Changes what was clicked; if somebody has deleted it meanwhile, its person is told what it would show. */
  private async change(message: Message): Promise<void> {
    const { calls, deferring } = this;
    try {
      await deferring;
      await (deferring === null ? calls.update(message) : calls.edit(message));
    } catch (error) {
      if (!isGone(error)) throw error;
      const hidden = { ...message, hidden: true };
      await (deferring === null ? calls.reply(hidden) : calls.followUp(hidden));
    }
  }

  private stopWaiting(): void {
    clearTimeout(this.timer);
    this.answered = true;
  }

  /** A deferred reply takes no fresh files, but one that has been filled in does: the words come first, and stay if need be. */
  private async fillIn(message: Message): Promise<string> {
    if (message.files.length === 0) return this.calls.edit(message);
    const id = await this.calls.edit({ ...message, files: [], components: wordsOf(message.components) });
    try {
      await this.calls.edit(message);
    } catch (error) {
      this.bot.log.warn({ error: redactError(error) }, "not illustrated");
    }
    return id;
  }

  /** A reply, and which message it became: also if Discord has taken it and then failed to say so. */
  private async stayingReply(message: Message): Promise<string> {
    try {
      const id = await this.calls.replyAsPost(message);
      if (id !== undefined) return id;
    } catch (error) {
      if (!isAnswered(error)) throw error;
      const reply = await this.calls.standing();
      // the same interaction may have been refused before
      if (reply === null || reply.hidden) throw error;
      return reply.id;
    }
    const reply = await this.calls.standing();
    if (reply === null) throw new Error("A reply that is not there");
    return reply.id;
  }

  private defer(): Promise<unknown> {
    if (this.answered) return Promise.resolve();
    this.impatient();
    const isClicked = this.audience === "post" || this.audience === "panel";
    this.deferring = isClicked ? this.calls.deferUpdate() : this.calls.deferReply(this.audience === "private");
    return this.deferring.catch(() => {});
  }
}

function wordsOf(components: Components): Components {
  const words = components.filter(({ type }) => type !== ComponentType.MediaGallery && type !== ComponentType.File);
  return words.length > 0 ? words : [text("…")];
}
