import {
  ChannelType,
  type ChatInputCommandInteraction,
  type ForumChannel,
  type GuildBasedChannel,
  type GuildMember,
  type GuildTextBasedChannel,
} from "discord.js";
import { refusal } from "../i18n/index.ts";
import type { Bot } from "./bot.ts";
import type { Choice, SlashInteraction } from "./command.ts";
import { demandForum } from "./forums.ts";
import { harmless, harmlessInText } from "./others-words.ts";
import { demandPlace, mayPost, obstacleIn } from "./permissions.ts";
import type { Session } from "./session.ts";

/** A channel that somebody has named, or is in, and who he is there. */
export interface Named {
  readonly channel: GuildTextBasedChannel | ForumChannel;
  readonly member: GuildMember;
}

/**
 * The channel of the option `channel`: by its name in this server, or by its id or a link to it wherever it is; without the option,
 * the one in which it is typed. What a person does not see is not there for him.
 */
export async function channelNamed(session: Session, interaction: ChatInputCommandInteraction): Promise<Named> {
  const typed = interaction.options.getString("channel");
  const here = interaction.guildId === null ? null : interaction.channelId;
  if (typed === null && here === null) throw refusal("refusal.move-where");
  if (typed === null) demandPlace(interaction, here ?? "");
  const wanted = typed?.trim() ?? "";
  const id = typed === null ? (here ?? "") : (idIn(wanted) ?? (await idOf(session, interaction, wanted)));
  const channel = id === null ? null : await knownChannel(session, id);
  const member = channel === null ? null : await memberOf(session, channel);
  if (channel === null || member === null || !sees(channel, member, here))
    throw refusal("refusal.no-channel", { name: harmlessInText(wanted) });
  if (!isPlayable(channel)) throw refusal("refusal.place.kind", { channel: `<#${channel.id}>` });
  return { channel, member };
}

/** Refuses a place where a game could not be posted, or where whoever brings it may not write himself. */
export function demandWritable(bot: Bot, { channel, member }: Named): void {
  if (channel.type === ChannelType.GuildForum) {
    demandForum(bot, channel.id, member);
    return;
  }
  const { me } = channel.guild.members;
  const permissions = me === null ? null : channel.permissionsFor(me);
  const args = { channel: `<#${channel.id}>` };
  if (permissions === null) throw refusal("refusal.place.not-here");
  const obstacle = obstacleIn(permissions, channel);
  if (obstacle !== null) throw refusal(`refusal.place.${obstacle}`, args);
  if (!mayPost(channel, member)) throw refusal("refusal.move-mute", args);
}

/** Channels in which both the person and the bot may write: of this server, or in a DM of those where the person has games. */
export async function channelChoices(session: Session, interaction: SlashInteraction): Promise<Choice[]> {
  const typed = bare(interaction.options.getString("channel") ?? "");
  const found: Choice[] = [];
  for (const guildId of await guildsFor(session, interaction)) {
    const guild = session.bot.client.guild(guildId);
    const member = await guild?.members.fetch(session.actor.id).catch(() => null);
    const me = guild?.members.me;
    if (guild === undefined || member == null || me == null) continue;
    for (const channel of guild.channels.cache.values())
      if (isPlayable(channel) && sees(channel, member, null) && [member, me].every((each) => mayPost(channel, each)))
        found.push({ name: `#${harmless(channel.name)} · ${harmless(guild.name)}`, value: channel.id });
  }
  return found.filter(({ name }) => bare(name).includes(typed));
}

const guildsFor = async ({ table, actor }: Session, { guildId }: SlashInteraction): Promise<readonly string[]> =>
  guildId !== null
    ? [guildId]
    : [...new Set((await table.store.gamesOfUser(actor.id)).games.flatMap((game) => game.guildId ?? []))];

/** `<#123>`, `123`, or a link to a channel or a message in it. */
const idIn = (typed: string): string | null =>
  /^(?:<#)?(\d{15,21})>?$/.exec(typed)?.[1] ?? /\/channels\/\d+\/(\d{15,21})/.exec(typed)?.[1] ?? null;

async function idOf({ bot }: Session, { guildId }: SlashInteraction, name: string): Promise<string | null> {
  const channels = bot.client.guild(guildId)?.channels.cache;
  return channels?.find((channel) => bare(channel.name) === bare(name))?.id ?? null;
}

const bare = (name: string): string => name.replace(/^#/, "").trim().toLowerCase();

async function knownChannel({ bot }: Session, id: string): Promise<GuildBasedChannel | null> {
  const channel = bot.client.channel(id) ?? (await bot.client.fetchChannel(id).catch(() => null));
  return channel === null || channel.isDMBased() ? null : channel;
}

const memberOf = ({ actor }: Session, { guild }: GuildBasedChannel): Promise<GuildMember | null> =>
  guild.members.fetch(actor.id).catch(() => null);

/** Who is in a private thread is not known but of whoever is there now. */
function sees(channel: GuildBasedChannel, member: GuildMember, here: string | null): boolean {
  if (channel.id === here) return true;
  return channel.type !== ChannelType.PrivateThread && channel.permissionsFor(member)?.has("ViewChannel") === true;
}

const kinds: readonly ChannelType[] = [
  ChannelType.GuildText,
  ChannelType.GuildAnnouncement,
  ChannelType.PublicThread,
  ChannelType.PrivateThread,
  ChannelType.AnnouncementThread,
  ChannelType.GuildForum,
];

const isPlayable = (channel: GuildBasedChannel): channel is Named["channel"] => kinds.includes(channel.type);
