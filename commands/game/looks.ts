import type { ChatInputCommandInteraction } from "discord.js";
import { type Actor, type Bot, titleFor } from "../../src/discord/bot.ts";
import { text } from "../../src/discord/components.ts";
import { boardAnswer, logAnswer, nextLines } from "../../src/discord/looks.ts";
import type { Answer } from "../../src/discord/responder.ts";
import { gameOf } from "../../src/discord/where.ts";
import { phrase } from "../../src/i18n/index.ts";
import { exportRecord, myGames } from "../../src/table/index.ts";

export async function showBoard(bot: Bot, interaction: ChatInputCommandInteraction, actor: Actor): Promise<Answer> {
  const game = await gameOf(bot, interaction, actor);
  const answers = interaction.options.getInteger("turn");
  return boardAnswer(bot, game, actor, {
    ...(answers === null ? {} : { answers }),
    region: interaction.options.getString("region"),
    inWords: interaction.options.getString("as") === "text",
  });
}

export async function showStatus(bot: Bot, interaction: ChatInputCommandInteraction, actor: Actor): Promise<Answer> {
  const game = await gameOf(bot, interaction, actor);
  const since = Math.floor((game.movedAt ?? game.createdAt).getTime() / 1000);
  const waiting = phrase(actor.language, { key: "status.since", args: { since: `<t:${since}:R>` } });
  return {
    components: [text([...nextLines(bot, game, actor), ...(game.status === "running" ? [waiting] : [])].join("\n"))],
  };
}

export async function showLog(bot: Bot, interaction: ChatInputCommandInteraction, actor: Actor): Promise<Answer> {
  const game = await gameOf(bot, interaction, actor);
  return logAnswer(bot, game, actor, interaction.options.getInteger("page") ?? 1);
}

export async function listGames(bot: Bot, _: ChatInputCommandInteraction, actor: Actor): Promise<Answer> {
  const games = await myGames(bot.table, actor.id);
  if (games.length === 0) return { components: [text(phrase(actor.language, { key: "list.empty", args: {} }))] };
  const lines = games.map(({ game, waits }) => {
    const players = game.seats.map(({ userId, seat }) => `<@${userId}> (${seat})`).join(", ");
    const mark = waits ? ` · **${phrase(actor.language, { key: "list.waits", args: {} })}**` : "";
    return `- <#${game.channelId}> ${titleFor(bot, game).name[actor.language]}: ${players}${mark}`;
  });
  return { components: [text(lines.join("\n"))] };
}

export async function exportGame(bot: Bot, interaction: ChatInputCommandInteraction, actor: Actor): Promise<Answer> {
  const game = await gameOf(bot, interaction, actor);
  const record = await exportRecord(bot.table, game);
  const attachment = Buffer.from(`${JSON.stringify(record, null, 1)}\n`, "utf8");
  const name = `dead-drop-${game.id}.json`;
  const head = phrase(actor.language, { key: "export.head", args: {} });
  return {
    components: [text(head), { type: 13, file: { url: `attachment://${name}` } }],
    files: [{ attachment, name }],
  };
}
