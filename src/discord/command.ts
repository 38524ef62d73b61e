import type {
  AutocompleteInteraction,
  ChatInputCommandInteraction,
  RESTPostAPIChatInputApplicationCommandsJSONBody,
} from "discord.js";
import type { Actor, Bot } from "./bot.ts";
import type { Answer } from "./responder.ts";

export interface Choice {
  readonly name: string;
  readonly value: string;
}

/** One slash command: how Discord shows it, what it completes, and what it answers to its person alone. */
export interface Command {
  readonly definition: RESTPostAPIChatInputApplicationCommandsJSONBody;
  execute(bot: Bot, interaction: ChatInputCommandInteraction, actor: Actor): Promise<Answer>;
  autocomplete?(bot: Bot, interaction: AutocompleteInteraction, actor: Actor): Promise<readonly Choice[]>;
}
