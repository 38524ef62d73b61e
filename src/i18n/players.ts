import type { Language } from "../engine/index.ts";
import { en } from "./en/index.ts";
import { ru } from "./ru/index.ts";

/** What stands before the level of a computer in the place where a person has an id, which is a number. */
const COMPUTER = "computer:";

/** How a computer of a level is kept where people are kept by their ids. */
export const computerId = (level: string): string => `${COMPUTER}${level}`;

/** The level of a computer; nothing if it is a person. */
export const levelIn = (userId: string): string | null =>
  userId.startsWith(COMPUTER) ? userId.slice(COMPUTER.length) : null;

export const isComputer = (userId: string): boolean => levelIn(userId) !== null;

/** Those of them whose phones can ring. */
export const people = (userIds: readonly string[]): string[] => userIds.filter((userId) => !isComputer(userId));

/** How somebody who plays is named in a sentence: a person by a mention, a computer by its id, which has a name in every language. */
export const mention = (userId: string): string => (isComputer(userId) ? userId : `<@${userId}>`);

const names: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en, ru };

/** What a computer is called; nothing if it is none. */
export function computerName(language: Language, id: string): string | undefined {
  const level = levelIn(id);
  return level === null ? undefined : (names[language][`computer.${level}`] ?? names[language].computer);
}

/** How somebody who plays is named where no sentence is made of it. */
export const mentioned = (language: Language, userId: string): string =>
  computerName(language, userId) ?? mention(userId);
