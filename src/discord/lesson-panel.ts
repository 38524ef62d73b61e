import { ComponentType } from "discord.js";
import type { Picture } from "../../render/index.ts";
import { type Ask, type Language, offers, visible } from "../engine/index.ts";
import type { Scene } from "../games/lesson.ts";
import { optionLabel, type PhraseKey, phrase, story } from "../i18n/index.ts";
import { following, logSince, proposedAt, type Taught } from "../table/index.ts";
import { button, buttonRows, type Components, hasRoom, text } from "./components.ts";
import { NO_GAME, readId, writeId } from "./ids.ts";
import { onButton } from "./option-words.ts";
import { asFiles, boardPictures, handPictures, illustrated } from "./pictures.ts";
import type { Reply } from "./responder.ts";
import type { GameSession } from "./session.ts";

/** A picture for each of two, and the row below. */
const BESIDES = 8;

/** A scene of a lesson: the coach above what is asked, or what came of it and the way on. */
export async function lessonPanel(
  session: GameSession,
  taught: Taught,
  lines: readonly string[],
  asking: (session: GameSession, lines: readonly string[]) => Promise<Reply>,
): Promise<Reply> {
  const { language } = session;
  const { over, isEnd } = taught;
  const pictures = isEnd ? [] : await scenePictures(session, taught);
  const head = headLine(session, taught);
  if (over || isEnd) {
    const told = isEnd ? [taught.lesson.end[language]] : await whatCame(session, taught);
    const components = [text([head, ...told].join("\n")), ...buttonRows(wayOn(session, taught))];
    return { components: illustrated(pictures, components), files: asFiles(pictures) };
  }
  const { components: asked } = highlighted(await asking(session, lines), session, taught);
  const coach = text([head, ...coachLines(session, taught)].join("\n"));
  const shown = hasRoom(asked, BESIDES) ? illustrated(pictures, [coach, ...asked]) : [coach, ...asked];
  const files = hasRoom(asked, BESIDES) ? asFiles(pictures) : [];
  return { components: withRow(shown, session, taught), files };
}

const say = (language: Language, key: PhraseKey, args = {}): string => phrase(language, { key, args });

function headLine({ title, language }: GameSession, { lesson, number }: Taught): string {
  const args = { title: title.name[language], name: lesson.name[language] };
  return say(language, "lesson.head", { ...args, scene: number, scenes: lesson.scenes.length });
}

/** What the scene is about, what is proposed next, and how it is typed. */
function coachLines(session: GameSession, taught: Taught): string[] {
  const { language, look } = session;
  const { match, seat } = look;
  const { scene, strayed, picks } = taught;
  const ask = match.pending.find((each) => each.seat === seat && !each.answered);
  const head = `### ${scene.head[language]}`;
  if (strayed) return [head, say(language, "lesson.strayed")];
  const words = (ask && scene.asked?.[ask.kind]) ?? scene.before;
  const lines = [head, words[language]];
  if (ask === undefined) return lines;
  const proposed = proposedAt(taught, ask);
  if (proposed.now.length === 0) return lines;
  const typed = scene.typed === undefined || picks.length > 0 ? [] : [typedLine(language, scene.typed)];
  return [
    ...lines,
    say(language, "lesson.propose", { options: namesOf(session, ask, proposed.now, proposed.after) }),
    ...typed,
  ];
}

/** What is proposed as its buttons have it, and what it is to lead to; several of a row by their names alone. */
function namesOf(
  { title, language, look }: GameSession,
  ask: Ask,
  proposed: readonly string[],
  then: string | undefined,
): string {
  const view = look.match.view(ask.seat);
  const [only = "", another] = proposed;
  const isAboutIt = (option: string) => {
    const about = following(title, look.match, ask, only);
    return about !== null && offers(about.ask, option);
  };
  const next = then !== undefined && isAboutIt(then) ? title.messages.name(then)?.[language] : undefined;
  const arrow = next === undefined ? "" : ` → **${next}**`;
  if (another === undefined) return `**${onButton({ title, language, view, dangers: new Map() }, ask, only)}**${arrow}`;
  return [...new Set(proposed)]
    .map((id) => {
      const times = proposed.filter((each) => each === id).length;
      return `**${optionLabel(language, ask, id, title.messages)}**${times > 1 ? ` ×${times}` : ""}`;
    })
    .join(", ");
}

