import type { BroughtWord, LogEntry, OptionValues, Outcome } from "../engine/index.ts";
import type { Label, Notes, Pace } from "./formats.ts";
import type { PostText } from "./posts.ts";

/** What the store gives and takes: plain records, whatever the database underneath. */

export const statuses = ["lobby", "running", "finished", "abandoned"] as const;
export type Status = (typeof statuses)[number];

export const isActive = (status: Status): boolean => status === "lobby" || status === "running";

/** A game without its position. */
export interface GameRecord {
  readonly id: string;
  /** Which game it is, as `twilight-struggle`. */
  readonly title: string;
  readonly guildId: string | null;
  readonly channelId: string;
  /** Whose private table it is; nobody's, if it is a game. */
  readonly ownerId: string | null;
  readonly status: Status;
  readonly version: number;
  readonly options: OptionValues;
  /** The hash of what the bot brings to the deal, for all to see. */
  readonly commitment: string | null;
  /** What the players bring, for all to see too. */
  readonly words: readonly BroughtWord[];
  readonly hostId: string;
  readonly pace: Pace;
  readonly table: Notes;
  /** Answers in the live game, rows in its history, entries in its log. */
  readonly answered: number;
  readonly recorded: number;
  readonly logged: number;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  /** When the present ask began. */
  readonly movedAt: Date | null;
  /** When the table wants to look at the game by itself: to remind, to call time. */
  readonly wakeAt: Date | null;
  readonly finishedAt: Date | null;
  readonly outcome: Outcome | null;
  readonly seats: readonly SeatRecord[];
}

/** A game with what nobody may see while it goes on. */
export interface StoredGame extends GameRecord {
  /** What the engine saved of it, as text; nothing in the lobby. */
  readonly saved: string | null;
  /** What the bot brings to the deal; nothing in games from before players could bring something too. */
  readonly secret: string | null;
}

export interface Sitting {
  readonly seat: string;
  readonly userId: string;
  readonly userName: string;
}

export interface SeatRecord extends Sitting {
  /** How many log entries this seat has seen. May be more than there are, after an undo. */
  readonly lastLooked: number;
}

export const actKinds = ["answer", "undo", "redo", "drop"] as const;

/** `option` is what was given, taken back, given again, or dropped because the rules changed under it. */
export interface Act {
  readonly kind: (typeof actKinds)[number];
  readonly seat: string;
  readonly option: string;
}

export interface AnswerRecord extends Act {
  readonly index: number;
  readonly userId: string;
  readonly interactionId: string | null;
  readonly at: Date;
}

/** A position to look back at, by the number of answers that led to it. */
export interface CheckpointRecord {
  readonly index: number;
  readonly label: Label | null;
}

export interface StoredCheckpoint extends CheckpointRecord {
  readonly saved: string;
}

export type StoredEntry = LogEntry & { readonly index: number };

export const postStates = ["waiting", "sent", "dropped"] as const;

/** Where a message stands. */
export interface MessagePlace {
  readonly channelId: string;
  readonly messageId: string;
}

export interface SentPost extends PostText {
  /** One channel or one person. */
  readonly lane: string;
  readonly gameId: string | null;
  /** The same at every attempt, so that a repeat does not show twice. */
  readonly nonce: string;
  readonly state: (typeof postStates)[number];
  readonly createdAt: Date;
  readonly notBefore: Date;
  readonly attempts: number;
  readonly error: string | null;
  readonly messageId: string | null;
}

/** A post among the others of its game: the ids of its neighbours, and how many are before and after it. */
export interface Leaf {
  readonly post: PostText;
  readonly earlier: number | null;
  readonly later: number | null;
  readonly before: number;
  readonly after: number;
}

export interface PostRecord extends SentPost {
  /** The server of its game. */
  readonly guildId: string | null;
}

export interface UserSettings {
  readonly language: string | null;
  readonly confirmations: boolean;
  readonly dms: boolean;
  /** The bot has found this person's DMs closed and has said so. */
  readonly dmsClosed: boolean;
  readonly reminders: boolean;
  readonly timeZone: string | null;
  /** On holiday: no clock runs out before. */
  readonly awayUntil: Date | null;
  /** Others are shown neither a profile nor a place on a ladder. */
  readonly hidden: boolean;
  /** Before a move its panel says what matters now. */
  readonly coach: boolean;
  /** Words that are new to this person are explained; and which have been, by their ids. */
  readonly words: boolean;
  readonly metWords: readonly string[];
}

export interface GuildSettings {
  readonly language: string | null;
  readonly pace: Pace | null;
  readonly managerRole: string | null;
  /** Whether there are ladders and profiles. */
  readonly ladder: boolean;
}
