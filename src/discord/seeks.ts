import { type ChatInputCommandInteraction, type MessageComponentInteraction, PermissionFlagsBits } from "discord.js";
import { normalise } from "../grammar/index.ts";
import { mention, type PhraseKey, phrase, refusal } from "../i18n/index.ts";
import type { Seek } from "../store/index.ts";
import {
  join,
  knownOf,
  type PlaceFor,
  readPosition,
  type Seeking,
  type Sought,
  seekOpponent,
  takeSeek,
  withdrawSeek,
} from "../table/index.ts";
import type { Bot } from "./bot.ts";
import { button, buttonRows, type Components, menu, text } from "./components.ts";
import { type ComponentId, NO_GAME, writeId } from "./ids.ts";
import { didAnswer } from "./lobby-post.ts";
import { harmlessInText } from "./others-words.ts";
import { pageOf } from "./paging.ts";
import { demandLadders } from "./profile.ts";
import { type Reply, said } from "./responder.ts";
import { isPublic, seatComponents } from "./seat-board-entries.ts";
import { typedWish, USUAL_DAYS } from "./seek-form.ts";
import { seekLines } from "./seek-words.ts";
import type { Session } from "./session.ts";

/** What the bot needs where it is to open a game in a thread. */
const needed = [
  PermissionFlagsBits.ViewChannel,
  PermissionFlagsBits.SendMessages,
  PermissionFlagsBits.CreatePublicThreads,
  PermissionFlagsBits.SendMessagesInThreads,
];

/** Where those who were matched can all play: on the board, or where they have said it, if everybody there may see it. */
export const placeFor =
  (bot: Bot, board: string | null): PlaceFor =>
  (seeks) => {
    const said = [...new Set(seeks.map(({ channelId }) => aroundOf(bot, channelId)))];
    const [only] = said;
    const reached = said.length === 1 && only !== undefined ? [only] : said.filter((id) => isPublic(bot, id));
    return [...(board === null ? [] : [board]), ...reached].find((id) => mayOpenThreads(bot, id)) ?? null;
  };

/** The channel that a thread hangs on. */
function aroundOf({ client }: Bot, channelId: string): string {
  const channel = client.channel(channelId);
  return channel?.isThread() === true ? (channel.parentId ?? channelId) : channelId;
}

export function mayOpenThreads({ client }: Bot, channelId: string): boolean {
  const channel = client.channel(channelId);
  if (channel === undefined || channel.isDMBased() || channel.isThread() || !("threads" in channel)) return false;
  const { me } = channel.guild.members;
  return channel.isTextBased() && me !== null && channel.permissionsFor(me).has(needed);
}

export const boardOf = async ({ table }: Bot, guildId: string): Promise<string | null> =>
  (await table.store.seatBoard(guildId))?.channelId ?? null;

interface Here {
  readonly guildId: string;
  readonly channelId: string;
}

function hereIn({ guildId, channelId }: Pick<ChatInputCommandInteraction, "guildId" | "channelId">): Here {
  if (guildId === null || channelId === null) throw refusal("refusal.seek-server");
  return { guildId, channelId };
}

/** Seeks an opponent, takes a wish back, or shows what there is. */
export async function typedSeek(session: Session, interaction: ChatInputCommandInteraction): Promise<Reply> {
  const { options } = interaction;
  const named = options.getString("withdraw");
  if (named !== null) return withdrawn(session, await ownNamed(session, named));
  const here = hereIn(interaction);
  const wanted = options.getString("title");
  if (wanted === null) {
    if (options.data.some(({ options: given = [] }) => given.length > 0)) throw refusal("refusal.seek-title");
    return overview(session, here.guildId);
  }
  const title = session.table.titles.get(wanted);
  if (title === undefined) throw refusal("refusal.option");
  return sought(session, here, await typedWish(session, interaction, title));
}

/** A wish of one's own, by its id or by the name of its game. */
async function ownNamed({ table, actor }: Session, named: string): Promise<string> {
  const own = await table.store.seeksOf(actor.id);
  const wanted = normalise(named);
  const names = ({ title }: Seek) => [title, ...Object.values(table.titles.get(title)?.name ?? {})].map(normalise);
  const [only, another] = own.filter((seek) => names(seek).some((name) => wanted !== "" && name.includes(wanted)));
  const found =
    own.find((seek) => seek.id === named || names(seek).includes(wanted)) ?? (another === undefined ? only : undefined);
  return found?.id ?? named;
}

async function sought(
  session: Session,
  here: Here,
  wish: Omit<Seeking, "user" | "interaction" | "guildId" | "channelId">,
): Promise<Reply> {
  const { bot, table, actor, interaction } = session;
  if (wish.near !== undefined || wish.least !== undefined || wish.most !== undefined)
    await demandLadders(session, here.guildId);
  const place = placeFor(bot, await boardOf(bot, here.guildId));
  const seeking = { ...wish, ...here, user: actor, interaction };
  if (place([here]) === null) throw refusal("refusal.seek-place");
  return answered(session, await seekOpponent(table, seeking, place));
}

