import type { ChatInputCommandInteraction } from "discord.js";
import { type Picture, paintSheet, type SheetRow } from "../../render/index.ts";
import type { Language } from "../engine/index.ts";
import type { AnyTitle } from "../games/title.ts";
import { mention, type PhraseKey, phrase, refusal, says } from "../i18n/index.ts";
import { sureSkill } from "../ratings/ratings.ts";
import type { RankedPerson } from "../store/index.ts";
import { type Profile, profileOf, type Tally, type TitleProfile } from "../table/index.ts";
import { text } from "./components.ts";
import { harmless } from "./others-words.ts";
import { asFiles, illustrated, painted } from "./pictures.ts";
import type { Reply } from "./responder.ts";
import type { Session } from "./session.ts";

/** So many ways in which games ended are told. */
const MOST_ENDINGS = 5;

type Ratings = readonly (RankedPerson & { readonly title: string })[];

/** Somebody's finished games: on a server those played there, in a direct message one's own of all servers. Nothing of a running game. */
export async function profileAnswer(
  session: Session,
  { guildId, options }: ChatInputCommandInteraction,
): Promise<Reply> {
  const { table, actor } = session;
  const { store } = table;
  const named = options.getUser("player");
  const only = options.getString("title");
  if (named?.bot) throw refusal("refusal.profile-bot");
  const userId = named?.id ?? actor.id;
  const isOwn = userId === actor.id;
  if (guildId === null && !isOwn) throw refusal("refusal.profile-elsewhere");
  if (guildId !== null) await demandLadders(session, guildId);
  if (!isOwn && (await store.userSettings(userId)).hidden) throw refusal("refusal.profile-hidden");
  const results = (await store.resultsOf(userId, guildId ?? undefined)).filter(
    ({ title }) => table.titles.has(title) && (only === null || title === only),
  );
  const profile = profileOf(results, userId);
  const where = guildId === null ? "anywhere" : "here";
  if (profile.games + tallied(profile.computers) === 0) {
    const title = only === null ? {} : { title: table.titles.get(only)?.name[session.language] ?? only };
    throw refusal("refusal.profile-none", { player: mention(userId), where, ...title });
  }
  const ratings = guildId === null ? [] : await store.ratingsOf(userId, guildId);
  const name = harmless(named?.displayName ?? actor.name);
  const pictures = await profilePictures(session, profile, ratings, { name, where });
  const lines = profileLines(session, profile, ratings, { player: mention(userId), where });
  return { components: illustrated(pictures, [text(lines.join("\n"))]), files: asFiles(pictures) };
}

/** Whoever manages a server may do without ladders and profiles. */
export async function demandLadders({ table }: Session, guildId: string): Promise<void> {
  if (!(await table.store.guildSettings(guildId)).ladder) throw refusal("refusal.ladder-off");
}

const tallied = ({ won, drawn, lost }: Tally): number => won + drawn + lost;

interface Of {
  readonly player: string;
  readonly where: string;
}

function profileLines(session: Session, profile: Profile, ratings: Ratings, { player, where }: Of): string[] {
  const { language, table } = session;
  const say = (key: PhraseKey, args = {}) => phrase(language, { key, args });
  return [
    say("profile.head", { player, games: profile.games, where }),
    ...profile.titles.flatMap((each) => {
      const title = table.titles.get(each.title);
      return title === undefined ? [] : ["", ...titleLines(title, language, each, ratings)];
    }),
    "",
    ...restLines(language, profile),
  ];
}

/** What is not of one title. */
function restLines(language: Language, profile: Profile): string[] {
  const { computers, dice, pace } = profile;
  const say = (key: PhraseKey, args = {}) => phrase(language, { key, args });
  return [
    ...streakLine(language, profile),
    ...(dice === null ? [] : [say("profile.dice", dice)]),
    ...(pace === null ? [] : [say("profile.pace", { pace: paceWords(language, pace) })]),
    ...(tallied(computers) === 0 ? [] : [say("profile.computers", { ...computers })]),
  ];
}

