import {
  ApplicationCommandOptionType,
  InteractionType as Asked,
  MessageFlags,
  MessageType,
  InteractionResponseType as Type,
} from "discord.js";
import { checkChoices } from "../check/commands.ts";
import { checkModal } from "../check/modal.ts";
import { Refusals } from "../check/refusals.ts";
import { refuse } from "../errors.ts";
import type { Acknowledgement, StoredInteraction } from "../interactions.ts";
import { type Json, listOf, numberOf, objectOf, objectsOf, textOf } from "../json.ts";
import type { Local } from "../local.ts";
import type { Origin, StoredMessage } from "../message.ts";
import { isGone } from "../permissions.ts";
import { createMessage, editMessage, type Outgoing, toApi } from "../posting.ts";
import { needAwake } from "../threads.ts";
import { seenModal } from "../view.ts";
import { botId } from "../world.ts";
import { type Call, route } from "./router.ts";

/** The bot's first answer to an interaction: once, within three seconds, and of a kind that fits. */
export const callbackRoutes = [route("POST /interactions/:interaction/:token/callback", acknowledge, true)];

const fitting: Readonly<Partial<Record<Asked, readonly Type[]>>> = {
  [Asked.ApplicationCommand]: [Type.ChannelMessageWithSource, Type.DeferredChannelMessageWithSource, Type.Modal],
  [Asked.ApplicationCommandAutocomplete]: [Type.ApplicationCommandAutocompleteResult],
  [Asked.MessageComponent]: [
    Type.ChannelMessageWithSource,
    Type.DeferredChannelMessageWithSource,
    Type.DeferredMessageUpdate,
    Type.UpdateMessage,
    Type.Modal,
  ],
  [Asked.ModalSubmit]: [
    Type.ChannelMessageWithSource,
    Type.DeferredChannelMessageWithSource,
    Type.DeferredMessageUpdate,
    Type.UpdateMessage,
  ],
};

interface Response {
  readonly how: Acknowledgement;
  readonly message: StoredMessage | null;
  readonly choices?: readonly Json[];
  readonly modal?: Json;
}

function acknowledge(call: Call): Json | null {
  const { local, at, payload, files } = call;
  const interaction = local.interactions.toAcknowledge(at.interaction ?? "", at.token ?? "");
  const type = numberOf(payload.type) as Type;
  checkKind(type, interaction);
  const response = respond(local, interaction, type, { payload: objectOf(payload.data), files });
  const { how, message, ...more } = response;
  local.interactions.acknowledge(interaction, how, message?.id ?? null, more);
  if (call.query.get("with_response") !== "true") return null;
  const isNew = how === "reply" || how === "deferred-reply";
  return {
    interaction: {
      id: interaction.id,
      type: interaction.type,
      ...(message &&
        isNew && {
          response_message_id: message.id,
          response_message_loading: how === "deferred-reply",
          response_message_ephemeral: message.onlyFor !== null,
        }),
    },
    resource: { type, ...(message && how !== "deferred-update" && { message: toApi(local, message) }) },
  };
}

function checkKind(type: Type, interaction: StoredInteraction): void {
  const possible = fitting[interaction.type] ?? [];
  const needsMessage = type === Type.DeferredMessageUpdate || type === Type.UpdateMessage;
  if (possible.includes(type) && !(needsMessage && interaction.source === null)) return;
  const refusals = new Refusals();
  refusals.add(["type"], "BASE_TYPE_CHOICES", `Value must be one of {${possible.join(", ")}}.`);
  refusals.throwIfAny();
}

function respond(local: Local, interaction: StoredInteraction, type: Type, data: Outgoing): Response {
  switch (type) {
    case Type.ChannelMessageWithSource:
      return { how: "reply", message: reply(local, interaction, data, false) };
    case Type.DeferredChannelMessageWithSource:
      return { how: "deferred-reply", message: reply(local, interaction, data, true) };
    case Type.UpdateMessage:
      return { how: "update", message: editMessage(local, source(local, interaction), data) };
    case Type.ApplicationCommandAutocompleteResult:
      return { how: "choices", message: null, choices: choicesOf(local, interaction, data.payload) };
    case Type.Modal:
      return { how: "modal", message: null, modal: openModal(local, interaction, data.payload) };
    default:
      return { how: "deferred-update", message: source(local, interaction) };
  }
}

function source(local: Local, interaction: StoredInteraction): StoredMessage {
  const message = local.store.message(interaction.source ?? "");
  if (!message) throw refuse.unknownMessage();
  return message;
}

const originOf = (interaction: StoredInteraction): Origin => ({
  id: interaction.id,
  type: interaction.type,
  person: interaction.person,
  command: interaction.command,
  source: interaction.source,
});

/** A new message through an interaction: an answer, a deferred one, or a follow-up. */
export function reply(local: Local, interaction: StoredInteraction, data: Outgoing, loading: boolean): StoredMessage {
  const channel = local.store.channel(interaction.channel);
  if (!channel || isGone(local.store, channel)) throw refuse.unknownChannel();
  const ephemeral = (numberOf(data.payload.flags) & MessageFlags.Ephemeral) !== 0;
  // Nothing public can be said with a token where a post would first have to wake the thread.
  if (!ephemeral) needAwake(channel);
  const replyTo = interaction.source !== null && local.store.message(interaction.source) ? interaction.source : null;
  const type = interaction.type === Asked.ApplicationCommand ? MessageType.ChatInputCommand : MessageType.Reply;
  return createMessage(local, channel, botId, loading ? { payload: {}, files: [] } : data, {
    type: replyTo === null && type === MessageType.Reply ? MessageType.Default : type,
    replyTo,
    onlyFor: ephemeral ? interaction.person : null,
    origin: originOf(interaction),
    loading,
  });
}

function choicesOf(local: Local, interaction: StoredInteraction, data: Json): Json[] {
  const refusals = new Refusals();
  const focused = local.interactions.watch(interaction.id)?.focused;
  const kind = numberOf(focused?.type, ApplicationCommandOptionType.String);
  checkChoices(listOf(data.choices), kind, ["data", "choices"], refusals);
  refusals.throwIfAny();
  return objectsOf(data.choices);
}

function openModal(local: Local, interaction: StoredInteraction, data: Json): Json {
  checkModal(data);
  const modal = {
    customId: textOf(data.custom_id),
    title: textOf(data.title),
    components: objectsOf(data.components),
    channel: interaction.channel,
    source: interaction.source,
    interaction: interaction.id,
  };
  local.modals.open(interaction.person, modal);
  const event = { type: "modal", person: interaction.person } as const;
  local.live.tell([interaction.person], event, () => ({ modal: seenModal(modal) }));
  return data;
}