/** Who was found, or what is waited for and how it can be taken back. */
async function answered(session: Session, { seek, match, people }: Sought): Promise<Reply> {
  const { bot, table, actor, language } = session;
  bot.boards.news(seek.guildId);
  const title = table.titles.get(seek.title);
  if (title === undefined) throw refusal("refusal.option");
  const say = (key: PhraseKey, args = {}) => phrase(language, { key, args });
  const others = people.filter(({ userId }) => userId !== actor.id).map(({ userId }) => mention(userId));
  if (match !== null) return said(say("seek.did.match", { title: title.name[language], others }));
  const board = await table.store.seatBoard(seek.guildId);
  const isShown = board !== null && board.parked === null;
  const lines = [
    say("seek.did", { title: title.name[language] }),
    seekLines(title, language, seek, await knownOf(table, [seek]), table.now(), seek.userId === actor.id),
    isShown ? say("seek.did.board", { channel: `<#${board.channelId}>` }) : say("seek.did.no-board"),
  ];
  return { components: [text(lines.join("\n")), ...buttonRows([withdrawButton(session, seek)])] };
}

const withdrawButton = ({ language }: Session, { id }: Seek, title?: string) =>
  button(
    writeId({ action: "unseek", game: id }),
    phrase(language, { key: "button.unseek", args: title === undefined ? {} : { title } }),
  );

async function withdrawn(session: Session, id: string): Promise<Reply> {
  const { bot, table, actor, language } = session;
  const seek = await withdrawSeek(table, id, actor);
  bot.boards.news(seek.guildId);
  const title = table.titles.get(seek.title)?.name[language] ?? seek.title;
  return said(phrase(language, { key: "seek.did.withdraw", args: { title } }));
}

/** What a person seeks in all servers, with buttons to take it back; nothing if that is nothing. */
export async function ownSeekComponents(session: Session, guildId?: string): Promise<Components> {
  const { bot, table, actor, language } = session;
  const own = (await table.store.seeksOf(actor.id)).filter((seek) => guildId === undefined || seek.guildId === guildId);
  const lines: string[] = [];
  for (const seek of own) {
    const title = table.titles.get(seek.title);
    if (title === undefined) continue;
    const server = guildId === undefined ? bot.client.guild(seek.guildId)?.name : undefined;
    const words = seekLines(title, language, seek, await knownOf(table, [seek]), table.now(), true);
    lines.push(`${server === undefined ? "" : `${harmlessInText(server)}: `}${words}`);
  }
  if (lines.length === 0) return [];
  const buttons = own.map((seek) => withdrawButton(session, seek, table.titles.get(seek.title)?.name[language]));
  const head = phrase(language, { key: "seek.own", args: { count: lines.length } });
  return [text([head, ...lines].join("\n")), ...buttonRows(buttons)];
}

/** What a person seeks here, and a menu to seek another game as it is usually played. */
async function overview(session: Session, guildId: string): Promise<Reply> {
  const { table, language } = session;
  const say = (key: PhraseKey) => phrase(language, { key, args: {} });
  const titles = [...table.titles.values()].map(({ game, name }) => ({ value: game.id, label: name[language] }));
  return {
    components: [
      ...(await ownSeekComponents(session, guildId)),
      text(say("seek.how")),
      menu(writeId({ action: "seek", game: NO_GAME }), say("seek.which"), titles),
      ...buttonRows([button(writeId({ action: "seats", game: NO_GAME, option: "1" }), say("button.seats"))]),
    ],
  };
}

/** The buttons of the board, and of what it opens. */
export async function clickedSeek(
  session: Session,
  interaction: MessageComponentInteraction,
  id: ComponentId,
): Promise<Reply> {
  const { bot, table, actor, language } = session;
  if (id.action === "unseek") return withdrawn(session, id.game);
  const { guildId, channelId } = interaction;
  if (guildId === null) throw refusal("refusal.seek-server");
  const here = { guildId, channelId };
  switch (id.action) {
    case "seats":
      return {
        components: await seatComponents(bot, guildId, { language, userId: actor.id, page: pageOf(id.option) }),
      };
    case "take": {
      const place = placeFor(bot, await boardOf(bot, guildId));
      const taking = { ...here, seek: id.game, user: actor, interaction: session.interaction };
      return answered(session, await takeSeek(table, taking, place));
    }
    case "sit":
      return satDown(session, guildId, id.game);
    default: {
      if (!interaction.isStringSelectMenu()) return overview(session, guildId);
      const title = table.titles.get(interaction.values[0] ?? "")?.game.id;
      if (title === undefined) throw refusal("refusal.late");
      return sought(session, here, { title, options: {}, rated: false, together: false, days: USUAL_DAYS });
    }
  }
}

/** Sits down in a lobby that stands on the board. */
async function satDown(session: Session, guildId: string, game: string): Promise<Reply> {
  const { table, actor, language, interaction } = session;
  const stored = await table.store.game(game);
  if (stored === null || stored.guildId !== guildId || stored.ownerId !== null) throw refusal("refusal.no-game");
  const position = await readPosition(table, game);
  const joined = await join(table, { position, user: actor, interaction });
  const own = joined.seats.filter(({ userId }) => userId === actor.id);
  const seats = own.map(({ seat }) => position.title.messages.name(seat)?.[language] ?? seat);
  return didAnswer(session, joined, "join", { seats });
}
