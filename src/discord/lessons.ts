import type { MessageComponentInteraction } from "discord.js";
import { phrase, refusal } from "../i18n/index.ts";
import { leaveLesson, lessonsOf, openLesson, taughtAt, turnTo } from "../table/index.ts";
import { buttonRows, type Components, type MenuOption, menu, text } from "./components.ts";
import { currentPanel } from "./current-panel.ts";
import { type ComponentId, NO_GAME, writeId } from "./ids.ts";
import { lateAnswer } from "./late.ts";
import { learnButton } from "./learn-button.ts";
import { panelInPrivate } from "./private-panel.ts";
import type { Reply } from "./responder.ts";
import type { GameSession, Session } from "./session.ts";

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
  const { table, actor } = session;
  const position = await openLesson(table, { ...wanted, user: actor });
  return panelInPrivate(session, await currentPanel(session.at(position)), "learn.there");
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
