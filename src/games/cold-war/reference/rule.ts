import type { Language } from "../../../engine/index.ts";
import type { Rule } from "../../rule.ts";
import type { FamilyView } from "../view.ts";
import { type Book, say } from "./book.ts";

/** A rule in our own words, with the paragraph of the rulebook it comes from. */
export function ruleLines<View extends FamilyView>(
  book: Book<View>,
  rule: Rule | undefined,
  language: Language,
): readonly string[] {
  if (rule === undefined) return [];
  const { title, paragraph, text } = rule;
  return [say(book, language, "look.rule", { title: title[language], paragraph: paragraph[language] }), text[language]];
}
