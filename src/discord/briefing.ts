import type { Language } from "../engine/index.ts";
import type { AnyTitle } from "../games/title.ts";
import type { GameRecord } from "../store/index.ts";
import { button, text } from "./components.ts";
import { writeId } from "./ids.ts";
import { asFiles, illustrated, startPictures } from "./pictures.ts";
import type { Reply } from "./responder.ts";
import type { GameSession } from "./session.ts";

/** Opens the whole briefing for whoever presses it. */
export const briefingButton = (title: AnyTitle, language: Language, { id, version, options }: GameRecord) =>
  button(writeId({ action: "brief", game: id, version }), title.briefing(options, language).name[language]);

/** What the game is about, with its map where it has one of its own. */
export async function briefingAnswer({ bot, title, game, language }: GameSession): Promise<Reply> {
  const { whole, hasMap } = title.briefing(game.options, language);
  const pictures = hasMap ? await startPictures(bot, language, title, game.options) : [];
  return { components: illustrated(pictures, [text(whole.join("\n"))]), files: asFiles(pictures) };
}
