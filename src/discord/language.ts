import { type Language, languages } from "../engine/index.ts";

/** The first of these that we speak: a person's own setting, Discord's locale of the person, of the server. */
export function firstLanguage(...wanted: readonly (string | null | undefined)[]): Language {
  for (const each of wanted) {
    const short = each?.slice(0, 2);
    const known = languages.find((language) => language === short);
    if (known !== undefined) return known;
  }
  return "en";
}
