import type { Args } from "../../../engine/index.ts";

/** What the words of an entry need besides what was logged: sums, differences, who leads. */
export function enrich(key: string, args: Args): Args {
  // the last level closes nothing: it is the end
  if (key === "board.defcon" && number(args.defcon) <= 1) return { ...args, closed: "war", danger: false };
  switch (subjectOf(key)) {
    case "influence":
      return { ...args, ...fromTo(args) };
    case "play.card":
      return { wanted: "any", ...args };
    case "coup":
      return { ...args, dice: "die", success: number(args.result) > 0 };
    case "realignment":
      return { ...args, dice: "die", ...total(args, "us"), ...total(args, "ussr") };
    case "war":
      return { ...args, dice: "die", ...sum("total", args.die, args.modifier) };
    case "space":
      return { ...args, dice: "die" };
    case "vp":
    case "vp.none":
    case "turn.over":
      return { ...args, ...scoreOf(number(args.vp)) };
    case "scoring":
      return { ...args, ...sumOf(args, "us"), ...sumOf(args, "ussr") };
    case "milops.check":
      return { ...args, ...shortOf(args, "us"), ...shortOf(args, "ussr") };
    case "contest":
      return { ...args, ...contestOf(args) };
    case "combination":
      return { ...args, brought: Array.isArray(args.cards) && args.cards.length > 0 };
    case "held":
    case "scoring-cards-shown":
      return { ...args, shown: Array.isArray(args.cards) && args.cards.length > 0 };
    default:
      return args;
  }
}

/** `log.vp`, `story.vp` and `end.vp` are all about `vp`. */
export const subjectOf = (key: string): string => key.slice(key.indexOf(".") + 1);

/** VP as people say them: who leads, and by how much. */
export const scoreOf = (vp: number): Args => ({
  score: vp === 0 ? "even" : vp > 0 ? "us" : "ussr",
  lead: Math.abs(vp),
});

/** Die and modifier together; nothing without a modifier, as the phrase then shows the die alone. */
export const sum = (name: string, die: Args[string] | undefined, modifier: Args[string] | undefined): Args =>
  number(modifier) === 0 ? {} : { [name]: number(die) + number(modifier) };

export const number = (arg: Args[string] | undefined): number => Number(arg ?? 0);

const total = (args: Args, side: "us" | "ussr"): Args =>
  sum(`${side}Total`, args[`${side}Die`], args[`${side}Modifier`]);

/** What a change of influence leaves, and what was there before. */
export const fromTo = (args: Args): { readonly from: number; readonly to: number } => {
  const to = number(args[String(args.side)]);
  return { from: to - number(args.change), to };
};

/** What the points of a side in a region are made of, where there is more than one thing. */
function sumOf(args: Args, side: "us" | "ussr"): Args {
  const more = [args[`${side}Keys`], args[`${side}Borders`]].map(number).filter((each) => each > 0);
  if (more.length === 0) return {};
  const base = more.reduce((left, each) => left - each, number(args[`${side}Vp`]));
  return { [`${side}Sum`]: [base, ...more].join(" + ") };
}

const shortOf = (args: Args, side: "us" | "ussr"): Args => {
  const short = number(args.defcon) - number(args[side]);
  return short > 0 ? { [`${side}Short`]: short } : {};
};

function contestOf({ contest, byDie, byBonus, rivalDie, rivalBonus }: Args): Args {
  const tie = number(byDie) + number(byBonus) === number(rivalDie) + number(rivalBonus);
  return {
    ...sum("byTotal", byDie, byBonus),
    ...sum("rivalTotal", rivalDie, rivalBonus),
    tie: tie ? String(contest) : "none",
  };
}
