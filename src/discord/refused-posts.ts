import { DiscordAPIError } from "discord.js";
import type { ParkingReason, PostRecord } from "../store/index.ts";

const codes = {
  unknownChannel: 10003,
  unknownUser: 10013,
  tooLarge: 40005,
  noAccess: 50001,
  emptyMessage: 50006,
  closedDm: 50007,
  noPermission: 50013,
  invalidRecipient: 50033,
  invalidForm: 50035,
  archivedThread: 50083,
  noCommonServer: 50278,
  lockedThread: 160005,
} as const;

/**
 * What becomes of a post that Discord did not take.
 *
 *   later       Discord is down: it is tried again, later and later
 *   words       something is wrong with how it looks, or files may not be attached: it is tried without pictures, at once
 *   unarchive   its thread sleeps: it is woken, and the post tried again, at once
 *   closed      nobody can write to this person
 *   channel     its channel is not there any more: its game is parked
 *   permission  the bot may not post there: its game is parked
 *   locked      its thread sleeps and may not be woken: its game is parked
 *   hopeless    without pictures it is refused too, or again and again: it is given up, loudly
 */
export type Verdict = "later" | "words" | "unarchive" | "closed" | Unplaced | "hopeless";

/** Why a channel takes nothing. */
export type Unplaced = Exclude<ParkingReason, "server">;

export const isUnplaced = (verdict: Verdict): verdict is Unplaced =>
  verdict === "channel" || verdict === "permission" || verdict === "locked";

/** `tried` is what has been done about it in this attempt. */
export function verdictOn(
  error: unknown,
  { to, attempts }: Pick<PostRecord, "to" | "attempts">,
  tried: ReadonlySet<Verdict>,
): Verdict {
  if (!(error instanceof DiscordAPIError)) return "later";
  switch (error.code) {
    case codes.unknownChannel:
      return "userId" in to ? "closed" : "channel";
    case codes.closedDm:
    case codes.unknownUser:
    case codes.invalidRecipient:
    case codes.noCommonServer:
      return "userId" in to ? "closed" : "later";
    case codes.invalidForm:
    case codes.emptyMessage:
    case codes.tooLarge:
      return tried.has("words") ? "hopeless" : "words";
    case codes.noPermission:
    case codes.noAccess:
      if (!tried.has("words")) return "words";
      return "userId" in to ? "later" : "permission";
    case codes.archivedThread:
      return tried.has("unarchive") ? "locked" : "unarchive";
    case codes.lockedThread:
      return "locked";
    default:
      if (!isRefusal(error)) return "later";
      if (!tried.has("words")) return "words";
      return attempts < MOST_REFUSALS ? "later" : "hopeless";
  }
}

/** So often a post is sent that Discord refuses for a reason of which nothing is known here, as a filter of the server. */
const MOST_REFUSALS = 5;

/** Whether it is the post that Discord will not have. A token that is not taken, and what comes from something before Discord, say nothing of it. */
const isRefusal = ({ status, code }: DiscordAPIError): boolean =>
  status >= 400 && status < 500 && status !== 401 && status !== 429 && typeof code === "number" && code > 0;

/** How long to wait after so many failures, in seconds: a permission may be given back, Discord may return. */
const pauses = [2, 10, 60, 300, 1800];

/** How long a post waits whose game is parked, if nothing tells before that it may go out. */
export const PARKED_MS = 1_800_000;

export const pauseAfter = (attempts: number): number => (pauses[Math.min(attempts, pauses.length - 1)] ?? 60) * 1000;
