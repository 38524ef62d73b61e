import type { Fate } from "./fate.ts";

export interface Script {
  dice?: number[];
  /** What blind picks hit, by id. */
  picks?: string[];
  /** Called for every shuffle; leaves the pile in the order wanted. Without it piles keep their order. */
  arrange?: (items: string[], what: string) => void;
}

/** Chance that tests and log replay choose: it gives what was put in, in order, and fails when asked for more. */
export class ScriptedFate implements Fate {
  private dice: number[];
  private picks: string[];
  private used: { dice: number; picks: number }[] = [{ dice: 0, picks: 0 }];
  private readonly arrange: ((items: string[], what: string) => void) | undefined;

  constructor(script: Script = {}) {
    this.dice = [...(script.dice ?? [])];
    this.picks = [...(script.picks ?? [])];
    this.arrange = script.arrange;
  }

  get position(): number {
    return this.used.length - 1;
  }

  set position(position: number) {
    this.used.length = position + 1;
  }

  /** Adds dice to come. */
  willRoll(...dice: number[]): this {
    this.dice.push(...dice);
    return this;
  }

  /** Adds blind picks to come. */
  willPick(...ids: string[]): this {
    this.picks.push(...ids);
    return this;
  }

  /** What was scripted and not yet used. */
  get unused(): { dice: readonly number[]; picks: readonly string[] } {
    const { dice, picks } = this.now;
    return { dice: this.dice.slice(dice), picks: this.picks.slice(picks) };
  }

  roll(sides: number): number {
    const { dice, picks } = this.now;
    const die = this.dice[dice];
    if (die === undefined) throw new Error("A die was rolled that the script does not have");
    if (die < 1 || die > sides) throw new Error(`A scripted die shows ${die} of ${sides}`);
    this.used.push({ dice: dice + 1, picks });
    return die;
  }

  pick(items: readonly string[]): number {
    const { dice, picks } = this.now;
    const id = this.picks[picks];
    if (id === undefined) throw new Error(`A blind pick the script does not have, from: ${items.join(", ")}`);
    const index = items.indexOf(id);
    if (index < 0) throw new Error(`The scripted pick ${id} is not among: ${items.join(", ")}`);
    this.used.push({ dice, picks: picks + 1 });
    return index;
  }

  shuffle(items: string[], what: string): void {
    this.used.push(this.now);
    this.arrange?.(items, what);
  }

  copy(): ScriptedFate {
    const script = { dice: this.dice, picks: this.picks, ...(this.arrange && { arrange: this.arrange }) };
    const same = new ScriptedFate(script);
    same.used = [...this.used];
    return same;
  }

  private get now(): { dice: number; picks: number } {
    return this.used[this.used.length - 1] as { dice: number; picks: number };
  }
}
