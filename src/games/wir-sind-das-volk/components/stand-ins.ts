import { expansionCards } from "../cards/index.ts";
import { armsRaceCards } from "../two-plus-two/cards/arms-race.ts";
import { conflictCards } from "../two-plus-two/cards/conflict.ts";
import { armsRaceTrack, dominanceTrack, spaceRaceTrack } from "../two-plus-two/components/tracks.ts";

/** Something of the printed game that is not known to us and was designed in its place. */
interface StandIn {
  readonly game: string;
  readonly thing: string;
  readonly fields: readonly string[];
  readonly source: "designed";
}

const sources: readonly { readonly id: string; readonly source?: Readonly<Record<string, string>> }[] = [
  ...expansionCards,
  ...armsRaceCards,
  ...conflictCards,
  { id: "arms race track", source: armsRaceTrack.source },
  { id: "space race track", source: spaceRaceTrack.source },
  { id: "dominance track", source: dominanceTrack.source },
];

/** Everything designed, field by field; replace the data, set its source, and it leaves this list. */
export const standIns: readonly StandIn[] = sources.flatMap(({ id, source = {} }) => {
  const fields = Object.entries(source).flatMap(([field, kind]) => (kind === "designed" ? [field] : []));
  return fields.length === 0 ? [] : [{ game: "two-plus-two", thing: id, fields, source: "designed" }];
});
