import {
  ChannelFlags,
  ChannelType,
  type ForumChannel,
  type GuildMember,
  MessageFlags,
  PermissionFlagsBits,
  type RESTPostAPIGuildForumThreadsJSONBody,
  Routes,
  ThreadAutoArchiveDuration,
} from "discord.js";
import { z } from "zod";
import { languages } from "../engine/index.ts";
import type { AnyTitle } from "../games/title.ts";
import { normalise } from "../grammar/index.ts";
import { phrase, refusal } from "../i18n/index.ts";
import type { GameRecord } from "../store/index.ts";
import { lobbyPost, openLobby } from "../table/index.ts";
import { type Bot, channelLanguage, titleFor } from "./bot.ts";
import { text } from "./components.ts";
import { shownBy } from "./lobby-post.ts";
import type { Session } from "./session.ts";
import { threadName } from "./threads.ts";

/** What the bot needs in a forum; Discord calls the second “Create Posts” there. */
const needed = [
  PermissionFlagsBits.ViewChannel,
  PermissionFlagsBits.SendMessages,
  PermissionFlagsBits.SendMessagesInThreads,
];

/** The forum of that id, if the bot can post there, and whoever names it too. */
export function demandForum({ client }: Bot, id: string, member: GuildMember | null): ForumChannel {
  const forum = client.channel(id);
  if (forum?.type !== ChannelType.GuildForum || forum.guildId !== member?.guild.id) throw refusal("refusal.forum");
  if (client.user === null || forum.permissionsFor(client.user)?.has(needed) !== true)
    throw refusal("refusal.place.forum");
  if (!forum.permissionsFor(member).has(needed.slice(0, 2))) throw refusal("refusal.forum-yours");
  return forum;
}

/** The tags that a post of the bot may have. */
export function tagsOf(bot: Bot, forum: ForumChannel): ForumChannel["availableTags"] {
  const { user } = bot.client;
  const manages = user !== null && forum.permissionsFor(user)?.has(PermissionFlagsBits.ManageThreads) === true;
  return forum.availableTags.filter(({ moderated }) => manages || !moderated);
}

/** The tag that was typed; else the one that is called like the title; else the first, where there must be one. */
export function tagFor(bot: Bot, forum: ForumChannel, title: AnyTitle, typed: string | null): string[] {
  const tags = tagsOf(bot, forum);
  const called = (...names: readonly string[]) =>
    tags.find((tag) => names.some((name) => normalise(name) === normalise(tag.name)));
  const own = called(...languages.map((language) => title.name[language]));
  const isRequired = forum.flags.has(ChannelFlags.RequireTag);
  const tag = typed === null ? (own ?? (isRequired ? tags[0] : undefined)) : called(typed);
  const lacks = tag === undefined && (typed !== null || isRequired);
  if (lacks) throw refusal("refusal.tag", tags.length === 0 ? {} : { tags: tags.map(({ name }) => name) });
  return tag === undefined ? [] : [tag.id];
}

const postSchema = z.object({ id: z.string() });

type Message = RESTPostAPIGuildForumThreadsJSONBody["message"];

/** Makes a post in a forum; it and its first message have the same id. */
export async function makePost(
  bot: Bot,
  forum: ForumChannel,
  tags: readonly string[],
  named: Parameters<typeof threadName>[2] & Pick<GameRecord, "title">,
  message: Message,
): Promise<string> {
  const language = await channelLanguage(bot, forum.guildId);
  const body = {
    name: threadName(titleFor(bot, named), language, named),
    auto_archive_duration: ThreadAutoArchiveDuration.OneWeek,
    applied_tags: tags,
    message,
  };
  return postSchema.parse(await bot.client.rest.post(Routes.threads(forum.id), { body })).id;
}

/** Opens a lobby in a post of its own: the post comes first, and the lobby is its first message. */
export function openInForum(
  session: Session,
  forum: ForumChannel,
  tags: readonly string[],
  title: AnyTitle,
  opening: Omit<Parameters<typeof openLobby>[1], "channelId">,
): Promise<GameRecord> {
  const { bot, table, interaction } = session;
  const { store, queue, now } = table;
  // one that is delivered twice makes one post
  return queue.run(`post for ${interaction}`, async () => {
    const isRepeated = (await store.toldBefore(interaction)) !== undefined;
    const channelId = isRepeated ? forum.id : await newPost(bot, forum, tags, title, opening.user);
    const game = await openLobby(table, { ...opening, channelId, shownBy: shownBy(session) });
    if (isRepeated) return game;
    await store.answered(game.id, "lobby", channelId, now());
    await store.post([lobbyPost(channelId, game.id)], now(), game);
    return game;
  });
}

async function newPost(
  bot: Bot,
  forum: ForumChannel,
  tags: readonly string[],
  title: AnyTitle,
  host: { readonly id: string; readonly name: string },
): Promise<string> {
  const language = await channelLanguage(bot, forum.guildId);
  const words = phrase(language, { key: "forum.begins", args: {} });
  const named = { title: title.game.id, seats: [{ userId: host.id, userName: host.name }] };
  return makePost(bot, forum, tags, named, {
    components: [text(bot.links.linked(words, language))],
    flags: MessageFlags.IsComponentsV2,
    allowed_mentions: { parse: [] },
  });
}
