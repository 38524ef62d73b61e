import type { Ask, Danger } from "../engine/index.ts";

/** What a seat sees of the danger of an answer. */
type Feared = (option: string) => Danger | null;

/** Names options of an ask, the best first, at least one. */
type Choose = (ask: Ask) => Promise<readonly string[]> | readonly string[];

/**
 * Chooses until something is chosen that cannot lose the game, as far as its seat can see; if everything can, what is least sure to.
 * What is feared is looked at only for what was chosen, because it takes longer to find out than most choices.
 */
export async function carefully(ask: Ask, feared: Feared, choose: Choose): Promise<string> {
  let left = ask.options;
  let least: { readonly option: string; readonly fear: number } | null = null;
  while (left.length > 0) {
    const before = left.length;
    for (const option of await choose({ ...ask, options: left })) {
      if (!left.some(({ id }) => id === option)) continue;
      const danger = feared(option);
      if (danger === null) return option;
      const fear = fearOf(danger);
      if (least === null || fear < least.fear) least = { option, fear };
      left = left.filter(({ id }) => id !== option);
    }
    if (left.length === before) throw new Error(`${ask.kind} does not offer what was chosen`);
  }
  if (least === null) throw new Error(`${ask.kind} has no options`);
  return least.option;
}

/** How likely the game is lost; what somebody else decides is taken for less than even, and what is sure is the worst. */
function fearOf({ chance, decides }: Danger): number {
  if (chance !== undefined) return chance.ways / chance.cases;
  return decides === undefined ? 1 : 0.4;
}
