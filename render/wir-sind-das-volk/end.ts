import type { Language, Outcome, VisibleEntry } from "../../src/engine/index.ts";
import {
  type ProvinceId,
  province,
  provinceList,
  provincesOf,
} from "../../src/games/wir-sind-das-volk/components/board/index.ts";
import type { Germany } from "../../src/games/wir-sind-das-volk/components/board/types.ts";
import { volkMessages } from "../../src/games/wir-sind-das-volk/messages/index.ts";
import { germanies, type Seat, seats } from "../../src/games/wir-sind-das-volk/seats.ts";
import { protestsOf, standardOf, wholeEconomy } from "../../src/games/wir-sind-das-volk/standing.ts";
import type { VolkView } from "../../src/games/wir-sind-das-volk/view.ts";
import { outcomeLine } from "../../src/i18n/index.ts";
import { altOf } from "../kit/alt.ts";
import type { Pen } from "../kit/canvas.ts";
import { drawHeading, headingHeight, PAGE, page, SIGN } from "../kit/page.ts";
import { box, disc, line } from "../kit/shapes.ts";
import type { Sketch } from "../kit/sketch.ts";
import { write } from "../kit/text.ts";
import type { EndInput } from "../painter.ts";
import { colours, sideColours } from "./colours.ts";
import { label, nameIn, roman, sentence, unmarked } from "./labels.ts";
import { badge, token } from "./marks.ts";
import { type OpenView, openView } from "./model.ts";

/** The curve below the head, and what both states had below the curve. */
const plot = { x: 76, y: 132, w: PAGE - 76 - 92, h: 480 } as const;
const table = { x: 36, y: plot.y + plot.h + 128, w: PAGE - 72, row: 68 } as const;
const columns = { west: PAGE - 330, east: PAGE - 120 } as const;

/** Unrest in both states after so many cards. */
interface Mood {
  readonly at: number;
  readonly west: number;
  readonly east: number;
}

interface Course {
  readonly moods: readonly Mood[];
  /** After how many cards each decade began. */
  readonly decades: readonly number[];
}

type Facts = readonly (readonly [name: string, west: number, east: number])[];

/** How the game ended: unrest from the first card to the last, and what both states had in the end. */
export function endSketch({ view, language, outcome, entries }: EndInput<VolkView>): Sketch {
  const course = courseOf(entries);
  const facts = factsOf(openView(view), language);
  const words = outcome === null ? "" : unmarked(outcomeLine(language, outcome, volkMessages));
  const winners = outcome?.winners ?? null;
  const told = facts.map(
    ([name, west, east]) => `${name}: ${nameIn(language, "west")} ${west}, ${nameIn(language, "east")} ${east}.`,
  );
  return {
    key: `end:${JSON.stringify([course, facts, words, winners, language])}`,
    name: "end-of-game",
    alt: altOf([
      words,
      `${label(language, outcome === null ? "now" : "final")}.`,
      ...told,
      curveWords(course, language),
    ]),
    ...endPage(course, facts, outcome, words, language),
  };
}

const total = (side: Germany, value: (id: ProvinceId) => number): number =>
  provincesOf[side].reduce((sum, id) => sum + value(id), 0);

const factsOf = (view: OpenView, language: Language): Facts => {
  const row = (name: string, value: (side: Germany) => number) => [name, value("west"), value("east")] as const;
  return [
    row(label(language, "protests"), (side) => protestsOf(view, provincesOf[side])),
    row(sentence(label(language, "unrest")), (side) => total(side, (id) => view.unrest[id])),
    row(sentence(label(language, "standard")), (side) => total(side, (id) => standardOf(view, id))),
    row(label(language, "economy"), (side) => wholeEconomy(view, side)),
    row(label(language, "prestige"), (side) => Math.max(0, view.tracks.prestige * (side === "west" ? -1 : 1))),
  ];
};

/** Unrest card by card, as the log tells it. */
function courseOf(entries: readonly VisibleEntry[]): Course {
  const unrest = new Map<ProvinceId, number>(provinceList.map((each) => [each.id, each.unrest]));
  const sum = (side: Germany) =>
    [...unrest].reduce((all, [id, count]) => (province(id).side === side ? all + count : all), 0);
  const moods: Mood[] = [{ at: 0, west: sum("west"), east: sum("east") }];
  const decades: number[] = [];
  let at = 0;
  for (const { key, args } of entries) {
    if (key === "decade") decades.push(at);
    else if (key === "play" || key === "automatic" || key === "phase") at += key === "phase" ? 0.2 : 1;
    else if (key === "unrest" || key === "socialists.exchange") {
      unrest.set(args.province as ProvinceId, Number(key === "unrest" ? args.to : args.unrest));
      moods.push({ at, west: sum("west"), east: sum("east") });
    }
  }
  moods.push({ at: Math.max(1, at), west: sum("west"), east: sum("east") });
  return { moods, decades };
}

/** The state of things when each decade began, and at the end. */
function curveWords({ moods, decades }: Course, language: Language): string {
  const told = decades.map((start, index) => {
    const mood = moods.filter(({ at }) => at <= start).at(-1);
    return `${roman(index + 1)} ${mood?.west ?? 0}:${mood?.east ?? 0}`;
  });
  return `${label(language, "curve")} (${nameIn(language, "west")}:${nameIn(language, "east")}): ${told.join(", ")}.`;
}