/** The button of what is proposed stands out. */
function highlighted(reply: Reply, { look: { match, seat } }: GameSession, taught: Taught): Reply {
  const ask = match.pending.find((each) => each.seat === seat && !each.answered);
  const [proposed] = ask === undefined ? [] : proposedAt(taught, ask).now;
  const isProposed = (customId: string) => {
    const id = readId(customId);
    return id !== null && ["pick", "form"].includes(id.action) && id.option === proposed;
  };
  const shown = (row: Components[number]): Components[number] => {
    if (row.type !== ComponentType.ActionRow) return row;
    const buttons = row.components.filter((each) => each.type === ComponentType.Button);
    if (buttons.length < row.components.length) return row;
    const lit = buttons.map((each) =>
      "custom_id" in each && isProposed(each.custom_id) ? button(each.custom_id, each.label ?? "", "main") : each,
    );
    return { ...row, components: lit };
  };
  return { ...reply, components: reply.components.map(shown) };
}

const typedLine = (language: Language, typed: NonNullable<Scene<unknown>["typed"]>): string =>
  say(language, "lesson.typed", { line: `\`${typed[language]}\`` });

/** What the move has done, and what the coach says to it. */
async function whatCame({ table, position, title, look, language }: GameSession, taught: Taught): Promise<string[]> {
  const { scene, strayed, from } = taught;
  const entries = (await logSince(table, position, from)).map((entry) => visible(entry, look.own));
  const words = strayed ? `${say(language, "lesson.other")}${scene.otherwise[language]}` : scene.after[language];
  return [
    `### ${scene.head[language]}`,
    say(language, "lesson.happened"),
    ...story(language, entries, title.messages),
    "",
    words,
  ];
}

async function scenePictures({ bot, game, language, look }: GameSession, { scene: { shows }, over }: Taught) {
  const { board, parts = [], hand } = shows;
  const pictures: Picture[] = [];
  for (const part of [...(board === true ? [null] : []), ...parts])
    pictures.push(...(await boardPictures(bot, language, look, part)));
  const view = look.match.view(look.seat);
  return hand === true && !over ? [...pictures, ...(await handPictures(bot, language, game.title, view))] : pictures;
}

/** What leads on from a scene that is played. */
function wayOn({ game, language }: GameSession, { lesson, number, isEnd }: Taught) {
  const to = (where: string, key: PhraseKey, tone: "main" | "plain" = "plain") =>
    button(writeId({ action: "scene", game: game.id, version: game.version, option: where }), say(language, key), tone);
  const leave = to("leave", "lesson.leave");
  if (isEnd) {
    const others = button(writeId({ action: "learn", game: NO_GAME }), say(language, "lesson.others"), "main");
    return [others, to("before", "lesson.before"), to("first", "lesson.first"), leave];
  }
  const isLast = number === lesson.scenes.length;
  const before = number > 1 ? [to("before", "lesson.before")] : [];
  const next = to("next", isLast ? "lesson.finish" : "lesson.next", "main");
  return [next, to("again", "lesson.again"), ...before, leave];
}

/** Under a scene that is played now: the way back, and out. */
function withRow(shown: Components, { game, language }: GameSession, { number, picks }: Taught): Components {
  const to = (where: string, key: PhraseKey) =>
    button(writeId({ action: "scene", game: game.id, version: game.version, option: where }), say(language, key));
  const again = picks.length > 0 ? [to("again", "lesson.again")] : [];
  const before = number > 1 ? [to("before", "lesson.before")] : [];
  return [...shown, ...buttonRows([...again, ...before, to("leave", "lesson.leave")])];
}
