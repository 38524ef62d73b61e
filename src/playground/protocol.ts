/** What goes over `/playground/…`, for both ends. See docs/playground.md. */

/** The button of the pinned welcome: the page deals a game for it, the bot knows nothing of it. */
export const dealButton = "playground:deal";

/** The button and the menu that deal a game against the computer; a game and a seat are chosen there, or stand behind its name. */
export const computerButton = "playground:computer";
export const computerMenu = "playground:computers";

/** The buttons that open the lessons and a lobby: they are the bot's own. */
export const learnButton = "dd1|learn|-|0||";
export const tableButton = "dd1|open|-|0||";

export type Tree = { readonly [key: string]: unknown };

export interface SeenAttachment {
  readonly id: string;
  readonly filename: string;
  readonly url: string;
  readonly size: number;
  readonly contentType: string;
  readonly description: string | null;
  readonly width: number | null;
  readonly height: number | null;
}

/** A message as one person sees it. */
export interface SeenMessage {
  readonly id: string;
  readonly channelId: string;
  /** Discord's message type: 0 plain, 6 a pin, 19 a reply, 20 an answer to a command. */
  readonly type: number;
  readonly author: { readonly id: string; readonly name: string; readonly bot: boolean };
  readonly content: string;
  readonly embeds: readonly Tree[];
  readonly components: readonly Tree[];
  readonly attachments: readonly SeenAttachment[];
  readonly flags: number;
  /** "Only you can see this". */
  readonly ephemeral: boolean;
  /** Deferred and not filled in yet. */
  readonly thinking: boolean;
  /** Deferred and never filled in while that was possible: "The application did not respond". */
  readonly failed: boolean;
  readonly createdAt: string;
  readonly editedAt: string | null;
  readonly pinned: boolean;
  /** Ids of the people it names and may call. */
  readonly mentions: readonly string[];
  /** Ids of the people whose phones rang when it came: never because of an edit or a deferred reply filled in. */
  readonly rang: readonly string[];
  readonly mentionsMe: boolean;
  readonly replyTo: string | null;
  readonly interaction: {
    readonly id: string;
    readonly type: number;
    readonly person: string;
    readonly command: string | null;
    readonly source: string | null;
  } | null;
}

export interface SeenModal {
  readonly customId: string;
  readonly title: string;
  readonly components: readonly Tree[];
  readonly channelId: string;
  readonly sourceId: string | null;
}

export interface Choice {
  readonly name: string;
  readonly value: string | number;
}

type ResponseKind = "reply" | "deferred-reply" | "deferred-update" | "update" | "choices" | "modal" | "none";

/** What an action led to, by the time the call returned. */
export interface Outcome {
  readonly interactionId: string;
  readonly kind: ResponseKind;
  /** Null when the bot did not acknowledge in time: Discord would say "The application did not respond". */
  readonly acknowledgedInMs: number | null;
  /** When there was something to see: a reply, a form, or the end of a deferral. */
  readonly answeredInMs: number | null;
  readonly settled: boolean;
  /** How often the bot tried to acknowledge; all but the first are refused with 40060. */
  readonly acknowledgements: number;
  /** The message of the response: a new one, or the one whose component was used. */
  readonly messageId: string | null;
  readonly message: SeenMessage | null;
  readonly followUps: readonly string[];
  readonly choices: readonly Choice[] | null;
  readonly modal: SeenModal | null;
}

/** What every acting call takes. */
export interface Waits {
  /** Milliseconds to wait for the acknowledgement; Discord's own three seconds unless told. */
  readonly timeoutMs?: number;
  /** Also wait until a deferral is over, for up to `settleMs` (10 seconds unless told). */
  readonly settle?: boolean;
  readonly settleMs?: number;
  /** Deliver the same interaction so many times. */
  readonly repeat?: number;
  /** Skip what Discord's own client would check first. */
  readonly force?: boolean;
}

export type OptionValue = string | number | boolean;

export interface RunCommand extends Waits {
  readonly person: string;
  readonly channel: string;
  /** With its group and subcommand: `game new`. */
  readonly command: string;
  readonly options?: Readonly<Record<string, OptionValue>>;
}

