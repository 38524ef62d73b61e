import type { ChatInputCommandInteraction } from "discord.js";
import { mayManage } from "../../src/discord/permissions.ts";
import { type Answer, said } from "../../src/discord/responder.ts";
import type { GameSession } from "../../src/discord/session.ts";
import { phrase } from "../../src/i18n/index.ts";
import { abandon, offerDraw, resign } from "../../src/table/index.ts";

const done = ({ language }: GameSession): Answer => said(phrase(language, { key: "panel.done", args: {} }));

export async function resignGame(session: GameSession): Promise<Answer> {
  await resign(session.table, session.request);
  return done(session);
}

export async function drawGame(session: GameSession): Promise<Answer> {
  await offerDraw(session.table, session.request);
  return done(session);
}

/** Whoever may manage the channel can end any game in it; players need each other's consent. */
export async function abandonGame(session: GameSession, interaction: ChatInputCommandInteraction): Promise<Answer> {
  const manager = await mayManage(session.bot, interaction, session.game);
  await abandon(session.table, { ...session.request, manager });
  return done(session);
}
