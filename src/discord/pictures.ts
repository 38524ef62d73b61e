import { type APIMediaGalleryComponent, ComponentType, type RawFile } from "discord.js";
import {
  hasPictures,
  type Picture,
  paintBoard,
  paintCard,
  paintCount,
  paintEnd,
  paintHand,
  paintPart,
  paintReveal,
} from "../../render/index.ts";
import { type Language, languages, type VisibleEntry, visible } from "../engine/index.ts";
import { beginningOf } from "../i18n/index.ts";
import type { Look, MovePost, TableContext } from "../table/index.ts";
import type { Bot } from "./bot.ts";
import { type Components, fitted } from "./components.ts";
import { marked } from "./own-messages.ts";
import { redactError } from "./trouble.ts";

const MOST_ALT = 1000;

/** What painting takes of the bot: whether it wants pictures, and where to write down what failed. */
interface Easel {
  readonly pictures: boolean;
  readonly log: Pick<Bot["log"], "error">;
}

/** The pictures asked for; a failure to paint is written down and never keeps words from being said. */
async function painted(bot: Easel, painting: () => Promise<(Picture | null)[]>): Promise<Picture[]> {
  if (!bot.pictures) return [];
  try {
    return (await painting()).filter((picture) => picture !== null);
  } catch (error) {
    bot.log.error({ error: redactError(error) }, "picture");
    return [];
  }
}

/** The first position of every title in every language: nobody has to wait while threads start and maps are drawn. */
export function warmPictures(bot: Easel & { readonly table: Pick<TableContext, "titles"> }): Promise<Picture[]> {
  const boards = [...bot.table.titles.values()].flatMap(({ game }) => {
    if (!hasPictures(game.id)) return [];
    const view = game.view(game.start(game.options({})), null);
    return languages.map((language) => ({ title: game.id, view, language }));
  });
  return painted(bot, () => Promise.all(boards.map((board) => paintBoard(board))));
}

/** The post of a move: the board with what changed; before it what was revealed or counted, or the end of the game. */
export function movePictures(bot: Bot, language: Language, post: MovePost): Promise<Picture[]> {
  const { title, view, entries, outcome } = post;
  return painted(bot, async () => {
    const asks = post.asks.map(({ seat, kind, args }) => ({ seat, kind, args }));
    const log = outcome === null ? [] : await wholeLog(bot, post.game);
    return Promise.all([
      paintReveal({ title, view, language, entries }),
      paintCount({ title, view, language, entries }),
      outcome === null ? null : paintEnd({ title, view, language, outcome, entries: log }),
      paintBoard({ title, view, language, last: entries, asks, outcome }),
    ]);
  });
}

async function wholeLog(bot: Bot, gameId: string): Promise<VisibleEntry[]> {
  const game = await bot.table.store.game(gameId);
  const entries = game === null ? [] : await bot.table.store.log(gameId, 0, game.logged);
  return entries.map((entry) => visible(entry, null));
}

/** The position for one reader, whole or one part of it large. */
export function boardPictures(bot: Bot, language: Language, seen: Look, part: string | null): Promise<Picture[]> {
  const { match, seat, game } = seen;
  const asks = match.pending
    .filter((ask) => !ask.answered)
    .map(({ seat: asked, kind, args }) => ({ seat: asked, kind, args }));
  const input = { title: game.title, view: match.view(seat), language, asks, outcome: match.outcome };
  return painted(bot, async () => [await (part === null ? paintBoard(input) : paintPart({ ...input, part }))]);
}

export const handPictures = (bot: Bot, language: Language, title: string, view: unknown): Promise<Picture[]> =>
  painted(bot, async () => [await paintHand({ title, view, language })]);

export const cardPictures = (bot: Bot, language: Language, title: string, card: string): Promise<Picture[]> =>
  painted(bot, async () => [await paintCard({ title, card, language })]);

/**
 * A post as Discord takes it, with a mark to find it again by. `ids` are those of pictures that it has already, without which they
 * are uploaded with it.
 */
export const illustratedPost = (
  pictures: readonly Picture[],
  components: Components,
  mark: string,
  ids?: readonly string[],
) => ({
  components: marked(fitted(illustrated(pictures, components)), mark),
  attachments: pictures.map(({ name }, at) => ({ id: ids?.[at] ?? `${at}`, filename: name })),
});

/**
 * Pictures above words: a gallery names the files that go with the message. The board, which is the last, has one of its own:
 * beside others it would be too small for a phone.
 */
export function illustrated(pictures: readonly Picture[], components: Components): Components {
  const galleries = [pictures.slice(0, -1), pictures.slice(-1)].filter((shown) => shown.length > 0).map(gallery);
  return [...galleries, ...components];
}

const gallery = (pictures: readonly Picture[]): APIMediaGalleryComponent => ({
  type: ComponentType.MediaGallery,
  items: pictures.map(({ name, alt }) => ({
    media: { url: `attachment://${name}` },
    description: beginningOf(alt, MOST_ALT),
  })),
});

export const asFiles = (pictures: readonly Picture[]): RawFile[] =>
  pictures.map(({ bytes, name }) => ({ data: bytes, name }));
