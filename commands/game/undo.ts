import type { ChatInputCommandInteraction } from "discord.js";
import { presentPanel } from "../../src/discord/present.ts";
import type { Answer } from "../../src/discord/responder.ts";
import type { GameSession } from "../../src/discord/session.ts";
import { redo, undo } from "../../src/table/index.ts";

export async function undoMove(session: GameSession, interaction: ChatInputCommandInteraction): Promise<Answer> {
  const picks = interaction.options.getInteger("picks") ?? 1;
  const { position } = await undo(session.table, { ...session.request, picks });
  return presentPanel(session.at(position));
}

export async function redoMove(session: GameSession): Promise<Answer> {
  const { position } = await redo(session.table, session.request);
  return presentPanel(session.at(position));
}
