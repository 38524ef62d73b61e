import { inSources, type Keys } from "./catalogues.ts";

/** What the rules of a game of the cold-war family tell, ask and end with, by their source. */
export function coldWarKeys(folder: string): Keys {
  const found = inSources(["src/engine", "src/games/cold-war", folder]);
  return {
    told: found(/(?:tell|tellSecret|showTo)\((?:g, (?:"\w+"|\w+), )?"([\w.-]+)"/g),
    asked: found(
      /kind(?::| =) "([\w-]+\.[\w.-]+)"/g,
      /chooseCountries\(g, (?:"\w+"|\w+), "([\w.-]+)"/g,
      /"(influence\.[\w-]+)"/g,
    ),
    ended: found(/\.end\([^;]*?"([\w-]+)"(?:, \{|\))/g, /decideByVp\((?:g, )?"([\w-]+)"/g),
  };
}
