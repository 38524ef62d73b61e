import { ApplicationCommandOptionType as Kind } from "discord.js";
import { apiChannel } from "../channel.ts";
import { type Json, lengthOf, objectsOf, textOf } from "../json.ts";
import type { Local } from "../local.ts";
import { serverOf } from "../permissions.ts";
import type { OptionValue } from "../protocol.ts";
import { memberPartOf, roles, userOf } from "../users.ts";
import { botId } from "../world.ts";
import { Mistake } from "./mistake.ts";
import { channelNamed, type Here, personNamed } from "./where.ts";

interface Filling extends Here {
  readonly local: Local;
  readonly given: Readonly<Record<string, OptionValue>>;
  /** The option being typed: its value goes as it stands. */
  readonly focused: string | null;
  readonly force: boolean;
}

interface Filled {
  readonly options: Json[];
  readonly resolved: Record<string, Json>;
}

/** The values of a command's options in the order of its definition, checked as Discord's client checks them. */
export function fillOptions(defined: readonly Json[], filling: Filling): Filled {
  const { given, focused, force } = filling;
  const names = defined.map((option) => textOf(option.name));
  for (const name of Object.keys(given))
    if (!names.includes(name) && !force)
      throw new Mistake("unknown-option", `There is no option "${name}"; there are: ${names.join(", ") || "none"}.`);
  const resolved: Record<string, Json> = {};
  const options: Json[] = [];
  for (const option of defined) {
    const name = textOf(option.name);
    const value = given[name];
    if (name === focused) {
      // Typing is text until it is sent, even in a field for numbers.
      options.push({ type: option.type, name, value: String(value ?? ""), focused: true });
    } else if (value === undefined) {
      if (option.required === true && focused === null && !force)
        throw new Mistake("required-option", `The option "${name}" is required.`);
    } else {
      if (!force) checkValue(option, value, focused !== null);
      options.push({ type: option.type, name, value: resolve(option, value, filling, resolved) });
    }
  }
  if (force)
    for (const [name, value] of Object.entries(given))
      if (!names.includes(name)) options.push({ type: Kind.String, name, value });
  return { options, resolved };
}

function checkValue(option: Json, value: OptionValue, typing: boolean): void {
  const wrong = (why: string) => new Mistake("bad-option", `The option "${textOf(option.name)}" ${why}.`);
  const choices = objectsOf(option.choices);
  if (choices.length > 0 && !choices.some((choice) => choice.value === value))
    throw wrong(`must be one of: ${choices.map((choice) => String(choice.value)).join(", ")}`);
  switch (option.type) {
    case Kind.String: {
      if (typeof value !== "string") throw wrong("is a text");
      const length = lengthOf(value);
      if (length === 0 && !typing) throw wrong("is empty");
      if (length > Number(option.max_length ?? 6000)) throw wrong(`is longer than ${option.max_length ?? 6000}`);
      if (length < Number(option.min_length ?? 0)) throw wrong(`is shorter than ${option.min_length}`);
      break;
    }
    case Kind.Integer:
    case Kind.Number:
      if (typeof value !== "number" || (option.type === Kind.Integer && !Number.isInteger(value)))
        throw wrong(option.type === Kind.Integer ? "is a whole number" : "is a number");
      if (typeof option.min_value === "number" && value < option.min_value) throw wrong(`is below ${option.min_value}`);
      if (typeof option.max_value === "number" && value > option.max_value) throw wrong(`is above ${option.max_value}`);
      break;
    case Kind.Boolean:
      if (typeof value !== "boolean") throw wrong("is true or false");
      break;
    case Kind.Attachment:
      throw wrong("takes a file, which the playground cannot send");
  }
}

function resolve(
  option: Json,
  value: OptionValue,
  { local, ...here }: Filling,
  resolved: Record<string, Json>,
): OptionValue {
  switch (option.type) {
    case Kind.User:
    case Kind.Mentionable:
      return resolveUser(local, String(value), here, resolved);
    case Kind.Channel: {
      const channel = channelNamed(local, String(value), here.person);
      resolved.channels = { ...resolved.channels, [channel.id]: apiChannel(local.store, channel) };
      return channel.id;
    }
    case Kind.Role: {
      const role = roleNamed(local, String(value), here);
      if (!role) throw new Mistake("bad-option", `There is no role "${String(value)}".`);
      resolved.roles = { ...resolved.roles, [textOf(role.id)]: role };
      return textOf(role.id);
    }
    default:
      return value;
  }
}

/** A person by name or id, or the bot by id, put among what an interaction carries along. */
export function resolveUser(local: Local, name: string, here: Here, resolved: Record<string, Json>): string {
  const { store } = local;
  const id = name === botId ? botId : personNamed(local, name).id;
  resolved.users = { ...resolved.users, [id]: userOf(store, id) };
  const server = serverOf(store, here.channel);
  // Whoever has left can still be named by id, and is a user only.
  const isHere = server !== null && (id === botId ? server.bot === "here" : server.members.includes(id));
  if (isHere) resolved.members = { ...resolved.members, [id]: memberPartOf(store, server, id) };
  return id;
}

export function roleNamed(local: Local, name: string, here: Here): Json | undefined {
  const server = serverOf(local.store, here.channel);
  return server === null ? undefined : roles(server).find((each) => each.id === name || each.name === name);
}
