import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants } from "node:zlib";
import { z } from "zod";
import { format, type Kept, Unreadable } from "../engine/index.ts";
import type { Answer, Checkpoint, LogEntry } from "./generated/sqlite/client.ts";
import { unpack } from "./pack.ts";
import type { PostText } from "./posts.ts";

/**
 * A game that is over, in two texts that are packed: its story, and its positions with what posts showed. Rows of one game look like
 * each other, so that together they take a tenth of what they take one by one. What stands in rows as JSON stands here as it is.
 */

const index = z.int().min(0);

/** JSON of a row: whatever it is, or its text where that is not exactly what would be written of it. */
const kept = z.unknown();

/** By columns, which pack better than rows. Indices are left out where they count from 0. */
const storySchema = z.object({
  answers: z.object({
    index: z.array(index).nullable(),
    kind: z.array(z.string()),
    seat: z.array(z.string()),
    option: z.array(z.string()),
    /** The number of a `PastPlayer`. */
    person: z.array(index),
    interaction: z.array(z.string().nullable()),
    /** In milliseconds since the one before. */
    after: z.array(z.int()),
  }),
  log: z.object({ index: z.array(index).nullable(), entries: z.array(z.tuple([z.string(), kept, kept])) }),
  positions: z.object({ index: z.array(index), label: z.array(kept) }),
});

export type Story = Kept<z.output<typeof storySchema>>;

const positionsSchema = z.object({
  /** In the order of the story's; nothing where what was kept could not be unpacked. */
  saved: z.array(kept),
  /** What posts showed of the game: number, channel, text. */
  leaves: z.array(z.tuple([index, z.string(), kept])),
});

export type Positions = Kept<z.output<typeof positionsSchema>>;

const stories = format<Story>(storySchema);
const positions = format<Positions>(positionsSchema);

/** A post of a move, as it can be leafed back to. */
export interface StoredLeaf extends PostText {
  readonly to: { readonly channelId: string };
}

export interface Rows {
  readonly answers: readonly Answer[];
  readonly log: readonly LogEntry[];
  readonly checkpoints: readonly Checkpoint[];
  readonly leaves: readonly StoredLeaf[];
}

/** What rows come to, and who stands in the story, by their numbers. */
export function told({ answers, log, checkpoints }: Rows): { readonly story: Story; readonly people: string[] } {
  const people = [...new Set(answers.map(({ userId }) => userId))];
  const times = answers.map(({ at }) => at.getTime());
  const story: Story = {
    answers: {
      index: counting(answers),
      kind: answers.map(({ kind }) => kind),
      seat: answers.map(({ seat }) => seat),
      option: answers.map(({ option }) => option),
      person: answers.map(({ userId }) => people.indexOf(userId)),
      interaction: answers.map(({ interactionId }) => interactionId),
      after: times.map((time, at) => time - (times[at - 1] ?? 0)),
    },
    log: {
      index: counting(log),
      entries: log.map(({ key, args, secret }) => [key, valueIn(args), secret === null ? null : valueIn(secret)]),
    },
    positions: {
      index: checkpoints.map((each) => each.index),
      label: checkpoints.map(({ label }) => valueIn(label)),
    },
  };
  return { story, people };
}

export const shown = ({ checkpoints, leaves }: Rows): Positions => ({
  saved: checkpoints.map(({ saved }) => {
    try {
      return valueIn(unpack(saved, "position"));
    } catch {
      return null;
    }
  }),
  leaves: leaves.map(({ id, to, text }) => [id, to.channelId, valueIn(text)]),
});

/** The rows of answers that a story was made from. */
export function answersIn(gameId: string, { answers }: Story, people: ReadonlyMap<number, string>): Answer[] {
  let time = 0;
  return answers.kind.map((kind, at) => {
    time += answers.after[at] ?? 0;
    return {
      gameId,
      index: answers.index === null ? at : (answers.index[at] ?? at),
      kind,
      seat: answers.seat[at] ?? "",
      option: answers.option[at] ?? "",
      userId: people.get(answers.person[at] ?? -1) ?? "",
      interactionId: answers.interaction[at] ?? null,
      at: new Date(time),
    };
  });
}

