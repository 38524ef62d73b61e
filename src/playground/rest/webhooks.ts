import { MessageFlags } from "discord.js";
import { refuse } from "../errors.ts";
import type { StoredInteraction } from "../interactions.ts";
import type { Json } from "../json.ts";
import { hasFlag, type StoredMessage } from "../message.ts";
import { editMessage, removeMessage, toApi } from "../posting.ts";
import { applicationId } from "../world.ts";
import { reply } from "./callbacks.ts";
import { type Call, route } from "./router.ts";

/** What the bot says later with an interaction's token, for fifteen minutes. */
export const webhookRoutes = [
  route("POST /webhooks/:application/:token", followUp, true),
  route("GET /webhooks/:application/:token/messages/:message", (call) => toApi(call.local, find(call).message), true),
  route(
    "PATCH /webhooks/:application/:token/messages/:message",
    (call) => {
      const { interaction, message } = find(call);
      const edited = editMessage(call.local, message, call);
      call.local.interactions.answered(interaction);
      return toApi(call.local, edited);
    },
    true,
  ),
  route(
    "DELETE /webhooks/:application/:token/messages/:message",
    (call) => {
      const { interaction, message } = find(call);
      removeMessage(call.local, message);
      // taking a deferred reply away says nothing yet
      if (!hasFlag(message, MessageFlags.Loading)) call.local.interactions.answered(interaction);
      return null;
    },
    true,
  ),
];

function interactionOf({ local, at }: Call): StoredInteraction {
  if (at.application !== applicationId) throw refuse.unknownWebhook();
  return local.interactions.ofToken(at.token ?? "");
}

function find(call: Call): { interaction: StoredInteraction; message: StoredMessage } {
  const interaction = interactionOf(call);
  const isOriginal = call.at.message === "@original";
  const message = call.local.store.message((isOriginal ? interaction.original : call.at.message) ?? "");
  const mine = message?.origin?.id === interaction.id || message?.id === interaction.original;
  if (!message || !mine) throw refuse.unknownMessage();
  return { interaction, message };
}

/** The first follow-up after a deferral fills the deferred reply in, and is seen by whoever sees that one. */
function followUp(call: Call): Json {
  const { local } = call;
  const interaction = interactionOf(call);
  const original = local.store.message(interaction.original ?? "");
  const waiting = original !== undefined && hasFlag(original, MessageFlags.Loading);
  const message = waiting ? editMessage(local, original, call) : reply(local, interaction, call, false);
  local.interactions.answered(interaction, message.id);
  return toApi(local, message);
}
