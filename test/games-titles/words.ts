import { countries } from "../../src/games/twilight-struggle/components/countries/index.ts";
import { type Fault, faultFinder } from "../i18n/faults.ts";

const inWords = faultFinder([...countries.map(({ id }) => id), "us", "ussr"]);

/** What is wrong with a line of a game of the cold-war family, if anything; names alone may have an exclamation mark. */
export const fault: Fault = (language, line) => (/!(?!»)/.test(line) ? "an exclamation mark" : inWords(language, line));
