import type { z } from "zod";

/** Something stored that cannot be read. It says which thing, and where in it: never what stands there, which may be a card. */
export class Unreadable extends Error {
  override readonly name = "Unreadable";

  constructor(
    readonly what: string,
    readonly why: string,
    options?: ErrorOptions,
  ) {
    super(`${what}: ${why}`, options);
  }
}

/** What comes out of the store is not to be changed in place. */
export type Kept<T> = T extends object ? { readonly [Key in keyof T]: Kept<T[Key]> } : T;

/** How one kind of thing is kept as text for years. */
export interface Format<T> {
  write(value: T): string;
  /** Throws `Unreadable` with `what`, which says whose text it is. */
  read(text: string, what: string): T;
}

/**
 * Reads the formats that there have been, the first of them first, and writes the last. The number stands in the text itself,
 * as `format`; texts from before there were numbers are of format 1. A schema for a format of the past gives what the last gives.
 */
export function format<T extends object>(...schemas: readonly [z.ZodType<T>, ...z.ZodType<T>[]]): Format<T> {
  return {
    write: (value) => {
      if (Object.hasOwn(value, "format")) throw new Error("The name is taken: a text says its format under it");
      return JSON.stringify({ format: schemas.length, ...value });
    },
    read: (text, what) => {
      const { format: number = 1, ...value } = parsed(text, what);
      const schema = schemas.find((_, at) => at + 1 === number);
      if (schema === undefined) throw new Unreadable(what, unknownFormat(number, schemas.length));
      return checked(schema, value, what);
    },
  };
}

/** The same where there may be nothing, which is kept as `null`. */
export const orNothing = <T extends object>({ write, read }: Format<T>): Format<T | null> => ({
  write: (value) => (value === null ? "null" : write(value)),
  read: (text, what) => (text === "null" ? null : read(text, what)),
});

export const unknownFormat = (found: unknown, newest: number): string =>
  `format ${typeof found === "number" ? found : "?"} is not known, the newest is ${newest}`;

/** A text that holds a JSON object. */
export function parsed(text: string, what: string): Readonly<Record<string, unknown>> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Unreadable(what, "it is not JSON");
  }
  if (!isRecord(value)) throw new Unreadable(what, "it is not an object");
  return value;
}

export function checked<Schema extends z.ZodType>(schema: Schema, value: unknown, what: string): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Unreadable(what, `${issue?.path.join(".") || "the whole"} is not what it should be (${issue?.code})`);
}

/** A word that must be one of a few. */
export function oneOf<Word extends string>(words: readonly Word[], value: string, what: string): Word {
  const found = words.find((word) => word === value);
  if (found === undefined) throw new Unreadable(what, `it is none of ${words.join(", ")}`);
  return found;
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
