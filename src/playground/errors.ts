import type { Json } from "./json.ts";
import type { Allowance } from "./limits.ts";

/** An answer in the shape of Discord's errors: an HTTP status, a code of Discord's own, and where in the body it went wrong. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: number,
    message: string,
    readonly errors?: Json,
  ) {
    super(message);
  }

  get body(): Json {
    return { message: this.message, code: this.code, ...(this.errors && { errors: this.errors }) };
  }
}

/** Too much, too quickly. */
export class RateLimited extends ApiError {
  constructor(
    /** In seconds. */
    readonly retryAfter: number,
    readonly scope: "user" | "global",
    /** Where the bucket stands; none when it is another limit that was met. */
    readonly allowance: Allowance | null,
    code = 0,
  ) {
    super(
      429,
      code,
      code === 30046
        ? "Maximum number of edits to messages older than 1 hour reached. Try again later."
        : "You are being rate limited.",
    );
  }

  override get body(): Json {
    return { ...super.body, retry_after: this.retryAfter, global: this.scope === "global" };
  }
}

export const refuse = {
  unauthorized: () => new ApiError(401, 0, "401: Unauthorized"),
  noSuchRoute: () => new ApiError(404, 0, "404: Not Found"),
  badJson: () => new ApiError(400, 50109, "The request body contains invalid JSON."),
  badForm: () => new ApiError(400, 0, "400: Bad Request"),
  cutShort: () => new ApiError(400, 0, "The request ended too soon."),
  tooLarge: () => new ApiError(413, 40005, "Request entity too large"),
  unknownApplication: () => new ApiError(404, 10002, "Unknown Application"),
  unknownChannel: () => new ApiError(404, 10003, "Unknown Channel"),
  unknownGuild: () => new ApiError(404, 10004, "Unknown Guild"),
  unknownMember: () => new ApiError(404, 10007, "Unknown Member"),
  unknownMessage: () => new ApiError(404, 10008, "Unknown Message"),
  unknownRole: () => new ApiError(404, 10011, "Unknown Role"),
  unknownUser: () => new ApiError(404, 10013, "Unknown User"),
  unknownWebhook: () => new ApiError(404, 10015, "Unknown Webhook"),
  unknownTag: () => new ApiError(404, 10087, "Unknown tag"),
  unknownInteraction: () => new ApiError(404, 10062, "Unknown interaction"),
  unknownCommand: () => new ApiError(404, 10063, "Unknown application command"),
  alreadyAcknowledged: () => new ApiError(400, 40060, "Interaction has already been acknowledged."),
  tagRequired: () => new ApiError(400, 40067, "A tag is required to create a forum post in this channel"),
  missingAccess: () => new ApiError(403, 50001, "Missing Access"),
  notTheAuthor: () => new ApiError(403, 50005, "Cannot edit a message authored by another user"),
  emptyMessage: () => new ApiError(400, 50006, "Cannot send an empty message"),
  closedDms: () => new ApiError(403, 50007, "Cannot send messages to this user"),
  missingPermissions: () => new ApiError(403, 50013, "Missing Permissions"),
  wrongChannelType: () => new ApiError(400, 50024, "Cannot execute action on this channel type"),
  expiredToken: () => new ApiError(401, 50027, "Invalid Webhook Token"),
  archivedThread: () => new ApiError(400, 50083, "Thread is archived"),
  noMutualServers: () => new ApiError(403, 50278, "Cannot send messages to this user due to having no mutual guilds"),
  hasThread: () => new ApiError(400, 160004, "A thread has already been created for this message"),
  lockedThread: () => new ApiError(403, 160005, "Thread is locked"),
} as const;
