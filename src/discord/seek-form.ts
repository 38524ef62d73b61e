import type { AutocompleteInteraction, ChatInputCommandInteraction } from "discord.js";
import type { AnyTitle } from "../games/title.ts";
import { normalise } from "../grammar/index.ts";
import { phrase, refusal } from "../i18n/index.ts";
import { hoursBetween, optionsOf, type Seeking } from "../table/index.ts";
import type { Choice } from "./command.ts";
import { completeSettings, readWishes } from "./lobby-settings.ts";
import { meantSeat, seatChoices } from "./seats.ts";
import type { Session } from "./session.ts";

/** How many days a wish stands if nothing is said, and at most. */
export const USUAL_DAYS = 14;
export const MOST_DAYS = 60;

type Typed = Omit<Seeking, "user" | "interaction" | "guildId" | "channelId">;

/** What somebody has typed of the opponent he seeks. */
export async function typedWish(
  session: Session,
  { options }: ChatInputCommandInteraction,
  title: AnyTitle,
): Promise<Typed> {
  const { actor, table } = session;
  const wishes = readWishes(title, actor.language, options.getString("options") ?? "");
  const named = Object.entries(wishes ?? {}).filter(([, value]) => value !== null);
  const seats = title.game.seats(optionsOf(title, Object.fromEntries(named)));
  const seat = options.getString("seat");
  const hours = options.getString("hours");
  if (hours !== null && (await table.store.userSettings(actor.id)).timeZone === null)
    throw refusal("refusal.seek-zone");
  const together = options.getBoolean("same-hours") ?? false;
  if (together && hours === null) throw refusal("refusal.seek-together");
  return {
    title: title.game.id,
    options: wishes,
    seat: seat === null ? null : meantSeat(title, seats, seat),
    pace: options.getInteger("days"),
    rated: options.getBoolean("rated") ?? false,
    ...typedRating(options.getString("rating")),
    hours: hours === null ? null : typedHours(hours),
    together,
    days: options.getInteger("for-days") ?? USUAL_DAYS,
  };
}

type Range = Pick<Typed, "near" | "least" | "most">;

const MOST_POINTS = 20_000;

/** Reads `±300`, `4800–5300`, `from 4800` or `to 5200`. */
function typedRating(typed: string | null): Range {
  if (typed === null) return {};
  const said = typed.toLowerCase().replace(/\s+/g, " ").trim();
  const number = (text: string | undefined) => Math.min(Number(text), MOST_POINTS);
  const near = /^(?:±|\+-|\+\/-)?\s?(\d{1,5})$/.exec(said);
  if (near !== null) return { near: number(near[1]) };
  const [, from, to] = /^(\d{1,5})\s?[-–—]\s?(\d{1,5})$/.exec(said) ?? [];
  if (from !== undefined && to !== undefined) {
    if (number(from) > number(to)) throw refusal("refusal.seek-range", { least: number(from), most: number(to) });
    return { least: number(from), most: number(to) };
  }
  const least = /^(?:from|от|>|≥)\s?(\d{1,5})$/.exec(said) ?? /^(\d{1,5})\s?\+$/.exec(said);
  if (least !== null) return { least: number(least[1]) };
  const most = /^(?:up to|to|до|<|≤)\s?(\d{1,5})$/.exec(said);
  if (most === null) throw refusal("refusal.seek-rating-typed");
  return { most: number(most[1]) };
}

/** Reads `19-23` or `7–9, 20–1`: whole hours of a day. */
function typedHours(typed: string): number {
  let hours = 0;
  for (const part of typed.split(/[,;]+/)) {
    const [, from, to] = /^\s*(\d{1,2})(?::00)?\s*[-–—]\s*(\d{1,2})(?::00)?\s*$/.exec(part) ?? [];
    if (from === undefined || to === undefined || Number(from) > 24 || Number(to) > 24)
      throw refusal("refusal.seek-hours-typed");
    hours |= hoursBetween(Number(from), Number(to));
  }
  return hours;
}

const ratings = ["±100", "±200", "±300", "±500"];
const times = ["7-9", "12-14", "18-23", "20-24", "7-9, 19-23"];

export async function completeWish(session: Session, interaction: AutocompleteInteraction): Promise<readonly Choice[]> {
  const { actor, table } = session;
  const { name, value } = interaction.options.getFocused(true);
  const plain = (all: readonly string[]) =>
    all.filter((each) => each.includes(value)).map((each) => ({ name: each, value: each }));
  if (name === "rating") return plain(ratings);
  if (name === "hours") return plain(times);
  if (name === "withdraw") return ownSeeks(session, value);
  const title = table.titles.get(interaction.options.getString("title") ?? "");
  if (title === undefined) return [];
  if (name === "seat") return seatChoices(title, actor.language, title.game.seats(title.game.options({})), value);
  const any = phrase(actor.language, { key: "seek.any", args: {} });
  const choices = completeSettings(title, actor.language, value);
  return any.includes(normalise(value)) ? [{ name: any, value: "any" }, ...choices] : choices;
}

/** What somebody seeks, to take it back. */
async function ownSeeks({ table, actor, language }: Session, typed: string): Promise<Choice[]> {
  const seeks = await table.store.seeksOf(actor.id);
  return seeks
    .map(({ id, title }) => ({ name: table.titles.get(title)?.name[language] ?? title, value: id }))
    .filter(({ name }) => normalise(name).includes(normalise(typed)));
}
