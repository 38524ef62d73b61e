import { type Language, own } from "../engine/index.ts";
import type { AnyTitle } from "../games/title.ts";
import { mention, type PhraseKey, phrase, says, settingName } from "../i18n/index.ts";
import type { GameRecord, Pace, Seek } from "../store/index.ts";
import { type Known, rangeOf, sharedBy, spansOf } from "../table/index.ts";
import { settingWords } from "./lobby-settings.ts";

/** So much of the options is said in a line: there may be many. */
const MOST_OF_OPTIONS = 120;

const SECOND = 1000;

const stamp = (at: Date, how: "R" | "t"): string => `<t:${Math.floor(at.getTime() / SECOND)}:${how}>`;

/** Times of a day, which everybody reads on his own clock. */
const spanWords = (halves: ReadonlySet<number>, at: Date): string[] =>
  spansOf(halves, at).map(({ from, to }) => `${stamp(from, "t")}–${stamp(to, "t")}`);

/** What somebody seeks, in two lines; whoever reads his own knows who that is. */
export function seekLines(
  title: AnyTitle,
  language: Language,
  seek: Seek,
  known: Known,
  at: Date,
  isOwn = false,
): string {
  const say = (key: PhraseKey, args = {}) => says(language, { key, args }, title.messages);
  const { days, seat, rated, together, userId } = seek;
  const hours = spanWords(sharedBy([seek], known), at);
  const options = cut(wishWords(title, language, seek));
  const range = rangeWords(language, seek, known);
  const count = title.game.seats(title.game.options({})).length - 1;
  return [
    say("seek.head", { title: title.name[language], ...(isOwn ? {} : { player: mention(userId), count }) }),
    say("seek.details", {
      ...(seat === null ? {} : { seat }),
      ...(options === "" ? {} : { options }),
      ...(days === null ? {} : { days }),
      ...(rated ? { rated } : {}),
      ...(range === null ? {} : { range }),
      ...(hours.length === 0 ? {} : { hours: hours.join(", "), ...(together ? { must: true } : {}) }),
      until: stamp(seek.endsAt, "R"),
    }),
  ].join("\n");
}

/** A lobby that waits for people, in two lines. */
export function lobbyLines(title: AnyTitle, language: Language, game: GameRecord): string {
  const say = (key: PhraseKey, args = {}) => says(language, { key, args }, title.messages);
  const options = cut(optionWords(title, language, game.options));
  return [
    say("seek.lobby", { title: title.name[language], player: mention(game.hostId), channel: `<#${game.channelId}>` }),
    say("seek.lobby.details", {
      seats: freeSeats(title, game),
      ...(options === "" ? {} : { options }),
      days: game.pace.days,
      ...(game.table.rated ? { rated: true } : {}),
    }),
  ].join("\n");
}

export const freeSeats = (title: AnyTitle, { options, seats }: Pick<GameRecord, "options" | "seats">): string[] =>
  title.game.seats(options).filter((seat) => seats.every((taken) => taken.seat !== seat));

/** What differs from the usual game, and where anything will do. */
function wishWords(title: AnyTitle, language: Language, { options }: Seek): string {
  const specs = Object.keys(title.game.optionSpecs);
  if (specs.length === 0) return "";
  const any = phrase(language, { key: "seek.any", args: {} });
  const open = specs.filter((name) => own(options, name) === undefined);
  if (open.length === specs.length) return phrase(language, { key: "seek.any-options", args: {} });
  const said = optionWords(title, language, options);
  return [
    ...(said === "" ? [] : [said]),
    ...open.map((name) => `${settingName(language, name, title.messages)}: ${any}`),
  ].join(", ");
}

const optionWords = (title: AnyTitle, language: Language, options: GameRecord["options"]): string =>
  Object.entries(options)
    .filter(([name, value]) => {
      const spec = own(title.game.optionSpecs, name);
      return spec?.always || spec?.standard !== value;
    })
    .map(([name, value]) => settingWords(title, language, name, value))
    .join(", ");

const cut = (words: string): string =>
  words.length <= MOST_OF_OPTIONS ? words : `${words.slice(0, MOST_OF_OPTIONS - 1).trimEnd()}…`;

/** The points that an opponent is to have; nothing where all will do. */
function rangeWords(language: Language, seek: Seek, known: Known): string | null {
  const [least, most] = rangeOf(seek, known);
  if (least === null && most === null) return null;
  const key = least === null ? "seek.range.most" : most === null ? "seek.range.least" : "seek.range.both";
  return phrase(language, { key, args: { least: least ?? 0, most: most ?? 0 } });
}

interface Matched {
  readonly title: AnyTitle;
  readonly seeks: readonly Seek[];
  readonly options: GameRecord["options"];
  readonly seats: GameRecord["seats"] | readonly { readonly seat: string; readonly userId: string }[];
  readonly rated: boolean;
  readonly pace: Pace;
}

/** What is told to those who have been matched: their thread hangs on it. */
export function matchWords(language: Language, matched: Matched, known: Known, at: Date): string {
  const { title, seeks, seats, pace, rated } = matched;
  const say = (key: PhraseKey, args = {}) => says(language, { key, args }, title.messages);
  const people = seats.map(({ seat, userId }) => say("seek.match.seat", { player: mention(userId), seat }));
  const options = optionWords(title, language, matched.options);
  const hours = spanWords(sharedBy(seeks, known), at);
  return [
    say("seek.match", { title: title.name[language], people }),
    ...(options === "" ? [] : [say("lobby.options", { options })]),
    say(pace.weekendsOff ? "lobby.pace.weekends" : "lobby.pace", { days: pace.days }),
    ...(rated ? [say("seek.match.rated")] : []),
    ...(hours.length === 0 ? [] : [say("seek.match.hours", { hours: hours.join(", ") })]),
    say("seek.match.thread"),
  ].join("\n");
}
