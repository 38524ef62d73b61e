import { type Danger, dangerOf, type Outcome } from "../../src/engine/index.ts";
import type { Policy } from "../../src/games/policy.ts";
import { Random } from "../fuzz/random.ts";
import type { AnySubject } from "../fuzz/subject.ts";
import { excuseFor } from "./excuses.ts";
import { type Game, type OwnLoss, ownLosses, play } from "./game.ts";
import { type Decider, deciders } from "./knowable.ts";
import { otherwise, type Played, replayed } from "./position.ts";
import { likelihood, losesBy } from "./trial.ts";

/** What was stated of one kind of danger, and how often it then happened. */
interface Chances {
  tries: number;
  stated: number;
  /** The sum of p(1 − p): the square of the standard error of `happened`. */
  variance: number;
  happened: number;
}

/** What a proof has counted. */
export class Count {
  games = 0;
  answers = 0;
  lossesByOwnAnswer = 0;
  shown = 0;
  readonly unknowable: Record<string, number> = {};
  readonly missed: string[] = [];
  sureTried = 0;
  readonly sureWrong: string[] = [];
  readonly chances: Record<string, Chances> = {};
  /** Dangers that somebody else decides about: they may only happen less often than stated. */
  readonly theirs: Record<string, Chances> = {};
  /** Answers whose danger was looked at, and those that had one where another had none. */
  looked = 0;
  asked = 0;
}

interface Proof {
  readonly subject: AnySubject;
  readonly playerOf: (random: Random) => Policy<unknown, string>;
  /** All options of a position are looked at once in so many answers. */
  readonly thin: number;
}

const SURE_TRIALS = 3;
/** So often each kind of danger is tried wherever it is met; after that now and then. */
const OFTEN = 300;

/** Plays one game, and looks whether what is said of danger is complete and precise. */
export function prove({ subject, playerOf, thin }: Proof, seed: string, count: Count): void {
  const random = new Random(`${seed} danger`);
  const game = play(subject, seed, playerOf, (played, seat, option) => {
    count.answers++;
    // what was chosen is looked at ten times as often as all there was to choose from
    if (random.chance(Math.ceil(thin / 10))) {
      count.looked++;
      if (isAvoidable(played, seat, option)) count.asked++;
    }
    if (random.chance(thin)) tryDangers(subject, played, seat, random, count);
  });
  count.games++;
  for (const loss of ownLosses(game)) judge(subject, game, loss, random, count);
}

/** Whether an answer is dangerous and another would not be: at the end of a lost game each is. */
function isAvoidable({ match }: Played, seat: string, option: string): boolean {
  if (dangerOf(match, seat, option) === null) return false;
  const ask = match.pending.find((pending) => pending.seat === seat);
  return ask?.options.some(({ id }) => dangerOf(match, seat, id) === null) === true;
}

/**
 * Every danger of a position comes true as often as it says. Of options in the same danger one is tried: in the same position
 * the same would come of them.
 */
function tryDangers(subject: AnySubject, played: Played, seat: string, random: Random, count: Count): void {
  const ask = played.match.pending.find((pending) => pending.seat === seat);
  const tried = new Set<string>();
  for (const { id } of random.shuffle([...(ask?.options ?? [])])) {
    const danger = dangerOf(played.match, seat, id);
    if (danger === null || tried.has(JSON.stringify(danger))) continue;
    tried.add(JSON.stringify(danger));
    if (danger.chance === undefined && danger.decides === undefined)
      trySure(subject, played, seat, id, danger, random, count);
    else tryChance(subject, played, seat, id, danger, random, count);
  }
}

function trySure(
  subject: AnySubject,
  played: Played,
  seat: string,
  option: string,
  { key, args }: Danger,
  random: Random,
  count: Count,
): void {
  for (let trial = 0; trial < SURE_TRIALS; trial++) {
    const changed = { hidden: trial > 0, chance: true };
    const match = otherwise(subject, played, seat, changed, random);
    if (match === null) continue;
    count.sureTried++;
    if (losesBy(subject, match, seat, option, "game", random)) continue;
    count.sureWrong.push(`${where(played, seat, option)}: ${key} ${JSON.stringify(args)}`);
    return;
  }
}

