import { ComponentType } from "discord.js";
import { visible } from "../engine/index.ts";
import { computerName, outcomeLine, type PhraseKey, phrase, positionName, says, story } from "../i18n/index.ts";
import { type GameRecord, isActive } from "../store/index.ts";
import { levelOf, logSince, playOn, waitedComputer } from "../table/index.ts";
import { button, buttonRows, type Components, hasRoom, text } from "./components.ts";
import { writeId } from "./ids.ts";
import { asFiles, boardPictures, illustrated } from "./pictures.ts";
import type { Reply } from "./responder.ts";
import { GameSession, type Session } from "./session.ts";

/** A picture, the mark and the row below. */
const BESIDES = 8;

/** As much of what happened as leaves room for what is asked. */
const MOST_TOLD = 1800;

type Asking = (session: GameSession, lines: readonly string[]) => Promise<Reply>;

/** A table for practice: what has happened since its person moved last, computers included, and what he is asked now. */
export async function practicePanel(before: GameSession, lines: readonly string[], asking: Asking): Promise<Reply> {
  const session = before.at(await playOn(before.table, before.bot.think, before.position));
  const { bot, language, look, title } = session;
  const told = await whatCame(session);
  const last = told.map(({ entry }) => entry);
  const waiting = isComputerAwaited(session) ? [say(session, "practice.waiting")] : [];
  const news = [...lines, ...recent(story(language, last, title.messages)), ...waiting];
  const { outcome } = look.match;
  const shown = outcome === null ? await asking(session, news) : over(session, news);
  const pictures = await boardPictures(bot, language, look, null, { changed: last, last });
  const isIllustrated = hasRoom(shown.components, BESIDES);
  const components = [
    ...(isIllustrated ? illustrated(pictures, shown.components) : shown.components),
    ...ways(session),
  ];
  return marked({ components, files: isIllustrated ? asFiles(pictures) : [] }, session);
}

const say = (session: Session, key: PhraseKey, args = {}): string => phrase(session.language, { key, args });

async function whatCame({ table, position, look, game }: GameSession) {
  const entries = await logSince(table, position, game.table.practice?.since ?? game.logged);
  return entries.map((entry) => ({ entry: visible(entry, look.own) }));
}

/** The last of it: the whole is in the log. */
function recent(lines: readonly string[]): string[] {
  let room = MOST_TOLD;
  const kept = lines.toReversed().filter((line) => {
    room -= line.length + 1;
    return room >= 0;
  });
  const isCut = kept.length < lines.length;
  return [...(isCut ? ["…"] : []), ...kept.toReversed()];
}

function over(session: GameSession, news: readonly string[]): Reply {
  const { look, language, title } = session;
  const { outcome } = look.match;
  const end = outcome === null ? "" : outcomeLine(language, outcome, title.messages);
  return { components: [text([...news, say(session, "practice.over", { outcome: end })].join("\n"))] };
}

/** A long turn may be played in part alone. */
const isComputerAwaited = ({ look, position }: GameSession): boolean =>
  look.match.outcome === null && waitedComputer(position) !== null;

/** The ways from here: on, if the computer is still to move, back to the start, and out. */
function ways(session: GameSession): Components {
  const { game } = session;
  const to = (option: string, key: PhraseKey) =>
    button(writeId({ action: "practice", game: game.id, version: game.version, option }), say(session, key));
  return buttonRows([
    ...(isComputerAwaited(session) ? [to("go-on", "practice.go-on")] : []),
    to("again", "practice.again"),
    to("leave", "practice.leave"),
    to("ask", "practice.delete"),
  ]);
}

/** Who plays what at a table for practice, and where it comes from. */
export function practiceWords({ game, title, look, language }: GameSession) {
  const { practice } = game.table;
  const { own, match } = look;
  const when = practice?.when == null ? undefined : positionName(language, practice.when, title.messages);
  return {
    title: title.name[language],
    when: when ?? null,
    own,
    others: match.seats.filter((seat) => !own.includes(seat)),
    player: playerOf(game, language),
    dealt: practice?.dealt === true ? phrase(language, { key: "practice.dealt", args: {} }) : null,
  };
}

const playerOf = ({ seats }: GameRecord, language: GameSession["language"]): string | null =>
  seats.flatMap(({ userId }) => (levelOf(userId) === null ? [] : (computerName(language, userId) ?? []))).at(0) ?? null;

/** The line by which everything that is shown of such a table says what it is. */
export const practiceMark = (session: GameSession): string =>
  says(session.language, { key: "practice.mark", args: practiceWords(session) }, session.title.messages);

/** An answer about a table for practice says so first, whatever it shows. */
export function marked(reply: Reply, session: Session): Reply {
  if (!(session instanceof GameSession) || session.game.table.practice === undefined) return reply;
  if (!isActive(session.game.status) || reply.components.length === 0) return reply;
  const mark = practiceMark(session);
  const isThere = reply.components.some((part) => part.type === ComponentType.TextDisplay && part.content === mark);
  return isThere || !hasRoom(reply.components, 1) ? reply : { ...reply, components: [text(mark), ...reply.components] };
}
