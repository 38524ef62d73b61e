import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { openDatabase } from "../../src/store/database.ts";
import { openStore } from "../../src/store/index.ts";
import { Random } from "../fuzz/random.ts";

const PEOPLE = 500;
const AT_ONCE = 500;
const ranked = { guildId: "guild", title: "twilight-struggle" };

/**
 * Stores so many results, the last of them by the way that every game goes, and computes all ratings anew from them. The last line is
 * JSON: how long that took, and how many of the ratings kept before differ from those computed.
 */
export async function benchRatings(results: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "dead-drop-ratings-"));
  const url = `file:${join(folder, "bot.db")}`;
  try {
    const store = await openStore({ url });
    await fill(url, results);
    await store.rateAnew(ranked);
    // kept one by one from here on
    for (let at = results - 200; at < results; at++) await store.recordResult(resultAt(at));
    const kept = await store.ratings(ranked);
    const before = performance.now();
    const computed = await store.ratingsFromResults(ranked);
    const computeMs = performance.now() - before;
    const again = performance.now();
    await store.rateAnew(ranked);
    const rateAnewMs = performance.now() - again;
    const mismatches = kept.filter(({ userId, its, mu, sigma, games }) => {
      const now = computed.of(userId);
      return now.its !== its || now.mu !== mu || now.sigma !== sigma || now.games !== games;
    }).length;
    await store.close();
    const figures = { results, people: kept.length, computeMs, rateAnewMs, mismatches };
    const rounded = Object.entries(figures).map(([name, value]) => [name, Math.round(value)]);
    console.log(JSON.stringify(Object.fromEntries(rounded)));
    if (mismatches > 0) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function resultAt(at: number) {
  const random = new Random(`result ${at}`);
  const one = random.below(PEOPLE);
  const two = (one + 1 + random.below(PEOPLE - 1)) % PEOPLE;
  const score = random.chance(25) ? 1 : random.chance(2) ? 2 : 0;
  const endedAt = new Date(1_700_000_000_000 + at * 60_000);
  const seat = (name: string, team: number, userId: number, points: number) => ({
    ...{ seat: name, team, userId: `person-${userId}`, score: points },
    ...{ turns: 80, waited: 400_000, dice: 60, luck: 30_000 },
  });
  return {
    gameId: `game-${String(at).padStart(9, "0")}`,
    ...ranked,
    kind: at % 2 === 0 ? ("league" as const) : ("rated" as const),
    ending: "vp",
    startedAt: endedAt,
    endedAt,
    seats: [seat("us", 0, one, score), seat("ussr", 1, two, 2 - score)],
  };
}

/** All games, and the results of all but the last. */
async function fill(url: string, results: number): Promise<void> {
  const { write, close } = await openDatabase(url);
  for (let from = 0; from < results; from += AT_ONCE) {
    const all = Array.from({ length: Math.min(AT_ONCE, results - from) }, (_, at) => resultAt(from + at));
    const early = all.filter((_, at) => from + at < results - 200);
    await write(async (tx) => {
      await tx.game.createMany({
        data: all.map(({ gameId, title, guildId, startedAt }) => ({
          ...{ id: gameId, title, guildId, channelId: gameId, status: "finished", options: "{}", hostId: "host" },
          ...{ pace: "{}", table: "{}", createdAt: startedAt },
        })),
      });
      await tx.result.createMany({
        data: early.map(({ seats: _, ...result }, at) => ({ ...result, number: from + at + 1 })),
      });
      await tx.resultSeat.createMany({
        data: early.flatMap(({ gameId, seats }) => seats.map((seat) => ({ ...seat, gameId }))),
      });
    });
  }
  await write((tx) => tx.ladder.create({ data: { ...ranked, results: results - 200 } }));
  await close();
}
