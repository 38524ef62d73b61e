import type { Language } from "../../../engine/index.ts";
import { ruleOf } from "./rules-summary/index.ts";
import { say } from "./say.ts";

/** A rule in our own words, with the paragraph it comes from. */
export function ruleLines(id: string, language: Language): readonly string[] {
  const rule = ruleOf(id);
  if (rule === undefined) return [];
  const { title, paragraph, text } = rule;
  return [say(language, "look.rule", { title: title[language], paragraph: paragraph[language] }), text[language]];
}
