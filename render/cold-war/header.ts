import type { Language } from "../../src/engine/index.ts";
import { type Side, sides } from "../../src/games/cold-war/seats.ts";
import { outcomeLine, story, worded } from "../../src/i18n/index.ts";
import type { Pen } from "../kit/canvas.ts";
import { type Box, box } from "../kit/shapes.ts";
import { paragraph, widthOf, write } from "../kit/text.ts";
import { type Atlas, type OpenView, turnOf } from "./atlas.ts";
import { colours, sideColours } from "./colours.ts";
import { label, nameIn, plain, sentence, unmarked } from "./labels.ts";
import { badge } from "./marks.ts";
import type { Scene, Stage } from "./stage.ts";

/** Whose move it is and what is asked, the score and the danger: large enough for a phone; smaller what was just done. */
export function drawHeader(stage: Stage): void {
  const { pen, atlas, language, view, changes } = stage;
  const at = atlas.header;
  const right = at.x + at.w;
  box(pen, at, { fill: colours.header });
  drawMove(stage);
  const small = { size: 25, weight: "bold", colour: colours.headerSoft, align: "center" } as const;
  const big = { size: 60, weight: "bold", colour: colours.card, align: "center" } as const;

  const turn = right - 600;
  write(pen, label(language, "turn"), turn, 28, small, 150);
  write(pen, String(turnOf(atlas, view)), turn, 80, big);
  const after = turn + widthOf(String(turnOf(atlas, view)), 60, "bold") / 2 + 8;
  write(pen, `/ ${atlas.lastTurn}`, after, 90, { ...small, size: 27, align: "left" });

  const score = right - 375;
  const lead = Math.abs(view.vp);
  write(pen, label(language, "vp"), score, 28, small);
  if (view.vp === 0) write(pen, "0", score, 80, big);
  else {
    const wide = widthOf(String(lead), 66, "bold");
    const left = score - (72 + 12 + wide) / 2;
    badge(pen, view.vp > 0 ? "us" : "ussr", left + 36, 80, 72, language);
    write(pen, String(lead), left + 84, 80, { ...big, size: 66, align: "left" });
  }
  if (changes.vp !== undefined) underline(pen, at, score - 85, 170);

  const danger = view.defcon <= 2;
  const x = right - 130;
  write(pen, label(language, "defcon"), x, 28, small);
  box(pen, { x: x - 50, y: 46, w: 100, h: 70 }, { fill: danger ? colours.danger : colours.card, radius: 10 });
  write(pen, String(view.defcon), x, 81, { ...big, size: 66, colour: danger ? colours.card : colours.ink });
  if (danger) for (const aside of [-72, 72]) write(pen, "!", x + aside, 80, { ...big, colour: colours.last });
  if (changes.defcon !== undefined) underline(pen, at, x - 55, 110);
}

const underline = (pen: Pen, at: Box, x: number, w: number): void =>
  box(pen, { x, y: at.h - 7, w, h: 7 }, { fill: colours.last });

const isSide = (seat: string): seat is Side => sides.some((side) => side === seat);

function drawMove(stage: Stage): void {
  const { pen, atlas, asks, language, outcome } = stage;
  const at = atlas.header;
  const asked = [...new Set(asks.map(({ seat }) => seat))].filter(isSide);
  const shown = outcome === null ? asked : outcome.winners.filter(isSide);
  for (const [index, side] of shown.entries()) {
    const x = 68 + index * 118;
    box(pen, { x: x - 56, y: 8, w: 112, h: at.h - 16 }, { fill: sideColours[side].strong, radius: 12 });
    badge(pen, side, x, at.h / 2, 92, language);
  }
  const left = 24 + shown.length * 118;
  const { title, words } = moveWords(atlas, stage);
  const w = at.w - 710 - left;
  const style = { size: 48, weight: "bold", colour: colours.card } as const;
  const done = doneWords(atlas, stage);
  if (done !== "" && words !== "" && widthOf(words, 34) * 0.8 <= w) {
    write(pen, title, left, 28, { ...style, size: 42 }, w, 0.7);
    write(pen, words, left, 70, { size: 34, colour: colours.card }, w);
    write(pen, done, left, 106, { size: 27, colour: colours.headerSoft }, w, 0.8);
    return;
  }
  if (words === "") {
    write(pen, title, left, at.h / 2, style, w);
    return;
  }
  write(pen, title, left, 38, style, w, 0.7);
  const body = { size: 41, colour: colours.card } as const;
  if (widthOf(words, 41) * 0.8 <= w) write(pen, words, left, 90, body, w);
  else paragraph(pen, words, { x: left, y: 64, w, h: 58 }, { ...body, size: 27 }, 20);
}

/** What was just done, and by whom: the first line of the last post. */
function doneWords(atlas: Atlas, { last, language, outcome }: Scene): string {
  const [first, ...others] = outcome === null ? story(language, last, atlas.messages) : [];
  if (first === undefined) return "";
  return `${label(language, "last")}: ${unmarked(first)}${others.length > 0 ? " …" : ""}`;
}

/** Who is asked, when, and for what; or how the game ended. */
export function moveWords(
  atlas: Atlas,
  { asks, language, view, outcome }: Scene,
): { readonly title: string; readonly words: string } {
  const { messages } = atlas;
  if (outcome !== null)
    return { title: label(language, "over"), words: unmarked(outcomeLine(language, outcome, messages)) };
  const asked = [...new Set(asks.map(({ seat }) => seat))].filter(isSide);
  const names = asked.map((side) => label(language, side)).join(" + ");
  const title = [names, momentOf(atlas, view, language)].filter((part) => part !== "").join(" · ");
  const todo = asks.map(({ kind, args }) => worded(language, { key: `todo.${kind}`, args }, messages) ?? "");
  const event = asks.map(({ args }) => (typeof args.event === "string" ? nameIn(atlas, language, args.event) : ""));
  const words = [...new Set(todo.map((each, at) => unmarked(event[at] === "" ? each : `${event[at]} · ${each}`)))];
  return { title, words: sentence(words.join("; ")) };
}

export function momentOf(
  atlas: Atlas,
  { step, turn, round }: Pick<OpenView, "step" | "turn" | "round">,
  language: Language,
): string {
  switch (step) {
    case "round":
      return `${label(language, "round")} ${round}/${Math.max(round, atlas.rounds(turn))}`;
    case "headline":
      return label(language, "headline");
    case "turn-end":
      return label(language, "turnEnd");
    case "sides":
      return label(language, "sides");
    case "crisis":
      return plain(atlas, language, "moment.crisis");
    case "turn":
      return "";
    default:
      return label(language, "setup");
  }
}
