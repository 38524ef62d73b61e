import { type MessageComponentInteraction, MessageFlags, Routes } from "discord.js";
import { z } from "zod";
import { phrase, refusal } from "../i18n/index.ts";
import { leaveLesson, lessonsOf, openLesson, taughtAt, turnTo } from "../table/index.ts";
import { buttonRows, type Components, fitted, type MenuOption, menu, text } from "./components.ts";
import { currentPanel } from "./current-panel.ts";
import { type ComponentId, NO_GAME, writeId } from "./ids.ts";
import { lateAnswer } from "./late.ts";
import { learnButton } from "./learn-button.ts";
import { type Reply, said } from "./responder.ts";
import type { GameSession, Session } from "./session.ts";
import { redactError } from "./trouble.ts";

/** Every lesson, with where one is in those that are begun. */
export async function learnAnswer(session: Session): Promise<Reply> {
  const { table, language, actor } = session;
  const begun = await lessonsOf(table, actor.id);
  const options = [...table.titles.values()].flatMap((title) =>
    title.lessons.map(({ id, name, minutes, scenes }): MenuOption => {
      const there = begun.find(({ game }) => game.title === title.game.id && game.table.lesson?.name === id);
      const taught = there === undefined ? null : taughtAt(there);
      const names = { title: title.name[language], name: name[language] };
      return {
        value: `${title.game.id}/${id}`,
        label:
          taught === null || taught.isEnd
            ? phrase(language, { key: "learn.lesson", args: { ...names, minutes } })
            : phrase(language, { key: "learn.begun", args: { ...names, scene: taught.number, scenes: scenes.length } }),
      };
    }),
  );
  const components: Components = [
    text(phrase(language, { key: "learn.head", args: {} })),
    menu(writeId({ action: "lesson", game: NO_GAME }), phrase(language, { key: "learn.choose", args: {} }), options),
  ];
  return { components };
}

export function clickedLearn(
  session: Session,
  interaction: MessageComponentInteraction,
  { action }: ComponentId,
): Promise<Reply> {
  if (action === "learn") return learnAnswer(session);
  const [chosen = ""] = interaction.isStringSelectMenu() ? interaction.values : [];
  const [title = "", lesson = ""] = chosen.split("/");
  return lessonAnswer(session, { title, lesson });
}

/** Opens a lesson in the direct messages of its person, or here, if they are closed to the bot. */
async function lessonAnswer(
  session: Session,
  wanted: { readonly title: string; readonly lesson: string },
): Promise<Reply> {
  const { table, actor, language } = session;
  const position = await openLesson(table, { ...wanted, user: actor });
  const panel = await currentPanel(session.at(position));
  const { dms } = await table.store.userSettings(actor.id);
  const link = dms ? await sent(session, panel) : null;
  return link === null ? panel : said(phrase(language, { key: "learn.there", args: { link } }));
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
    bot.log.info({ error: redactError(error) }, "lesson not sent");
    return null;
  }
}

const ways = ["again", "next", "before", "first"] as const;

/** A step on or back between the scenes of a lesson, or out of it. */
export async function clickedScene(session: GameSession, { version, option }: ComponentId): Promise<Reply> {
  const { table, game, language, request } = session;
  const way = ways.find((each) => each === option);
  if (option !== "leave" && way === undefined) throw refusal("refusal.late");
  if (version !== game.version) return lateAnswer(session);
  if (way !== undefined) return currentPanel(session.at(await turnTo(table, { ...request, version }, way)));
  await leaveLesson(table, { ...request, version });
  return {
    components: [text(phrase(language, { key: "learn.left", args: {} })), ...buttonRows([learnButton(session)])],
  };
}
