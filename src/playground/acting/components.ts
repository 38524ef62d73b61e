import { ButtonStyle, InteractionType, ComponentType as Type } from "discord.js";
import { apiChannel } from "../channel.ts";
import { isObject, type Json, listOf, numberOf, objectsOf, textOf } from "../json.ts";
import type { Local } from "../local.ts";
import type { StoredMessage } from "../message.ts";
import type { ChooseValues, Outcome, PressButton } from "../protocol.ts";
import { botUser } from "../users.ts";
import type { Channel } from "../world.ts";
import { act } from "./act.ts";
import { Mistake } from "./mistake.ts";
import { resolveUser, roleNamed } from "./options.ts";
import { channelNamed, type Here, messageSeen, personNamed } from "./where.ts";

/** Buttons and menus as a person uses them. */
export async function pressButton(local: Local, asked: PressButton): Promise<Outcome> {
  const person = personNamed(local, asked.person);
  const channel = channelNamed(local, asked.channel, person);
  const data = (id: string) => ({ custom_id: id, component_type: Type.Button });
  if (asked.force) {
    const source = anyMessage(local, asked.message, channel);
    return act(local, { type, person, channel, source, data: { ...data(asked.customId ?? ""), id: 1 } }, asked);
  }
  const source = messageSeen(local, asked.message, channel, person);
  const fits = (each: Json) =>
    each.type === Type.Button &&
    (asked.customId === undefined ? each.label === asked.label : each.custom_id === asked.customId);
  const button = find(source, fits, asked.customId ?? asked.label ?? "");
  if (numberOf(button.style) >= ButtonStyle.Link) throw new Mistake("not-a-button", "A link tells the bot nothing.");
  return act(
    local,
    { type, person, channel, source, data: { ...data(textOf(button.custom_id)), id: button.id } },
    asked,
  );
}

export async function chooseValues(local: Local, asked: ChooseValues): Promise<Outcome> {
  const person = personNamed(local, asked.person);
  const channel = channelNamed(local, asked.channel, person);
  if (asked.force) {
    const source = anyMessage(local, asked.message, channel);
    const data = { custom_id: asked.customId ?? "", component_type: Type.StringSelect, values: asked.values, id: 1 };
    return act(local, { type, person, channel, source, data }, asked);
  }
  const source = messageSeen(local, asked.message, channel, person);
  const fits = (each: Json) => isMenu(each) && (asked.customId === undefined || each.custom_id === asked.customId);
  const menu = find(source, fits, asked.customId ?? "");
  const { values, resolved } = chosen(local, menu, asked.values, { person, channel });
  const data = {
    custom_id: menu.custom_id,
    component_type: menu.type,
    values,
    id: menu.id,
    ...(menu.type !== Type.StringSelect && { resolved }),
  };
  return act(local, { type, person, channel, source, data }, asked);
}

const type = InteractionType.MessageComponent;

const isMenu = (component: Json): boolean =>
  component.type === Type.StringSelect ||
  (numberOf(component.type) >= Type.UserSelect && numberOf(component.type) <= Type.ChannelSelect);

/** A message that may be gone or never have been: what a forged or very late click carries. */
function anyMessage(local: Local, id: string, channel: Channel): StoredMessage | Json {
  const message = local.store.message(id);
  if (message) return message;
  return {
    id: /^\d+$/.test(id) ? id : local.store.ids.next(),
    channel_id: channel.id,
    type: 0,
    content: "",
    author: botUser(),
    embeds: [],
    components: [],
    attachments: [],
    mentions: [],
    mention_roles: [],
    mention_everyone: false,
    pinned: false,
    tts: false,
    timestamp: new Date().toISOString(),
    edited_timestamp: null,
    flags: 0,
  };
}

/** Everything on a message that has a custom id or could have one. */
function allComponents(components: readonly Json[]): Json[] {
  return components.flatMap((each) => [
    each,
    ...allComponents(objectsOf(each.components)),
    ...(isObject(each.accessory) ? [each.accessory] : []),
  ]);
}

function find(message: StoredMessage, fits: (component: Json) => boolean, wanted: string): Json {
  const found = allComponents(message.components).filter(fits);
  const [component] = found;
  if (!component) throw new Mistake("unknown-component", `There is no "${wanted}" on message ${message.id}.`, 404);
  if (found.length > 1)
    throw new Mistake("ambiguous-component", `There are ${found.length} of "${wanted}": give a custom id.`);
  if (component.disabled === true) throw new Mistake("disabled-component", `"${wanted}" is disabled.`);
  return component;
}

/** Checks how many were chosen and that they were offered; people, channels and roles may be given by name. */
export function chosen(
  local: Local,
  menu: Json,
  wanted: readonly string[],
  here: Here,
): { values: string[]; resolved: Record<string, Json> } {
  const [least, most] = [numberOf(menu.min_values, 1), numberOf(menu.max_values, 1)];
  if (wanted.length < least || wanted.length > most)
    throw new Mistake("bad-values", `Between ${least} and ${most} can be chosen, not ${wanted.length}.`);
  if (new Set(wanted).size < wanted.length) throw new Mistake("bad-values", "The same value was chosen twice.");
  const resolved: Record<string, Json> = {};
  const values = wanted.map((value) => oneChosen(local, menu, value, here, resolved));
  return { values, resolved };
}

function oneChosen(local: Local, menu: Json, value: string, here: Here, resolved: Record<string, Json>): string {
  switch (menu.type) {
    case Type.UserSelect:
    case Type.MentionableSelect:
      return resolveUser(local, value, here, resolved);
    case Type.ChannelSelect: {
      const channel = channelNamed(local, value, here.person);
      const types = listOf(menu.channel_types);
      const api = apiChannel(local.store, channel);
      if (types.length > 0 && !types.includes(api.type))
        throw new Mistake("bad-values", `${channel.name} is not offered.`);
      resolved.channels = { ...resolved.channels, [channel.id]: api };
      return channel.id;
    }
    case Type.RoleSelect: {
      const role = roleNamed(local, value, here);
      if (!role) throw new Mistake("bad-values", `There is no role "${value}".`);
      resolved.roles = { ...resolved.roles, [textOf(role.id)]: role };
      return textOf(role.id);
    }
    default:
      if (!objectsOf(menu.options).some((option) => option.value === value))
        throw new Mistake("bad-values", `"${value}" is not offered.`);
      return value;
  }
}
