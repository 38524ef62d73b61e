import { readShards, type Shards } from "./processes/shards.ts";
import { databaseFile, isServer } from "./store/index.ts";

/** What the environment sets; see .env.example. */
export interface Environment {
  readonly token: string | null;
  /** Where Discord is, if not where it usually is. */
  readonly discordApi: string | null;
  /** The one server that is told the commands, if not all. */
  readonly discordGuild: string | null;
  readonly databaseUrl: string;
  /** The file that holds who wanted to be forgotten, if not the usual one. */
  readonly deletionsFile: string | null;
  /** Which shards this process may run. */
  readonly shards: Shards;
  /** Where whoever watches over the bot asks how it is; nowhere unless a port is given. */
  readonly watch: { readonly host: string; readonly port: number } | null;
  readonly playgroundPort: number;
  readonly playgroundFolder: string;
  readonly logLevel: LogLevel;
  readonly pictures: boolean;
  /** How long a computer waits before it moves, in milliseconds. */
  readonly computerWaitMs: number;
}

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
type LogLevel = (typeof logLevels)[number];

const switches: ReadonlyMap<string, boolean> = new Map([
  ["on", true],
  ["off", false],
  ["true", true],
  ["false", false],
  ["yes", true],
  ["no", false],
  ["1", true],
  ["0", false],
]);

/** The bot cannot start with this value. The message is one line, for whoever has set the variable. */
export class WrongVariable extends Error {
  override readonly name = "WrongVariable";
}

type Variables = Readonly<Record<string, string | undefined>>;

/** Throws a `WrongVariable` that tells of everything that is wrong. What is set to nothing counts as not set. */
export function readEnvironment(variables: Variables): Environment {
  const wrong: string[] = [];
  /** The value of a variable; `read` returns nothing for what it may not be. */
  const value = <T>(name: string, usual: T, mayBe: string, read: (text: string) => T | undefined): T => {
    const text = variables[name]?.trim() ?? "";
    if (text === "") return usual;
    const found = read(text);
    if (found === undefined) wrong.push(`${name} is ${shown(text, variables)}; it may be ${mayBe}.`);
    return found ?? usual;
  };
  const token = value<string | null>("DISCORD_TOKEN", null, "a bot's token, without spaces and quotes", (text) =>
    /^[\w.-]+$/.test(text) ? text : undefined,
  );
  const discordApi = value<string | null>("DISCORD_API", null, "an address, as in https://discord.com/api", (text) =>
    /^https?:\/\//.test(text) && URL.canParse(text) ? text.replace(/\/+$/, "") : undefined,
  );
  const discordGuild = value<string | null>("DISCORD_GUILD", null, "the id of a server, a number", (text) =>
    /^\d{1,20}$/.test(text) ? text : undefined,
  );
  const local = (variables.DISCORD_TOKEN?.trim() ?? "") === "";
  const databaseUrl = value(
    "DATABASE_URL",
    local ? "file:data/playground.db" : "file:data/dead-drop.db",
    "a file, as in file:data/dead-drop.db, or a database of PostgreSQL, as in postgresql://user:password@host:5432/name",
    (text) => (databaseFile(text) === null && !isServer(text) ? undefined : text),
  );
  const deletionsFile = value<string | null>("DELETIONS_FILE", null, "a file", (text) => text);
  const set = (name: string) => variables[name]?.trim() || undefined;
  const shards = readShards({
    shards: set("SHARDS"),
    ids: set("SHARD_IDS"),
    count: set("SHARD_COUNT"),
    shown: (text) => shown(text, variables),
  });
  if (typeof shards === "object" && "wrong" in shards) wrong.push(shards.wrong);
  else if (shards !== "auto" && shards.ids.length < shards.of && !isServer(databaseUrl))
    wrong.push("SHARD_IDS must be all of them on a file: several processes share a database of PostgreSQL.");
  const port = (text: string) => (/^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined);
  const aPort = "a port from 1 to 65535, or 0 for a free one";
  const httpPort = value<number | null>("HTTP_PORT", null, aPort, port);
  const httpHost = value("HTTP_HOST", "127.0.0.1", "an address of this machine, as in 0.0.0.0", (text) =>
    /^[\w.:-]+$/.test(text) ? text : undefined,
  );
  const playgroundPort = value("PLAYGROUND_PORT", 4600, aPort, port);
  const playgroundFolder = value("PLAYGROUND_FOLDER", "data/playground", "a folder", (text) => text);
  const logLevel = value<LogLevel>("LOG_LEVEL", local ? "warn" : "info", either(logLevels), (text) =>
    logLevels.find((level) => level === text.toLowerCase()),
  );
  const computerWait = value("COMPUTER_WAIT", local ? 0 : 20, "seconds, from 0 to 3600", (text) =>
    /^\d{1,4}$/.test(text) && Number(text) <= 3600 ? Number(text) : undefined,
  );
  const pictures = value("PICTURES", true, either([...switches.keys()]), (text) => switches.get(text.toLowerCase()));
  if (wrong.length > 0) throw new WrongVariable(wrong.join(" "));
  return {
    token,
    discordApi,
    discordGuild,
    databaseUrl,
    deletionsFile,
    shards: typeof shards === "object" && "wrong" in shards ? "auto" : shards,
    watch: httpPort === null ? null : { host: httpHost, port: httpPort },
    playgroundPort,
    playgroundFolder,
    logLevel,
    pictures,
    computerWaitMs: computerWait * 1000,
  };
}

/** A value that is well written and still does not work: a port that is taken, a folder that may not be written to. */
export const unusable = (name: string, value: string, error: unknown): WrongVariable =>
  new WrongVariable(`${name} is ${shown(value)}, which cannot be used: ${reasonOf(error)}.`);

/** The innermost reason, on one line. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "the reason is not known";
  if (error.cause instanceof Error) return reasonOf(error.cause);
  return error.message.replace(/\s+/g, " ").replace(/\.$/, "");
}

const either = (words: readonly string[]): string => `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;

const MOST_SHOWN = 60;

/** A value as it may stand in a terminal and in its scrollback: no token in the wrong place, no password, one line. */
function shown(text: string, { DISCORD_TOKEN: token }: Variables = {}): string {
  const isSecret =
    (token !== undefined && token.trim() !== "" && text.includes(token.trim())) ||
    /[\w-]{20,}\.[\w-]{5,}\.[\w-]{20,}/.test(text);
  if (isSecret) return "something that is not shown here";
  const line = text.replace(/\/\/[^/@]*@/, "//…@").replace(/\s+/g, " ");
  return `"${line.length > MOST_SHOWN ? `${line.slice(0, MOST_SHOWN)}…` : line}"`;
}
