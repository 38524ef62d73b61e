import type { MessageComponentInteraction } from "discord.js";
import { act, isLate, preview, redo, stillRunning, undo } from "../table/index.ts";
import { confirmPanel, currentPanel, handAnswer, label, panelAfterMove } from "./current-panel.ts";
import type { ComponentId } from "./ids.ts";
import { boardAnswer, logAnswer } from "./inspect.ts";
import { lateAnswer } from "./late.ts";
import { clickedLobby } from "./lobby-clicks.ts";
import { pageOf } from "./paging.ts";
import { agree, answerOffer, keep } from "./questions.ts";
import { type Reply, said } from "./responder.ts";
import type { GameSession } from "./session.ts";
import { sayKept } from "./speaking.ts";
import { undonePanel } from "./undone.ts";
import { warningOf } from "./warnings.ts";

/** Every button and menu. The seat is found from the person, never taken from what was clicked. */
export async function clicked(
  session: GameSession,
  interaction: MessageComponentInteraction,
  id: ComponentId,
): Promise<Reply> {
  switch (id.action) {
    case "play":
      stillRunning(session.position);
      return currentPanel(session);
    case "hand":
      return handAnswer(session);
    case "board":
      return boardAnswer(session);
    case "log":
      return logAnswer(session, pageOf(id.option));
    case "pick":
      return pick(session, id, id.option, false);
    case "menu":
      return pick(session, id, chosen(interaction), false);
    case "confirm":
      return pick(session, id, id.option, true);
    case "sure":
      return sayKept(session, id);
    case "close":
      return said(label(session.language, "panel.closed"));
    case "back":
      return takeBack(session, id);
    case "redo":
      return giveAgain(session, id);
    case "accept":
    case "decline":
      return answerOffer(session, interaction, id);
    case "agree":
      return agree(session, interaction, id);
    case "keep":
      return keep(session);
    default:
      return clickedLobby(session, interaction, id);
  }
}

const chosen = (interaction: MessageComponentInteraction): string =>
  interaction.isStringSelectMenu() ? (interaction.values[0] ?? "") : "";

/** One pick of a panel: late ones change nothing and show the present position. */
async function pick(session: GameSession, id: ComponentId, option: string, confirmed: boolean): Promise<Reply> {
  const { table, actor, position } = session;
  if (isPast(session, id)) return lateAnswer(session, option);
  if (!confirmed) {
    const warning = warningOf(position, actor.id, option);
    if (warning !== null) return confirmPanel(session, id.ask, option, warning);
    const { confirmations } = await table.store.userSettings(actor.id);
    if (confirmations && preview(position, actor.id, [option]).seals) return confirmPanel(session, id.ask, option);
  }
  return panelAfterMove(
    session,
    await act(table, { ...session.request, version: id.version, picks: [option] }),
    option,
  );
}

async function takeBack(session: GameSession, id: ComponentId): Promise<Reply> {
  const { match, own } = session.look;
  if (isPast(session, id) || !own.some((seat) => match.canUndo(seat))) return lateAnswer(session);
  const { position } = await undo(session.table, { ...session.request, version: id.version });
  return undonePanel(session.at(position));
}

async function giveAgain(session: GameSession, id: ComponentId): Promise<Reply> {
  const { match, own } = session.look;
  if (isPast(session, id) || !own.some((seat) => match.canRedo(seat))) return lateAnswer(session);
  const { position } = await redo(session.table, { ...session.request, version: id.version });
  return undonePanel(session.at(position));
}

function isPast({ game, look: { match, seat } }: GameSession, id: ComponentId): boolean {
  if (game.status !== "running" || isLate(game, seat ?? "", id.version)) return true;
  return id.ask !== "" && !match.pending.some((ask) => ask.seat === seat && ask.kind === id.ask);
}