const isSeat = (seat: string): seat is Seat => seats.some((each) => each === seat);

function endPage(course: Course, facts: Facts, outcome: Outcome | null, words: string, language: Language) {
  const winners = (outcome?.winners ?? []).filter(isSeat);
  const heading = { title: label(language, outcome === null ? "goesOn" : "over"), words, signs: winners.length };
  const head = headingHeight(heading);
  const height = head + table.y + table.row * (facts.length + 1) + 24;
  return page(PAGE, height, (pen) => {
    box(pen, { x: 0, y: 0, w: PAGE, h: height }, { fill: colours.paper });
    drawHeading(pen, heading, colours, (x, y, at) => badge(pen, winners[at] ?? "west", x, y, SIGN, language));
    pen.translate(0, head);
    write(pen, label(language, "curve"), 36, 40, { size: 34, weight: "bold", colour: colours.soft }, PAGE - 72);
    for (const [at, side] of germanies.entries()) drawSide(pen, side, 58 + at * 250, 92, language);
    drawPlot(pen, course, language);
    drawFacts(pen, facts, outcome === null ? "now" : "final", language);
  });
}

function drawSide(pen: Pen, side: Germany, x: number, y: number, language: Language): void {
  token(pen, side, x, y, 40);
  write(pen, nameIn(language, side), x + 34, y, { size: 32, weight: "bold", colour: sideColours[side].strong }, 190);
}

function drawPlot(pen: Pen, { moods, decades }: Course, language: Language): void {
  const top = Math.ceil((Math.max(20, ...moods.flatMap(({ west, east }) => [west, east])) + 2) / 10) * 10;
  const last = moods.at(-1)?.at ?? 1;
  const x = (at: number) => plot.x + (at / last) * plot.w;
  const y = (count: number) => plot.y + plot.h - (count / top) * plot.h;
  for (const [index, start] of decades.entries()) {
    const end = decades[index + 1] ?? last;
    const w = x(end) - x(start);
    box(pen, { x: x(start), y: plot.y, w, h: plot.h }, { fill: index % 2 === 0 ? colours.plain : "#f4f1e7" });
    const style = { size: 30, weight: "bold", colour: colours.soft, align: "center" } as const;
    write(pen, roman(index + 1), x(start) + w / 2, plot.y + plot.h + 26, style);
  }
  for (let count = 0; count <= top; count += 10) {
    const ends = [
      [plot.x, y(count)],
      [plot.x + plot.w, y(count)],
    ] as const;
    line(pen, ends, { line: colours.hair, width: 2 });
    write(pen, String(count), plot.x - 14, y(count), { size: 29, colour: colours.soft, align: "right" });
  }
  const caption = { size: 29, colour: colours.soft, align: "center" } as const;
  write(pen, label(language, "decade"), plot.x + plot.w / 2, plot.y + plot.h + 68, caption);
  for (const side of germanies) drawCurve(pen, moods, side, x, y);
  const final = moods.at(-1);
  const close = Math.abs(y(final?.west ?? 0) - y(final?.east ?? 0)) < 58;
  for (const side of germanies) {
    const shift = close ? ((side === "west") === (final?.west ?? 0) >= (final?.east ?? 0) ? -30 : 30) : 0;
    token(pen, side, plot.x + plot.w + 46, y(final?.[side] ?? 0) + shift, 54, String(final?.[side] ?? 0));
  }
}

/** In steps; the West with squares, the East with discs. */
function drawCurve(
  pen: Pen,
  moods: readonly Mood[],
  side: Germany,
  x: (at: number) => number,
  y: (count: number) => number,
): void {
  const steps = moods.flatMap((mood, index) => {
    const before = moods[index - 1];
    const here = [x(mood.at), y(mood[side])] as const;
    return before === undefined ? [here] : [[x(mood.at), y(before[side])] as const, here];
  });
  line(pen, steps, { line: colours.ink, width: 9 });
  line(pen, steps, { line: sideColours[side].solid, width: 5 });
  for (const [index, mood] of moods.entries()) {
    if (mood[side] === moods[index - 1]?.[side]) continue;
    const look = { fill: sideColours[side].solid, line: colours.ink, width: 2 };
    const [cx, cy] = [x(mood.at), y(mood[side])];
    if (side === "west") box(pen, { x: cx - 7, y: cy - 7, w: 14, h: 14 }, look);
    else disc(pen, cx, cy, 8, look);
  }
}

function drawFacts(pen: Pen, facts: Facts, when: "now" | "final", language: Language): void {
  const { x, y, w, row } = table;
  write(pen, label(language, when), x, y + row / 2, { size: 34, weight: "bold", colour: colours.soft }, 300);
  for (const side of germanies) drawSide(pen, side, columns[side] - 70, y + row / 2, language);
  for (const [index, [name, west, east]] of facts.entries()) {
    const top = y + row * (index + 1);
    const middle = top + row / 2;
    box(pen, { x, y: top, w, h: 2 }, { fill: colours.hair });
    write(pen, name, x, middle, { size: 32, weight: "bold", colour: colours.ink }, 480, 0.9);
    const style = { size: 44, weight: "bold", align: "center" } as const;
    write(pen, String(west), columns.west, middle, { ...style, colour: sideColours.west.strong });
    write(pen, String(east), columns.east, middle, { ...style, colour: sideColours.east.strong });
  }
}
