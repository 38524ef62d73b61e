import type { Language } from "../../../engine/index.ts";
import type { CardFacts, CardMessage } from "../cards/card.ts";

type Saying = Pick<CardFacts, "name" | "messages">;

type KeysOf<Entry> = Entry extends { readonly messages: infer Messages } ? keyof Messages & string : never;

/** The keys of what the cards of a table say. */
type KeysIn<Table> = KeysOf<Table[keyof Table]>;

/** What each of these cards alone makes the game say, as a part of the catalogue of a language. */
export const messagesOf = <Table extends Readonly<Record<string, Saying>>>(
  table: Table,
  language: Language,
): Readonly<Record<KeysIn<Table>, string>> =>
  Object.fromEntries(said(table).map(([key, message]) => [key, message[language]])) as Record<KeysIn<Table>, string>;

/** The entries of the log that only these cards make, and that go on with a line. */
export const goingOn = (table: Readonly<Record<string, Saying>>): readonly string[] =>
  said(table).flatMap(([key, { goesOn }]) => (goesOn ? [key.replace(/^log\./, "")] : []));

const said = (table: Readonly<Record<string, Saying>>): readonly [key: string, message: CardMessage][] =>
  Object.values(table).flatMap(({ messages = {} }) => Object.entries(messages));
