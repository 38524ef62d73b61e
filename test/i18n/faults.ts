import type { Language } from "../../src/engine/index.ts";
import { missingYo } from "./yo.ts";

/** What is wrong with words, if anything. */
export type Fault = (language: Language, words: string) => string | null;

const key = /\b(log|story|ask|todo|option|end|setting|hint|phase|board|look|about|era|status|rule)([.][a-z]|:[a-z\d])/;

/** Judges words that people read; the ids, or what the pattern finds, must not be among them. */
export function faultFinder(ids: readonly string[], also: RegExp = /(?!)/): Fault {
  const named = ids.length === 0 ? "(?!)" : ids.join("|");
  const raw = new RegExp(`(?<![\\w-])(${named})(?![\\w-])|\\b[a-z]+(-[a-z]+){2,}\\b|${also.source}`);
  return (language, words) => {
    if (words.trim() === "") return "nothing";
    if (/[{}[\]]/.test(words)) return "a placeholder";
    if (/undefined|NaN|null|\[object/.test(words)) return "a value";
    if (key.test(words)) return "a key";
    if (/\s{2}|\s[,.:;]|\.\.|::|,,|(^| )· ·|·$|[^.]\. ·/.test(words)) return "punctuation";
    if (/(\*[^*]+\*), \1(?![^ ,.;])| · ([^·]+) · \2( ·|$)/.test(words)) return "said twice";
    if ((words.match(/\*/g) ?? []).length % 2 !== 0) return "Markdown";
    if (missingYo(words) !== null || / [-—] |—/.test(words)) return "spelling";
    // Russian has no small Latin letters in any name
    if (language === "ru") return /[a-z]{2,}/.test(words) ? "a raw id" : null;
    if (/[а-я]/i.test(words)) return "Russian";
    return raw.test(words) ? "a raw id" : null;
  };
}
