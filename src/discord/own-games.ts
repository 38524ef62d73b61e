import { mention, phrase, says } from "../i18n/index.ts";
import type { GameRecord, MessagePlace } from "../store/index.ts";
import { dueAt, myGames, type OwnGame, type Position } from "../table/index.ts";
import { titleFor } from "./bot.ts";
import { clockOf, type Due } from "./clock.ts";
import { text } from "./components.ts";
import { handAnswer, handsOf } from "./current-panel.ts";
import { tableInHand } from "./find-game.ts";
import { handLines } from "./hands.ts";
import { type ComponentId, NO_GAME, writeId } from "./ids.ts";
import { linkTo } from "./lobby-lost.ts";
import { pageButtons, pageOf } from "./paging.ts";
import { parkedWords } from "./parked-words.ts";
import { marked, practiceMark } from "./practice-panel.ts";
import { practiceMenu } from "./practices.ts";
import { type Reply, said } from "./responder.ts";
import { ownSeekComponents } from "./seeks.ts";
import type { GameSession, Session } from "./session.ts";

/** How many games, and how many hands, go into a message. */
const GAMES = 10;
const HANDS = 4;

/** The buttons of a person's games: whoever clicks, they are his own. */
export const clickedGames = (session: Session, { action, option }: ComponentId): Promise<Reply> =>
  action === "hands" ? handsAnswer(session, pageOf(option)) : listAnswer(session, pageOf(option));

const turnTo = (action: "games" | "hands") => (page: number) =>
  writeId({ action, game: NO_GAME, option: String(page) });

/** A person's games, a line for each, those that wait for them first. */
export async function listAnswer(session: Session, wanted = 1): Promise<Reply> {
  const { table, actor, language } = session;
  const { games, page, pages, count, waiting } = await myGames(table, actor.id, { page: wanted, most: GAMES });
  const beside = [...(await ownSeekComponents(session)), ...(await practiceMenu(session))];
  if (count === 0) return { components: [text(phrase(language, { key: "list.empty", args: {} })), ...beside] };
  const paged = pages > 1 ? { page, pages } : {};
  const waited = waiting > 0 ? { waiting } : {};
  const head = phrase(language, { key: "list.head", args: { count, ...waited, ...paged } });
  const running = games.flatMap(({ position }) => position ?? []);
  const [due, posts] = await Promise.all([
    dueAt(table, running),
    table.store.lastMovePosts(running.map(({ game }) => game.id)),
  ]);
  const lines = games.map((each) => {
    const parked = parkedLines(session, each);
    const way = parked.length === 0 ? posts.get(each.game.id) : undefined;
    return [gameLine(session, each, due, wayTo(each, way)), ...parked].join("\n");
  });
  return {
    components: [
      text([head, ...lines.map((line) => `- ${line}`)].join("\n")),
      ...pageButtons({ page, pages }, turnTo("games")),
      ...beside,
    ],
  };
}

/** What is played; whom it waits for, and how long; when in the game it is, and how it stands; with whom, and the way there. */
function gameLine(session: Session, { game, position, waits, unreadable }: OwnGame, due: Due, channel: string): string {
  const { table, actor, language } = session;
  const title = table.titles.get(game.title)?.name[language] ?? game.title;
  const others = game.seats.filter(({ userId }) => userId !== actor.id).map(({ userId }) => mention(userId));
  const args = { players: [...new Set(others)], channel };
  const state = () => {
    if (unreadable) return [`⚠️ ${phrase(language, { key: "list.unreadable", args: {} })}`];
    return position === null ? [lobbyWords(session, game)] : runningWords(session, position, waits, due);
  };
  const where = phrase(language, { key: "list.where", args });
  return [waits ? `**${title}**` : title, ...state(), where].join(" · ");
}

/** To the post of the last move; to the channel, where that stands elsewhere or there is none. */
function wayTo({ game }: OwnGame, last: MessagePlace | undefined): string {
  return last?.channelId === game.channelId && "guildId" in game
    ? linkTo(game, last.messageId)
    : `<#${game.channelId}>`;
}

function parkedLines({ bot, actor, language }: Session, { game, unreadable }: OwnGame): string[] {
  const words = unreadable ? null : parkedWords(bot, game, actor.id, language);
  return words === null ? [] : [`  **${phrase(language, { key: "list.parked", args: {} })}** · ${words}`];
}

function lobbyWords({ bot, language }: Session, game: GameRecord): string {
  const { game: rules, messages } = titleFor(bot, game);
  const seats = rules.seats(game.options).filter((seat) => game.seats.every((taken) => taken.seat !== seat));
  return says(language, { key: "list.lobby", args: { seats } }, messages);
}

function runningWords(session: Session, position: Position, waits: boolean, due: Due): string[] {
  const { actor, language } = session;
  const { title } = position;
  const { match, own } = position.look(actor.id);
  const waited = match.pending.filter((ask) => !ask.answered).map((ask) => ask.seat);
  const args = {
    seats: waits ? waited.filter((seat) => own.includes(seat)) : waited,
    ...clockOf(session.table, position, due),
  };
  // bold is what waits for its reader
  const score = title.score(match.view(null), language).replaceAll("**", "");
  return [says(language, { key: waits ? "list.waits" : "list.waiting", args }, title.messages), score];
}

/** All hands of a person, those of games that wait for them first: with pictures and the cards' texts if there is only one. */
export async function handsAnswer(session: Session, wanted = 1): Promise<Reply> {
  const { table, actor, language } = session;
  const own = await myGames(table, actor.id, { scope: "played", page: wanted, most: HANDS });
  const { page, pages } = own;
  const games = own.games.flatMap(({ position }) => (position === null ? [] : [session.at(position)]));
  const inHand = await tableInHand(session, { commandName: "hand" });
  const practice = inHand?.game.table.practice === undefined ? null : session.at(inHand);
  const [only, another] = [...(practice === null || page > 1 ? [] : [practice]), ...games];
  if (only === undefined && pages === 1) return said(phrase(language, { key: "hand.none", args: {} }));
  if (only !== undefined && another === undefined && pages === 1) return marked(await handAnswer(only), only);
  const hands = games.map((each) => {
    const { game } = each;
    const lines = namesOf(each);
    return text([`<#${game.channelId}>`, ...lines].join("\n"));
  });
  if (practice !== null && page === 1) hands.unshift(text([practiceMark(practice), ...namesOf(practice)].join("\n")));
  const head = pages > 1 ? [text(phrase(language, { key: "hand.page", args: { page, pages } }))] : [];
  return { components: [...head, ...hands, ...pageButtons({ page, pages }, turnTo("hands"))] };
}

/** The cards of each hand that a person holds, by their names. */
const namesOf = (session: GameSession): string[] => {
  const { title, language, look } = session;
  return handsOf(session).flatMap((seat) => handLines(title, language, look.match, seat, "names"));
};
