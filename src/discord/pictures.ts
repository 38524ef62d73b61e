import { type APIMediaGalleryComponent, ComponentType, type RawFile } from "discord.js";
import {
  hasPictures,
  type Picture,
  paintBoard,
  paintCard,
  paintCloseup,
  paintCount,
  paintEnd,
  paintHand,
  paintPart,
  paintReveal,
} from "../../render/index.ts";
import { type Language, languages, type OptionValues, type VisibleEntry, visible } from "../engine/index.ts";
import type { AnyTitle } from "../games/title.ts";
import { beginningOf, type TableEntry } from "../i18n/index.ts";
import { stopwatch } from "../metrics/meter.ts";
import type { Look, Missed, MovePost, TableContext } from "../table/index.ts";
import type { Bot } from "./bot.ts";
import { type Components, fitted } from "./components.ts";
import { marked } from "./own-messages.ts";
import { redactError } from "./trouble.ts";

const MOST_ALT = 1024;

/** What painting takes of the bot: whether it wants pictures, and where to write down what failed. */
interface Easel {
  readonly pictures: boolean;
  readonly log: Pick<Bot["log"], "error">;
  readonly meter: Pick<Bot["meter"], "painted">;
}

/** The pictures asked for; a failure to paint is written down and never keeps words from being said. */
export async function painted(bot: Easel, painting: () => Promise<(Picture | null)[]>): Promise<Picture[]> {
  if (!bot.pictures) return [];
  const passed = stopwatch();
  try {
    const pictures = (await painting()).filter((picture) => picture !== null);
    if (pictures.length > 0) bot.meter.painted(pictures.length, passed());
    return pictures;
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

/** What players settle that comes with the board: where the game goes on, or stands otherwise than it was told. */
const illustratedDeeds: readonly TableEntry[] = ["goes-on", "moved", "restored", "set-back"];

/** Whether a post is about nothing but what players settle among themselves, or took back: words alone will do. */
const isWordsAlone = ({ entries, outcome }: MovePost): boolean =>
  outcome === null &&
  entries.length > 0 &&
  entries.every(({ key }) => key.startsWith("table.") && !illustratedDeeds.some((deed) => key === `table.${deed}`));

/** The board as a game with these options begins: nothing is dealt yet. */
export const startPictures = (
  bot: Easel,
  language: Language,
  { game }: AnyTitle,
  options: OptionValues,
): Promise<Picture[]> =>
  painted(bot, async () => [
    await paintBoard({ title: game.id, view: game.view(game.start(game.options(options)), null), language }),
  ]);

/** The post of a move: the board, above it what changed there; before them what was revealed or counted, or the end of the game. */
export function movePictures(bot: Bot, language: Language, post: MovePost): Promise<Picture[]> {
  if (isWordsAlone(post)) return Promise.resolve([]);
  const { title, view, entries, outcome } = post;
  return painted(bot, async () => {
    const asks = post.asks.map(({ seat, kind, args }) => ({ seat, kind, args }));
    const log = outcome === null ? [] : await wholeLog(bot, post.game);
    const [reveal, count, end, closeup, board] = await Promise.all([
      paintReveal({ title, view, language, entries }),
      paintCount({ title, view, language, entries }),
      outcome === null ? null : paintEnd({ title, view, language, outcome, entries: log }),
      outcome === null ? paintCloseup({ title, view, language, last: entries }) : null,
      paintBoard({ title, view, language, last: entries, asks, outcome }),
    ]);
    // what was counted changes things all over the board, and says where
    return [reveal, count, end, count === null ? closeup : null, board];
  });
}

/** An earlier position, as its post showed it: whole with what changed, or one part of it large. */
export function pastPictures(bot: Bot, language: Language, post: MovePost, part: string | null): Promise<Picture[]> {
  if (part === null) return movePictures(bot, language, { ...post, outcome: null });
  const { title, view, entries } = post;
  return painted(bot, async () => [await paintPart({ title, view, language, last: entries, part })]);
}

async function wholeLog(bot: Bot, gameId: string): Promise<VisibleEntry[]> {
  const game = await bot.table.store.game(gameId);
  const entries = game === null ? [] : await bot.table.store.log(gameId, 0, game.logged);
  return entries.map((entry) => visible(entry, null));
}

/** The position for one reader, whole or one part of it large; what has changed since he last looked is ringed. */
export function boardPictures(
  bot: Bot,
  language: Language,
  seen: Look,
  part: string | null,
  { changed, last }: Pick<Missed, "changed" | "last"> = { changed: [], last: [] },
): Promise<Picture[]> {
  const { match, seat, game } = seen;
  const asks = match.pending
    .filter((ask) => !ask.answered)
    .map(({ seat: asked, kind, args }) => ({ seat: asked, kind, args }));
  const input = { title: game.title, view: match.view(seat), language, asks, outcome: match.outcome };
  const shown = { ...input, last, since: changed };
  return painted(bot, async () => [await (part === null ? paintBoard(shown) : paintPart({ ...shown, part }))]);
}

export const handPictures = (bot: Bot, language: Language, title: string, view: unknown): Promise<Picture[]> =>
  painted(bot, async () => [await paintHand({ title, view, language })]);

export const cardPictures = (bot: Bot, language: Language, title: string, card: string): Promise<Picture[]> =>
  painted(bot, async () => [await paintCard({ title, card, language })]);

/**
 * A post as Discord takes it, with a mark to find it again by. `ids` are those of pictures that it has already, by the names of their
 * files; without them they are uploaded with it.
 */
export const illustratedPost = (
  pictures: readonly Picture[],
  components: Components,
  mark: string,
  ids?: ReadonlyMap<string, string>,
) => ({
  components: marked(fitted(illustrated(pictures, components)), mark),
  attachments: pictures.map(({ name }, at) => ({ id: ids?.get(name) ?? `${at}`, filename: name })),
});

/**
 * Pictures above words: a gallery names the file that goes with the message. Each has one of its own: two in one would be half as
 * wide, too small for a phone.
 */
export const illustrated = (pictures: readonly Picture[], components: Components): Components => [
  ...pictures.map(gallery),
  ...components,
];

const gallery = ({ name, alt }: Picture): APIMediaGalleryComponent => ({
  type: ComponentType.MediaGallery,
  items: [{ media: { url: `attachment://${name}` }, description: beginningOf(alt, MOST_ALT) }],
});

export const asFiles = (pictures: readonly Picture[]): RawFile[] =>
  pictures.map(({ bytes, name }) => ({ data: bytes, name }));
