import { ChannelType, PermissionFlagsBits, PermissionsBitField } from "discord.js";
import { expect, test } from "vitest";
import { isPublic } from "../../src/discord/seat-board-entries.ts";

interface Known {
  readonly type?: ChannelType;
  readonly parentId?: string;
  readonly seen?: boolean;
  readonly isDm?: boolean;
}

/** Whether whoever reads the board may know of a channel that Discord describes so. */
function isShown({ type = ChannelType.GuildText, parentId, seen = true, isDm = false }: Known): boolean {
  const everyone = {};
  const permissions = new PermissionsBitField(seen ? PermissionFlagsBits.ViewChannel : 0n);
  const channel = {
    ...{ id: "here", type, parentId: parentId ?? null, guild: { roles: { everyone } } },
    isDMBased: () => isDm,
    isThread: () => parentId !== undefined,
    permissionsFor: (of: unknown) => (of === everyone ? permissions : null),
  };
  const client = { channel: (id: string) => (id === "here" ? channel : undefined) };
  return isPublic({ client } as never, "here", "board");
}

test.each<[string, Known, boolean]>([
  ["a channel that everybody sees", {}, true],
  ["a channel that some see", { seen: false }, false],
  ["a thread of a channel that everybody sees", { type: ChannelType.PublicThread, parentId: "hall" }, true],
  ["a thread that some are in", { type: ChannelType.PrivateThread, parentId: "hall" }, false],
  ["a thread that some are in, under the board", { type: ChannelType.PrivateThread, parentId: "board" }, false],
  [
    "a thread under the board, which some see",
    { type: ChannelType.PublicThread, parentId: "board", seen: false },
    true,
  ],
  ["a direct message", { isDm: true }, false],
])("a lobby in %s", (_, channel, shown) => {
  expect(isShown(channel)).toBe(shown);
});
