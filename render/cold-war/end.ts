import type { Language, Outcome, VisibleEntry } from "../../src/engine/index.ts";
import { type Side, sides } from "../../src/games/cold-war/seats.ts";
import { outcomeLine } from "../../src/i18n/index.ts";
import { altOf } from "../kit/alt.ts";
import type { Pen } from "../kit/canvas.ts";
import { drawHeading, headingHeight, PAGE, page, SIGN } from "../kit/page.ts";
import { box, disc, line } from "../kit/shapes.ts";
import type { Sketch } from "../kit/sketch.ts";
import { write } from "../kit/text.ts";
import type { EndInput } from "../painter.ts";
import type { Atlas, ColdWarView } from "./atlas.ts";
import { colours, sideColours } from "./colours.ts";
import { label, unmarked } from "./labels.ts";
import { badge, token } from "./marks.ts";
import { bare } from "./stage.ts";

/** The curve below the head: its title, and the key to its marks. */
const plot = { x: 92, y: 132, w: PAGE - 92 - 108, h: 560 } as const;
const HEIGHT = plot.y + plot.h + 104;

/** A score and when it was reached, in turns. */
interface Score {
  readonly at: number;
  readonly vp: number;
  readonly scoring: boolean;
}

/** How the game ended, with the score from the first turn to the last. */
export function endSketch<View extends ColdWarView>(
  atlas: Atlas<View>,
  { view, language, outcome, entries }: EndInput<View>,
): Sketch<EndInput<View>> {
  const telling = entries.filter(({ key }) => turning.has(key)).map(bare);
  const scores = scoresOf(atlas, telling, view);
  const words = outcome === null ? "" : unmarked(outcomeLine(language, outcome, atlas.messages));
  const winners = outcome?.winners ?? null;
  const told = scores.map(({ at, vp }) => `${Math.floor(at)}: ${vpWords(vp, language)}`);
  return {
    key: `end:${JSON.stringify([scores, words, winners, view.turn, language])}`,
    name: "end-of-game",
    enough: { view, language, outcome, entries: telling },
    alt: altOf([words, `${label(language, "curve")}: ${thinned(told).join(", ")}.`]),
    ...endPage({ scores, turns: view.turn, victory: atlas.victory, language }, outcome, words),
  };
}

const vpWords = (vp: number, language: Language): string =>
  vp === 0 ? "0" : `${label(language, vp > 0 ? "us" : "ussr")} ${Math.abs(vp)}`;

/** The last score of each turn is enough for words. */
const thinned = (told: readonly string[]): string[] =>
  told.filter((each, at) => told[at + 1]?.split(":")[0] !== each.split(":")[0]);

/** The entries that move the curve, or time. */
const turning: ReadonlySet<string> = new Set([
  "turn",
  "round",
  "milops.check",
  "final-scoring",
  "scoring",
  "scoring.southeast-asia",
  "vp",
]);

function scoresOf(atlas: Atlas, entries: readonly VisibleEntry[], view: ColdWarView): Score[] {
  const scores: Score[] = [{ at: 1, vp: 0, scoring: false }];
  let at = 1;
  let scoring = false;
  for (const { key, args } of entries) {
    if (key === "turn") at = Number(args.turn);
    else if (key === "round")
      at = Number(args.turn) + (Number(args.round) - (args.side === "ussr" ? 0.5 : 0)) / (atlas.mostRounds + 1);
    else if (key === "milops.check" || key === "final-scoring") at = Math.floor(at) + 0.98;
    else if (key === "scoring" || key === "scoring.southeast-asia") scoring = true;
    else if (key === "vp") {
      scores.push({ at, vp: Number(args.vp), scoring });
      scoring = false;
    }
  }
  scores.push({ at: Math.max(at, view.turn + 0.99), vp: view.vp, scoring: false });
  return scores;
}

interface Graph {
  readonly scores: readonly Score[];
  readonly turns: number;
  readonly victory: number;
  readonly language: Language;
}

