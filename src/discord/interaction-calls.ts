import {
  type APIModalInteractionResponseCallbackData,
  InteractionResponseType as How,
  MessageFlags,
  type RawFile,
  type RESTPostAPIInteractionCallbackWithResponseResult,
  Routes,
} from "discord.js";
import { z } from "zod";
import { type Components, fitted } from "./components.ts";
import type { Answerable } from "./responder.ts";

/** A message to be said, and who sees it. */
export interface Message {
  readonly components: Components;
  readonly files: readonly RawFile[];
  /** For its person alone. */
  readonly hidden: boolean;
}

const replySchema = z.object({ id: z.string(), flags: z.number().default(0) });

/**
 * What can be said to an interaction, in Discord's own words. discord.js would leave out the names of files, without which a
 * message that is edited may not show them.
 */
export class InteractionCalls {
  /** `acknowledged` is called when Discord has the answer. */
  constructor(
    private readonly interaction: Answerable,
    private readonly acknowledged: () => void,
  ) {}

  reply(message: Message): Promise<unknown> {
    return this.callback(How.ChannelMessageWithSource, bodyOf(message), message.files);
  }

  /** The same, and which message it became, if Discord tells. */
  async replyAsPost(message: Message): Promise<string | undefined> {
    const query = new URLSearchParams({ with_response: "true" });
    const answer = await this.callback(How.ChannelMessageWithSource, bodyOf(message), message.files, query);
    return (answer as RESTPostAPIInteractionCallbackWithResponseResult).resource?.message?.id;
  }

  /** Changes the message that was clicked. */
  update(message: Message): Promise<unknown> {
    return this.callback(How.UpdateMessage, bodyOf({ ...message, hidden: false }), message.files);
  }

  /** More time: a reply that is filled in later, and then seen by whoever sees this. */
  deferReply(hidden: boolean): Promise<unknown> {
    return this.callback(How.DeferredChannelMessageWithSource, hidden ? { flags: MessageFlags.Ephemeral } : {});
  }

  /** A form for the person to fill in. */
  ask(form: APIModalInteractionResponseCallbackData): Promise<unknown> {
    return this.callback(How.Modal, form);
  }

  deferUpdate(): Promise<unknown> {
    return this.callback(How.DeferredMessageUpdate);
  }

  /** Changes the message that was clicked, or the reply that was deferred, and says which it is. */
  async edit({ components, files }: Message): Promise<string> {
    const body = bodyOf({ components, files, hidden: false });
    return replySchema.parse(await this.rest.patch(this.original, { body, files: [...files], auth: false })).id;
  }

  /** Takes the reply away that was deferred. */
  async takeAway(): Promise<void> {
    await this.rest.delete(this.original, { auth: false });
  }

  /** Takes a private message away that another interaction was answered with. */
  async takeAwayOther(token: string, message: string): Promise<void> {
    await this.rest.delete(Routes.webhookMessage(this.interaction.applicationId, token, message), { auth: false });
  }

  /** Says something besides. */
  async followUp(message: Message): Promise<void> {
    const { applicationId, token } = this.interaction;
    const options = { body: bodyOf(message), files: [...message.files], auth: false };
    await this.rest.post(Routes.webhook(applicationId, token), options);
  }

  /** The reply as it stands, and whether only its person sees it; nothing if there is none. */
  async standing(): Promise<{ readonly id: string; readonly hidden: boolean } | null> {
    try {
      const { id, flags } = replySchema.parse(await this.rest.get(this.original, { auth: false }));
      return { id, hidden: (flags & MessageFlags.Ephemeral) !== 0 };
    } catch {
      return null;
    }
  }

  private get rest() {
    return this.interaction.client.rest;
  }

  private get original() {
    const { applicationId, token } = this.interaction;
    return Routes.webhookMessage(applicationId, token, "@original");
  }

  private async callback(type: How, data?: object, files: readonly RawFile[] = [], query = new URLSearchParams()) {
    const { id, token } = this.interaction;
    const body = { type, ...(data === undefined ? {} : { data }) };
    const options = { body, files: [...files], query, auth: false };
    const answer = await this.rest.post(Routes.interactionCallback(id, token), options);
    this.acknowledged();
    return answer;
  }
}

/** An answer calls nobody: whoever is to act is called by the post of the move. */
const bodyOf = ({ components, files, hidden }: Message) => ({
  components: fitted(components),
  flags: MessageFlags.IsComponentsV2 | (hidden ? MessageFlags.Ephemeral : 0),
  allowed_mentions: { parse: [] },
  attachments: files.map(({ name }, at) => ({ id: `${at}`, filename: name })),
});
