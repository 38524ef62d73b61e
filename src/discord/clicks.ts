import type { MessageComponentInteraction } from "discord.js";
import { own, Refusal } from "../engine/index.ts";
import {
  act,
  cancel,
  configure,
  isLate,
  join,
  leave,
  preview,
  redo,
  start,
  stillRunning,
  undo,
} from "../table/index.ts";
import { type Action, type ComponentId, readId } from "./ids.ts";
import { lateAnswer } from "./late.ts";
import { lobbyAnswer } from "./lobby.ts";
import { boardAnswer, logAnswer } from "./looks.ts";
import { mayManage } from "./permissions.ts";
import { afterMove, confirmPanel, handAnswer, label, presentPanel } from "./present.ts";
import { agree, answerOffer, keep } from "./questions.ts";
import { type Answer, said } from "./responder.ts";
import type { GameSession } from "./session.ts";
import { sayKept } from "./speaking.ts";
import { undonePanel } from "./undone.ts";
import { warningOf } from "./warnings.ts";

/** Every button and menu. The seat is found from the person, never taken from what was clicked. */
export async function clicked(
  session: GameSession,
  interaction: MessageComponentInteraction,
  id: ComponentId,
): Promise<Answer> {
  switch (id.action) {
    case "play":
      stillRunning(session.position);
      return presentPanel(session);
    case "hand":
      return handAnswer(session);
    case "board":
      return boardAnswer(session);
    case "log":
      return logAnswer(session, /^\d{1,6}$/.test(id.option) ? Number(id.option) : 1);
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
      return inLobby(session, interaction, id);
  }
}

const lobbyActions: readonly Action[] = ["join", "leave", "start", "cancel", "setting", "set"];

/** Clicks on a lobby's post change that post. */
export const isLobbyClick = (customId: string): boolean =>
  lobbyActions.some((action) => action === readId(customId)?.action);

const chosen = (interaction: MessageComponentInteraction): string =>
  interaction.isStringSelectMenu() ? (interaction.values[0] ?? "") : "";

/** One pick of a panel: late ones change nothing and show the present position. */
async function pick(session: GameSession, id: ComponentId, option: string, confirmed: boolean): Promise<Answer> {
  const { table, actor, position } = session;
  if (isPast(session, id)) return lateAnswer(session, option);
  if (!confirmed) {
    const warning = warningOf(position, actor.id, option);
    if (warning !== null) return confirmPanel(session, id.ask, option, warning);
    const { confirmations } = await table.store.userSettings(actor.id);
    if (confirmations && preview(position, actor.id, [option]).seals) return confirmPanel(session, id.ask, option);
  }
  return afterMove(session, await act(table, { ...session.request, version: id.version, picks: [option] }), option);
}

async function takeBack(session: GameSession, id: ComponentId): Promise<Answer> {
  const { match, own } = session.look;
  if (isPast(session, id) || !own.some((seat) => match.canUndo(seat))) return lateAnswer(session);
  const { position } = await undo(session.table, { ...session.request, version: id.version });
  return undonePanel(session.at(position));
}

async function giveAgain(session: GameSession, id: ComponentId): Promise<Answer> {
  const { match, own } = session.look;
  if (isPast(session, id) || !own.some((seat) => match.canRedo(seat))) return lateAnswer(session);
  const { position } = await redo(session.table, { ...session.request, version: id.version });
  return undonePanel(session.at(position));
}

function isPast({ game, look: { match, seat } }: GameSession, id: ComponentId): boolean {
  if (game.status !== "running" || isLate(game, seat ?? "", id.version)) return true;
  return id.ask !== "" && !match.pending.some((ask) => ask.seat === seat && ask.kind === id.ask);
}

async function inLobby(
  session: GameSession,
  interaction: MessageComponentInteraction,
  id: ComponentId,
): Promise<Answer> {
  const { bot, table, game, title, actor } = session;
  // a lobby's post that was left behind becomes what it is now
  if (game.status !== "lobby") return lobbyAnswer(bot, game);
  const { request } = session;
  if (id.action === "join") {
    const seat = inTime(title.game.seats(game.options).find((each) => each === id.option));
    return lobbyAnswer(bot, await join(table, { ...request, seat }));
  }
  if (id.action === "leave") return lobbyAnswer(bot, await leave(table, request));
  if (id.action === "start") return lobbyAnswer(bot, await start(table, request));
  if (id.action === "setting") {
    if (game.hostId !== actor.id) throw new Refusal({ key: "refusal.host-options", args: {} });
    const open = chosen(interaction);
    inTime(own(title.game.optionSpecs, open));
    return lobbyAnswer(bot, game, "in-place", open);
  }
  if (id.action === "set") {
    const { values } = inTime(own(title.game.optionSpecs, id.ask));
    const value = inTime(values.find((each) => String(each) === chosen(interaction)));
    return lobbyAnswer(bot, await configure(table, { ...request, options: { [id.ask]: value } }));
  }
  return lobbyAnswer(bot, await cancel(table, { ...request, manager: await mayManage(bot, interaction, game) }));
}

/** What a button or menu names, if the lobby has it still: settings and seats may have changed, or never have been there. */
function inTime<T>(found: T | undefined): T {
  if (found === undefined) throw new Refusal({ key: "refusal.late", args: {} });
  return found;
}
