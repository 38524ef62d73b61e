import type { AutocompleteInteraction, ChatInputCommandInteraction } from "discord.js";
import { type Actor, type Bot, titleFor } from "../../src/discord/bot.ts";
import type { Choice } from "../../src/discord/command.ts";
import { text } from "../../src/discord/components.ts";
import { boardAnswer, logAnswer, nextLines } from "../../src/discord/looks.ts";
import type { Answer } from "../../src/discord/responder.ts";
import { gameOf } from "../../src/discord/where.ts";
import type { AnyTitle } from "../../src/games/title.ts";
import { phrase, positionName, type Told } from "../../src/i18n/index.ts";
import type { GameRecord } from "../../src/store/index.ts";
import { exportRecord, myGames, normalise, pastPositions } from "../../src/table/index.ts";

export async function showBoard(bot: Bot, interaction: ChatInputCommandInteraction, actor: Actor): Promise<Answer> {
  const game = await gameOf(bot, interaction, actor);
  const answers = interaction.options.getString("turn");
  return boardAnswer(bot, game, actor, {
    ...(answers === null ? {} : { answers: Number(answers) }),
    region: interaction.options.getString("region"),
    inWords: interaction.options.getString("as") === "text",
  });
}

/** Earlier positions, newest first, and the parts of the board. */
export async function completeBoard(
  bot: Bot,
  interaction: AutocompleteInteraction,
  actor: Actor,
): Promise<readonly Choice[]> {
  const game = await gameOf(bot, interaction, actor);
  const { name, value } = interaction.options.getFocused(true);
  const choices = name === "turn" ? await positionChoices(bot, game, actor) : regionChoices(titleFor(bot, game), actor);
  return choices.filter((choice) => normalise(choice.name).includes(normalise(value)));
}

async function positionChoices(bot: Bot, game: GameRecord, { language }: Actor): Promise<Choice[]> {
  const { vocabulary } = titleFor(bot, game);
  const choices = (await pastPositions(bot.table, game)).map(({ index, label }) => {
    const moment = label as unknown as Told | null;
    const said = moment === null ? null : positionName(language, moment, vocabulary);
    return { name: said ?? `${index}`, value: `${index}` };
  });
  // of several positions with one name the first is meant: the beginning of a round, a phase
  const first = new Map(choices.map((choice) => [choice.name, choice]));
  return [...first.values()];
}

function regionChoices(title: AnyTitle, { language }: Actor): Choice[] {
  const groups = new Set(title.subjects("country").map((id) => title.group(id) ?? ""));
  return [...groups].flatMap((group) => {
    const name = title.vocabulary.name(group)?.[language];
    return name === undefined ? [] : [{ name, value: group }];
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
