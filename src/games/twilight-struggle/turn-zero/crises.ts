import type { Localized } from "../../../engine/index.ts";
import type { Change, Crisis } from "./crisis.ts";
import { firstPile } from "./first-pile.ts";
import { type Band, bands, type CrisisId, crisisIds } from "./ids.ts";
import { secondPile } from "./second-pile.ts";

const all: readonly Crisis[] = [...firstPile, ...secondPile];

export const crises = Object.fromEntries(
  crisisIds.map((id) => {
    const crisis = all.find((each) => each.id === id);
    if (crisis === undefined) throw new Error(`No crisis ${id}`);
    return [id, crisis];
  }),
) as Readonly<Record<CrisisId, Crisis>>;

/** Everything an outcome changes, what it includes first. */
export function changesOf(id: CrisisId, band: Band): readonly Change[] {
  const { includes, changes } = crises[id].outcomes[band];
  return includes === undefined ? changes : [...changesOf(id, includes), ...changes];
}

/** The id under which the words of an outcome are found. */
export const outcomeId = (id: CrisisId, band: Band): string => `${id}:${band}`;

export const outcomeWords: readonly (readonly [id: string, words: Localized])[] = all.flatMap(({ id, outcomes }) =>
  bands.map((band) => [outcomeId(id, band), outcomes[band].text] as const),
);
