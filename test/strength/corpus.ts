/**
 * npm run corpus -- DIR: in how many of the rounds of game logs (*.txt) a computer would play the card that people played, as its first
 * choice and among its first three. The last line is JSON. Hands are hidden in a log: a seat's other cards are those it played later in
 * the turn, and as the rules need them.
 */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { isLevel, players } from "../../src/computer/index.ts";
import { Match } from "../../src/engine/index.ts";
import { titles } from "../../src/games/titles.ts";
import { twilightStruggle as game } from "../../src/games/twilight-struggle/index.ts";
import { replay } from "../conform/replay.ts";
import { readLog } from "../conform/tables.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    level: { type: "string", default: "hard" },
    /** How much of what its level thinks it thinks. */
    share: { type: "string", default: "1" },
    /** Every so many-th round. */
    every: { type: "string", default: "1" },
    seed: { type: "string", default: "corpus" },
  },
});
const [folder] = positionals;
const { level, seed } = values;
const title = titles.get(game.id);
if (folder === undefined || title === undefined || !isLevel(level)) {
  console.error("npm run corpus -- DIR [--level LEVEL] [--share S] [--every N]: a folder of game logs (*.txt)");
  process.exit(2);
}
const [share, every] = [Number(values.share), Number(values.every)];

/** How often it was so. */
interface Count {
  rounds: number;
  first: number;
  firstThree: number;
}

const groups = new Map<string, Count>();
const byCard = new Map<string, Count>();
/** What the computer preferred to what people played. */
const instead = new Map<string, number>();
let rounds = 0;
/** How often it would be so for whoever chose blindly among what is offered. */
const blind = { first: 0, firstThree: 0 };

function count(counts: Map<string, Count>, key: string, place: number): void {
  const known = counts.get(key) ?? { rounds: 0, first: 0, firstThree: 0 };
  known.rounds++;
  if (place === 0) known.first++;
  if (place >= 0 && place < 3) known.firstThree++;
  counts.set(key, known);
}

const eraOf = (turn: number): string => (turn <= 3 ? "early" : turn <= 7 ? "mid" : "late");

const files = readdirSync(folder).filter((file) => file.endsWith(".txt"));
for (const file of files.sort())
  replay(readLog(readFileSync(join(folder, file), "utf8")), (state, { card, side, turn }) => {
    if (card === null) return;
    const match = Match.lay(game, game.copy(state), { seed });
    const ask = match.pending.find((pending) => pending.seat === side);
    if (ask?.kind !== "play.card" || ask.options.length < 2 || !ask.options.some(({ id }) => id === card)) return;
    if (rounds++ % every !== 0) return;
    const liked = players[level](title, { known: match.known(side), ask, seed: `${seed} ${rounds}`, share });
    const place = liked.indexOf(card);
    blind.first += 1 / ask.options.length;
    blind.firstThree += Math.min(1, 3 / ask.options.length);
    count(groups, `${eraOf(turn)} ${side}`, place);
    count(byCard, card, place);
    if (place !== 0) instead.set(`${card} → ${liked[0]}`, (instead.get(`${card} → ${liked[0]}`) ?? 0) + 1);
  });

const part = (some: number, of: number) => Number((some / Math.max(1, of)).toFixed(3));
const shares = ({ rounds: all, first, firstThree }: Count) => ({
  rounds: all,
  first: part(first, all),
  firstThree: part(firstThree, all),
});
const missed = [...byCard].sort(([, one], [, other]) => other.rounds - other.first - (one.rounds - one.first));
console.log("Cards that people played and it did not, most often first:");
for (const [card, each] of missed.slice(0, 15)) console.log(`  ${card}: ${each.rounds - each.first} of ${each.rounds}`);
console.log("What it would have played instead:");
for (const [pair, times] of [...instead].sort(([, one], [, other]) => other - one).slice(0, 15))
  console.log(`  ${pair}: ${times}`);
const all = [...groups.values()].reduce((sum, each) => ({
  rounds: sum.rounds + each.rounds,
  first: sum.first + each.first,
  firstThree: sum.firstThree + each.firstThree,
}));
const by = Object.fromEntries([...groups].sort().map(([key, each]) => [key, shares(each)]));
const byChance = { first: part(blind.first, all.rounds), firstThree: part(blind.firstThree, all.rounds) };
console.log(JSON.stringify({ level, share, games: files.length, ...shares(all), byChance, by }));
