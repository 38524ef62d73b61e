import type { MessageComponentInteraction } from "discord.js";
import { Refusal } from "../engine/index.ts";
import type { StoredGame } from "../store/index.ts";
import {
  act,
  cancel,
  configure,
  isLate,
  join,
  leave,
  look,
  preview,
  seatsOf,
  start,
  stillRunning,
  undo,
} from "../table/index.ts";
import { type Actor, type Bot, titleFor } from "./bot.ts";
import { text } from "./components.ts";
import { type Action, type ComponentId, readId } from "./ids.ts";
import { lobbyAnswer } from "./lobby.ts";
import { boardAnswer, logAnswer } from "./looks.ts";
import { mayManage } from "./permissions.ts";
import { confirmPanel, handAnswer, label, ownNews, presentPanel, secretChoice } from "./present.ts";
import type { Answer } from "./responder.ts";

/** Every button and menu. The seat is found here from the person, never taken from what was clicked. */
export async function clicked(bot: Bot, interaction: MessageComponentInteraction, actor: Actor): Promise<Answer> {
  const id = readId(interaction.customId);
  if (id === null) throw new Refusal({ key: "refusal.late", args: {} });
  const game = await bot.table.store.game(id.game);
  if (game === null) throw new Refusal({ key: "refusal.no-game", args: {} });
  switch (id.action) {
    case "play":
      return presentPanel(bot, stillRunning(game), actor);
    case "hand":
      return handAnswer(bot, game, actor);
    case "board":
      return boardAnswer(bot, game, actor);
    case "log":
      return logAnswer(bot, game, actor, Number(id.option) || 1);
    case "pick":
      return pick(bot, interaction, actor, game, id, id.option, false);
    case "menu":
      return pick(bot, interaction, actor, game, id, chosen(interaction), false);
    case "confirm":
      return pick(bot, interaction, actor, game, id, id.option, true);
    case "back":
      return takeBack(bot, interaction, actor, game, id);
    default:
      return inLobby(bot, interaction, actor, game, id);
  }
}

const lobbyActions: readonly Action[] = ["join", "leave", "start", "cancel", "setting", "set"];

/** Clicks on a lobby's post change that post. */
export const isLobbyClick = (customId: string): boolean =>
  lobbyActions.some((action) => action === readId(customId)?.action);

/** The panel again, after a click that was refused. */
export async function refusedPanel(bot: Bot, customId: string, actor: Actor, lines: string[]): Promise<Answer> {
  const id = readId(customId);
  const game = id === null ? null : await bot.table.store.game(id.game);
  if (game === null || game.status !== "running") return { components: [text(lines.join("\n"))] };
  return presentPanel(bot, game, actor, lines);
}

const chosen = (interaction: MessageComponentInteraction): string =>
  interaction.isStringSelectMenu() ? (interaction.values[0] ?? "") : "";

/** One pick of a panel: late ones change nothing and show the present position. */
async function pick(
  bot: Bot,
  interaction: MessageComponentInteraction,
  actor: Actor,
  game: StoredGame,
  id: ComponentId,
  option: string,
  confirmed: boolean,
): Promise<Answer> {
  if (isPast(bot, game, actor, id)) return late(bot, game, actor);
  const settings = await bot.table.store.userSettings(actor.id);
  if (!confirmed && settings.confirmations && preview(bot.table, game, actor.id, [option]).seals)
    return confirmPanel(bot, game, actor, id.ask, option);
  const done = await act(bot.table, {
    game: game.id,
    user: actor,
    interaction: interaction.id,
    version: id.version,
    picks: [option],
  });
  return after(bot, game.id, actor, done.since, option);
}

async function takeBack(
  bot: Bot,
  interaction: MessageComponentInteraction,
  actor: Actor,
  game: StoredGame,
  id: ComponentId,
): Promise<Answer> {
  if (isPast(bot, game, actor, id) || !canUndo(bot, game, actor)) return late(bot, game, actor);
  await undo(bot.table, { game: game.id, user: actor, interaction: interaction.id, version: id.version });
  return after(bot, game.id, actor, Number.POSITIVE_INFINITY);
}

function canUndo(bot: Bot, game: StoredGame, actor: Actor): boolean {
  const { match } = look(bot.table, game, actor.id);
  return seatsOf(game, match, actor.id).some((seat) => match.canUndo(seat));
}

/** The panel as it is after a move; a secret choice that others are still waited for is told to its person. */
export async function after(bot: Bot, gameId: string, actor: Actor, since: number, picked?: string): Promise<Answer> {
  const game = await bot.table.store.game(gameId);
  if (game === null) throw new Refusal({ key: "refusal.no-game", args: {} });
  const news = await ownNews(bot, game, actor, since);
  const chosen = picked === undefined ? [] : secretChoice(bot, game, actor, picked);
  return presentPanel(bot, game, actor, [...news, ...chosen]);
}

function isPast(bot: Bot, game: StoredGame, actor: Actor, id: ComponentId): boolean {
  if (game.status !== "running") return true;
  const { match, seat } = look(bot.table, game, actor.id);
  if (isLate(game, seat ?? "", id.version)) return true;
  return id.ask !== "" && !match.pending.some((ask) => ask.seat === seat && ask.kind === id.ask);
}

function late(bot: Bot, game: StoredGame, actor: Actor): Answer {
  if (game.status === "lobby") throw new Refusal({ key: "refusal.lobby", args: {} });
  return presentPanel(bot, game, actor, [label(actor.language, "panel.late")]);
}

async function inLobby(
  bot: Bot,
  interaction: MessageComponentInteraction,
  actor: Actor,
  game: StoredGame,
  id: ComponentId,
): Promise<Answer> {
  // a lobby's post that was left behind becomes what it is now
  if (game.status !== "lobby") return lobbyAnswer(bot, game);
  const seat = id.option === "" ? {} : { seat: id.option };
  const request = { game: game.id, user: actor, interaction: interaction.id, ...seat };
  const { table } = bot;
  if (id.action === "join") return lobbyAnswer(bot, await join(table, request));
  if (id.action === "leave") return lobbyAnswer(bot, await leave(table, request));
  if (id.action === "start") return lobbyAnswer(bot, await start(table, request));
  if (id.action === "setting") return lobbyAnswer(bot, hosted(game, actor), "in-place", chosen(interaction));
  if (id.action === "set") {
    const value = titleFor(bot, game).game.optionSpecs[id.ask]?.values.find(
      (each) => String(each) === chosen(interaction),
    );
    return lobbyAnswer(bot, await configure(table, { ...request, options: { [id.ask]: value } }));
  }
  return lobbyAnswer(bot, await cancel(table, { ...request, manager: await mayManage(bot, interaction, game) }));
}

function hosted(game: StoredGame, actor: Actor): StoredGame {
  if (game.hostId !== actor.id) throw new Refusal({ key: "refusal.host-options", args: {} });
  return game;
}