function endPage(graph: Graph, outcome: Outcome | null, words: string) {
  const { language } = graph;
  const won = sides.filter((side) => outcome?.winners.includes(side));
  const title = label(language, outcome === null ? "goesOn" : won.length === 0 ? "draw" : "over");
  const heading = { title, words, signs: won.length };
  const head = headingHeight(heading);
  return page(PAGE, head + HEIGHT, (pen) => {
    box(pen, { x: 0, y: 0, w: PAGE, h: head + HEIGHT }, { fill: colours.paper });
    drawHeading(pen, heading, colours, (x, y, at) => badge(pen, won[at] ?? "us", x, y, SIGN, language));
    pen.translate(0, head);
    write(pen, label(language, "curve"), 36, 40, { size: 34, weight: "bold", colour: colours.soft }, PAGE - 72);
    disc(pen, 52, 92, 11, { fill: colours.last, line: colours.ink, width: 3 });
    write(pen, label(language, "scored"), 78, 92, { size: 29, colour: colours.soft });
    drawPlot(pen, graph);
  });
}

function drawPlot(pen: Pen, { scores, turns, victory, language }: Graph): void {
  const top = Math.max(victory, ...scores.map(({ vp }) => Math.abs(vp)));
  const x = (at: number) => plot.x + ((at - 1) / turns) * plot.w;
  const y = (vp: number) => plot.y + plot.h / 2 - (vp / top) * (plot.h / 2);
  box(pen, { ...plot, h: plot.h / 2 }, { fill: sideColours.us.light });
  box(pen, { ...plot, y: y(0), h: plot.h / 2 }, { fill: sideColours.ussr.light });
  for (const vp of [-victory, -victory / 2, victory / 2, victory, 0]) {
    const ends = [
      [plot.x, y(vp)],
      [plot.x + plot.w, y(vp)],
    ] as const;
    line(pen, ends, {
      line: vp === 0 ? colours.ink : colours.faint,
      width: vp === 0 ? 4 : 2,
      ...(vp === 0 ? {} : { dash: [6, 8] }),
    });
    write(pen, String(Math.abs(vp)), plot.x - 14, y(vp), { size: 29, colour: colours.soft, align: "right" });
  }
  for (let turn = 1; turn <= turns; turn++) {
    if (turn > 1)
      line(
        pen,
        [
          [x(turn), plot.y],
          [x(turn), plot.y + plot.h],
        ],
        { line: colours.card, width: 3 },
      );
    const style = { size: 30, weight: "bold", colour: colours.soft, align: "center" } as const;
    write(pen, String(turn), x(turn + 0.5), plot.y + plot.h + 28, style);
  }
  for (const [side, at] of [["us", plot.y + 32] as const, ["ussr", plot.y + plot.h - 32] as const]) {
    token(pen, side, plot.x + 32, at, 36);
    const style = { size: 32, weight: "bold", colour: sideColours[side].strong } as const;
    write(pen, label(language, side), plot.x + 62, at, style);
  }
  write(pen, label(language, "turn"), plot.x + plot.w / 2, plot.y + plot.h + 70, {
    size: 29,
    colour: colours.soft,
    align: "center",
  });
  const steps = scores.flatMap(({ at, vp }, index) => {
    const before = scores[index - 1];
    return [...(before === undefined ? [] : [[x(at), y(before.vp)] as const]), [x(at), y(vp)] as const];
  });
  line(pen, steps, { line: colours.ink, width: 6 });
  for (const { at, vp, scoring } of scores)
    if (scoring) disc(pen, x(at), y(vp), 10, { fill: colours.last, line: colours.ink, width: 3 });
  const last = scores.at(-1) as Score;
  const side: Side | null = last.vp === 0 ? null : last.vp > 0 ? "us" : "ussr";
  const tip = [x(last.at) + 50, y(last.vp)] as const;
  if (side === null)
    write(pen, "0", tip[0], tip[1], { size: 52, weight: "bold", colour: colours.ink, align: "center" });
  else token(pen, side, tip[0], tip[1], 76, String(Math.abs(last.vp)));
}
