import { type Fate, SeededFate } from "./fate.ts";

const MARK = "dice:";

/** A seed that says what the first dice show; all other chance comes from the rest of it. No seed of a real game reads like this. */
export const seedWithDice = (dice: readonly number[], seed: string): string => `${MARK}${dice.join(",")}:${seed}`;

/** The chance that a seed stands for. */
export function fateOf(seed: string, position = 0): Fate {
  if (!seed.startsWith(MARK)) return new SeededFate(seed, position);
  const [dice = "", ...rest] = seed.slice(MARK.length).split(":");
  const shown = dice === "" ? [] : dice.split(",").map(Number);
  return new LoadedFate(shown, new SeededFate(rest.join(":")), position);
}

/** Dice that are known until they are used up, and chance from a seed for everything else. Its position counts both. */
class LoadedFate implements Fate {
  private used = 0;

  constructor(
    private readonly dice: readonly number[],
    private readonly seeded: SeededFate,
    position: number,
  ) {
    this.position = position;
  }

  get position(): number {
    return this.used + this.seeded.position * (this.dice.length + 1);
  }

  set position(position: number) {
    this.used = position % (this.dice.length + 1);
    this.seeded.position = Math.floor(position / (this.dice.length + 1));
  }

  roll(sides: number): number {
    const die = this.dice[this.used];
    if (die === undefined || die > sides) return this.seeded.roll(sides);
    this.used++;
    return die;
  }

  pick(items: readonly string[]): number {
    return this.seeded.pick(items);
  }

  shuffle(items: string[]): void {
    this.seeded.shuffle(items);
  }

  copy(): LoadedFate {
    return new LoadedFate(this.dice, this.seeded.copy(), this.position);
  }
}
