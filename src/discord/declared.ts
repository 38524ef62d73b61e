import {
  type APIApplicationCommandOption,
  type CommandInteractionOption,
  ApplicationCommandOptionType as Type,
} from "discord.js";
import { refusal } from "../i18n/index.ts";
import type { Command, SlashInteraction } from "./command.ts";

type Options = readonly APIApplicationCommandOption[];

/**
 * Whatever is given to a command must be what its definition allows: Discord sees to it before it is sent, and what comes all the
 * same is forged. Options that nobody has declared are not looked at by anybody.
 */
export function demandDeclared({ definition }: Command, { options }: SlashInteraction): void {
  let declared: Options = definition.options ?? [];
  let given = options.data;
  for (;;) {
    const [first] = given;
    const below = declared.find(({ name }) => name === first?.name);
    if (below?.type !== Type.Subcommand && below?.type !== Type.SubcommandGroup) break;
    declared = below.options ?? [];
    given = first?.options ?? [];
  }
  for (const option of declared) {
    const value = given.find(({ name }) => name === option.name)?.value;
    if (!(value === undefined ? option.required !== true : isAllowed(option, value))) throw refusal("refusal.option");
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
