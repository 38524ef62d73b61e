import { type APISectionComponent, ChannelType, ComponentType, PermissionFlagsBits } from "discord.js";
import type { Language } from "../engine/index.ts";
import { type PhraseKey, phrase } from "../i18n/index.ts";
import type { GameRecord, Seek } from "../store/index.ts";
import { knownOf } from "../table/index.ts";
import type { Bot } from "./bot.ts";
import { button, buttonRows, type Components, text } from "./components.ts";
import { NO_GAME, writeId } from "./ids.ts";
import { freeSeats, lobbyLines, seekLines } from "./seek-words.ts";

/** So many open seats go into one message: each takes three components of forty. */
const ON_A_PAGE = 10;
/** So many are looked at in one server. */
const MOST_SEEKS = 100;
const MOST_LOBBIES = 50;

type Entry = { readonly seek: Seek } | { readonly lobby: GameRecord };

interface Reader {
  readonly language: Language;
  readonly page?: number;
  /** Whoever reads it alone, and takes back what is his; nobody, if everybody reads it. */
  readonly userId?: string;
}

/** The open seats of a server: lobbies that wait for people, and who seeks an opponent, so many on a page. */
export async function seatComponents(bot: Bot, guildId: string, reader: Reader): Promise<Components> {
  const { language, userId } = reader;
  const entries = await entriesOf(bot, guildId);
  const pages = Math.max(1, Math.ceil(entries.length / ON_A_PAGE));
  const page = Math.min(reader.page ?? 1, pages);
  const shown = entries.slice((page - 1) * ON_A_PAGE, page * ON_A_PAGE);
  const say = (key: PhraseKey, args = {}) => phrase(language, { key, args });
  const known = await knownOf(
    bot.table,
    shown.flatMap((each) => ("seek" in each ? [each.seek] : [])),
  );
  const lines = shown.map((each): APISectionComponent => {
    const { id, title: name } = "seek" in each ? each.seek : each.lobby;
    const title = bot.table.titles.get(name);
    const isOwn = "seek" in each && each.seek.userId === userId;
    const action = "lobby" in each ? "sit" : isOwn ? "unseek" : "take";
    const words =
      title === undefined
        ? name
        : "seek" in each
          ? seekLines(title, language, each.seek, known, bot.table.now())
          : lobbyLines(title, language, each.lobby);
    return {
      type: ComponentType.Section,
      components: [text(words)],
      accessory: button(
        writeId({ action, game: id }),
        say(isOwn ? "button.unseek" : "button.seek-join"),
        isOwn ? "plain" : "main",
      ),
    };
  });
  const turn = (to: number, label: string) =>
    button(writeId({ action: "seats", game: NO_GAME, option: `${to}` }), label);
  const isBoard = userId === undefined;
  const turns = isBoard
    ? pages > 1
      ? [turn(1, say("button.seats"))]
      : []
    : [...(page > 1 ? [turn(page - 1, "◀")] : []), ...(page < pages ? [turn(page + 1, "▶")] : [])];
  const count = entries.length;
  const head = say("seats.head", { count, ...(pages > 1 && !isBoard ? { page, pages } : {}) });
  const more = isBoard && count > shown.length ? [say("seats.more", { count: count - shown.length })] : [];
  const seek = button(writeId({ action: "seek", game: NO_GAME }), say("button.seek"));
  return [
    ...bot.links.inComponents([text([head, ...more].join("\n"))], language),
    ...lines,
    ...buttonRows([...(isBoard ? [seek] : []), ...turns]),
  ];
}

async function entriesOf(bot: Bot, guildId: string): Promise<Entry[]> {
  const { store } = bot.table;
  const [lobbies, seeks, board] = await Promise.all([
    store.lobbiesIn(guildId, MOST_LOBBIES),
    store.seeksIn(guildId, MOST_SEEKS),
    store.seatBoard(guildId),
  ]);
  const open = lobbies.filter((game) => waitsForPeople(bot, game) && isPublic(bot, game.channelId, board?.channelId));
  return [...open.map((lobby) => ({ lobby })), ...seeks.map((seek) => ({ seek }))];
}

/** Whether anybody may sit down: somebody who is invited has a game to go on with. */
function waitsForPeople(bot: Bot, game: GameRecord): boolean {
  const title = bot.table.titles.get(game.title);
  const { parked, invited = [] } = game.table;
  return title !== undefined && parked === undefined && invited.length === 0 && freeSeats(title, game).length > 0;
}

/** Whether whoever reads the board may know of a channel: it is that of the board, or everybody may see it. */
export function isPublic({ client }: Bot, channelId: string, board?: string): boolean {
  const channel = client.channel(channelId);
  if (channel === undefined || channel.isDMBased() || channel.type === ChannelType.PrivateThread) return false;
  const around = channel.isThread() ? channel.parentId : channel.id;
  if (around === board) return true;
  return channel.permissionsFor(channel.guild.roles.everyone).has(PermissionFlagsBits.ViewChannel);
}