function titleLines(title: AnyTitle, language: Language, each: TitleProfile, ratings: Ratings): string[] {
  const { messages, name } = title;
  const rating = ratings.find((one) => one.title === each.title);
  const rated = rating === undefined ? {} : { its: rating.its, skill: sureSkill(rating), rated: rating.games };
  return [
    phrase(language, { key: "profile.title", args: { title: name[language], ...each.all, ...rated } }),
    phrase(language, { key: "profile.sides", args: { sides: sideWords(title, language, each) } }),
    says(language, { key: "profile.endings", args: { endings: endingWords(language, each) } }, messages, false),
  ];
}

const sideWords = ({ messages }: AnyTitle, language: Language, { sides }: TitleProfile): string[] =>
  [...sides].map(([seat, tally]) => says(language, { key: "profile.side", args: { seat, ...tally } }, messages, false));

const endingWords = (language: Language, { endings }: TitleProfile): string[] => {
  const words = new Map<string, number>();
  for (const { ending, won, drawn, lost } of endings) {
    // several keys may be called the same
    const said = phrase(language, { key: "profile.ending", args: { ending, count: 0 } }).replace(/ 0$/, "");
    words.set(said, (words.get(said) ?? 0) + won + drawn + lost);
  }
  return [...words].slice(0, MOST_ENDINGS).map(([said, count]) => `${said} ${count}`);
};

function streakLine(language: Language, { streak, longest }: Profile): string[] {
  const say = (key: PhraseKey, args = {}) => [phrase(language, { key, args })];
  const longer = longest > Math.max(0, streak) ? { longest } : {};
  if (streak > 1) return say("profile.streak.won", { count: streak, ...longer });
  if (streak < -1) return say("profile.streak.lost", { count: -streak, ...longer });
  return longest > 1 ? say("profile.longest", { count: longest }) : [];
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

function paceWords(language: Language, seconds: number): string {
  const [unit, length] =
    seconds < 2 * HOUR
      ? (["minutes", MINUTE] as const)
      : seconds < 2 * DAY
        ? (["hours", HOUR] as const)
        : (["days", DAY] as const);
  return phrase(language, { key: `pace.${unit}`, args: { count: Math.max(1, Math.round(seconds / length)) } });
}

function profilePictures(
  { bot, language, table }: Session,
  profile: Profile,
  ratings: Ratings,
  { name, where }: { readonly name: string; readonly where: string },
): Promise<Picture[]> {
  if (profile.titles.length === 0) return Promise.resolve([]);
  const head = phrase(language, { key: "profile.head", args: { player: name, games: profile.games, where } });
  const rows = profile.titles.flatMap((each): SheetRow[] => {
    const title = table.titles.get(each.title);
    if (title === undefined) return [];
    const { won, drawn, lost } = each.all;
    const its = ratings.find((one) => one.title === each.title)?.its;
    const sides = [...each.sides].map(
      ([seat, tally]): SheetRow => ({
        cells: [`– ${title.messages.name(seat)?.[language] ?? seat}`, tallyWords(tally), ""],
      }),
    );
    return [
      {
        cells: [title.name[language], tallyWords(each.all), its === undefined ? "" : String(its)],
        isMarked: true,
        bar: [won, drawn, lost],
      },
      ...sides,
    ];
  });
  const column = (key: PhraseKey) => phrase(language, { key, args: {} });
  const input = {
    name: "profile",
    heading: name,
    words: bare(head).replace(`${name}: `, ""),
    columns: [
      { head: column("ladder.column.games"), share: 6.5 },
      { head: column("profile.sheet.order"), share: 3.5, align: "right" as const },
      { head: column("ladder.column.its"), share: 1.6, align: "right" as const },
    ],
    rows,
    notes: restLines(language, profile),
  };
  return painted(bot, async () => [await paintSheet(input)]);
}

const tallyWords = ({ won, drawn, lost }: Tally): string => `${won} – ${drawn} – ${lost}`;

const bare = (words: string): string => words.replaceAll("**", "");