export interface AskChoices extends RunCommand {
  /** Which of the options is being typed. */
  readonly focused: string;
}

export interface PressButton extends Waits {
  readonly person: string;
  readonly channel: string;
  readonly message: string;
  readonly customId?: string;
  /** Instead of the custom id: the words on the button. */
  readonly label?: string;
}

export interface ChooseValues extends Waits {
  readonly person: string;
  readonly channel: string;
  readonly message: string;
  /** May be left out when the message has a single menu. */
  readonly customId?: string;
  readonly values: readonly string[];
}

export interface SubmitModal extends Waits {
  readonly person: string;
  /** Only with `force`: otherwise the modal on that person's screen says where it is. */
  readonly channel?: string;
  readonly message?: string;
  readonly customId?: string;
  readonly fields: Readonly<Record<string, string | readonly string[] | boolean>>;
}

export interface ReadChannel {
  readonly person: string;
  readonly channel: string;
  readonly after?: string;
  readonly before?: string;
  /** 50 unless told, at most 500. */
  readonly limit?: number;
}

export type Fault =
  | { readonly kind: "closed-dms"; readonly person: string; readonly on: boolean }
  | {
      readonly kind: "rate-limit";
      readonly times: number;
      readonly retryAfter?: number;
      readonly global?: boolean;
      readonly path?: string;
    }
  | {
      readonly kind: "error";
      readonly times: number;
      readonly status?: number;
      readonly code?: number;
      readonly path?: string;
      readonly applied?: boolean;
    }
  | { readonly kind: "hang-up"; readonly times: number; readonly path?: string; readonly applied?: boolean }
  /** The token is nobody's any more: 401, and 4004 on the gateway. */
  | { readonly kind: "revoked-token"; readonly on: boolean }
  /** The gateway stays open and answers no heartbeats. */
  | { readonly kind: "no-heartbeats"; readonly on: boolean }
  /** How many introductions to the gateway are left for today; one more, and the token is taken away. */
  | { readonly kind: "identifies-left"; readonly left: number }
  | { readonly kind: "latency"; readonly ms: number }
  | { readonly kind: "permissions"; readonly channel: string; readonly without: readonly string[] }
  /** The same for the whole server, in the roles. */
  | { readonly kind: "role-permissions"; readonly server?: string; readonly without: readonly string[] }
  | { readonly kind: "delete-channel"; readonly channel: string }
  | { readonly kind: "restore-channel"; readonly channel: string }
  | { readonly kind: "thread"; readonly channel: string; readonly archived?: boolean; readonly locked?: boolean }
  /** The bot is a member, or only its commands are there, or it was thrown out. */
  | { readonly kind: "bot-in-server"; readonly server?: string; readonly how: "here" | "commands" | "gone" }
  | { readonly kind: "outage"; readonly server?: string; readonly on: boolean }
  | { readonly kind: "member"; readonly person: string; readonly server?: string; readonly here: boolean }
  | { readonly kind: "delete-message"; readonly message: string }
  | {
      readonly kind: "drop-gateway";
      readonly how?: "close" | "reconnect" | "invalid-session";
      readonly resumable?: boolean;
      /** With which a connection is closed, as 4004. */
      readonly code?: number;
      /** The connections of this shard alone. */
      readonly shard?: number;
    };

export interface SeenChannel {
  readonly id: string;
  readonly name: string;
  readonly kind: "text" | "announcement" | "forum" | "voice" | "thread" | "dm";
  readonly topic: string;
  /** Null for a DM. */
  readonly server: string | null;
  readonly parent: string | null;
  readonly person: string | null;
  readonly thread: {
    readonly private: boolean;
    readonly archived: boolean;
    readonly locked: boolean;
    readonly members: readonly string[];
    readonly tags: readonly string[];
  } | null;
  readonly forum: {
    readonly tags: readonly { readonly id: string; readonly name: string; readonly moderated: boolean }[];
    readonly tagRequired: boolean;
  } | null;
}

export interface MakeServer {
  readonly name: string;
  readonly locale?: string;
  /** Everybody unless told. */
  readonly people?: readonly string[];
}

