import { type Args, type Ask, type Flow, type Outcome, playOut, type Run } from "../../engine/index.ts";
import type { Line, Passage } from "../../i18n/index.ts";
import type { World } from "./cold-war.ts";
import type { en } from "./messages/en.ts";
import type { en as reference } from "./messages/reference/en.ts";
import { militaryPenalty } from "./rules/military-operations.ts";
import type { Side } from "./seats.ts";
import type { Standing } from "./standing.ts";
import type { FamilyView } from "./view.ts";

/** What is said of it in the games of the family: words that are there. */
export const told = (key: keyof typeof en | keyof typeof reference, args: Args = {}) => ({ key, args });

/** Whom a difference favours, as the words want it. */
const netOf = (vp: number, wins: Side | null = null): Args => ({
  net: wins === null ? (vp === 0 ? "even" : vp > 0 ? "us" : "ussr") : `${wins}-wins`,
  gap: Math.abs(vp),
});

/** A region as its scoring card would count it now: `vp` for the US, the parts of both sums, and what else counts. */
export interface ScoredNow {
  readonly region: string;
  readonly vp: number;
  readonly wins: Side | null;
  readonly us: Standing;
  readonly ussr: Standing;
  readonly more: readonly Line[];
}

export const regionLines = ({ region, vp, wins, us, ussr, more }: ScoredNow): Line[] => [
  told("forecast.region", { region, ...netOf(vp, wins) }),
  ...(us.status === "none" && ussr.status === "none"
    ? []
    : [told("forecast.region.sums", { us: us.status, usSum: sumOf(us), ussr: ussr.status, ussrSum: sumOf(ussr) })]),
  ...more,
];

/** Where only countries are counted. */
export const countedLines = (area: string, vp: number, wins: Side | null, us: number, ussr: number): Line[] => [
  told("forecast.region", { region: area, ...netOf(vp, wins) }),
  told("forecast.area.sums", { us, ussr }),
];

/** `7 + 2◆ + 1 = 10`: the status, battlegrounds, countries next to the enemy superpower. */
function sumOf({ vp, status: how, battlegrounds, borders }: Standing): string | null {
  if (how === "none") return null;
  const status = vp - battlegrounds - borders;
  const parts = [
    ...(status > 0 ? [`${status}`] : []),
    ...(battlegrounds > 0 ? [`${battlegrounds}◆`] : []),
    ...(borders > 0 ? [`${borders}`] : []),
  ];
  return parts.length > 1 ? `${parts.join(" + ")} = ${vp}` : `${vp}`;
}

/** What would happen, what was asked on the way, and what the score and the outcome would then be. */
interface Thought {
  readonly entries: readonly { readonly key: string; readonly args: Args }[];
  readonly asks: readonly Ask<Side>[];
  readonly vp: number;
  readonly outcome: Outcome<Side> | null;
}

/** Lets something happen in a position that is nobody's but this thought's; whoever is asked gives this answer. */
export function thought<State extends { readonly vp: number }>(
  run: Run<State, Side>,
  flow: Flow,
  choice?: string,
): Thought {
  const asks: Ask<Side>[] = [];
  playOut<Side>(flow, (ask) => {
    asks.push(ask);
    return choice ?? ask.options[0]?.id ?? "";
  });
  return { entries: run.log, asks, vp: run.state.vp, outcome: run.outcome };
}

/** What asks nobody, as a flow. */
export function* happening(happens: () => void): Flow {
  happens();
}

/** Whom a scoring would make win the game: by a region, or by reaching the points that win. */
export const winnerOf = ({ outcome }: Thought): Side | null => outcome?.winners[0] ?? null;

/** Who wins by what was thought, and with what score; without one where it does not hang on VP. */
export const endingOf = ({ outcome }: Thought) => ({
  winners: outcome?.winners ?? [],
  vp: outcome?.args.vp === undefined ? null : Number(outcome.args.vp),
});

/** [10.3.2, RS 10.4.2] The sum of a final scoring, part by part as it was told; who holds a card that counts has a part too. */
export function finalPassage(
  { entries, outcome }: Thought,
  vp: number,
  cards: Readonly<Record<string, string>>,
): Passage {
  const parts = entries.flatMap(({ key, args }) => {
    if (key === "scoring") return [{ what: String(args.region), vp: Number(args.usVp) - Number(args.ussrVp) }];
    if (cards[key] === undefined) return [];
    const worth = Number(args.vp ?? 1);
    return [{ what: cards[key], vp: args.side === "us" ? worth : -worth }];
  });
  const items = [
    told("forecast.final.now", netOf(vp)),
    ...parts.map((part) => told("forecast.final.part", { what: part.what, ...netOf(part.vp) })),
  ];
  if (outcome === null) return [];
  const end = { key: outcome.winners.length === 0 ? `end.${outcome.key}.draw` : `end.${outcome.key}` };
  return [
    told("forecast.final"),
    { ...told("forecast.final.sum"), items },
    { ...end, args: { ...outcome.args, winners: outcome.winners } },
  ];
}

type Fighting = Pick<FamilyView, "turn" | "vp">;

/** [8.2.1] What the end of the turn would take for military operations that are missing; `g` has those that are granted. */
export function militaryPassage<T extends World>(
  g: Parameters<typeof militaryPenalty<T>>[0],
  { turn, vp }: Fighting,
): Passage {
  const { defcon, milOps } = g.state;
  const net = militaryPenalty(g);
  const after = vp + net;
  const wins = net !== 0 && Math.abs(after) >= g.rules.victory ? (after > 0 ? "us" : "ussr") : null;
  return [
    told("forecast.military", { turn }),
    told("board.milops.check", { defcon, us: milOps.us, ussr: milOps.ussr }),
    told("forecast.military.net", netOf(net, wins)),
  ];
}

/** Turns in which military operations count: not while the board is set up. */
export const isPlaying = ({ step }: Pick<FamilyView, "step">): boolean =>
  ["turn", "headline", "round", "turn-end"].includes(step);
