/** Names as a game log spells them, resolved to the ids of whatever tables the caller injects. */

export interface Named<Id extends string> {
  readonly id: Id;
  readonly name: string;
}

export type Resolve<Id extends string> = (spelling: string) => Id | null;

/** Spellings of one thing that no normalising brings together. */
const SAME_THING: readonly (readonly string[])[] = [
  ["Mideast Scoring", "Middle East Scoring"],
  ["Mideast", "Middle East"],
  ["UK", "United Kingdom"],
  ["SE African States", "Southeast African States"],
];

/** A log cuts a long title short and ends it with dots, inside or outside its quotation marks. */
const CUT_SHORT = /(\.\.\.|…)["'”’*\s]*$/;

export function resolver<Id extends string>(list: readonly Named<Id>[]): Resolve<Id> {
  const ids = new Map<string, Id>();
  const add = (spelling: string, id: Id) => {
    const key = normalise(spelling);
    const taken = ids.get(key);
    if (taken !== undefined && taken !== id) {
      throw new Error(`"${spelling}" names both ${taken} and ${id}`);
    }
    ids.set(key, id);
  };
  for (const { id, name } of list) {
    add(name, id);
    add(id, id);
    for (const spelling of otherSpellings(name)) add(spelling, id);
  }

  return (spelling) => {
    const key = normalise(spelling);
    const exact = ids.get(key);
    if (exact !== undefined) return exact;
    return CUT_SHORT.test(spelling) ? onlyIdStartingWith(ids, key) : null;
  };
}

/** Letters and digits only, without accents and without a leading article: "The U2 Incident"* is u2incident. */
function normalise(name: string): string {
  return name
    .normalize("NFD")
    .toLowerCase()
    .replace(/^[^\p{L}\p{N}]*the\s+/u, "")
    .replace(/[^\p{L}\p{N}]/gu, "");
}

function otherSpellings(name: string): readonly string[] {
  const key = normalise(name);
  return SAME_THING.find((spellings) => spellings.some((spelling) => normalise(spelling) === key)) ?? [];
}

function onlyIdStartingWith<Id extends string>(ids: ReadonlyMap<string, Id>, start: string): Id | null {
  const found = new Set<Id>();
  for (const [key, id] of ids) {
    if (start !== "" && key.startsWith(start)) found.add(id);
  }
  const [only] = found;
  return found.size === 1 && only !== undefined ? only : null;
}