function tryChance(
  subject: AnySubject,
  played: Played,
  seat: string,
  option: string,
  danger: Danger,
  random: Random,
  count: Count,
): void {
  const { key, decides } = danger;
  const all = decides === undefined ? count.chances : count.theirs;
  all[key] ??= { tries: 0, stated: 0, variance: 0, happened: 0 };
  const own = all[key];
  if (own.tries > OFTEN && !random.chance(10)) return;
  const match =
    otherwise(subject, played, seat, { hidden: true, chance: true, fairly: true }, random) ??
    otherwise(subject, played, seat, { hidden: false, chance: true }, random);
  if (match === null) return;
  const likely = likelihood(danger);
  own.tries++;
  own.stated += likely;
  own.variance += likely * (1 - likely);
  // what the match has reckoned itself is about what follows before anybody has a choice
  const isReckoned = subject.game.foresight !== undefined && key.startsWith("end.");
  if (losesBy(subject, match, seat, option, isReckoned ? "choice" : "step", random)) own.happened++;
}

/** Whether a loss by one's own answer was shown, or could not be known. */
function judge(subject: AnySubject, game: Game, loss: OwnLoss, random: Random, count: Count): void {
  const { seat, option, before } = loss;
  const played = replayed(subject, game.options, game.seed, before);
  count.lossesByOwnAnswer++;
  if (dangerOf(played.match, seat, option) !== null) {
    count.shown++;
    return;
  }
  const by = deciders(subject, played, loss, random);
  const kind = kindOf(game.outcome, played, seat, option);
  const excuse = excuseFor(subject.game.id, kind, by);
  if (excuse !== undefined) {
    const named = nameOf(excuse.kind, by);
    count.unknowable[named] = (count.unknowable[named] ?? 0) + 1;
  } else count.missed.push(`${nameOf(kind, by)}: seed ${game.seed}, answer ${before.length + 1}, ${seat} ${option}`);
}

const nameOf = (kind: string, by: readonly Decider[]): string => `${kind} (${by.join(", ") || "nothing else"})`;

function kindOf({ key }: Outcome, { match }: Played, seat: string, option: string): string {
  const ask = match.pending.find((pending) => pending.seat === seat);
  const { event, card } = ask?.args ?? {};
  const about = ask?.kind.endsWith(".card") ? option : (card ?? event ?? "-");
  return `${key} ${ask?.kind} ${about}`;
}

const where = ({ seed, match }: Played, seat: string, option: string): string =>
  `seed ${seed}, answer ${match.answered + 1}, ${seat} ${option}`;

/** The kinds of danger whose stated chances do not agree with what happened, by more than three standard errors. */
export function uncalibrated({ chances, theirs }: Count): string[] {
  const off = ({ happened, stated, variance }: Chances) => (happened - stated) / (3 * Math.sqrt(variance) + 1);
  const told = (key: string, { happened, stated, tries }: Chances) =>
    `${key}: ${stated.toFixed(1)} of ${tries} stated, ${happened} happened`;
  return [
    ...Object.entries(chances)
      .filter(([, each]) => Math.abs(off(each)) > 1)
      .map(([key, each]) => told(key, each)),
    ...Object.entries(theirs)
      .filter(([, each]) => off(each) > 1)
      .map(([key, each]) => told(key, each)),
  ];
}

/** The report in one line. */
export function summary(game: string, count: Count) {
  const total = (what: "stated" | "happened") =>
    Math.round(Object.values(count.chances).reduce((sum, each) => sum + each[what], 0) * 10) / 10;
  return {
    game,
    games: count.games,
    answers: count.answers,
    lossesByOwnAnswer: count.lossesByOwnAnswer,
    shown: count.shown,
    unknowable: count.unknowable,
    missed: count.missed.length,
    sureTried: count.sureTried,
    sureWrong: count.sureWrong.length,
    chanceStated: total("stated"),
    chanceHappened: total("happened"),
    uncalibrated: uncalibrated(count).length,
    askedShare: count.looked === 0 ? 0 : Math.round((count.asked / count.looked) * 1e5) / 1e5,
  };
}
