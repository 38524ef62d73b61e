import { InteractionContextType as Context, InteractionType, ApplicationCommandOptionType as Kind } from "discord.js";
import type { StoredCommand } from "../command.ts";
import { type Json, objectOf, objectsOf, textOf } from "../json.ts";
import type { Local } from "../local.ts";
import { permissionsOf } from "../permissions.ts";
import type { AskChoices, Choice, Outcome, RunCommand, SeenCommand, SeenOption } from "../protocol.ts";
import type { Channel, Person } from "../world.ts";
import { act } from "./act.ts";
import { Mistake } from "./mistake.ts";
import { fillOptions } from "./options.ts";
import { canType, channelNamed, personNamed } from "./where.ts";

/** Slash commands as a person uses them. */
export const runCommand = (local: Local, asked: RunCommand): Promise<Outcome> => send(local, asked, null);

export async function askChoices(local: Local, asked: AskChoices): Promise<Outcome> {
  return send(local, asked, asked.focused);
}

function send(local: Local, asked: RunCommand, focused: string | null): Promise<Outcome> {
  const person = personNamed(local, asked.person);
  const channel = channelNamed(local, asked.channel, person);
  const path = asked.command.replace(/^\//, "").trim().split(/\s+/);
  const force = asked.force === true;
  const { command, inner, options: defined } = findCommand(local, path, person, channel);
  const typed = focused === null ? undefined : defined.find((option) => option.name === focused);
  if (focused !== null && typed?.autocomplete !== true && !force)
    throw new Mistake("no-autocomplete", `The option "${focused}" of /${path.join(" ")} does not autocomplete.`);
  const { options, resolved } = fillOptions(defined, {
    local,
    person,
    channel,
    given: asked.options ?? {},
    focused,
    force,
  });
  const nested = inner.reduceRight<Json[]>((inside, { type, name }) => [{ type, name, options: inside }], options);
  const data = {
    id: command.id,
    name: command.name,
    type: 1,
    options: nested,
    ...(Object.keys(resolved).length > 0 && { resolved }),
    ...(command.guild_id !== undefined && { guild_id: command.guild_id }),
  };
  const type = focused === null ? InteractionType.ApplicationCommand : InteractionType.ApplicationCommandAutocomplete;
  const action = { type, person, channel, data, command: path.join(" ") };
  return act(local, typed ? { ...action, focused: typed } : action, asked);
}

interface Found {
  readonly command: StoredCommand;
  /** The group and the subcommand on the way to the options. */
  readonly inner: readonly Json[];
  readonly options: readonly Json[];
}

function findCommand(local: Local, path: readonly string[], person: Person, channel: Channel): Found {
  const command = visibleCommands(local, person, channel).find((each) => each.name === path[0]);
  if (!command) throw new Mistake("unknown-command", `${person.name} sees no command /${path[0]} here.`, 404);
  const inner: Json[] = [];
  let options = objectsOf(command.options);
  for (const name of path.slice(1)) {
    const next = options.find((each) => isGroup(each) && each.name === name);
    if (!next) throw new Mistake("unknown-command", `There is no /${path.join(" ")}.`, 404);
    inner.push(next);
    options = objectsOf(next.options);
  }
  if (options.some(isGroup)) {
    const names = options.map((each) => textOf(each.name)).join(", ");
    throw new Mistake("unknown-command", `/${path.join(" ")} needs one of: ${names}.`, 404);
  }
  return { command, inner, options };
}

const isGroup = (option: Json): boolean => option.type === Kind.Subcommand || option.type === Kind.SubcommandGroup;

/** A command of the server hides the global one of the same name. */
function visibleCommands(local: Local, person: Person, channel: Channel): StoredCommand[] {
  if (!canType(local, { person, channel })) return [];
  const inGuild = channel.server !== null;
  const ofGuild = channel.server === null ? [] : local.store.commands(channel.server);
  const global = local.store.commands("global").filter((each) => !ofGuild.some(({ name }) => name === each.name));
  return [...ofGuild, ...global].filter((command) => {
    if (command.type !== 1) return false;
    const context = inGuild ? Context.Guild : Context.BotDM;
    if (Array.isArray(command.contexts) && !command.contexts.includes(context)) return false;
    if (!inGuild && command.dm_permission === false) return false;
    const needed = textOf(command.default_member_permissions);
    if (!inGuild || command.default_member_permissions === null) return true;
    // "0" means administrators only.
    const has = permissionsOf(person);
    return person.admin || (needed !== "0" && (has & BigInt(needed || "0")) === BigInt(needed || "0"));
  });
}

export const seenCommands = (local: Local, person: Person, channel: Channel): SeenCommand[] =>
  visibleCommands(local, person, channel).map((command) => ({
    id: command.id,
    name: command.name,
    ...shown(command, person.locale),
    options: objectsOf(command.options).map((option) => seenOption(option, person.locale)),
  }));

function seenOption(option: Json, locale: string): SeenOption {
  const limit = (value: unknown) => (typeof value === "number" ? value : null);
  return {
    type: Number(option.type),
    name: textOf(option.name),
    ...shown(option, locale),
    required: option.required === true,
    autocomplete: option.autocomplete === true,
    choices: objectsOf(option.choices).map((choice) => ({
      name: textOf(choice.name),
      value: choice.value as Choice["value"],
      shownName: shown(choice, locale).shownName,
    })),
    limits: {
      minValue: limit(option.min_value),
      maxValue: limit(option.max_value),
      minLength: limit(option.min_length),
      maxLength: limit(option.max_length),
    },
    options: objectsOf(option.options).map((each) => seenOption(each, locale)),
  };
}

const shown = (thing: Json, locale: string): { shownName: string; shownDescription: string } => ({
  shownName: textOf(objectOf(thing.name_localizations)[locale]) || textOf(thing.name),
  shownDescription: textOf(objectOf(thing.description_localizations)[locale]) || textOf(thing.description),
});
