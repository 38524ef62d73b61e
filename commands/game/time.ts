import type { AutocompleteInteraction, ChatInputCommandInteraction } from "discord.js";
import type { Choice } from "../../src/discord/command.ts";
import { levelNamed } from "../../src/discord/lobby-computers.ts";
import { mayManage } from "../../src/discord/permissions.ts";
import { type Reply, said } from "../../src/discord/responder.ts";
import { meantSeat, seatChoices } from "../../src/discord/seats.ts";
import type { GameSession } from "../../src/discord/session.ts";
import { phrase, refusal } from "../../src/i18n/index.ts";
import { letComputerPlay, nudge, replace, unpause } from "../../src/table/index.ts";

const done = ({ language }: GameSession): Reply => said(phrase(language, { key: "panel.done", args: {} }));

async function managed({ bot, game, request }: GameSession, interaction: ChatInputCommandInteraction) {
  return { ...request, manager: await mayManage(bot, interaction, game) };
}

export async function nudgeGame(session: GameSession, interaction: ChatInputCommandInteraction): Promise<Reply> {
  await nudge(session.table, await managed(session, interaction));
  return done(session);
}

export async function resumeGame(session: GameSession, interaction: ChatInputCommandInteraction): Promise<Reply> {
  await unpause(session.table, await managed(session, interaction));
  return done(session);
}

export async function replaceGame(session: GameSession, interaction: ChatInputCommandInteraction): Promise<Reply> {
  const { title, position } = session;
  const seat = meantSeat(title, position.match.seats, interaction.options.getString("seat", true));
  const level = levelNamed(interaction.options.getString("computer"));
  const player = interaction.options.getUser("player");
  if (player !== null && level !== undefined) throw refusal("refusal.replace-both");
  if (level !== undefined) {
    await letComputerPlay(session.table, await managed(session, interaction), { seat, level });
    return done(session);
  }
  if (player === null) throw refusal("refusal.replace-who");
  if (player.bot) throw refusal("refusal.bot-player");
  const by = { id: player.id, name: player.displayName };
  await replace(session.table, { ...(await managed(session, interaction)), seat, by });
  return done(session);
}

export async function completeReplace(
  { title, position, language }: GameSession,
  interaction: AutocompleteInteraction,
): Promise<readonly Choice[]> {
  return seatChoices(title, language, position.match.seats, interaction.options.getFocused());
}
