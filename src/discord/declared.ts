import {
  type APIApplicationCommandOption,
  type AutocompleteInteraction,
  type CommandInteractionOption,
  ApplicationCommandOptionType as Type,
} from "discord.js";
import { refusal } from "../i18n/index.ts";
import type { Command, SlashInteraction } from "./command.ts";

/**
 * Whatever is given to a command must be what its definition allows: Discord sees to it before it is sent, and what comes all the
 * same is forged. Options that nobody has declared are not looked at by anybody.
 */
export function demandDeclared(command: Command, { options }: SlashInteraction): void {
  const { declared, given } = leafOf(command, options.data);
  for (const option of declared) {
    const value = given.find(({ name }) => name === option.name)?.value;
    if (!(value === undefined ? option.required !== true : isAllowed(option, value))) throw refusal("refusal.option");
  }
}

/** Whether the option that is being typed is one for which something is offered. */
export function isCompleted(command: Command, { options }: AutocompleteInteraction): boolean {
  const { name } = options.getFocused(true);
  const { declared } = leafOf(command, options.data);
  return declared.some((option) => option.name === name && "autocomplete" in option && option.autocomplete === true);
}

/** The options of a command or of its subcommand: those that it declares, and those that were given. */
function leafOf({ definition }: Command, data: readonly CommandInteractionOption[]) {
  let declared: readonly APIApplicationCommandOption[] = definition.options ?? [];
  let given = data;
  for (;;) {
    const [first] = given;
    const below = declared.find(({ name }) => name === first?.name);
    if (below?.type !== Type.Subcommand && below?.type !== Type.SubcommandGroup) return { declared, given };
    declared = below.options ?? [];
    given = first?.options ?? [];
  }
}

type Value = NonNullable<CommandInteractionOption["value"]>;

function isAllowed(option: APIApplicationCommandOption, value: Value): boolean {
  switch (option.type) {
    case Type.String:
      return (
        typeof value === "string" && value.length <= (option.max_length ?? 6000) && isChoice(option.choices, value)
      );
    case Type.Integer:
      return Number.isInteger(value) && isWithin(option, Number(value)) && isChoice(option.choices, value);
    case Type.Number:
      return typeof value === "number" && isWithin(option, value) && isChoice(option.choices, value);
    case Type.Boolean:
      return typeof value === "boolean";
    default:
      return typeof value === "string";
  }
}

const isChoice = (choices: readonly { readonly value: Value }[] | undefined, value: Value): boolean =>
  choices === undefined || choices.length === 0 || choices.some((choice) => choice.value === value);

interface Limits {
  readonly min_value?: number | undefined;
  readonly max_value?: number | undefined;
}

const isWithin = ({ min_value = -Infinity, max_value = Infinity }: Limits, value: number): boolean =>
  value >= min_value && value <= max_value;
