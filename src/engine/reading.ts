// the whole of it by one name: a bundle keeps what is used, a quarter
import * as z from "zod";
import type { Arg, Args } from "./ask.ts";
import { checked, isRecord, parsed, Unreadable, unknownFormat } from "./format.ts";
import type { Outcome } from "./game.ts";
import type { LogEntry } from "./log.ts";
import type { OptionValues } from "./options.ts";
import { type Answer, SAVE_FORMAT, type Saved } from "./saved.ts";

/** What the engine has written and somebody has kept, looked at before it is trusted again. */

/** Entries come by the hundred, so these two are looked at by hand. */
const isArgs = (value: unknown): value is Args => {
  if (!isRecord(value)) return false;
  for (const name in value) if (!isArg(value[name])) return false;
  return true;
};

const isArg = (value: unknown): value is Arg =>
  typeof value !== "object" ||
  value === null ||
  (Array.isArray(value) && value.every((each) => typeof each !== "object"));

const isEntry = (value: unknown): value is LogEntry => {
  if (!isRecord(value) || typeof value.key !== "string" || !isArgs(value.args)) return false;
  const { secret } = value;
  return secret === undefined || (isRecord(secret) && areNames(secret.seats) && isArgs(secret.args));
};

const areNames = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === "string");

export const argsSchema = z.custom<Args>(isArgs);
export const entrySchema = z.custom<LogEntry>(isEntry);
export const optionsSchema: z.ZodType<OptionValues> = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean()]),
);
export const outcomeSchema = z.object({
  winners: z.array(z.string()),
  key: z.string(),
  args: argsSchema,
}) satisfies z.ZodType<Outcome>;

const count = z.int().min(0);
const answers = z.array(z.tuple([z.string(), z.string()]) satisfies z.ZodType<Answer>);

/** All but the state, which is the game's own business. Loose, so that nothing is lost that is not looked at. */
const savedSchema = z.looseObject({
  format: z.literal(SAVE_FORMAT),
  game: z.string(),
  rules: z.number(),
  options: optionsSchema,
  seed: z.string(),
  answered: count,
  sealed: count,
  logged: count,
  steps: z.array(z.looseObject({ state: z.unknown(), fate: count, logged: count, answers })).min(1),
  given: answers,
  redo: answers,
  log: z.array(entrySchema),
  outcome: outcomeSchema.nullable(),
}) satisfies z.ZodType<Saved<unknown, string, OptionValues>>;

/** A game as it was saved; `what` says whose it is. Throws `Unreadable`. */
export function readSaved(text: string, what: string): Saved<unknown, string, OptionValues> {
  const value = parsed(text, what);
  if (value.format !== SAVE_FORMAT) throw new Unreadable(what, unknownFormat(value.format, SAVE_FORMAT));
  return checked(savedSchema, value, what);
}
