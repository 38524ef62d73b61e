import { PermissionFlagsBits, type PermissionsBitField } from "discord.js";

interface Acting {
  readonly memberPermissions: Readonly<PermissionsBitField> | null;
  readonly channelId: string | null;
}

/** Whether a person may manage the channel of a game: what they may do where they are counts only there. */
export const mayManage = ({ memberPermissions, channelId }: Acting, game: { readonly channelId: string }): boolean =>
  channelId === game.channelId && memberPermissions?.has(PermissionFlagsBits.ManageChannels) === true;
