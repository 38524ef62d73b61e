import type { ChatInputCommandInteraction } from "discord.js";
import type { Reply } from "../../src/discord/responder.ts";
import type { GameSession } from "../../src/discord/session.ts";
import { undonePanel } from "../../src/discord/undone.ts";
import { redo, undo } from "../../src/table/index.ts";

/** Takes picks back, or with `redo` gives again what was taken back. */
export async function undoMove(session: GameSession, interaction: ChatInputCommandInteraction): Promise<Reply> {
  const picks = interaction.options.getInteger("picks") ?? 1;
  const again = interaction.options.getBoolean("redo") ?? false;
  const { position } = await (again ? redo : undo)(session.table, { ...session.request, picks });
  return undonePanel(session.at(position));
}