export interface MakePerson {
  /** What scripts call them. */
  readonly key: string;
  /** The display name. */
  readonly name: string;
  readonly locale?: string;
  readonly admin?: boolean;
  readonly bot?: boolean;
  /** The first server unless told. */
  readonly servers?: readonly string[];
}

export interface MakeChannel {
  readonly name: string;
  /** `text` unless told. */
  readonly kind?: Exclude<SeenChannel["kind"], "dm">;
  readonly topic?: string;
  readonly server?: string;
  /** The channel that a thread hangs on. */
  readonly parent?: string;
  readonly private?: boolean;
  /** Who is in a private thread; `bot` is the bot. */
  readonly people?: readonly string[];
  /** Names of the tags of a forum. */
  readonly tags?: readonly string[];
  readonly tagRequired?: boolean;
}

export interface WorldReport {
  /** The server from the beginning. */
  readonly guild: { readonly id: string; readonly name: string; readonly locale: string };
  readonly servers: readonly {
    readonly id: string;
    readonly name: string;
    readonly locale: string;
    readonly bot: "here" | "commands" | "gone";
    readonly unavailable: boolean;
    /** Ids of the people in it. */
    readonly members: readonly string[];
  }[];
  readonly bot: { readonly id: string; readonly name: string };
  readonly people: readonly {
    readonly id: string;
    readonly key: string;
    readonly name: string;
    readonly locale: string;
    readonly admin: boolean;
    /** Another bot, which does nothing. */
    readonly bot: boolean;
    readonly dmsClosed: boolean;
  }[];
  readonly channels: readonly SeenChannel[];
  readonly api: string;
  readonly token: string;
  /** Gateway connections of bots. */
  readonly connections: number;
  /** Which shard each of them is, of how many. */
  readonly shards: readonly (readonly [shard: number, of: number])[];
}

/** A command or an option as one person reads it; `shown` is in their language, `name` is what to send. */
export interface SeenCommand {
  readonly id: string;
  readonly name: string;
  readonly shownName: string;
  readonly shownDescription: string;
  readonly options: readonly SeenOption[];
}

export interface SeenOption {
  readonly type: number;
  readonly name: string;
  readonly shownName: string;
  readonly shownDescription: string;
  readonly required: boolean;
  readonly autocomplete: boolean;
  readonly choices: readonly (Choice & { readonly shownName: string })[];
  readonly limits: {
    readonly minValue: number | null;
    readonly maxValue: number | null;
    readonly minLength: number | null;
    readonly maxLength: number | null;
  };
  readonly options: readonly SeenOption[];
}

export interface Unread {
  readonly channelId: string;
  readonly channel: string;
  readonly unread: number;
  readonly mentions: number;
  readonly lastRead: string | null;
}

export interface LimitSettings {
  /** How many times more often than on Discord a bot may ask; 1 is Discord itself. */
  readonly generosity: number;
  /** How many times faster the limits pass. */
  readonly speed: number;
  /** For the whole bot, answers to interactions aside. */
  readonly globalPerSecond: number;
  /** How many answers of 401, 403 and 429 in ten minutes lead to a ban. */
  readonly invalidRequests: number;
}

export interface StatsReport {
  readonly since: string;
  readonly total: number;
  readonly routes: Readonly<
    Record<
      string,
      {
        readonly count: number;
        readonly statuses: Readonly<Record<string, number>>;
        readonly totalMs: number;
        readonly maxMs: number;
      }
    >
  >;
}

/** With a person's stream a message comes in full, as that person sees it. */
export type LiveEvent =
  /** Sent first: from here on nothing is missed. */
  | { readonly type: "listening" }
  | {
      readonly type: "message-create" | "message-update" | "message-delete";
      readonly channelId: string;
      readonly messageId: string;
      readonly message?: SeenMessage;
    }
  | { readonly type: "typing"; readonly channelId: string }
  | { readonly type: "modal"; readonly person: string; readonly modal?: SeenModal }
  | { readonly type: "read"; readonly person: string; readonly channelId: string; readonly messageId: string }
  | { readonly type: "channels" }
  | { readonly type: "commands" };
