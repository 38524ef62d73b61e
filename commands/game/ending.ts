import type { ChatInputCommandInteraction } from "discord.js";
import type { Actor, Bot } from "../../src/discord/bot.ts";
import { text } from "../../src/discord/components.ts";
import { mayManage } from "../../src/discord/permissions.ts";
import type { Answer } from "../../src/discord/responder.ts";
import { gameOf } from "../../src/discord/where.ts";
import { phrase } from "../../src/i18n/index.ts";
import { abandon, offerDraw, resign } from "../../src/table/index.ts";

const done = (actor: Actor): Answer => ({
  components: [text(phrase(actor.language, { key: "panel.done", args: {} }))],
});

export async function resignGame(bot: Bot, interaction: ChatInputCommandInteraction, actor: Actor): Promise<Answer> {
  const { id } = await gameOf(bot, interaction, actor);
  await resign(bot.table, { game: id, user: actor, interaction: interaction.id });
  return done(actor);
}

export async function drawGame(bot: Bot, interaction: ChatInputCommandInteraction, actor: Actor): Promise<Answer> {
  const { id } = await gameOf(bot, interaction, actor);
  await offerDraw(bot.table, { game: id, user: actor, interaction: interaction.id });
  return done(actor);
}

/** Whoever may manage the channel can end any game in it; players need each other's consent. */
export async function abandonGame(bot: Bot, interaction: ChatInputCommandInteraction, actor: Actor): Promise<Answer> {
  const game = await gameOf(bot, interaction, actor);
  const manager = await mayManage(bot, interaction, game);
  await abandon(bot.table, { game: game.id, user: actor, interaction: interaction.id, manager });
  return done(actor);
}
