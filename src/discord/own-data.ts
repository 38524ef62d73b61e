import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import {
  type APIActionRowComponent,
  type APIUserSelectComponent,
  ComponentType,
  type MessageComponentInteraction,
  SelectMenuDefaultValueType,
} from "discord.js";
import { type PhraseKey, phrase, refusal, says } from "../i18n/index.ts";
import { type Farewell, farewells, forget, handOver, type User } from "../table/index.ts";
import { titleFor } from "./bot.ts";
import { button, buttonRows, type Components, text } from "./components.ts";
import { type ComponentId, NO_GAME, writeId } from "./ids.ts";
import { type Reply, said } from "./responder.ts";
import type { Session } from "./session.ts";
import { redactError } from "./trouble.ts";

const sendButton = ({ language }: Session) =>
  button(writeId({ action: "send-data", game: NO_GAME }), phrase(language, { key: "button.data.send", args: {} }));

const askButton = ({ language }: Session) =>
  button(
    writeId({ action: "ask-delete", game: NO_GAME }),
    phrase(language, { key: "button.data.delete", args: {} }),
    "danger",
  );

/** What is kept about whoever asks, with the ways to have it and to be rid of it. */
export async function dataAnswer(session: Session): Promise<Reply> {
  const words = (["privacy", "data.note"] as const).map((key) => phrase(session.language, { key, args: {} }));
  return { components: [text(words.join("\n")), ...buttonRows([sendButton(session), askButton(session)])] };
}

/** The buttons and the menu of what is kept about a person: whoever clicks, it is about himself. */
export async function clickedData(
  session: Session,
  interaction: MessageComponentInteraction,
  id: ComponentId,
): Promise<Reply> {
  switch (id.action) {
    case "send-data":
      return sendData(session);
    case "delete":
      return deleteData(session, id);
    case "keep-data":
      return said(phrase(session.language, { key: "panel.kept", args: {} }));
    default:
      return question(session, await chosenHeir(session, interaction));
  }
}

/** Discord takes no larger file of a bot. */
const LARGEST = 8 * 1024 * 1024;

async function sendData(session: Session): Promise<Reply> {
  const { table, actor, language } = session;
  const readable = Buffer.from(`${JSON.stringify(await table.store.keptAbout(actor.id), null, 1)}\n`, "utf8");
  const [name, data] = readable.length > LARGEST ? ["my-data.json.gz", gzipSync(readable)] : ["my-data.json", readable];
  const file = { type: ComponentType.File as const, file: { url: `attachment://${name}` } };
  const head = text(phrase(language, { key: "data.sent", args: {} }));
  return { components: [head, file, ...buttonRows([askButton(session)])], files: [{ data, name }] };
}

/** Nobody, if the menu was not used. */
async function chosenHeir(session: Session, interaction: MessageComponentInteraction): Promise<User | null> {
  if (!interaction.isUserSelectMenu()) return null;
  return heirOf(session, interaction.values[0] ?? "");
}

async function heirOf({ bot, actor }: Session, id: string): Promise<User> {
  const user = /^\d{1,20}$/.test(id) ? await bot.client.fetchUser(id).catch(() => null) : null;
  if (user === null || user.bot || user.id === actor.id) throw refusal("refusal.heir");
  return { id: user.id, name: user.displayName };
}

/** How many games are named one by one. */
const MOST_NAMED = 30;

/** Asks once more, whatever the person's settings, and says what becomes of each of his games. */
async function question(session: Session, heir: User | null, head: readonly PhraseKey[] = []): Promise<Reply> {
  const { table, actor, language } = session;
  const leaving = await farewells(table, actor.id, heir?.id);
  const past = await table.store.pastGames(actor.id);
  const say = (key: PhraseKey, args = {}) => phrase(language, { key, args });
  const more = leaving.length - MOST_NAMED;
  const canHandOver = leaving.some(({ how }) => how === "resign" || how === "replace");
  const lines = [
    ...head.map((key) => say(key)),
    say("data.question"),
    say("data.settings"),
    ...(past === 0 ? [] : [say("data.past", { count: past })]),
    ...leaving.slice(0, MOST_NAMED).map((each) => farewellLine(session, each, heir)),
    ...(more > 0 ? [say("data.more", { count: more })] : []),
    ...(canHandOver ? [say("data.hint")] : []),
    say("data.note"),
  ];
  const confirmed = { ask: heir?.id ?? "", option: markOf(actor.id, heir, leaving) };
  const buttons = [
    button(writeId({ action: "delete", game: NO_GAME, ...confirmed }), say("button.data.sure"), "danger"),
    button(writeId({ action: "keep-data", game: NO_GAME }), say("button.keep")),
  ];
  const menus: Components = canHandOver ? [heirMenu(say("data.heir"), heir)] : [];
  return { components: [text(lines.join("\n")), ...menus, ...buttonRows(buttons)] };
}

function farewellLine({ bot, language }: Session, { game, how, seats, winners }: Farewell, heir: User | null): string {
  const title = titleFor(bot, game);
  const args = {
    channel: `<#${game.channelId}>`,
    title: title.name[language],
    seats,
    winners,
    count: winners.length,
    player: `<@${heir?.id ?? ""}>`,
  };
  return says(language, { key: `data.${how}`, args }, title.messages, false);
}

function heirMenu(placeholder: string, heir: User | null): APIActionRowComponent<APIUserSelectComponent> {
  const select: APIUserSelectComponent = {
    type: ComponentType.UserSelect,
    custom_id: writeId({ action: "heir", game: NO_GAME }),
    placeholder,
    ...(heir === null ? {} : { default_values: [{ id: heir.id, type: SelectMenuDefaultValueType.User }] }),
  };
  return { type: ComponentType.ActionRow, components: [select] };
}

/** What the question was about: an answer to another one deletes nothing. */
function markOf(userId: string, heir: User | null, leaving: readonly Farewell[]): string {
  const games = leaving.map(({ game, how }) => `${game.id} ${how}`).sort();
  return createHash("sha256")
    .update([userId, heir?.id ?? "", ...games].join("\n"))
    .digest("base64url")
    .slice(0, 20);
}

async function deleteData(session: Session, { ask, option }: ComponentId): Promise<Reply> {
  const { bot, table, actor, language, interaction } = session;
  const heir = ask === "" ? null : await heirOf(session, ask);
  const leaving = await farewells(table, actor.id, heir?.id);
  if (option !== markOf(actor.id, heir, leaving)) return question(session, heir, ["data.changed"]);
  if (heir !== null) await handOver(table, actor, heir, interaction);
  const sought = await table.store.seeksOf(actor.id);
  await forget(table, actor, (game, error) => bot.log.error({ game, error: redactError(error) }, "not left"));
  for (const { guildId } of sought) bot.boards.news(guildId);
  bot.kept.forget(actor.id);
  bot.drafts.forget(actor.id);
  bot.client.forgetUser(actor.id);
  return said(phrase(language, { key: "data.deleted", args: {} }));
}
