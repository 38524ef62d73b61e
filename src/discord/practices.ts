import type { MessageComponentInteraction } from "discord.js";
import type { Args } from "../engine/index.ts";
import { phrase, refusal } from "../i18n/index.ts";
import { deletePractice, leavePractice, practices, practiseAgain } from "../table/index.ts";
import { button, buttonRows, type Components, type MenuOption, menu, text } from "./components.ts";
import { currentPanel, label } from "./current-panel.ts";
import { type ComponentId, NO_GAME, writeId } from "./ids.ts";
import { lateAnswer } from "./late.ts";
import { practiceWords } from "./practice-panel.ts";
import { panelInPrivate } from "./private-panel.ts";
import { type Reply, said } from "./responder.ts";
import type { GameSession, Session } from "./session.ts";

/** A step on, back or out at a table for practice. */
export async function clickedPractice(session: GameSession, { version, option }: ComponentId): Promise<Reply> {
  const { table, game, request } = session;
  if (game.table.practice === undefined) throw refusal("refusal.late");
  switch (option) {
    case "go-on":
      return currentPanel(session.at(await leavePractice(table, request, false)));
    case "again":
      if (version !== game.version) return lateAnswer(session);
      return currentPanel(session.at(await practiseAgain(table, { ...request, version })));
    case "leave":
      await leavePractice(table, request, true);
      return left(session);
    case "ask":
      return question(session);
    case "delete":
      await deletePractice(table, request);
      return said(label(session.language, "practice.deleted"));
    default:
      throw refusal("refusal.late");
  }
}

/** It can be come back to from where it was left. */
function left({ game, language }: GameSession): Reply {
  const back = writeId({ action: "practice", game: game.id, version: game.version, option: "go-on" });
  return {
    components: [
      text(label(language, "practice.left")),
      ...buttonRows([button(back, label(language, "practice.go-on"))]),
    ],
  };
}

function question({ game, language }: GameSession): Reply {
  const id = { action: "practice", game: game.id, version: game.version } as const;
  const buttons = [
    button(writeId({ ...id, option: "delete" }), label(language, "practice.delete.sure"), "danger"),
    button(writeId({ ...id, option: "go-on" }), label(language, "practice.delete.keep")),
  ];
  return { components: [text(label(language, "practice.sure")), ...buttonRows(buttons)] };
}

/** The tables for practice of a person, under the list of his games. */
export async function practiceMenu(session: Session): Promise<Components> {
  const own = await practices(session.table, session.actor.id);
  if (own.length === 0) return [];
  const { language } = session;
  return [
    text(phrase(language, { key: "practice.list", args: { count: own.length } })),
    menu(
      writeId({ action: "practices", game: NO_GAME }),
      label(language, "practice.choose"),
      own.map((position) => entryOf(session.at(position))),
    ),
  ];
}

function entryOf(session: GameSession): MenuOption {
  const { game, language, title } = session;
  const { title: name, when, own, player } = practiceWords(session);
  const say = (key: "practice.entry" | "practice.entry.detail", args: Args) =>
    phrase(language, { key, args }, title.messages);
  return {
    value: game.id,
    label: say("practice.entry", { title: name, when }),
    detail: say("practice.entry.detail", { own, player }),
  };
}

/** Brings a person back to the table that he has chosen. */
export async function clickedPractices(session: Session, interaction: MessageComponentInteraction): Promise<Reply> {
  const { table, actor } = session;
  const [chosen = ""] = interaction.isStringSelectMenu() ? interaction.values : [];
  const found = (await practices(table, actor.id)).find(({ game }) => game.id === chosen);
  if (found === undefined) throw refusal("refusal.no-game");
  const there = session.at(found);
  const back = session.at(await leavePractice(table, there.request, false));
  return panelInPrivate(session, await currentPanel(back), "practice.there");
}
