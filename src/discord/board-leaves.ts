import { Unreadable } from "../engine/index.ts";
import { phrase, positionName, story } from "../i18n/index.ts";
import { type Leaf, type MovePost, readPost } from "../store/index.ts";
import { leafButtons, partMenu, partsIn } from "./board-rows.ts";
import { text } from "./components.ts";
import type { ComponentId } from "./ids.ts";
import { boardAnswer } from "./inspect.ts";
import { asFiles, illustrated, pastPictures } from "./pictures.ts";
import type { Reply } from "./responder.ts";
import type { GameSession } from "./session.ts";
import { boardPages } from "./text-board.ts";

/** The position after an earlier post, as everybody saw it. What is not kept any more gives way to the present one. */
export const leafAnswer = (session: GameSession, { option }: ComponentId): Promise<Reply> =>
  turnedTo(session, option, null);

/** One part of the position that the menu stands under. */
export async function partAnswer(session: GameSession, { ask }: ComponentId, part: string): Promise<Reply> {
  const known = partsIn(session).some(({ id }) => id === part) ? part : null;
  return ask === "" ? boardAnswer(session, { part: known }) : turnedTo(session, ask, known);
}

async function turnedTo(session: GameSession, post: string, part: string | null): Promise<Reply> {
  const leaf = await leafOf(session, post);
  if (leaf !== null) return leafReply(session, leaf, part);
  const gone = phrase(session.language, { key: "refusal.no-position", args: {} });
  return boardAnswer(session, { lines: [gone] });
}

interface Told extends Leaf {
  readonly payload: MovePost;
}

/** Whatever comes back from a button may be forged: only a post of this very game is looked at. */
async function leafOf({ table, game }: GameSession, post: string): Promise<Told | null> {
  if (!/^\d{1,15}$/.test(post)) return null;
  const leaf = await table.store.leaf(game.id, Number(post));
  if (leaf === null) return null;
  try {
    const said = readPost(leaf.post);
    return said.kind === "move" ? { ...leaf, payload: said.payload } : null;
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}

async function leafReply(session: GameSession, leaf: Told, part: string | null): Promise<Reply> {
  const { bot, title, language } = session;
  const { payload, post, earlier, later, before, after } = leaf;
  const pictures = await pastPictures(bot, language, payload, part);
  const moment = title.messages.moment?.(payload.view);
  const when = moment === undefined ? undefined : positionName(language, moment, title.messages);
  const place = phrase(language, { key: "board.position", args: { at: before + 1, all: before + 1 + after } });
  const [first] = story(language, payload.entries.slice(payload.told ?? 0), title.messages);
  const lines = [
    `**${[place, when].filter((words) => words !== undefined).join(" · ")}**`,
    ...(first === undefined ? [] : [first]),
    ...(pictures.length > 0 ? [] : boardPages(title.board(payload.view, language), part).pages.slice(0, 1)),
  ];
  const components = [
    text(lines.join("\n")),
    ...(pictures.length > 0 ? partMenu(session, { part }, post.id) : []),
    ...leafButtons(session, {
      earlier,
      // the last post shows the present position
      later: after < 2 ? "now" : later,
      isWhole: part === null,
      leaf: post.id,
    }),
  ];
  return { components: illustrated(pictures, components), files: asFiles(pictures) };
}
