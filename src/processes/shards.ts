/** Which shards of Discord's gateway this process may run: as many as Discord recommends, or these of so many. */
export type Shards = "auto" | { readonly ids: readonly number[]; readonly of: number };

/** Discord gives nobody more. */
const MOST = 100_000;

interface Variables {
  /** What is set, or nothing. */
  readonly shards: string | undefined;
  readonly ids: string | undefined;
  readonly count: string | undefined;
  /** A value as it may be shown. */
  readonly shown: (text: string) => string;
}

/** What the variables mean, or in a sentence what is wrong with them. */
export function readShards(variables: Variables): Shards | { readonly wrong: string } {
  const { shards, ids, count, shown } = variables;
  const wrong = (name: string, text: string, mayBe: string) => ({
    wrong: `${name} is ${shown(text)}; it may be ${mayBe}.`,
  });
  if (ids === undefined && count === undefined) {
    if (shards === undefined || shards.toLowerCase() === "auto") return "auto";
    const of = numberIn(shards);
    return of === null ? wrong("SHARDS", shards, `auto, or a number from 1 to ${MOST}`) : { ids: upTo(of), of };
  }
  if (shards !== undefined) return { wrong: "SHARDS is for all of them: with SHARD_IDS and SHARD_COUNT leave it out." };
  if (count === undefined) return { wrong: "SHARD_IDS needs SHARD_COUNT, the number of all shards." };
  const of = numberIn(count);
  if (of === null) return wrong("SHARD_COUNT", count, `a number from 1 to ${MOST}`);
  const own = ids === undefined ? upTo(of) : idsIn(ids, of);
  if (own === null) return wrong("SHARD_IDS", ids ?? "", `numbers below SHARD_COUNT (${of}), as in 0-3 or 0,2,5-7`);
  return { ids: own, of };
}

const numberIn = (text: string): number | null => {
  const number = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  return number >= 1 && number <= MOST ? number : null;
};

const upTo = (count: number): number[] => Array.from({ length: count }, (_, id) => id);

/** `0-3` or `0,2,5-7`: numbers below so many. */
export function idsIn(text: string, of: number): number[] | null {
  const ids = new Set<number>();
  for (const part of text.split(",")) {
    const [, first = "", last = first] = /^\s*(\d{1,6})(?:\s*-\s*(\d{1,6}))?\s*$/.exec(part) ?? [];
    if (first === "" || Number(last) < Number(first) || Number(last) >= of) return null;
    for (let id = Number(first); id <= Number(last); id++) ids.add(id);
  }
  return [...ids].sort((one, two) => one - two);
}

/** The other way round. */
export function inWords(ids: readonly number[]): string {
  const parts: string[] = [];
  for (let at = 0; at < ids.length; at++) {
    const first = ids[at];
    while (ids[at + 1] === (ids[at] ?? 0) + 1) at++;
    parts.push(first === ids[at] ? `${first}` : `${first}-${ids[at]}`);
  }
  return parts.join(",");
}
