import { ApplicationCommandOptionType as Kind, Locale } from "discord.js";
import { isObject, type Json, lengthOf, listOf, objectOf, objectsOf, textOf } from "../json.ts";
import { type Path, Refusals } from "./refusals.ts";

const namePattern = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;
const locales: ReadonlySet<string> = new Set(Object.values(Locale));

/** The list of commands that an application wants to have. */
export function checkCommands(commands: readonly unknown[], single: boolean): void {
  const refusals = new Refusals();
  if (commands.length > 100) refusals.add([], "BASE_TYPE_MAX_LENGTH", "Must be 100 or fewer in length.");
  const names = new Set<string>();
  for (const [index, command] of commands.entries()) {
    const path: Path = single ? [] : [index];
    if (!isObject(command)) {
      refusals.add(path, "MODEL_TYPE_CONVERT", "Only dictionaries may be used.");
      continue;
    }
    if (command.type !== undefined && command.type !== 1) {
      refusals.text([...path, "name"], command.name, 1, 32);
      continue;
    }
    checkNamed(command, path, refusals);
    const name = textOf(command.name);
    if (names.has(name))
      refusals.add(
        [...path, "name"],
        "APPLICATION_COMMANDS_DUPLICATE_NAME",
        "Application command names must be unique",
      );
    names.add(name);
    const needed = command.default_member_permissions ?? null;
    if (needed !== null && !/^\d{1,19}$/.test(String(needed)))
      refusals.add([...path, "default_member_permissions"], "NUMBER_TYPE_COERCE", "Value is not a set of permissions.");
    checkOptions(command.options, path, 0, refusals);
    if (sizeOf(command) > 8000)
      refusals.add(path, "APPLICATION_COMMAND_TOO_LARGE", "Command exceeds maximum size (8000)");
  }
  refusals.throwIfAny();
}

function checkNamed(thing: Json, path: Path, refusals: Refusals): void {
  checkName(thing.name, [...path, "name"], refusals);
  refusals.text([...path, "description"], thing.description, 1, 100);
  for (const [locale, name] of Object.entries(objectOf(thing.name_localizations))) {
    checkLocale(locale, [...path, "name_localizations"], refusals);
    if (name !== null) checkName(name, [...path, "name_localizations", locale], refusals);
  }
  for (const [locale, text] of Object.entries(objectOf(thing.description_localizations))) {
    checkLocale(locale, [...path, "description_localizations"], refusals);
    if (text !== null) refusals.text([...path, "description_localizations", locale], text, 1, 100);
  }
}

function checkName(name: unknown, path: Path, refusals: Refusals): void {
  if (typeof name !== "string" || !namePattern.test(name) || name !== name.toLowerCase())
    refusals.add(path, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid");
}

function checkLocale(locale: string, path: Path, refusals: Refusals): void {
  if (!locales.has(locale)) refusals.add(path, "ENUM_TYPE_COERCE", `Value "${locale}" is not a valid enum value.`);
}

function checkOptions(value: unknown, path: Path, depth: number, refusals: Refusals): void {
  const options = objectsOf(value);
  const at = [...path, "options"];
  if (options.length > 25) refusals.add(at, "BASE_TYPE_MAX_LENGTH", "Must be 25 or fewer in length.");
  const names = new Set<string>();
  let optionalSeen = false;
  let groups = 0;
  for (const [index, option] of options.entries()) {
    const here = [...at, index];
    checkNamed(option, here, refusals);
    const name = textOf(option.name);
    if (names.has(name))
      refusals.add(here, "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", "Option name already exists");
    names.add(name);
    if (option.type === Kind.Subcommand || option.type === Kind.SubcommandGroup) {
      groups++;
      if (depth > (option.type === Kind.Subcommand ? 1 : 0))
        refusals.add(
          here,
          "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
          "Sub-command and sub-command group nested too deep",
        );
      checkOptions(option.options, here, depth + 1, refusals);
      continue;
    }
    if (option.required === true && optionalSeen)
      refusals.add(
        here,
        "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
        "Required options must be placed before non-required options",
      );
    if (option.required !== true) optionalSeen = true;
    checkValueOption(option, here, refusals);
  }
  if (groups > 0 && groups < options.length)
    refusals.add(
      at,
      "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
      "Sub-command and sub-command group option types are mutually exclusive to all other types",
    );
}

function checkValueOption(option: Json, path: Path, refusals: Refusals): void {
  if (!Number.isInteger(option.type) || Number(option.type) < Kind.String || Number(option.type) > Kind.Attachment)
    refusals.add([...path, "type"], "BASE_TYPE_CHOICES", "Value must be one of {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11}.");
  const choices = listOf(option.choices);
  if (option.autocomplete === true && choices.length > 0)
    refusals.add(
      [...path, "autocomplete"],
      "APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE_INCOMPATIBLE",
      "Autocomplete cannot be set with choices",
    );
  checkChoices(choices, option.type as Kind, [...path, "choices"], refusals);
  refusals.integer([...path, "min_length"], option.min_length, 0, 6000);
  refusals.integer([...path, "max_length"], option.max_length, 1, 6000);
}

/** Choices of an option, fixed or suggested while somebody types. */
export function checkChoices(choices: readonly unknown[], kind: Kind, path: Path, refusals: Refusals): void {
  if (choices.length > 25) refusals.add(path, "BASE_TYPE_MAX_LENGTH", "Must be 25 or fewer in length.");
  for (const [index, choice] of choices.entries()) {
    const at = [...path, index];
    if (!isObject(choice)) {
      refusals.add(at, "MODEL_TYPE_CONVERT", "Only dictionaries may be used.");
      continue;
    }
    refusals.text([...at, "name"], choice.name, 1, 100);
    for (const [locale, name] of Object.entries(objectOf(choice.name_localizations)))
      if (name !== null) refusals.text([...at, "name_localizations", locale], name, 1, 100);
    if (kind === Kind.String) refusals.text([...at, "value"], choice.value, 1, 100);
    else if (typeof choice.value !== "number" || (kind === Kind.Integer && !Number.isInteger(choice.value)))
      refusals.add(
        [...at, "value"],
        "NUMBER_TYPE_COERCE",
        `Value "${String(choice.value)}" is not of the option's type.`,
      );
  }
}

/** Names, descriptions and values together; of the translations only the longest counts. */
function sizeOf(thing: Json): number {
  const longest = (text: unknown, translations: unknown) =>
    Math.max(lengthOf(textOf(text)), ...Object.values(objectOf(translations)).map((each) => lengthOf(textOf(each))));
  const own =
    longest(thing.name, thing.name_localizations) +
    longest(thing.description, thing.description_localizations) +
    lengthOf(textOf(thing.value));
  return [...objectsOf(thing.options), ...objectsOf(thing.choices)].reduce((sum, part) => sum + sizeOf(part), own);
}
