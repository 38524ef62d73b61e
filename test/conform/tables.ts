/** The names of our own tables, for the log parser, and the types that follow from them. */

import type { CardId } from "../../src/games/twilight-struggle/cards/ids.ts";
import { cards } from "../../src/games/twilight-struggle/cards/index.ts";
import { type Region, regions } from "../../src/games/twilight-struggle/components/areas.ts";
import { type CountryId, countries } from "../../src/games/twilight-struggle/components/countries/index.ts";
import type * as blocks from "./blocks.ts";
import type * as entries from "./entries.ts";
import { type LoggedGame, parseLog } from "./parse.ts";

interface TwilightIds extends entries.Ids {
  card: CardId;
  country: CountryId;
  region: Region;
}

export type Statement = entries.Statement<TwilightIds>;
export type Entry = entries.Entry<TwilightIds>;
export type Block = blocks.Block<TwilightIds>;
export type Log = LoggedGame<TwilightIds>;

const names = {
  cards: Object.values(cards).map(({ id, name }) => ({ id, name: name.en })),
  countries: countries.map(({ id, name }) => ({ id, name: name.en })),
  regions: regions.map((id) => ({ id, name: id })),
};

export const readLog = (text: string): Log => parseLog<CardId, CountryId, Region>(text, names);
