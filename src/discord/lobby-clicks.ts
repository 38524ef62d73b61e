import type { MessageComponentInteraction } from "discord.js";
import { own } from "../engine/index.ts";
import { refusal } from "../i18n/index.ts";
import {
  cancel,
  configure,
  join,
  leave,
  openOption,
  retitle,
  seatComputer,
  setRated,
  setThread,
} from "../table/index.ts";
import type { ComponentId } from "./ids.ts";
import { chosenComputer } from "./lobby-computers.ts";
import { movedComponents } from "./lobby-lost.ts";
import { lobbyMessage, presentComponents } from "./lobby-post.ts";
import { ownSettingIn } from "./lobby-settings.ts";
import { startFrom } from "./lobby-start.ts";
import { mayManage } from "./permissions.ts";
import { type Reply, unseen } from "./responder.ts";
import type { GameSession } from "./session.ts";
import { wordForm } from "./word-form.ts";

/** A click on a lobby's post, which is then edited like after any other change. */
export async function clickedLobby(
  session: GameSession,
  interaction: MessageComponentInteraction,
  id: ComponentId,
): Promise<Reply> {
  const { bot, game } = session;
  // a post that was left behind becomes what it is now
  if (game.status !== "lobby") return { components: await presentComponents(bot, game, interaction.channelId) };
  if (id.action === "word") return wordForm(session);
  await changed(session, interaction, id);
  const present = await lobbyMessage(bot, game);
  if (present === null || present === interaction.message.id) return unseen;
  return { components: await movedComponents(bot, game, present) };
}

async function changed(session: GameSession, interaction: MessageComponentInteraction, id: ComponentId): Promise<void> {
  const { bot, table, game, title, request } = session;
  const value = interaction.isStringSelectMenu() ? (interaction.values[0] ?? "") : "";
  switch (id.action) {
    case "join":
      await join(table, {
        ...request,
        seats: [inTime(title.game.seats(game.options).find((seat) => seat === id.option))],
      });
      break;
    case "leave":
      await leave(table, request);
      break;
    case "start":
      // nobody is to begin another game than the one they looked at
      await startFrom(session, interaction, { version: id.version });
      break;
    case "cancel":
      await cancel(table, { ...request, manager: await mayManage(bot, interaction, game) });
      break;
    case "title":
      await retitle(table, { ...request, title: inTime(table.titles.get(value)).game.id });
      break;
    case "computer":
      await seatComputer(table, { ...request, ...inTime(chosenComputer(value) ?? undefined) });
      break;
    case "setting":
      await choose(session, value);
      break;
    default:
      await set(session, id.ask, value);
  }
}

/** One of the menu of all settings: its name, or with `=` what it is to be switched to. */
async function choose(session: GameSession, chosen: string): Promise<void> {
  const { table, title, request } = session;
  const [option = "", value] = chosen.split("=");
  const ours = ownSettingIn(option);
  if (ours === "thread") {
    inTime(session.game.table.thread);
    await setThread(table, { ...request, thread: value === "true" });
    return;
  }
  if (ours !== undefined) {
    if (ours === "hints") inTime(session.game.table.rated);
    await setRated(table, { ...request, what: ours, on: value === "true" });
    return;
  }
  if (value !== undefined) return set(session, option, value);
  inTime(own(title.game.optionSpecs, option));
  await openOption(table, { ...request, option });
}

async function set({ table, title, request }: GameSession, option: string, chosen: string): Promise<void> {
  const { values } = inTime(own(title.game.optionSpecs, option));
  const value = inTime(values.find((each) => String(each) === chosen));
  await configure(table, { ...request, options: { [option]: value } });
}

/** What a button or menu names, if the lobby has it still: settings and seats may have changed, or never have been there. */
function inTime<T>(found: T | undefined): T {
  if (found === undefined) throw refusal("refusal.late");
  return found;
}
