import { type Fate, SeededFate } from "./fate.ts";

const MARK = "dice:";

/**
 * A seed that says what the first dice show, and which of its items every first blind pick takes; all other chance comes from the rest
 * of it. No seed of a real game reads like this.
 */
export const seedWithDice = (dice: readonly number[], seed: string, picks: readonly number[] = []): string =>
  `${MARK}${dice.join(",")}${picks.length === 0 ? "" : `/${picks.join(",")}`}:${seed}`;

/** The same first dice and picks, and other chance behind them. */
export function reseeded(seed: string, fresh: string): string {
  if (!seed.startsWith(MARK)) return fresh;
  return `${seed.slice(0, seed.indexOf(":", MARK.length) + 1)}${fresh}`;
}

/** The chance that a seed stands for. */
export function fateOf(seed: string, position = 0): Fate {
  if (!seed.startsWith(MARK)) return new SeededFate(seed, position);
  const [known = "", ...rest] = seed.slice(MARK.length).split(":");
  const [dice = "", picks = ""] = known.split("/");
  return new LoadedFate(numbersIn(dice), numbersIn(picks), new SeededFate(rest.join(":")), position);
}

const numbersIn = (list: string): number[] => (list === "" ? [] : list.split(",").map(Number));

/** Dice and picks that are known until they are used up, and chance from a seed for everything else. Its position counts all of it. */
class LoadedFate implements Fate {
  private used = 0;
  private picked = 0;

  constructor(
    private readonly dice: readonly number[],
    private readonly picks: readonly number[],
    private readonly seeded: SeededFate,
    position: number,
  ) {
    this.position = position;
  }

  get position(): number {
    return this.used + (this.picked + this.seeded.position * (this.picks.length + 1)) * (this.dice.length + 1);
  }

  set position(position: number) {
    const rest = Math.floor(position / (this.dice.length + 1));
    this.used = position % (this.dice.length + 1);
    this.picked = rest % (this.picks.length + 1);
    this.seeded.position = Math.floor(rest / (this.picks.length + 1));
  }

  roll(sides: number): number {
    const die = this.dice[this.used];
    if (die === undefined || die > sides) return this.seeded.roll(sides);
    this.used++;
    return die;
  }

  pick(items: readonly string[]): number {
    const known = this.picks[this.picked];
    if (known === undefined || known >= items.length) return this.seeded.pick(items);
    this.picked++;
    return known;
  }

  shuffle(items: string[]): void {
    this.seeded.shuffle(items);
  }

  copy(): LoadedFate {
    return new LoadedFate(this.dice, this.picks, this.seeded.copy(), this.position);
  }
}
