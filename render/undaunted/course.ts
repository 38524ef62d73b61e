import type { Language, VisibleEntry } from "../../src/engine/index.ts";
import { type Side, sides } from "../../src/games/undaunted/seats.ts";
import type { Pen } from "../kit/canvas.ts";
import { type Box, box, line } from "../kit/shapes.ts";
import { write } from "../kit/text.ts";
import { colours, sideColours } from "./colours.ts";
import { label } from "./labels.ts";
import { badge } from "./marks.ts";
import type { OpenView } from "./model.ts";

/** How far both sides had come after a round, as shares of the goal they were nearest to; nothing for one without goals. */
interface Stand {
  readonly round: number;
  readonly shares: Partial<Record<Side, number>>;
}

export type Course = readonly Stand[];

/** The height of its panel. */
export const COURSE = 420;
const NUMBERS = 29;

/** The entries that tell how a round has ended. */
export const endsRound = ({ key, args }: VisibleEntry): boolean => key === "round" && args.over !== undefined;

export function courseOf(rounds: readonly VisibleEntry[], { armies, round }: OpenView): Course {
  const after = rounds.map(({ args }) => ({
    round: Number(args.over),
    shares: sharesOf((side) => (Array.isArray(args[side]) ? args[side].map((goal) => shareOf(String(goal))) : [])),
  }));
  const last = sharesOf((side) => armies[side].goals.map(({ done, need }) => done / need));
  const start = sharesOf((side) => armies[side].goals.map(() => 0));
  return [{ round: 0, shares: start }, ...after, { round, shares: last }];
}

function sharesOf(goals: (side: Side) => readonly number[]): Stand["shares"] {
  const all = sides.map((side) => [side, goals(side)] as const).filter(([, shares]) => shares.length > 0);
  return Object.fromEntries(all.map(([side, shares]) => [side, Math.min(1, Math.max(...shares))]));
}

/** `2/3` of a goal. */
function shareOf(goal: string): number {
  const [done = 0, need = 1] = goal.split("/").map(Number);
  return done / need;
}

export function courseWords(course: Course, language: Language): string {
  const told = course.slice(1).map(({ round, shares }) => {
    const parts = sides.flatMap((side) =>
      shares[side] === undefined ? [] : [`${label(language, side)} ${percent(shares[side])}`],
    );
    return `${round}: ${parts.join(", ")}`;
  });
  return `${label(language, "course")}: ${told.join("; ")}.`;
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** A line for each side, from the first round to the last. */
export function drawCourse(pen: Pen, course: Course, at: Box, language: Language): void {
  box(pen, at, { fill: colours.paper, radius: 14 });
  write(
    pen,
    label(language, "course"),
    at.x + 32,
    at.y + 46,
    { size: 34, weight: "bold", colour: colours.soft },
    at.w - 64,
  );
  const plot = { x: at.x + 118, y: at.y + 96, w: at.w - 118 - 88, h: at.h - 96 - 72 };
  const rounds = Math.max(1, course.at(-1)?.round ?? 1);
  const x = (round: number) => plot.x + (round / rounds) * plot.w;
  const y = (share: number) => plot.y + (1 - share) * plot.h;
  for (const share of [0, 0.5, 1]) {
    const [from, to] = [[plot.x, y(share)] as const, [plot.x + plot.w, y(share)] as const];
    line(pen, [from, to], { line: share === 0 ? colours.ink : colours.faint, width: share === 0 ? 4 : 2 });
    write(pen, percent(share), plot.x - 14, y(share), { size: NUMBERS, colour: colours.soft, align: "right" });
  }
  const every = Math.ceil(rounds / 12);
  for (let round = every; round <= rounds; round += every)
    write(pen, String(round), x(round), plot.y + plot.h + 34, { size: NUMBERS, colour: colours.soft, align: "center" });
  for (const [index, side] of sides.entries()) {
    const points = course.flatMap(({ round, shares }) =>
      shares[side] === undefined ? [] : [[x(round), y(shares[side])] as const],
    );
    const end = points.at(-1);
    if (end === undefined) continue;
    // two that go together stay two
    const aside = index * 8 - 4;
    const steps = points.flatMap(([px, py], point) => {
      const before = points[point - 1];
      return [...(before === undefined ? [] : [[px, before[1] + aside] as const]), [px, py + aside] as const];
    });
    line(pen, steps, { line: sideColours[side].strong, width: 8 });
  }
  drawEnds(pen, course, { x: plot.x + plot.w + 44, y }, language);
}

/** Whose line ends where; beside each other's where they end together. */
function drawEnds(
  pen: Pen,
  course: Course,
  { x, y }: { readonly x: number; readonly y: (share: number) => number },
  language: Language,
): void {
  const [one, other] = sides.map((side) => course.at(-1)?.shares[side]);
  const isClose = one !== undefined && other !== undefined && Math.abs(y(one) - y(other)) < 64;
  for (const [index, side] of sides.entries()) {
    const share = course.at(-1)?.shares[side];
    if (share === undefined) continue;
    const middle = isClose ? (y(one) + y(other)) / 2 + (index * 2 - 1) * (one >= other ? 34 : -34) : y(share);
    badge(pen, side, x, middle, 56, language);
  }
}
