import type { AutocompleteInteraction, ChatInputCommandInteraction } from "discord.js";
import { awayReply, isMany, missedIn } from "../../src/discord/away.ts";
import { namedParts, partNamed } from "../../src/discord/board-rows.ts";
import { namedPositions } from "../../src/discord/branching.ts";
import { clockLine } from "../../src/discord/clock.ts";
import type { Choice, SlashInteraction } from "../../src/discord/command.ts";
import { text } from "../../src/discord/components.ts";
import { dealLines } from "../../src/discord/deal.ts";
import { boardAnswer, nextLines } from "../../src/discord/inspect.ts";
import { completeLog, logAnswer, logAt } from "../../src/discord/log.ts";
import { completeTurns, movingAnswer } from "../../src/discord/moving-picture.ts";
import { demandFiles } from "../../src/discord/permissions.ts";
import { replayAnswer } from "../../src/discord/replay.ts";
import { type Reply, said } from "../../src/discord/responder.ts";
import type { GameSession } from "../../src/discord/session.ts";
import { normalise } from "../../src/grammar/index.ts";
import { phrase } from "../../src/i18n/index.ts";
import { exportRecord, toldDeal } from "../../src/table/index.ts";

export async function showBoard(session: GameSession, interaction: ChatInputCommandInteraction): Promise<Reply> {
  const answers = interaction.options.getString("turn");
  const region = interaction.options.getString("region");
  return boardAnswer(session, {
    ...(answers === null ? {} : { answers: Number(answers) }),
    part: region === null ? null : partNamed(session, region),
    inWords: interaction.options.getString("as") === "text",
  });
}

/** Earlier positions, newest first, and the parts of the board. */
export async function completeBoard(
  session: GameSession,
  interaction: AutocompleteInteraction,
): Promise<readonly Choice[]> {
  const { name, value } = interaction.options.getFocused(true);
  const choices = name === "turn" ? await positionChoices(session) : partChoices(session);
  return choices.filter((choice) => normalise(choice.name).includes(normalise(value)));
}

/** By how many answers led to them. */
export const positionChoices = async (session: GameSession): Promise<Choice[]> =>
  (await namedPositions(session)).map(({ name, answers }) => ({ name, value: `${answers}` }));

const partChoices = (session: GameSession): Choice[] =>
  namedParts(session).map(({ id, name }) => ({ name, value: id }));

export async function showStatus(session: GameSession): Promise<Reply> {
  const { table, position, game, title, language, look } = session;
  const deal = toldDeal(game);
  const lines = [
    ...nextLines(session),
    ...(game.status === "running" ? [await clockLine(table, language, position)] : []),
    title.score(look.match.view(null), language),
    ...(deal === null ? [] : dealLines(title, language, deal, game.outcome !== null)),
  ];
  const missed = await missedIn(session);
  return isMany(missed) ? awayReply(session, missed, lines) : said(lines.join("\n"));
}

export async function showLog(session: GameSession, interaction: ChatInputCommandInteraction): Promise<Reply> {
  const turn = interaction.options.getString("turn");
  return turn === null ? logAnswer(session) : logAt(session, turn);
}

export const completeTurn = (session: GameSession, interaction: AutocompleteInteraction): Promise<readonly Choice[]> =>
  completeLog(session, interaction.options.getFocused());

export const sharedOrNot = (interaction: SlashInteraction): "public" | "private" =>
  interaction.options.getBoolean("share") === true ? "public" : "private";

export async function showReplay(session: GameSession, interaction: ChatInputCommandInteraction): Promise<Reply> {
  demandFiles(interaction);
  const turn = interaction.options.getString("turn");
  return turn === null ? replayAnswer(session) : movingAnswer(session, turn);
}

export const completeReplay = (
  session: GameSession,
  interaction: AutocompleteInteraction,
): Promise<readonly Choice[]> => completeTurns(session, interaction.options.getFocused());

export async function exportGame(
  { table, game, language }: GameSession,
  interaction: ChatInputCommandInteraction,
): Promise<Reply> {
  demandFiles(interaction);
  const record = await exportRecord(table, game);
  const data = Buffer.from(`${JSON.stringify(record, null, 1)}\n`, "utf8");
  const name = `dead-drop-${game.id}.json`;
  const head = phrase(language, { key: "export.head", args: {} });
  return {
    components: [text(head), { type: 13, file: { url: `attachment://${name}` } }],
    files: [{ data, name }],
  };
}
