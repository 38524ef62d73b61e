import {
  type ChatInputCommandInteraction,
  type MessageComponentInteraction,
  MessageFlags,
  type ModalSubmitInteraction,
} from "discord.js";
import { type Components, text } from "./components.ts";

export type Answerable = ChatInputCommandInteraction | MessageComponentInteraction | ModalSubmitInteraction;

export interface Answer {
  readonly components: Components;
  readonly files?: readonly { readonly attachment: Buffer; readonly name: string }[];
  /** For its person alone (the rule), for the channel, or in place of the message that was clicked. */
  readonly show?: "private" | "public" | "in-place";
}

export const said = (words: string): Answer => ({ components: [text(words)] });

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

  async answer({ components, files = [], show }: Answer): Promise<void> {
    clearTimeout(this.timer);
    const { interaction } = this;
    this.answered = true;
    // an answer calls nobody: whoever is to act is called by the post of the move
    const message = { components, files: [...files], allowedMentions: { parse: [] } };
    const replaces = this.inPanel || show === "in-place";
    const hidden = show === "public" ? [] : [MessageFlags.Ephemeral as const];
    const flags = [MessageFlags.IsComponentsV2 as const, ...hidden];
    if (this.deferring !== null) {
      await this.deferring;
      if (this.inPlace && !replaces) await interaction.followUp({ ...message, flags });
      else await interaction.editReply({ ...message, flags: MessageFlags.IsComponentsV2 });
    } else if (replaces && interaction.isMessageComponent())
      await interaction.update({ ...message, flags: MessageFlags.IsComponentsV2 });
    else await interaction.reply({ ...message, flags });
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
