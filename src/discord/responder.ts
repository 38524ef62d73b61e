import {
  type ChatInputCommandInteraction,
  type InteractionReplyOptions,
  type MessageComponentInteraction,
  MessageFlags,
  type ModalSubmitInteraction,
} from "discord.js";
import { type Components, text } from "./components.ts";
import { isAnswered } from "./trouble.ts";

export type Answerable = ChatInputCommandInteraction | MessageComponentInteraction | ModalSubmitInteraction;

export interface Reply {
  readonly components: Components;
  readonly files?: readonly { readonly attachment: Buffer; readonly name: string }[];
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
  private readonly timer: NodeJS.Timeout;
  private deferring: Promise<unknown> | null = null;
  private answered = false;

  /** `inPlace`: the message that was clicked is to be changed. `inPanel`: even by a refusal, for it is private. */
  constructor(
    private readonly interaction: Answerable,
    private readonly inPlace: boolean,
    private readonly inPanel: boolean,
  ) {
    this.timer = setTimeout(() => void this.defer(), PATIENCE_MS);
  }

  async answer({ components, files = [], show, stays }: Reply): Promise<void> {
    clearTimeout(this.timer);
    const { interaction } = this;
    this.answered = true;
    if (show === "unseen" && interaction.isMessageComponent()) {
      await (this.deferring ?? interaction.deferUpdate());
      return;
    }
    // an answer calls nobody: whoever is to act is called by the post of the move
    const message = { components, files: [...files], allowedMentions: { parse: [] } };
    const replaces = this.inPanel || show === "in-place";
    const hidden = show === "public" ? [] : [MessageFlags.Ephemeral as const];
    const flags = [MessageFlags.IsComponentsV2 as const, ...hidden];
    if (this.deferring !== null) {
      await this.deferring;
      if (this.inPlace && !replaces) await interaction.followUp({ ...message, flags });
      else {
        // it was deferred for its person alone
        const told = stays === undefined ? message : { ...message, components: await stays.late() };
        await interaction.editReply({ ...told, flags: MessageFlags.IsComponentsV2 });
      }
    } else if (replaces && interaction.isMessageComponent())
      await interaction.update({ ...message, flags: MessageFlags.IsComponentsV2 });
    else if (stays !== undefined) await stays.known(await this.stayingReply({ ...message, flags }));
    else await interaction.reply({ ...message, flags });
  }

  /** A reply, and which message it became: also if Discord has taken it and then failed to say so. */
  private async stayingReply(message: InteractionReplyOptions): Promise<string> {
    const { interaction } = this;
    try {
      const { resource } = await interaction.reply({ ...message, withResponse: true });
      if (resource?.message) return resource.message.id;
    } catch (error) {
      if (!isAnswered(error)) throw error;
      const reply = await interaction.fetchReply().catch(() => null);
      // one that was deferred is for its person alone
      if (reply === null || reply.flags.has(MessageFlags.Ephemeral)) throw error;
      return reply.id;
    }
    return (await interaction.fetchReply()).id;
  }

  private defer(): Promise<unknown> {
    if (this.answered) return Promise.resolve();
    const { interaction } = this;
    this.deferring =
      this.inPlace && interaction.isMessageComponent()
        ? interaction.deferUpdate()
        : interaction.deferReply({ flags: MessageFlags.Ephemeral });
    return this.deferring.catch(() => {});
  }
}
