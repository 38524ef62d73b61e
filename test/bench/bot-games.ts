import { appendFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Level } from "../../src/computer/index.ts";
import { type LogEntry, Match } from "../../src/engine/index.ts";
import { twilightStruggle as game } from "../../src/games/twilight-struggle/index.ts";
import { computerId } from "../../src/i18n/index.ts";
import { firstChannels, firstServer, guildId, people, type Server } from "../../src/playground/world.ts";
import { openDatabase } from "../../src/store/database.ts";
import {
  type Act,
  freshNotes,
  type Post,
  type Store,
  type StoredCheckpoint,
  usualPace,
} from "../../src/store/index.ts";
import { position } from "../../src/table/index.ts";
import { movePost } from "../../src/table/news.ts";
import { Random } from "../fuzz/random.ts";

const start = (seed: string) => Match.start(game, { seed });
type Played = ReturnType<typeof start>;

/** A position to measure in: whose move it is, and a card that can be taken up and put back. */
export interface Position {
  readonly match: Played;
  readonly acts: readonly Act[];
  readonly log: readonly LogEntry[];
  readonly checkpoints: readonly StoredCheckpoint[];
  readonly person: string;
  readonly card: string;
  readonly place: string;
  /** A coup that hands the turn to the other side, whatever the die shows. */
  readonly coup: { readonly card: string; readonly target: string };
}

/** A game that is stored and can be played in its own channel. */
export interface Table extends Position {
  readonly game: string;
  readonly channel: string;
}

const seated = { us: "anna", ussr: "boris" } as const;

/** The first position of a seed's random game after so many answers in which a card is to be played and can be put back. */
function reach(seed: string, answers: number): Position | null {
  const random = new Random(seed);
  const match = start(seed);
  const acts: Act[] = [];
  const log: LogEntry[] = [];
  const checkpoints = new Map<number, StoredCheckpoint>();
  while (match.outcome === null) {
    for (const [at, entry] of match.log.entries()) log[match.logged - match.log.length + at] = entry;
    if (match.atStepStart && !checkpoints.has(match.answered))
      checkpoints.set(match.answered, { index: match.answered, label: null, saved: JSON.stringify(match.save()) });
    const ask = match.pending.find((pending) => !pending.answered);
    if (ask === undefined) return null;
    const ready = acts.length >= answers && ask.kind === "play.card" ? playable(match, ask.seat) : null;
    if (ready !== null)
      return { match, acts, log, checkpoints: [...checkpoints.values()], person: seated[ask.seat], ...ready };
    const { id } = random.pick(ask.options);
    match.answer(ask.seat, id);
    acts.push({ kind: "answer", seat: ask.seat, option: id });
  }
  return null;
}

/** A card that can be played for influence, and a country to begin with. */
function playable(match: Played, seat: "us" | "ussr"): Pick<Position, "card" | "place" | "coup"> | null {
  const coup = couped(match, seat);
  if (coup === null) return null;
  const ask = match.pending.find((pending) => pending.seat === seat);
  for (const { id: card } of ask?.options ?? []) {
    const trial = Match.load(game, match.save());
    trial.answer(seat, card);
    const uses = trial.pending.find((pending) => pending.seat === seat);
    if (uses?.kind !== "play.use" || !uses.options.some(({ id }) => id === "influence")) continue;
    trial.answer(seat, "influence");
    const where = trial.pending.find((pending) => pending.seat === seat);
    const left = where?.args.left;
    if (!where?.kind.startsWith("influence.") || typeof left !== "number" || left < 2) continue;
    const place = where.options[0]?.id;
    if (place !== undefined) return { card, place, coup };
  }
  return null;
}

function couped(match: Played, seat: "us" | "ussr"): Position["coup"] | null {
  const after = (...picks: readonly string[]) => {
    const trial = match.clone();
    for (const pick of picks) if (trial.refusal(seat, pick) === null) trial.answer(seat, pick);
    return trial;
  };
  const askedIn = (trial: Played) => trial.pending.find((pending) => pending.seat === seat);
  for (const { id: card } of askedIn(match)?.options ?? []) {
    const where = askedIn(after(card, "coup"));
    const target = where?.kind === "coup.target" ? where.options[0]?.id : undefined;
    if (target === undefined) continue;
    const played = after(card, "coup", target);
    if (played.outcome === null && askedIn(played) === undefined) return { card, target };
  }
  return null;
}

export function positions(count: number, answers: number): Position[] {
  const found: Position[] = [];
  for (let seed = 0; found.length < count && seed < 20_000; seed++) {
    const one = reach(`bench-${answers}-${seed}`, answers);
    if (one !== null) found.push(one);
  }
  if (found.length < count) throw new Error(`No ${count} games come as far as ${answers} answers`);
  return found;
}

const firstChannel = 1_180_000_000_000_001_000n;
const channelId = (number: number): string => String(firstChannel + BigInt(number));

/** One on each shard; channels are dealt out among them in turns. */
const serverId = (shard: number): string => String(BigInt(guildId) + (BigInt(shard) << 22n));

/** More channels than the playground has of itself, and a server for each shard, written where it will find them. */
export function addChannels(folder: string, count: number, shards = 1): void {
  mkdirSync(folder, { recursive: true });
  const add = (entry: object) => appendFileSync(join(folder, "world.jsonl"), `${JSON.stringify(entry)}\n`);
  for (let shard = 1; shard < shards; shard++) {
    const server: Server = { ...firstServer, id: serverId(shard), name: `Server ${shard}` };
    add({ is: "server", server });
  }
  for (let number = 0; number < count; number++)
    add({
      is: "channel",
      channel: {
        ...firstChannels[0],
        id: channelId(number),
        name: `bench-${number}`,
        server: serverId(number % shards),
      },
    });
}

