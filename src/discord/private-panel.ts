import { type Message, MessageFlags, Routes } from "discord.js";
import { z } from "zod";
import { type PhraseKey, phrase } from "../i18n/index.ts";
import { fitted } from "./components.ts";
import { type ComponentId, readId } from "./ids.ts";
import { type Reply, said } from "./responder.ts";
import type { Session } from "./session.ts";
import { redactError } from "./trouble.ts";

const ways: readonly ComponentId["action"][] = ["scene", "practice"];

/** Whether a message is the panel of a private table: it may stand in direct messages, where nobody else is. */
export const isPrivatePanel = ({ components }: Pick<Message, "components">): boolean =>
  components.some(
    (row) =>
      "components" in row &&
      row.components.some((each) => {
        const id = "customId" in each ? readId(each.customId ?? "") : null;
        return id !== null && ways.includes(id.action);
      }),
  );

/** A panel in the direct messages of its person, with the way there; or here, if they are closed to the bot. */
export async function panelInPrivate(session: Session, panel: Reply, there: PhraseKey): Promise<Reply> {
  const { table, actor, language } = session;
  const { dms } = await table.store.userSettings(actor.id);
  const link = dms ? await sent(session, panel) : null;
  return link === null ? panel : said(phrase(language, { key: there, args: { link } }));
}

const made = z.object({ id: z.string() });

/** A link to the message that it became; nothing if Discord did not take it. */
async function sent({ bot, actor, language }: Session, { components, files = [] }: Reply): Promise<string | null> {
  const body = {
    components: fitted(bot.links.inComponents(components, language)),
    flags: MessageFlags.IsComponentsV2,
    allowed_mentions: { parse: [] },
    attachments: files.map(({ name }, at) => ({ id: `${at}`, filename: name })),
  };
  try {
    const { rest } = bot.client;
    const dm = await rest.post(Routes.userChannels(), { body: { recipient_id: actor.id } });
    const { id } = made.parse(dm);
    const message = made.parse(await rest.post(Routes.channelMessages(id), { body, files: [...files] }));
    return `https://discord.com/channels/@me/${id}/${message.id}`;
  } catch (error) {
    bot.log.info({ error: redactError(error) }, "panel not sent");
    return null;
  }
}
