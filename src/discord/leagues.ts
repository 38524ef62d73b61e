import type { AutocompleteInteraction, ChatInputCommandInteraction, MessageComponentInteraction } from "discord.js";
import { titles } from "../games/titles.ts";
import { normalise } from "../grammar/index.ts";
import { type PhraseKey, phrase, refusal } from "../i18n/index.ts";
import type { League } from "../store/index.ts";
import {
  cancelLeague,
  joinLeague,
  leaveLeague,
  openLeague,
  reportResult,
  startLeague,
  usualPace,
} from "../table/index.ts";
import type { Choice } from "./command.ts";
import { text } from "./components.ts";
import type { ComponentId } from "./ids.ts";
import { channelsOf } from "./league-posts.ts";
import { pointsOf, tablePictures, tableWords } from "./league-words.ts";
import { completeSettings, readSettings } from "./lobby-settings.ts";
import { harmlessInText } from "./others-words.ts";
import { demandPlace, mayManage, threadsIn } from "./permissions.ts";
import { asFiles, illustrated } from "./pictures.ts";
import { type Reply, said } from "./responder.ts";
import type { Session } from "./session.ts";

/** So many are offered. */
const MOST_OFFERED = 25;

const stamp = (at: Date): string => `<t:${Math.floor(at.getTime() / 1000)}:R>`;

const told = ({ language }: Session, key: PhraseKey, league: League, args = {}): Reply =>
  said(phrase(language, { key, args: { name: harmlessInText(league.name), ...args } }));

export async function newLeague(session: Session, interaction: ChatInputCommandInteraction): Promise<Reply> {
  const { bot, table, actor } = session;
  const { guildId, channelId, options } = interaction;
  if (guildId === null || channelId === null) throw refusal("refusal.server-only");
  if (!(await mayManage(bot, interaction, { channelId }))) throw refusal("refusal.league-manager");
  demandPlace(interaction, channelId);
  if (threadsIn(interaction) !== "allowed") throw refusal("refusal.league-threads");
  const title = titles.get(options.getString("title", true));
  if (title === undefined) throw refusal("refusal.option");
  const system = options.getString("system") === "round-robin" ? "round-robin" : "swiss";
  const rounds = options.getInteger("rounds") ?? undefined;
  if (rounds !== undefined && system === "round-robin") throw refusal("refusal.league-swiss");
  const usual = (await table.store.guildSettings(guildId)).pace ?? usualPace;
  const league = await openLeague(table, {
    ...{ guildId, channelId, system, rounds, user: actor, interaction: session.interaction },
    name: options.getString("name", true),
    title: title.game.id,
    options: readSettings(title, actor.language, options.getString("options") ?? ""),
    days: options.getInteger("round-days") ?? 30,
    bothSides: options.getBoolean("both-sides") ?? false,
    pace: { ...usual, days: options.getInteger("days") ?? usual.days },
  });
  return told(session, "league.did.new", league);
}

export async function completeNewLeague(
  session: Session,
  { options }: AutocompleteInteraction,
): Promise<readonly Choice[]> {
  const title = titles.get(options.getString("title") ?? "");
  return title === undefined ? [] : completeSettings(title, session.actor.language, options.getFocused());
}

/** The league that is named, or the last of this channel. */
async function meantLeague({ table }: Session, interaction: ChatInputCommandInteraction): Promise<League> {
  const { guildId, channelId, options } = interaction;
  if (guildId === null) throw refusal("refusal.server-only");
  const named = options.getString("league");
  const { store } = table;
  if (named === null) {
    const here = await store.leagueOfChannel(channelId);
    if (here === null) throw refusal("refusal.league-none");
    return here;
  }
  const all = await store.leaguesOf(guildId, MOST_OFFERED * 4);
  const wanted = normalise(named);
  const found = all.find(({ id, name }) => id === named || normalise(name) === wanted);
  const league = found === undefined ? null : await store.league(found.id);
  if (league === null) throw refusal("refusal.league-none");
  return league;
}

export async function completeLeague(
  { table }: Session,
  interaction: AutocompleteInteraction,
): Promise<readonly Choice[]> {
  if (interaction.guildId === null) return [];
  const typed = normalise(interaction.options.getFocused());
  return (await table.store.leaguesOf(interaction.guildId, MOST_OFFERED * 4))
    .filter(({ name }) => normalise(name).includes(typed))
    .slice(0, MOST_OFFERED)
    .map(({ id, name }) => ({ name: name.slice(0, 100), value: id }));
}

export async function joinedLeague(session: Session, interaction: ChatInputCommandInteraction): Promise<Reply> {
  return joined(session, (await meantLeague(session, interaction)).id);
}

async function joined(session: Session, id: string): Promise<Reply> {
  const league = await joinLeague(session.table, { league: id, user: session.actor });
  return told(session, "league.did.join", league, { count: league.players.length });
}

/** The button under the word that a league is open. */
export const clickedLeague = (
  session: Session,
  _: MessageComponentInteraction,
  { game }: ComponentId,
): Promise<Reply> => joined(session, game);

export async function leftLeague(session: Session, interaction: ChatInputCommandInteraction): Promise<Reply> {
  const { id } = await meantLeague(session, interaction);
  const league = await leaveLeague(session.table, { league: id, user: session.actor });
  session.bot.attend();
  return told(session, "league.did.leave", league);
}

/** Who does something about a league, and whether he manages its channel. */
async function organising(session: Session, interaction: ChatInputCommandInteraction) {
  const league = await meantLeague(session, interaction);
  const manager = await mayManage(session.bot, interaction, league);
  return { league: league.id, user: session.actor, manager };
}

export async function startedLeague(session: Session, interaction: ChatInputCommandInteraction): Promise<Reply> {
  const doing = await organising(session, interaction);
  if (threadsIn(interaction) !== "allowed") throw refusal("refusal.league-threads");
  const league = await startLeague(session.table, doing);
  const [first] = league.games;
  const due = first === undefined ? "–" : stamp(first.dueAt);
  return told(session, "league.did.start", league, { rounds: league.rounds, due });
}

export async function cancelledLeague(session: Session, interaction: ChatInputCommandInteraction): Promise<Reply> {
  const league = await cancelLeague(session.table, await organising(session, interaction));
  return told(session, "league.did.cancel", league);
}

const scores = { first: [2, 0], second: [0, 2], draw: [1, 1], nobody: [0, 0] } as const;

const isScore = (value: string): value is keyof typeof scores => Object.hasOwn(scores, value);

export async function reportedLeague(session: Session, interaction: ChatInputCommandInteraction): Promise<Reply> {
  const { options } = interaction;
  const won = options.getString("result", true);
  if (!isScore(won)) throw refusal("refusal.option");
  const [one, two] = scores[won];
  const where = { round: options.getInteger("round", true), number: options.getInteger("number", true) };
  const league = await reportResult(session.table, { ...(await organising(session, interaction)), ...where, one, two });
  return told(session, "league.did.report", league, { ...where, one: pointsOf(one), two: pointsOf(two) });
}

export async function leagueTable(session: Session, interaction: ChatInputCommandInteraction): Promise<Reply> {
  const { bot, language, actor } = session;
  const league = await meantLeague(session, interaction);
  const present = league.games.filter(({ round }) => round === league.round);
  const words = text(tableWords(language, league, await channelsOf(bot, present)));
  const pictures = league.players.length === 0 ? [] : await tablePictures(bot, language, league, actor.id);
  return { components: illustrated(pictures, [words]), files: asFiles(pictures) };
}
