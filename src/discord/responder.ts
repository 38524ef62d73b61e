import {
  type ChatInputCommandInteraction,
  type MessageComponentInteraction,
  MessageFlags,
  type ModalSubmitInteraction,
} from "discord.js";
import type { Components } from "./components.ts";

export type Answerable = ChatInputCommandInteraction | MessageComponentInteraction | ModalSubmitInteraction;

export interface Answer {
  readonly components: Components;
  readonly files?: readonly { readonly attachment: Buffer; readonly name: string }[];
  /** For its person alone (the rule), for the channel, or in place of the message that was clicked. */
  readonly show?: "private" | "public" | "in-place";
}

/** Discord gives three seconds; what takes longer than this is deferred first. */
const PATIENCE_MS = 1500;

/**
 * The one answer to an interaction. A quick one goes into the acknowledgement itself; a slow one is deferred in time and
 * filled in later. A click in a private panel changes that panel.
 */
export class Responder {
  private readonly timer: NodeJS.Timeout;
  private deferring: Promise<unknown> | null = null;
  private answered = false;

  constructor(
    private readonly interaction: Answerable,
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
    if (this.deferring !== null) {
      await this.deferring;
      await interaction.editReply({ ...message, flags: MessageFlags.IsComponentsV2 });
    } else if ((this.inPanel || show === "in-place") && interaction.isMessageComponent()) {
      await interaction.update({ ...message, flags: MessageFlags.IsComponentsV2 });
    } else {
      const hidden = show === "public" ? [] : [MessageFlags.Ephemeral as const];
      await interaction.reply({ ...message, flags: [MessageFlags.IsComponentsV2, ...hidden] });
    }
  }

  private defer(): Promise<unknown> {
    if (this.answered) return Promise.resolve();
    const { interaction } = this;
    this.deferring =
      this.inPanel && interaction.isMessageComponent()
        ? interaction.deferUpdate()
        : interaction.deferReply({ flags: MessageFlags.Ephemeral });
    return this.deferring.catch(() => {});
  }
}
