import type { ChatInputCommandInteraction } from "discord.js";
import { mayManage } from "../../src/discord/permissions.ts";
import { wish } from "../../src/discord/questions.ts";
import { type Reply, said } from "../../src/discord/responder.ts";
import type { GameSession, Session } from "../../src/discord/session.ts";
import { phrase } from "../../src/i18n/index.ts";
import { type Deed, endUnreadable } from "../../src/table/index.ts";

/** What players do at the table, beside the board. */
export const wishing =
  (deed: Deed) =>
  (session: GameSession, interaction: ChatInputCommandInteraction): Promise<Reply> =>
    wish(session, interaction, deed);

/** Ends a game that cannot be read, so that its channel is free again. */
export async function endUnreadableGame(
  { bot, table, actor, language }: Session,
  game: string,
  interaction: ChatInputCommandInteraction,
): Promise<Reply> {
  await endUnreadable(table, game, { user: actor, manager: (broken) => mayManage(bot, interaction, broken) });
  return said(phrase(language, { key: "panel.done", args: {} }));
}
