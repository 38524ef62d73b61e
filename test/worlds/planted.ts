import { createHash } from "node:crypto";
import { ComponentType } from "discord.js";
import { commands } from "../../commands/index.ts";
import type { Choice, Command, Handler } from "../../src/discord/command.ts";
import { text } from "../../src/discord/components.ts";
import type { Reply } from "../../src/discord/responder.ts";
import type { Session } from "../../src/discord/session.ts";
import type { StoredGame } from "../../src/store/index.ts";

/** Something that a bot gives away besides what it says. `mark` hangs on the whole position, and is always as long. */
interface Leak {
  readonly reply?: (reply: Reply, mark: string, game: StoredGame) => Reply;
  readonly choice?: (mark: string) => Choice;
  readonly besides?: (session: Session, mark: string) => Promise<unknown>;
}

/** An answer with a picture more. */
const withPicture = (reply: Reply, data: Buffer, name: string, description: string): Reply => ({
  ...reply,
  components: [
    ...reply.components,
    { type: ComponentType.MediaGallery, items: [{ media: { url: `attachment://${name}` }, description }] },
  ],
  files: [...(reply.files ?? []), { data, name }],
});

const blank = Buffer.alloc(64);

/** Leaks of every kind, each with what the difference must be seen in. */
export const leaks: readonly (readonly [kind: string, seen: RegExp, leak: Leak])[] = [
  ["a completion", /completes/, { choice: (mark) => ({ name: mark, value: "leak" }) }],
  [
    "words",
    /"content":"leak [0-9a-f]/,
    { reply: (reply, mark) => ({ ...reply, components: [...reply.components, text(`leak ${mark}`)] }) },
  ],
  [
    "words that name the secret",
    /"content":"leak planted there"/,
    { reply: (reply, _, { secret }) => ({ ...reply, components: [...reply.components, text(`leak ${secret}`)] }) },
  ],
  [
    "a direct message",
    /reads in dm: .*"content":"[0-9a-f]/s,
    { besides: ({ bot, actor }, mark) => bot.client.fetchUser(actor.id).then((user) => user?.send(mark)) },
  ],
  ["an alt text", /"description":"[0-9a-f]/, { reply: (reply, mark) => withPicture(reply, blank, "leak.png", mark) }],
  [
    "a file's name",
    /attachments\/\S+\/[0-9a-f]+/,
    { reply: (reply, mark) => withPicture(reply, blank, `${mark}.png`, "A picture") },
  ],
  [
    "a file's size",
    /"size":\d/,
    {
      reply: (reply, mark) =>
        withPicture(reply, Buffer.alloc(Number.parseInt(mark.slice(0, 4), 16)), "leak.png", "A picture"),
    },
  ],
  [
    "a picture of the same size",
    /"hash":"[0-9a-f]/,
    { reply: (reply, mark) => withPicture(reply, Buffer.from(mark), "leak.png", "A picture") },
  ],
];

/** The bot's commands with a leak in them. */
export const leaking = (leak: Leak): readonly Command[] =>
  commands.map((command) => ({
    ...command,
    handler: (interaction) => {
      const handler = command.handler(interaction);
      return handler && leakingHandler(handler, leak);
    },
  }));

const leakingHandler = (handler: Handler, { reply: more, choice, besides }: Leak): Handler => ({
  ...handler,
  find: async (session, interaction) => {
    const found = await handler.find(session, interaction);
    const game = await session.table.store.gameByChannel(interaction.channelId ?? "");
    const mark = createHash("sha256")
      .update(game?.saved ?? "")
      .digest("hex");
    return {
      ...found,
      execute: async (typed) => {
        const reply = await found.execute(typed);
        await besides?.(session, mark);
        return game?.status === "running" && more !== undefined ? more(reply, mark, game) : reply;
      },
      autocomplete: async (typing) => {
        const choices = await found.autocomplete(typing);
        return choice === undefined ? choices : [...choices, choice(mark)];
      },
    };
  },
});
