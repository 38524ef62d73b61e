import type { Language } from "../../src/engine/index.ts";
import { countries } from "../../src/games/twilight-struggle/countries.ts";

const rawIds = [...countries.map(({ id }) => id), "us", "ussr"];
const raw = new RegExp(`(?<![\\w-])(${rawIds.join("|")})(?![\\w-])`);

/** What is wrong with a line in words, if anything. */
export function fault(language: Language, line: string): string | null {
  if (line.trim() === "") return "nothing";
  if (/[{}[\]]/.test(line)) return "a placeholder";
  if (/undefined|NaN|null|\[object/.test(line)) return "a value";
  if (/\b(board|look|about|era|status|rule)[.:][a-z\d]/.test(line)) return "a key";
  if (/\s{2}|\s[,.:;]|\.\.|::|,,/.test(line)) return "punctuation";
  if (((line.match(/\*/g) ?? []).length & 1) !== 0) return "Markdown";
  if (/[ёЁ]/.test(line)) return "the letter ё";
  // names alone may have an exclamation mark
  if (/!(?!»)/.test(line)) return "an exclamation mark";
  if (language === "ru") return /[a-z]{2,}/.test(line) ? "a raw id" : null;
  if (/[а-я]/i.test(line)) return "Russian";
  return raw.test(line) || /\b[a-z]+(-[a-z]+){2,}\b/.test(line) ? "a raw id" : null;
}
