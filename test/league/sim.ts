import { setTimeout as wait } from "node:timers/promises";
import type { League, LeagueGame } from "../../src/store/index.ts";
import { buttonsOf } from "../e2e/person.ts";
import type { Scene } from "../e2e/scene.ts";
import { Random } from "../fuzz/random.ts";

const DAY = 24 * 60 * 60 * 1000;
const CHANNEL = "table-one";
const ORGANISER = "anna";
const TITLE = "twilight-struggle";

/** A clock that can be set on. */
export class SimClock {
  private ahead = 0;

  readonly now = (): Date => new Date(Date.now() + this.ahead);

  pass(days: number): void {
    this.ahead += days * DAY;
  }
}

interface Simulation {
  readonly people: number;
  readonly rounds: number;
  readonly seed: string;
  /** Told after each round. */
  readonly told?: (line: string) => void;
}

interface Simulated {
  readonly people: number;
  readonly rounds: number;
  readonly games: number;
  readonly unfinished: number;
  readonly ratingMismatches: number;
}

/**
 * A Swiss league on the local Discord: people join by command; most games are given up or drawn, some are never played and end when
 * their round is due, some people leave, and one comes never. Nobody does anything to bring it on; the organiser corrects two results.
 */
export async function simulate(scene: Scene, clock: SimClock, simulation: Simulation): Promise<Simulated> {
  const { people: count, rounds, seed, told = () => {} } = simulation;
  const random = new Random(seed);
  const keys = new Map<string, string>();
  for (let at = 0; at < count; at++) {
    const key = `player-${at}`;
    const { id } = await scene.people.makePerson({ key, name: `Player ${at}` });
    keys.set(id, key);
  }
  const run = (person: string, channel: string, command: string, options = {}) =>
    scene.people.run({ person, channel, command, options, settle: true, timeoutMs: 60_000, settleMs: 120_000 });
  const insist = async (person: string, channel: string, command: string) => {
    const { message } = await run(person, channel, command);
    const [yes] = message === null || message === undefined ? [] : buttonsOf(message);
    if (!message || yes === undefined) throw new Error(`${command} asked nothing of ${person}`);
    const press = { person, channel, message: message.id, customId: String(yes.custom_id), settle: true };
    await scene.people.press({ ...press, timeoutMs: 60_000, settleMs: 120_000 });
  };
  await run(ORGANISER, CHANNEL, "league new", { name: "Simulated", title: TITLE, rounds, "round-days": 20 });
  for (const key of keys.values()) await run(key, CHANNEL, "league join");
  await run(ORGANISER, CHANNEL, "league start");
  await scene.calm();
  const channelId = (await scene.people.world()).channels.find(({ name }) => name === CHANNEL)?.id ?? "";
  const present = async (): Promise<League> => {
    const league = await scene.store.leagueOfChannel(channelId);
    if (league === null) throw new Error("No league");
    return league;
  };
  const play = async (league: League, { first, second, table }: LeagueGame): Promise<void> => {
    const game = table === null ? null : await scene.store.game(table);
    const sides = [first, second ?? ""].map((userId) => keys.get(userId) ?? "") as [string, string];
    // one never comes, some games are not played
    if (game === null || first === league.players[3]?.userId || second === league.players[3]?.userId) return;
    if (random.chance(12)) return;
    const [one, two] = random.chance(2) ? sides : ([sides[1], sides[0]] as const);
    if (random.chance(40)) await run(one, CHANNEL, "league leave");
    else if (random.chance(10)) {
      await run(one, game.channelId, "game draw");
      await insist(two, game.channelId, "game draw");
    } else await insist(two, game.channelId, "game resign");
  };
  let corrections = 0;
  for (let turn = 0; turn < 4 * rounds; turn++) {
    const league = await present();
    if (league.status !== "running") break;
    for (const game of league.games.filter(({ round, one }) => round === league.round && one === null))
      await play(league, game);
    await scene.calm();
    if (corrections < 2 && (await correct(league.round))) corrections++;
    if ((await present()).round === league.round) clock.pass(21);
    await scene.bot.look();
    await scene.calm();
    // what opens threads is told as Discord allows
    while (
      (await present()).games.some(({ one, table, second }) => one === null && table === null && second !== null)
    ) {
      await wait(50);
      await scene.calm();
      if ((await scene.store.pendingCount()) === 0) break;
    }
    told(
      `round ${league.round}: ${league.games.length} games, ${league.players.filter(({ left }) => left).length} left`,
    );
  }
  return figures(count);

  async function correct(round: number): Promise<boolean> {
    const league = await present();
    const game = league.games.find((each) => each.round === round && each.how === "played" && each.one === 2);
    if (game === undefined) return false;
    await run(ORGANISER, CHANNEL, "league report", { round, number: game.number, result: "second" });
    await scene.calm();
    const after = (await present()).games.find((each) => each.round === round && each.number === game.number);
    if (after?.how !== "ruled") throw new Error("Not corrected");
    return true;
  }

  async function figures(people: number): Promise<Simulated> {
    const league = await present();
    const ranked = { guildId: league.guildId, title: TITLE };
    const computed = await scene.store.ratingsFromResults(ranked);
    const kept = await scene.store.ratings(ranked);
    const ratingMismatches = kept.filter(({ userId, its, mu, sigma, games }) => {
      const now = computed.of(userId);
      return now.its !== its || now.mu !== mu || now.sigma !== sigma || now.games !== games;
    }).length;
    const open = league.games.filter(({ one }) => one === null).length;
    return {
      people,
      rounds: league.round,
      games: league.games.length,
      unfinished: open + (league.status === "finished" ? 0 : 1),
      ratingMismatches: ratingMismatches + ([...computed.entries()].length === kept.length ? 0 : 1),
    };
  }
}