const EVERY_FEW_ANSWERS = 5;

const seatedPeople = [
  { seat: "us", userId: people[0]?.id ?? "", userName: "Anna" },
  { seat: "ussr", userId: people[1]?.id ?? "", userName: "Boris" },
];

/** Computers of a level in both seats. */
export const seatedComputers = (level: Level) =>
  ["us", "ussr"].map((seat) => ({ seat, userId: computerId(level), userName: computerId(level) }));

/** Stores a game as if it had been played here: its answers, log, positions and posts. */
export async function storeGame(
  store: Store,
  number: number,
  played: Position,
  shards = 1,
  seats = seatedPeople,
): Promise<Table> {
  const { match, acts, log, checkpoints } = played;
  const at = new Date();
  const by = { userId: people[0]?.id ?? "" };
  const created = await store.createGame({
    title: game.id,
    guildId: serverId(number % shards),
    channelId: channelId(number),
    hostId: by.userId,
    options: { ...game.options({}) },
    pace: usualPace,
    seats,
    at,
  });
  if (created.kind !== "created") throw new Error(`Channel ${number} is taken`);
  const posts: Post[] = Array.from({ length: Math.ceil(acts.length / EVERY_FEW_ANSWERS) }, () =>
    movePost(
      created.game,
      match,
      0,
      log.slice(-3).map(({ key, args }) => ({ key, args })),
    ),
  );
  const { saved, answered } = position(match, match.logged);
  await store.move(
    { ...created.game, saved: null, secret: null },
    {
      by,
      at,
      acts,
      saved,
      answered,
      waits: match.pending.filter((ask) => !ask.answered).map((ask) => ask.seat),
      log: { from: 0, entries: log },
      checkpoints: { add: checkpoints },
      set: { status: "running", startedAt: at, movedAt: at, table: { ...freshNotes, posted: match.logged } },
      posts,
    },
  );
  return { ...played, game: created.game.id, channel: channelId(number) };
}

/** All posts but the last of each game count as sent long ago; those the bot sends when it starts. */
export async function postsAreSent(url: string): Promise<void> {
  const database = await openDatabase(url);
  const last = await database.read.outbox.groupBy({ by: ["gameId"], _max: { id: true } });
  const kept = last.flatMap(({ _max }) => _max.id ?? []);
  await database.write((tx) =>
    tx.outbox.updateMany({ where: { id: { notIn: kept } }, data: { state: "sent", messageId: "1" } }),
  );
  await database.close();
}

const parts: Readonly<Record<string, readonly string[]>> = {
  Seat: ["gameId", "seat", "userId", "userName", "lastLooked"],
  Answer: ["gameId", "index", "kind", "seat", "option", "userId", "interactionId", "at"],
  Checkpoint: ["gameId", "index", "label", "saved"],
  LogEntry: ["gameId", "index", "key", "args", "secret"],
  Outbox: ["lane", "channelId", "gameId", "kind", "payload", "nonce", "state", "createdAt", "notBefore", "messageId"],
};
const gameColumns =
  "id title guildId channelId activeChannel status version options saved hostId pace table answered recorded logged createdAt startedAt movedAt waits";

interface Copies {
  /** The game that is copied. */
  readonly of: string;
  readonly count: number;
  /** Theirs are the channels behind the first so many. */
  readonly taken: number;
  readonly shards?: number;
  /** Whether the same play them all. */
  readonly isSamePlayers?: boolean;
}

/** Copies a stored game so many times, each with a channel of its own, and with people of its own if nothing else is said. */
export async function fill(
  url: string,
  { of, count, taken, shards = 1, isSamePlayers = false }: Copies,
): Promise<void> {
  const database = await openDatabase(url);
  const batch = 500;
  for (let from = 0; from < count; from += batch)
    await database.write(async (tx) => {
      const numbers = `WITH RECURSIVE "n"("n") AS (SELECT ${from} UNION ALL SELECT "n" + 1 FROM "n" WHERE "n" < ${from + batch - 1})`;
      // a game whose channel is not there would be parked, with a word to its people
      const channel = `CAST(${firstChannel + BigInt(taken)} + "n" AS TEXT)`;
      const copied: Readonly<Record<string, string>> = {
        id: `'copy' || "n"`,
        guildId: `CAST(${guildId} + ("n" + ${taken}) % ${shards} * ${2 ** 22} AS TEXT)`,
        gameId: `'copy' || "n"`,
        channelId: channel,
        activeChannel: channel,
        ...(isSamePlayers ? {} : { userId: `'user' || ("n" % 5000)` }),
        hostId: `'user' || ("n" % 5000)`,
        lane: `'channel ' || "n"`,
        nonce: `"nonce" || "n"`,
        state: `'sent'`,
      };
      const copy = (table: string, columns: readonly string[], key: string) => {
        const names = columns.map((name) => `"${name}"`).join(", ");
        const values = columns.map((name) => copied[name] ?? `"${name}"`).join(", ");
        return `INSERT INTO "${table}" (${names}) ${numbers} SELECT ${values} FROM "${table}", "n" WHERE "${key}" = '${of}'`;
      };
      await tx.$executeRawUnsafe(copy("Game", gameColumns.split(" "), "id"));
      for (const [table, columns] of Object.entries(parts)) await tx.$executeRawUnsafe(copy(table, columns, "gameId"));
    });
  await database.close();
}
