import { marks } from "../../src/games/undaunted/components/marks.ts";
import { standIns } from "../../src/games/wir-sind-das-volk/components/stand-ins.ts";

/** A value of a game's data: what it belongs to, which field, and where it comes from. */
interface Value {
  readonly of: string;
  readonly field: string;
  readonly source: string;
}

/** Games whose data are not all taken from print, with the sources that only stand in for it. */
const games: readonly { readonly game: string; readonly standIns: readonly string[]; values(): readonly Value[] }[] = [
  { game: "undaunted-north-africa", standIns: ["memory", "designed"], values: marks },
  {
    game: "two-plus-two",
    standIns: ["designed"],
    values: () =>
      standIns.flatMap(({ thing, fields, source }) => fields.map((field) => ({ of: thing, field, source }))),
  },
];

for (const { game, standIns, values } of games) {
  const all = values();
  console.log(`${game}: ${all.length} values`);
  for (const [source, of] of grouped(all, ({ source }) => source)) console.log(`  ${source.padEnd(16)} ${of.length}`);
  const standing = all.filter(({ source }) => standIns.includes(source));
  console.log(`Stand-ins for print (${standing.length}):`);
  for (const [of, list] of grouped(standing, ({ of }) => of))
    console.log(`  ${of}: ${list.map(({ field, source }) => `${field} (${source})`).join(", ")}`);
}

function grouped<T>(items: readonly T[], key: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return groups;
}
