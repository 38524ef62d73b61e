import { z } from "zod";
import {
  argsSchema,
  type BroughtWord,
  format,
  type Kept,
  type LogEntry,
  type Outcome,
  optionsSchema,
  orNothing,
  outcomeSchema,
} from "../engine/index.ts";

/** The shape of everything that is kept as text. A shape that changes gets a second format, and the first is still read. */

const paceSchema = z.object({
  /** How many days a move may take. */
  days: z.number().positive().default(3),
  /** Saturdays and Sundays (UTC) do not count. */
  weekendsOff: z.boolean().default(false),
});

/** How quickly a game is to be played. */
export type Pace = Kept<z.output<typeof paceSchema>>;

export const usualPace: Pace = paceSchema.parse({});

const count = z.int().min(0);
const names = z.array(z.string());

const labelSchema = z.object({ key: z.string(), args: argsSchema });

/** When in the game a position was: the key of a phrase and what fills it. */
export type Label = Kept<z.output<typeof labelSchema>>;

export const headSchema = z.object({
  when: labelSchema.exactOptional(),
  /** The card whose event goes on. */
  event: z.string().exactOptional(),
});

/** Where in the game something happened that is told by itself: when, and because of what. */
export type Head = Kept<z.output<typeof headSchema>>;

const openTurnSchema = z.object({
  seat: z.string(),
  from: count,
  version: count,
  head: headSchema.exactOptional(),
});

/** A turn that has been told in part: whose it is, where it begins in the log, and the version its post was made for. */
export type OpenTurn = Kept<z.output<typeof openTurnSchema>>;

/** What players may propose to each other: it takes the consent of all. */
export const offers = ["draw", "abandon", "pause", "computer", "branch"] as const;
export type Offer = (typeof offers)[number];

/** Why a game has no place to be posted to: its channel is gone, closed to the bot or locked, or its server has removed the bot. */
export const parkingReasons = ["channel", "permission", "locked", "server"] as const;
export type ParkingReason = (typeof parkingReasons)[number];

const lessonSchema = z.object({
  name: z.string(),
  scene: z.string(),
  /** What has been answered in the scene, where in the log that begins, and whether the scene is over. */
  picks: names,
  from: count,
  over: z.boolean(),
  /** Its person has gone, and may come back. */
  left: z.literal(true).exactOptional(),
});

const practiceSchema = z.object({
  /** When in its game the position was that it began at. */
  when: labelSchema.nullable(),
  /** Whether what could not be known there was dealt anew. */
  dealt: z.literal(true).exactOptional(),
  /** From where in the log on things have happened since its person moved last. */
  since: count,
  /** Its person has gone, and may come back. */
  left: z.literal(true).exactOptional(),
});

const notesSchema = z.object({
  /** How much of the log the channel has been told. */
  posted: count.default(0),
  /** Where in the game that ends. */
  head: headSchema.exactOptional(),
  /** Who offers a draw, and who wants to end the game without a result. */
  draw: names.default([]),
  abandon: names.default([]),
  /** Who wants the clock stopped, and whether it is. */
  pause: names.default([]),
  paused: z.boolean().default(false),
  /** Who wants a computer to play on in a seat, and in which. */
  computer: names.default([]),
  standIn: z.object({ seat: z.string(), level: z.string() }).exactOptional(),
  /** Who wants to play on for practice, and up to how many answers everybody has agreed to that. */
  branch: names.default([]),
  practised: count.exactOptional(),
  /** By seat: the version from which on it is asked what it is asked now. */
  asked: z.record(z.string(), count).exactOptional(),
  /** By person: how much of the log had been told when he last moved. */
  seen: z.record(z.string(), count).exactOptional(),
  /** When somebody was last reminded by another player. */
  nudged: z.iso.datetime().exactOptional(),
  /** The last post, if whoever moved then has gone on since. */
  turn: openTurnSchema.nullable().exactOptional(),
  /** The game cannot be posted where it is, and since when: its clock stands until it goes on, here or elsewhere. */
  parked: z.object({ reason: z.enum(parkingReasons), since: z.iso.datetime() }).exactOptional(),
  /** Where a place of its own is being made for the game, to which it goes when that is there. */
  going: z.object({ channelId: z.string(), guildId: z.string() }).exactOptional(),
  /** Of a lesson: where its person is in it. */
  lesson: lessonSchema.exactOptional(),
  /** Of a table for practice. */
  practice: practiceSchema.exactOptional(),
  /** In the lobby: nobody has said which game it is to be. */
  asksTitle: z.literal(true).exactOptional(),
  /** In the lobby, where the bot may make threads: whether the game gets one of its own; later, whether it got one. */
  thread: z.boolean().exactOptional(),
  /** The game counts for the ladder: everybody who sits down agrees to that; and whether hints may be asked for all the same. */
  rated: z.literal(true).exactOptional(),
  hints: z.literal(true).exactOptional(),
  /** The league that it is a game of. */
  league: z.object({ id: z.string(), round: count, number: count }).exactOptional(),
  /** In the lobby: who is asked to sit down, as for another game of the same people. */
  invited: names.exactOptional(),
  /** In the lobby: the option whose values its post offers. */
  option: z.string().exactOptional(),
});

/** What the table keeps of a game beside the match: a pause, an offer, consents. */
export type Notes = Kept<z.output<typeof notesSchema>>;

export const freshNotes: Notes = notesSchema.parse({});

const wordsSchema = z.object({ words: z.array(z.tuple([z.string(), z.string()]) satisfies z.ZodType<BroughtWord>) });

const metWordsSchema = z.object({ words: names });

const resultSchema = z.object({
  seat: z.string(),
  /** Where the seat's own news begin in the log. */
  since: count,
});

/** What whoever has moved is told. The same interaction delivered again is told the same. */
export type Result = Kept<z.output<typeof resultSchema>>;

const orderSchema = z.object({ picks: names, hangs: z.record(z.string(), z.string()) });

/** What was chosen for a standing order, and what it hangs on, as it stood then. */
export type OrderData = Kept<z.output<typeof orderSchema>>;

const secretSchema = z.object({ seats: names, args: argsSchema });

export const formats = {
  options: format(optionsSchema),
  pace: format<Pace>(paceSchema),
  notes: format<Notes>(notesSchema),
  outcome: format<Outcome>(outcomeSchema),
  words: format<Kept<z.output<typeof wordsSchema>>>(wordsSchema),
  metWords: format<Kept<z.output<typeof metWordsSchema>>>(metWordsSchema),
  result: orNothing(format<Result>(resultSchema)),
  label: orNothing(format<Label>(labelSchema)),
  order: format<OrderData>(orderSchema),
  args: format(argsSchema),
  secret: format<NonNullable<LogEntry["secret"]>>(secretSchema),
};
