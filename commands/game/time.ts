import type { ChatInputCommandInteraction } from "discord.js";
import type { Actor, Bot } from "../../src/discord/bot.ts";
import { text } from "../../src/discord/components.ts";
import { mayManage } from "../../src/discord/permissions.ts";
import type { Answer } from "../../src/discord/responder.ts";
import { gameOf } from "../../src/discord/where.ts";
import { phrase } from "../../src/i18n/index.ts";
import { claim, nudge, pause, replace, unpause } from "../../src/table/index.ts";

const done = (actor: Actor): Answer => ({
  components: [text(phrase(actor.language, { key: "panel.done", args: {} }))],
});

async function request(bot: Bot, interaction: ChatInputCommandInteraction, actor: Actor) {
  const game = await gameOf(bot, interaction, actor);
  return { game: game.id, user: actor, interaction: interaction.id, manager: await mayManage(bot, interaction, game) };
}

export async function nudgeGame(bot: Bot, interaction: ChatInputCommandInteraction, actor: Actor): Promise<Answer> {
  await nudge(bot.table, await request(bot, interaction, actor));
  return done(actor);
}

export async function pauseGame(bot: Bot, interaction: ChatInputCommandInteraction, actor: Actor): Promise<Answer> {
  await pause(bot.table, await request(bot, interaction, actor));
  return done(actor);
}

export async function resumeGame(bot: Bot, interaction: ChatInputCommandInteraction, actor: Actor): Promise<Answer> {
  await unpause(bot.table, await request(bot, interaction, actor));
  return done(actor);
}

export async function claimGame(bot: Bot, interaction: ChatInputCommandInteraction, actor: Actor): Promise<Answer> {
  await claim(bot.table, await request(bot, interaction, actor));
  return done(actor);
}

export async function replaceGame(bot: Bot, interaction: ChatInputCommandInteraction, actor: Actor): Promise<Answer> {
  const seat = interaction.options.getString("seat", true);
  const player = interaction.options.getUser("player", true);
  const by = { id: player.id, name: player.displayName };
  await replace(bot.table, { ...(await request(bot, interaction, actor)), seat, by });
  return done(actor);
}
