import { button, buttonRows } from "./components.ts";
import { currentPanel, label } from "./current-panel.ts";
import { writeId } from "./ids.ts";
import type { Reply } from "./responder.ts";
import type { GameSession } from "./session.ts";

/** The panel after something was taken back, with a button that gives it again. */
export async function undonePanel(session: GameSession): Promise<Reply> {
  const { game, language, look } = session;
  const panel = await currentPanel(session);
  if (!look.own.some((seat) => look.match.canRedo(seat))) return panel;
  const again = writeId({ action: "redo", game: game.id, version: game.version });
  return {
    ...panel,
    components: [...panel.components, ...buttonRows([button(again, label(language, "button.redo"))])],
  };
}