export const logIn = (gameId: string, { log }: Story): LogEntry[] =>
  log.entries.map(([key, args, secret], at) => ({
    gameId,
    index: log.index === null ? at : (log.index[at] ?? at),
    key,
    args: textOf(args),
    secret: secret === null ? null : textOf(secret),
  }));

/** Which positions there are, and when in the game they were. */
export const labelsIn = ({ positions: { index: all, label } }: Story): { index: number; label: string }[] =>
  all.map((each, at) => ({ index: each, label: textOf(label[at]) }));

/** The position at a place of the story's. Throws `Unreadable` with `what` if it could not be unpacked even when it was a row. */
export function savedIn({ saved }: Positions, at: number, what: string): string {
  const value = saved[at] ?? null;
  if (value === null) throw new Unreadable(what, "it cannot be unpacked");
  return textOf(value);
}

export const leavesIn = ({ leaves }: Positions): StoredLeaf[] =>
  leaves.map(([id, channelId, text]) => ({ id, to: { channelId }, kind: "move", text: textOf(text) }));

export const packStory = (story: Story): Promise<Uint8Array<ArrayBuffer>> => compressed(stories.write(story), SMALLEST);
export const packPositions = (all: Positions): Promise<Uint8Array<ArrayBuffer>> => compressed(positions.write(all));

export const readStory = async (bytes: Uint8Array, gameId: string): Promise<Story> =>
  stories.read(await decompressed(bytes, `story of game ${gameId}`), `story of game ${gameId}`);

export const readPositions = async (bytes: Uint8Array, gameId: string): Promise<Positions> =>
  positions.read(await decompressed(bytes, `positions of game ${gameId}`), `positions of game ${gameId}`);

/** For a story that is kept for years: a fifth less, for ten times the work. What else there is of a game is too much for that. */
const SMALLEST = constants.BROTLI_MAX_QUALITY;
const QUICK = 9;

/** Done in a thread. */
const compressed = async (text: string, quality = QUICK): Promise<Uint8Array<ArrayBuffer>> => {
  const { BROTLI_PARAM_MODE, BROTLI_MODE_TEXT, BROTLI_PARAM_LGWIN, BROTLI_PARAM_QUALITY } = constants;
  // positions repeat each other further apart than deflate looks back
  const params = {
    [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT,
    [BROTLI_PARAM_LGWIN]: 24,
    [BROTLI_PARAM_QUALITY]: quality,
  };
  return new Uint8Array(await promisify(brotliCompress)(text, { params }));
};

async function decompressed(bytes: Uint8Array, what: string): Promise<string> {
  try {
    return (await promisify(brotliDecompress)(bytes)).toString("utf8");
  } catch {
    throw new Unreadable(what, "it cannot be unpacked");
  }
}

/** The same without a person: what he did stands there without its interactions, and a text where it names him. */
export async function withoutPerson(
  packed: { readonly story: Uint8Array; readonly positions: Uint8Array },
  gameId: string,
  numbers: readonly number[],
  renamed: (text: string) => string,
): Promise<Partial<Record<"story" | "positions", Uint8Array<ArrayBuffer>>>> {
  const story = await readStory(packed.story, gameId);
  const { person, interaction } = story.answers;
  const anonymous = interaction.map((id, at) => (numbers.includes(person[at] ?? -1) ? null : id));
  const before = {
    story: stories.write(story),
    positions: positions.write(await readPositions(packed.positions, gameId)),
  };
  const after = {
    story: renamed(stories.write({ ...story, answers: { ...story.answers, interaction: anonymous } })),
    positions: renamed(before.positions),
  };
  return {
    ...(after.story === before.story ? {} : { story: await compressed(after.story) }),
    ...(after.positions === before.positions ? {} : { positions: await compressed(after.positions) }),
  };
}

const counting = (rows: readonly { readonly index: number }[]): number[] | null =>
  rows.every((row, at) => row.index === at) ? null : rows.map((row) => row.index);

function valueIn(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "string" && value !== null && JSON.stringify(value) === text) return value;
  } catch {
    // it stands there as it is
  }
  return text;
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));
