import { ComponentType } from "discord.js";
import { phrase, refusal } from "../i18n/index.ts";
import { footageOf } from "../replay/collecting.ts";
import { isActive } from "../table/index.ts";
import { button, buttonRows, text } from "./components.ts";
import { writeId } from "./ids.ts";
import type { Reply } from "./responder.ts";
import type { GameSession } from "./session.ts";

/** The whole game in one file: of one that goes on what everybody could see. */
export async function replayAnswer(session: GameSession): Promise<Reply> {
  const { game, language } = session;
  if (game.ownerId !== null) throw refusal("refusal.private-posts");
  const file = await fileOf(session);
  const name = `${game.title}-${game.id}.html`;
  const head = phrase(language, { key: isActive(game.status) ? "replay.running" : "replay.over", args: {} });
  const moving = phrase(language, { key: "button.film", args: {} });
  return {
    components: [
      text(head),
      { type: ComponentType.File, file: { url: `attachment://${name}` } },
      ...buttonRows([button(writeId({ action: "film", game: game.id, version: game.version }), moving)]),
    ],
    files: [{ data: Buffer.from(file, "utf8"), name }],
  };
}

/** Stored positions are read only where a game cannot be told by its posts and answers alone. */
async function fileOf({ bot, game, language }: GameSession): Promise<string> {
  const { store } = bot.table;
  const { file, lacks } = await bot.replays.cut(await footageOf(store, game, { language }));
  if (!lacks) return file;
  const whole = await footageOf(store, game, { language, positions: true });
  return (await bot.replays.cut(whole)).file;
}
