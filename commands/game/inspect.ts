import type { AutocompleteInteraction, ChatInputCommandInteraction } from "discord.js";
import type { Actor } from "../../src/discord/bot.ts";
import type { Choice } from "../../src/discord/command.ts";
import { text } from "../../src/discord/components.ts";
import { dealLines } from "../../src/discord/deal.ts";
import { boardAnswer, logAnswer, nextLines } from "../../src/discord/inspect.ts";
import { type Reply, said } from "../../src/discord/responder.ts";
import type { GameSession } from "../../src/discord/session.ts";
import type { AnyTitle } from "../../src/games/title.ts";
import { normalise } from "../../src/grammar/index.ts";
import { phrase, positionName } from "../../src/i18n/index.ts";
import { exportRecord, pastPositions, toldDeal } from "../../src/table/index.ts";

export async function showBoard(session: GameSession, interaction: ChatInputCommandInteraction): Promise<Reply> {
  const answers = interaction.options.getString("turn");
  return boardAnswer(session, {
    ...(answers === null ? {} : { answers: Number(answers) }),
    part: interaction.options.getString("region"),
    inWords: interaction.options.getString("as") === "text",
  });
}

/** Earlier positions, newest first, and the parts of the board. */
export async function completeBoard(
  session: GameSession,
  interaction: AutocompleteInteraction,
): Promise<readonly Choice[]> {
  const { name, value } = interaction.options.getFocused(true);
  const choices = name === "turn" ? await positionChoices(session) : partChoices(session.title, session.actor);
  return choices.filter((choice) => normalise(choice.name).includes(normalise(value)));
}

async function positionChoices({ table, game, title, language }: GameSession): Promise<Choice[]> {
  const choices = (await pastPositions(table, game)).map(({ index, label }) => {
    const named = label === null ? null : positionName(language, label, title.messages);
    return { name: named ?? `${index}`, value: `${index}` };
  });
  // of several positions with one name the first is meant: the beginning of a round, a phase
  const first = new Map(choices.map((choice) => [choice.name, choice]));
  return [...first.values()];
}

function partChoices(title: AnyTitle, { language }: Actor): Choice[] {
  const groups = new Set(title.subjects("place").map((id) => title.group(id) ?? ""));
  return [...groups].flatMap((group) => {
    const name = title.messages.name(group)?.[language];
    return name === undefined ? [] : [{ name, value: group }];
  });
}

export async function showStatus(session: GameSession): Promise<Reply> {
  const { game, title, language } = session;
  const since = Math.floor((game.movedAt ?? game.createdAt).getTime() / 1000);
  const waiting = phrase(language, { key: "status.since", args: { since: `<t:${since}:R>` } });
  const deal = toldDeal(game);
  return said(
    [
      ...nextLines(session),
      ...(game.status === "running" ? [waiting] : []),
      ...(deal === null ? [] : dealLines(title, language, deal, game.outcome !== null)),
    ].join("\n"),
  );
}

export async function showLog(session: GameSession, interaction: ChatInputCommandInteraction): Promise<Reply> {
  return logAnswer(session, interaction.options.getInteger("page") ?? 1);
}

export async function exportGame({ table, game, language }: GameSession): Promise<Reply> {
  const record = await exportRecord(table, game);
  const data = Buffer.from(`${JSON.stringify(record, null, 1)}\n`, "utf8");
  const name = `dead-drop-${game.id}.json`;
  const head = phrase(language, { key: "export.head", args: {} });
  return {
    components: [text(head), { type: 13, file: { url: `attachment://${name}` } }],
    files: [{ data, name }],
  };
}
