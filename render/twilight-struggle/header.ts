import type { Language } from "../../src/engine/index.ts";
import { type Side, sides } from "../../src/games/cold-war/sides.ts";
import { actionRounds, LAST_TURN } from "../../src/games/twilight-struggle/board.ts";
import { twilightStruggleWords } from "../../src/games/twilight-struggle/words/index.ts";
import { outcomeLine, worded } from "../../src/i18n/index.ts";
import { box } from "../kit/shapes.ts";
import { type Pen, paragraph, widthOf, write } from "../kit/text.ts";
import type { Changes } from "./changes.ts";
import { colours, sideColours } from "./colours.ts";
import { header } from "./layout.ts";
import { badge } from "./marks.ts";
import type { BoardScene, OpenView } from "./model.ts";
import { label, nameIn, plain, sentence, unmarked } from "./words.ts";

/** Whose move it is and what is asked, the score and the danger: large enough for a phone. */
export function drawHeader(pen: Pen, scene: BoardScene, changes: Changes): void {
  const { language, view } = scene;
  box(pen, header, { fill: colours.header });
  drawMove(pen, scene);
  const y = header.h / 2;
  const small = { size: 25, weight: "bold", colour: colours.headerSoft, align: "center" } as const;
  const big = { size: 58, weight: "bold", colour: colours.card, align: "center" } as const;

  write(pen, label(language, "turn"), 1400, 28, small, 150);
  write(pen, String(view.turn), 1400, 78, big);
  write(pen, `/ ${LAST_TURN}`, 1426 + (view.turn > 9 ? 16 : 0), 88, { ...small, size: 27, align: "left" });

  const lead = Math.abs(view.vp);
  write(pen, label(language, "vp"), 1625, 28, small);
  if (view.vp === 0) write(pen, "0", 1625, 80, big);
  else {
    const wide = widthOf(String(lead), 62, "bold");
    badge(pen, view.vp > 0 ? "us" : "ussr", 1625 - wide / 2 - 8, 80, 72, language);
    write(pen, String(lead), 1625 + 42, 80, { ...big, size: 62 });
  }
  if (changes.vp !== undefined) underline(pen, 1540, 170);

  write(pen, label(language, "defcon"), 1870, 28, small);
  const danger = view.defcon <= 2;
  const level = { x: 1820, y: 46, w: 100, h: 70 };
  box(pen, level, { fill: danger ? colours.danger : colours.card, radius: 10 });
  const ink = danger ? colours.card : colours.ink;
  write(pen, String(view.defcon), 1870, y + 18, { ...big, size: 62, colour: ink });
  if (danger) {
    write(pen, "!", 1800, 80, { ...big, colour: colours.last });
    write(pen, "!", 1940, 80, { ...big, colour: colours.last });
  }
  if (changes.defcon !== undefined) underline(pen, 1815, 110);
}

const underline = (pen: Pen, x: number, w: number): void =>
  box(pen, { x, y: header.h - 7, w, h: 7 }, { fill: colours.last });

const isSide = (seat: string): seat is Side => sides.some((side) => side === seat);

function drawMove(pen: Pen, scene: BoardScene): void {
  const { asks, language } = scene;
  const asked = [...new Set(asks.map(({ seat }) => seat))].filter(isSide);
  const winners = scene.outcome === null ? asked : scene.outcome.winners.filter(isSide);
  for (const [at, side] of winners.entries()) {
    const x = 68 + at * 104;
    box(pen, { x: x - 56, y: 8, w: 112, h: header.h - 16 }, { fill: sideColours[side].strong, radius: 12 });
    badge(pen, side, x, header.h / 2, 92, language);
  }
  const left = 24 + winners.length * 108;
  const { title, words } = moveWords(scene);
  const w = 1290 - left;
  const style = { size: 46, weight: "bold", colour: colours.card } as const;
  if (words === "") {
    write(pen, title, left, header.h / 2, style, w);
    return;
  }
  write(pen, title, left, 38, style, w, 0.7);
  const body = { size: 40, colour: colours.card } as const;
  if (widthOf(words, 40) * 0.8 <= w) write(pen, words, left, 90, body, w);
  else paragraph(pen, words, { x: left, y: 64, w, h: 58 }, { ...body, size: 26 }, 20);
}

/** Who is asked, when, and for what; or how the game ended. */
export function moveWords({ asks, language, view, outcome }: BoardScene): {
  readonly title: string;
  readonly words: string;
} {
  if (outcome !== null)
    return { title: label(language, "over"), words: unmarked(outcomeLine(language, outcome, twilightStruggleWords)) };
  const asked = [...new Set(asks.map(({ seat }) => seat))].filter(isSide);
  const names = asked.map((side) => nameIn(language, side)).join(" + ");
  const title = [names, momentOf(view, language)].filter((part) => part !== "").join(" · ");
  const todo = asks.map(
    ({ kind, args }) => worded(language, { key: `todo.${kind}`, args }, twilightStruggleWords) ?? "",
  );
  const event = asks.map(({ args }) => (typeof args.event === "string" ? nameIn(language, args.event) : ""));
  const words = [...new Set(todo.map((each, at) => unmarked(event[at] === "" ? each : `${event[at]} · ${each}`)))];
  return { title, words: sentence(words.join("; ")) };
}

export function momentOf({ step, turn, round }: Pick<OpenView, "step" | "turn" | "round">, language: Language): string {
  switch (step) {
    case "round":
      return `${label(language, "round")} ${round}/${Math.max(round, actionRounds(turn))}`;
    case "headline":
      return label(language, "headline");
    case "turn-end":
      return label(language, "turnEnd");
    case "sides":
      return label(language, "sides");
    case "crisis":
      return plain(language, "moment.crisis");
    case "turn":
      return "";
    default:
      return label(language, "setup");
  }
}
