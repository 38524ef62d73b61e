import type { Language } from "../../../engine/index.ts";
import { rules } from "./rules-summary/index.ts";
import { say } from "./say.ts";

/** A rule in our own words, with the paragraph it comes from. */
export function ruleLines(id: string, language: Language): readonly string[] {
  const rule = rules.find((each) => each.id === id);
  if (rule === undefined) return [];
  const { title, paragraph, text } = rule;
  return [say(language, "look.rule", { title: title[language], paragraph: paragraph[language] }), text[language]];
}
