import { randomBytes } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import {
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  DiscordAPIError,
  type Interaction,
  type MessageComponentInteraction,
  MessageFlags,
} from "discord.js";
import { Refusal } from "../engine/index.ts";
import { phrase } from "../i18n/index.ts";
import { type Actor, actorOf, type Bot } from "./bot.ts";
import { clicked, isLobbyClick, refusedPanel } from "./clicks.ts";
import type { Command } from "./command.ts";
import { cut, text } from "./components.ts";
import { refusalLines } from "./refusals.ts";
import { type Answer, type Answerable, Responder } from "./responder.ts";
import { harmless } from "./trouble.ts";

/** What Discord takes for the name and the value of a choice. */
const MOST_CHARACTERS = 100;

/** The same interaction was delivered twice, or its three seconds are over: there is nobody left to answer. */
const isAnswered = (error: unknown): boolean =>
  error instanceof DiscordAPIError && (error.code === 40060 || error.code === 10062);

/** Brings every interaction to whoever answers it; none stays without an answer, and no failure leaves this file. */
export class Router {
  private readonly commands: ReadonlyMap<string, Command>;
  private closing = false;
  private turn: Promise<void> = Promise.resolve();
  private readonly working = new Set<Promise<void>>();

  constructor(
    private readonly bot: Bot,
    commands: readonly Command[],
  ) {
    this.commands = new Map(commands.map((command) => [command.definition.name, command]));
  }

  /** Finishes what is in hand and takes nothing new. */
  async close(): Promise<void> {
    this.closing = true;
    await Promise.all(this.working);
  }

  /** One after the other begins, and the clock may strike in between: whatever waits is acknowledged in time. */
  private ownTurn(): Promise<void> {
    this.turn = this.turn.then(() => nextTurn());
    return this.turn;
  }

  take(interaction: Interaction): void {
    const work = this.route(interaction).catch((error) =>
      this.bot.log.error({ error: harmless(error) }, "interaction"),
    );
    this.working.add(work);
    void work.finally(() => this.working.delete(work));
  }

  private async route(interaction: Interaction): Promise<void> {
    if (interaction.isAutocomplete()) return this.complete(interaction);
    if (interaction.isChatInputCommand()) return this.run(interaction);
    if (interaction.isMessageComponent()) return this.click(interaction);
  }

  private async run(interaction: ChatInputCommandInteraction): Promise<void> {
    const command = this.commands.get(interaction.commandName);
    await this.answer(interaction, new Responder(interaction, false, false), async (actor) => {
      if (command === undefined) throw new Refusal({ key: "refusal.option", args: {} });
      return command.execute(this.bot, interaction, actor);
    });
  }

  private async click(interaction: MessageComponentInteraction): Promise<void> {
    // what is private already changes in place; a click on a post opens something private
    const inPanel = interaction.message.flags.has(MessageFlags.Ephemeral);
    const responder = new Responder(interaction, inPanel || isLobbyClick(interaction.customId), inPanel);
    await this.answer(interaction, responder, async (actor) => {
      try {
        return await clicked(this.bot, interaction, actor);
      } catch (error) {
        // a panel stays, with the refusal above it
        if (!inPanel || !(error instanceof Refusal)) throw error;
        return refusedPanel(
          this.bot,
          interaction.customId,
          actor,
          await refusalLines(this.bot, error, interaction, actor),
        );
      }
    });
  }

  private async answer(
    interaction: Answerable,
    responder: Responder,
    work: (actor: Actor) => Promise<Answer>,
  ): Promise<void> {
    let actor: Actor = { id: interaction.user.id, name: interaction.user.displayName, language: "en" };
    try {
      await this.ownTurn();
      actor = await actorOf(this.bot, interaction);
      const closing = said(phrase(actor.language, { key: "trouble.closed", args: {} }));
      await responder.answer(this.closing ? closing : await work(actor));
    } catch (error) {
      if (isAnswered(error)) this.bot.log.info({ error: harmless(error) }, "answered before, or too late");
      else await this.apologise(responder, error, interaction, actor);
    } finally {
      this.bot.kick();
    }
  }

  private async apologise(responder: Responder, error: unknown, interaction: Answerable, actor: Actor): Promise<void> {
    try {
      await responder.answer(await this.sorry(error, interaction, actor));
    } catch (failure) {
      const level = isAnswered(failure) ? "info" : "warn";
      this.bot.log[level]({ error: harmless(failure) }, "unanswered");
    }
  }

  private async sorry(error: unknown, interaction: Answerable, actor: Actor): Promise<Answer> {
    if (error instanceof Refusal) return said((await refusalLines(this.bot, error, interaction, actor)).join("\n"));
    return this.apology(error, interaction, actor);
  }

  /** One line with a reference; the same reference is in the log. */
  private apology(error: unknown, interaction: Answerable, actor: Actor): Answer {
    const reference = randomBytes(4).toString("hex");
    this.bot.log.error({ error: harmless(error), reference, user: actor.id, channel: interaction.channelId }, "failed");
    return said(phrase(actor.language, { key: "trouble.ours", args: { reference } }));
  }

  private async complete(interaction: AutocompleteInteraction): Promise<void> {
    try {
      const actor = await actorOf(this.bot, interaction);
      const found = await this.commands.get(interaction.commandName)?.autocomplete?.(this.bot, interaction, actor);
      const choices = (found ?? []).filter(({ value }) => value.length <= MOST_CHARACTERS).slice(0, 25);
      await interaction.respond(choices.map(({ name, value }) => ({ name: cut(name, MOST_CHARACTERS), value })));
    } catch (error) {
      if (!(error instanceof Refusal)) this.bot.log.warn({ error: harmless(error) }, "autocomplete");
      if (!interaction.responded) await interaction.respond([]).catch(() => {});
    }
  }
}

export const said = (words: string): Answer => ({ components: [text(words)] });
