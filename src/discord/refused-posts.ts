import { DiscordAPIError } from "discord.js";
import type { PostRecord } from "../store/index.ts";

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
} as const;

/**
 * What becomes of a post that Discord did not take.
 *
 *   later       Discord is down, a permission is missing: it is tried again, later and later
 *   words       something is wrong with how it looks, or files may not be attached: it is tried without pictures, at once
 *   unarchive   its thread sleeps: it is woken, and the post tried again, at once
 *   closed      nobody can write to this person
 *   gone        its channel is not there any more
 *   hopeless    without pictures it is refused too: it is given up, loudly
 */
export type Verdict = "later" | "words" | "unarchive" | "closed" | "gone" | "hopeless";

/** `tried` is what has been done about it in this attempt. */
export function verdictOn(error: unknown, { to }: Pick<PostRecord, "to">, tried: ReadonlySet<Verdict>): Verdict {
  if (!(error instanceof DiscordAPIError)) return "later";
  switch (error.code) {
    case codes.unknownChannel:
      return "userId" in to ? "closed" : "gone";
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
      return tried.has("words") ? "later" : "words";
    case codes.archivedThread:
      return tried.has("unarchive") ? "later" : "unarchive";
    default:
      return "later";
  }
}

/** How long to wait after so many failures, in seconds: a permission may be given back, Discord may return. */
const pauses = [2, 10, 60, 300, 1800];

export const pauseAfter = (attempts: number): number => (pauses[Math.min(attempts, pauses.length - 1)] ?? 60) * 1000;
