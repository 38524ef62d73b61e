import { PermissionFlagsBits, type PermissionsBitField } from "discord.js";

/** Whether a person may manage the channel they act in. */
export const mayManage = ({
  memberPermissions,
}: {
  memberPermissions: Readonly<PermissionsBitField> | null;
}): boolean => memberPermissions?.has(PermissionFlagsBits.ManageChannels) === true;
