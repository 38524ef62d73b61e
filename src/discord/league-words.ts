import { type Picture, paintSheet } from "../../render/index.ts";
import type { Language } from "../engine/index.ts";
import { mention, type PhraseKey, phrase, says } from "../i18n/index.ts";
import { type Standing, standings } from "../leagues/standings.ts";
import type { League, LeagueGame, Said } from "../store/index.ts";
import { type Bot, channelLanguage, titleFor } from "./bot.ts";
import { button, buttonRows, type Components, text } from "./components.ts";
import { writeId } from "./ids.ts";
import { harmless, harmlessInText } from "./others-words.ts";
import { painted } from "./pictures.ts";

/** So many rows are told in words; the picture has no more either. */
const MOST_ROWS = 40;
const MOST_OPEN = 12;

const stamp = (at: Date): string => `<t:${Math.floor(at.getTime() / 1000)}:R>`;

/** Half points as they are written. */
const halves = (points: number): string =>
  Number.isInteger(points) ? String(points) : points.toFixed(points * 2 === Math.round(points * 2) ? 1 : 2);

export const pointsOf = (score: number | null): string => (score === 1 ? "½" : String((score ?? 0) / 2));

const nameOf = ({ name }: League): string => harmlessInText(name);

/** What a league tells its channel. */
export async function leagueComponents(
  bot: Bot,
  league: League,
  payload: Said<"league">["payload"],
): Promise<Components> {
  const language = await channelLanguage(bot, league.guildId);
  const say = (key: PhraseKey, args = {}) => phrase(language, { key, args: { name: nameOf(league), ...args } });
  switch (payload.what) {
    case "opened":
      return [
        text(openedWords(bot, language, league)),
        ...(league.status === "open"
          ? buttonRows([button(writeId({ action: "enter", game: league.id }), say("button.league-join"), "main")])
          : []),
      ];
    case "round":
      return [text(roundWords(language, league, payload.round))];
    case "corrected": {
      const game = league.games.find((each) => each.round === payload.round && each.number === payload.number);
      if (game === undefined) return [text(nameOf(league))];
      const people = { first: mention(game.first), second: mention(game.second ?? "") };
      const scores = { one: pointsOf(game.one), two: pointsOf(game.two) };
      return [text(say("league.corrected", { round: game.round, number: game.number, ...people, ...scores }))];
    }
    case "finished": {
      const winners = standingsOf(league).filter(({ place }) => place === 1);
      return [text(say("league.finished", { winners: winners.map(({ userId }) => mention(userId)) }))];
    }
    case "cancelled":
      return [text(say("league.cancelled"))];
  }
}

function openedWords(bot: Bot, language: Language, league: League): string {
  const { system, days, rounds, bothSides, hostId } = league;
  const args = {
    ...{ name: nameOf(league), title: titleFor(bot, league).name[language], system, days, host: mention(hostId) },
    ...(rounds === 0 ? {} : { rounds }),
    ...(bothSides ? { both: true } : {}),
  };
  return phrase(language, { key: "league.opened", args });
}

function roundWords(language: Language, league: League, round: number): string {
  const games = league.games.filter((game) => game.round === round);
  const byes = games.filter(({ how }) => how === "bye").map(({ first }) => mention(first));
  const forfeits = games
    .filter(({ how, one, two, table }) => how === "forfeit" && table === null && one !== two)
    .map(({ first, second, one }) => mention((one === 2 ? first : second) ?? ""));
  const due = games[0] === undefined ? "–" : stamp(games[0].dueAt);
  const args = { name: nameOf(league), round, rounds: league.rounds, due, byes, forfeits: [...new Set(forfeits)] };
  return phrase(language, { key: "league.round", args });
}

/** The post on which the thread of a game hangs. */
export async function pairingComponents(bot: Bot, league: League, game: LeagueGame): Promise<Components> {
  const language = await channelLanguage(bot, league.guildId);
  const title = titleFor(bot, league);
  const [firstSeat = "", secondSeat = ""] = title.game.seats(league.options);
  const args = {
    ...{ name: nameOf(league), round: game.round, number: game.number, firstSeat, secondSeat, due: stamp(game.dueAt) },
    ...{ first: mention(game.first), second: mention(game.second ?? "") },
  };
  return [text(says(language, { key: "league.pairing", args }, title.messages))];
}

export function dueWords(language: Language, league: League, game: LeagueGame, channel: string): string {
  const args = { name: nameOf(league), round: game.round, channel, due: stamp(game.dueAt) };
  return phrase(language, { key: "league.due", args });
}

const standingsOf = ({ players, games }: League): Standing[] =>
  standings(
    players.map(({ userId }) => userId),
    games,
  );

/** The table of a league in words; `channels` are those of the games that are still played, by their ids. */
export function tableWords(
  language: Language,
  league: League,
  channels: ReadonlyMap<string, string> = new Map(),
): string {
  const say = (key: PhraseKey, args = {}) => phrase(language, { key, args });
  const { status, round, rounds } = league;
  const present = league.games.filter((game) => game.round === round);
  const open = present.filter(({ one }) => one === null);
  const state = { state: status, round, rounds, games: present.length, played: present.length - open.length };
  const left = new Set(league.players.filter((player) => player.left).map(({ userId }) => userId));
  const rows = standingsOf(league).slice(0, MOST_ROWS);
  return [
    say("league.table.head", { name: nameOf(league), ...state }),
    ...rows.map(({ userId, points, berger, ...rest }) =>
      say("league.table.row", {
        ...{ ...rest, player: mention(userId), points: halves(points), berger: halves(berger) },
        ...(left.has(userId) ? { left: true } : {}),
      }),
    ),
    say("league.table.note"),
    ...(open.length === 0 || status !== "running"
      ? []
      : [
          say("league.table.open", {
            games: open.slice(0, MOST_OPEN).map(({ number, first, second, table }) => {
              const channel = channels.get(table ?? "");
              const people = { first: mention(first), second: mention(second ?? "") };
              return say("league.table.game", { number, ...people, ...(channel === undefined ? {} : { channel }) });
            }),
          }),
        ]),
  ].join("\n");
}

/** The same as a picture. */
export function tablePictures(bot: Bot, language: Language, league: League, reader: string | null): Promise<Picture[]> {
  const say = (key: PhraseKey, args = {}) => phrase(language, { key, args });
  const names = new Map(league.players.map(({ userId, userName }) => [userId, harmless(userName)]));
  const right = "right" as const;
  const input = {
    name: "league",
    heading: harmless(league.name),
    words: `${titleFor(bot, league).name[language]} · ${league.round} / ${league.rounds}`,
    columns: [
      { head: say("ladder.column.place"), share: 1.2 },
      { head: say("ladder.column.player"), share: 5 },
      { head: say("league.column.points"), share: 1.8, align: right },
      { head: say("league.column.berger"), share: 1.8, align: right },
      { head: say("league.column.tally"), share: 2.2, align: right },
    ],
    rows: standingsOf(league)
      .slice(0, MOST_ROWS)
      .map(({ place, userId, points, berger, won, drawn, lost }) => ({
        cells: [String(place), names.get(userId) ?? "–", halves(points), halves(berger), `${won}–${drawn}–${lost}`],
        isMarked: userId === reader,
      })),
    notes: [],
  };
  return painted(bot, async () => [await paintSheet(input)]);
}
