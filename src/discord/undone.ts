import { button, buttonRows } from "./components.ts";
import { writeId } from "./ids.ts";
import { label, presentPanel } from "./present.ts";
import type { Answer } from "./responder.ts";
import type { GameSession } from "./session.ts";

/** The panel after something was taken back, with a button that gives it again. */
export function undonePanel(session: GameSession): Answer {
  const { game, language, look } = session;
  const panel = presentPanel(session);
  if (!look.own.some((seat) => look.match.canRedo(seat))) return panel;
  const again = writeId({ action: "redo", game: game.id, version: game.version });
  return {
    ...panel,
    components: [...panel.components, ...buttonRows([button(again, label(language, "button.redo"))])],
  };
}
