import { randomBytes } from "node:crypto";
import type { InteractionType } from "discord.js";
import { appPermissions, interactionChannel } from "../channel.ts";
import type { StoredInteraction, Watch } from "../interactions.ts";
import { type Json, textOf } from "../json.ts";
import type { Local } from "../local.ts";
import { isVisibleTo, type StoredMessage } from "../message.ts";
import { permissionsOf, serverOf } from "../permissions.ts";
import { toApi } from "../posting.ts";
import type { Choice, Outcome, Waits } from "../protocol.ts";
import { guild, memberOf, userOf } from "../users.ts";
import { seenMessage, seenModal } from "../view.ts";
import { applicationId, type Channel, type Person } from "../world.ts";

import { needBot } from "./where.ts";

/** Something a person does that the bot must answer. */
interface Action {
  readonly type: InteractionType;
  readonly person: Person;
  readonly channel: Channel;
  readonly data: Json;
  readonly command?: string;
  /** The message whose component was used, or whose component opened the modal. */
  readonly source?: StoredMessage | Json | null;
  /** The option being typed. */
  readonly focused?: Json;
}

/** Sends the interaction to the bot and waits for what comes of it. */
export async function act(local: Local, action: Action, waits: Waits): Promise<Outcome> {
  needBot(local, action);
  const id = local.store.ids.next();
  const token = randomBytes(48).toString("base64url");
  const interaction: StoredInteraction = {
    id,
    token,
    type: action.type,
    person: action.person.id,
    channel: action.channel.id,
    command: action.command ?? null,
    source: textOf(action.source?.id) || null,
    acknowledged: null,
    original: null,
  };
  local.store.forgetOldInteractions();
  const watch = local.interactions.open(interaction, action.focused ?? null);
  const data = payloadOf(local, action, id, token);
  const { server } = action.channel;
  for (let time = 0; time < Math.max(1, waits.repeat ?? 1); time++)
    local.gateway.dispatch({ event: "INTERACTION_CREATE", data, server });

  const patience = waits.timeoutMs ?? local.interactions.acknowledgeWithin;
  await local.interactions.until(id, () => watch.acknowledgedAt !== null, patience);
  if (waits.settle && watch.acknowledgedAt !== null)
    await local.interactions.until(id, () => watch.answeredAt !== null, waits.settleMs ?? 10_000);
  local.interactions.forget(id);
  return outcome(local, action, local.store.interaction(token) ?? interaction, watch);
}

function outcome(local: Local, action: Action, interaction: StoredInteraction, watch: Watch): Outcome {
  const message = local.store.message(interaction.original ?? "");
  const visible = message && isVisibleTo(local.store, message, action.channel, action.person);
  const after = (at: number | null) => (at === null ? null : Math.round((at - watch.sentAt) * 1000) / 1000);
  const modal = interaction.acknowledged === "modal" ? local.modals.of(action.person.id) : null;
  return {
    interactionId: interaction.id,
    kind: interaction.acknowledged ?? "none",
    acknowledgedInMs: after(watch.acknowledgedAt),
    answeredInMs: after(watch.answeredAt),
    settled: watch.answeredAt !== null,
    acknowledgements: watch.attempts,
    messageId: interaction.original,
    message: message && visible ? seenMessage(local, message, action.person.id) : null,
    followUps: watch.followUps,
    choices: watch.choices as readonly Choice[] | null,
    modal: modal && seenModal(modal),
  };
}

function payloadOf(local: Local, action: Action, id: string, token: string): Json {
  const { person, channel, source } = action;
  const permissions = permissionsOf(person);
  const server = serverOf(local.store, channel);
  const message = source && (isStored(source) ? toApi(local, source) : source);
  return {
    version: 1,
    id,
    token,
    application_id: applicationId,
    type: action.type,
    data: action.data,
    channel_id: channel.id,
    channel: interactionChannel(local.store, channel, permissions),
    locale: person.locale,
    app_permissions: appPermissions(local.store, channel),
    entitlements: [],
    attachment_size_limit: 10 * 1024 * 1024,
    context: server ? 0 : 1,
    authorizing_integration_owners: { "0": server?.id ?? "0" },
    ...(server
      ? {
          guild_id: server.id,
          guild_locale: server.locale,
          guild: { id: server.id, locale: server.locale, features: guild(server).features },
          member: { ...memberOf(local.store, server, person.id), permissions: String(permissions) },
        }
      : { user: userOf(local.store, person.id) }),
    ...(message && { message }),
  };
}

const isStored = (source: StoredMessage | Json): source is StoredMessage => typeof source.channel === "string";
