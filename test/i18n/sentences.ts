import { readdirSync, readFileSync } from "node:fs";
import ts from "typescript";
import type { Language } from "../../src/engine/index.ts";

/** Something that people read, as its source has it. */
export interface Sentence {
  readonly language: Language;
  readonly words: string;
  /** The file, from the top. */
  readonly file: string;
}

const folders = ["src/i18n", "src/games", "src/discord", "src/playground", "commands", "render"];

const isCyrillic = (words: string): boolean => /\p{Script=Cyrillic}/u.test(words);

/**
 * Every text in the sources that is in Russian, or stands as English in a catalogue or beside its Russian: what the bot, its
 * games, their cards and rules, the pictures and the playground say.
 */
export function sentences(): Sentence[] {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      // what people type is theirs
      .filter((file) => file.endsWith(".ts") && !file.endsWith("/synonyms.ts"))
      .map((file) => `${folder}/${file}`),
  );
  return files.flatMap((file) => sentencesOf(file, readFileSync(file, "utf8")));
}

function sentencesOf(file: string, text: string): Sentence[] {
  const found: Sentence[] = [];
  const isEnglish = /\/en(\.ts$|\/)/.test(file);
  const look = (node: ts.Node, inAliases: boolean): void => {
    const isAliases = inAliases || (ts.isPropertyAssignment(node) && node.name.getText() === "aliases");
    const words = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) ? node.text : undefined;
    if (words !== undefined && !isAliases && !ts.isImportDeclaration(node.parent)) {
      const isValue = ts.isPropertyAssignment(node.parent) && node.parent.initializer === node;
      const besideRussian = isValue && node.parent.name.getText() === "en";
      if (isCyrillic(words)) found.push({ language: "ru", words, file });
      else if (besideRussian || (isEnglish && isValue)) found.push({ language: "en", words, file });
    }
    node.forEachChild((child) => look(child, isAliases));
  };
  look(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true), false);
  return found;
}
