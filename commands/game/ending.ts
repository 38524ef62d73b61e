import type { ChatInputCommandInteraction } from "discord.js";
import { wish } from "../../src/discord/questions.ts";
import type { Reply } from "../../src/discord/responder.ts";
import type { GameSession } from "../../src/discord/session.ts";
import type { Deed } from "../../src/table/index.ts";

/** What players do at the table, beside the board. */
export const wishing =
  (deed: Deed) =>
  (session: GameSession, interaction: ChatInputCommandInteraction): Promise<Reply> =>
    wish(session, interaction, deed);
