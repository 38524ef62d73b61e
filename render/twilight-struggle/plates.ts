import type { Language } from "../../src/engine/index.ts";
import type { Standing } from "../../src/games/cold-war/scoring.ts";
import { type Side, sides } from "../../src/games/cold-war/sides.ts";
import type { RegionValues } from "../../src/games/cold-war/tracks.ts";
import { valuesOf } from "../../src/games/twilight-struggle/board-now.ts";
import { type Region, regions } from "../../src/games/twilight-struggle/countries.ts";
import { regionStandings } from "../../src/games/twilight-struggle/scoring.ts";
import { type Box, box } from "../kit/shapes.ts";
import { type Pen, write } from "../kit/text.ts";
import { cellsIn } from "../kit/track.ts";
import { colours, regionColours, sideColours } from "./colours.ts";
import { plates } from "./layout.ts";
import { token } from "./marks.ts";
import type { OpenView } from "./model.ts";
import { label, nameIn, statusMarks, statusWordOf } from "./words.ts";

/** What a region is worth and how it stands. */
export function drawPlates(pen: Pen, view: OpenView, language: Language): void {
  for (const region of regions)
    drawPlate(pen, plates[region], region, regionStandings(view, region), valuesOf(region, view), language);
}

function drawPlate(
  pen: Pen,
  at: Box,
  region: Region,
  standing: Record<Side, Standing>,
  values: RegionValues,
  language: Language,
): void {
  box(pen, at, { fill: colours.paper, line: colours.coast, width: 2, radius: 10 });
  box(pen, { ...at, h: 34 }, { fill: regionColours[region], radius: [10, 10, 0, 0] });
  const name = region === "central-america" ? label(language, "centralAmericaShort") : nameIn(language, region);
  write(pen, name, at.x + 10, at.y + 17, { size: 22, weight: "bold", colour: colours.ink }, at.w - 18);
  drawValues(pen, { x: at.x + 6, y: at.y + 40, w: at.w - 70, h: 32 }, values, standing);
  drawNet(pen, { x: at.x + at.w - 60, y: at.y + 40, w: 54, h: 32 }, standing);
  for (const [index, side] of sides.entries()) {
    const y = at.y + 92 + index * 28;
    const { status, vp, wins } = standing[side];
    token(pen, side, at.x + 18, y, 20);
    write(
      pen,
      `${statusMarks[status]} ${statusWordOf(language, status)}`,
      at.x + 36,
      y,
      { size: 19, colour: colours.ink },
      at.w - 74,
    );
    const style = { size: 22, weight: "bold", colour: sideColours[side].strong, align: "right" } as const;
    write(pen, wins ? "★" : String(vp), at.x + at.w - 10, y, style);
  }
}

/** What presence, domination and control are worth, tinted where one side has them. */
function drawValues(pen: Pen, at: Box, values: RegionValues, standing: Record<Side, Standing>): void {
  const row = cellsIn(at, 3, 3);
  for (const [index, status] of (["presence", "domination", "control"] as const).entries()) {
    const where = row[index] as Box;
    const value = values[status];
    const holders = sides.filter((side) => standing[side].status === status);
    const fill = holders.length === 1 ? sideColours[holders[0] as Side].light : colours.plain;
    box(pen, where, { fill, radius: 5 });
    const words = `${statusMarks[status]}${value === "win" ? "★" : value}`;
    const style = { size: 20, weight: "bold", colour: colours.ink, align: "center" } as const;
    write(pen, words, where.x + where.w / 2, where.y + where.h / 2, style, where.w - 4);
  }
}

/** What scoring it now would give, in the shape of the side that would gain: square or round. */
function drawNet(pen: Pen, at: Box, { us, ussr }: Record<Side, Standing>): void {
  const gap = us.vp - ussr.vp;
  const ahead: Side | undefined = us.wins ? "us" : ussr.wins ? "ussr" : gap > 0 ? "us" : gap < 0 ? "ussr" : undefined;
  const words = us.wins || ussr.wins ? "★" : gap === 0 ? "0" : `+${Math.abs(gap)}`;
  const radius = ahead === "ussr" ? at.h / 2 : 4;
  if (ahead !== undefined) box(pen, at, { fill: sideColours[ahead].strong, radius });
  const colour = ahead === undefined ? colours.soft : colours.card;
  write(pen, words, at.x + at.w / 2, at.y + at.h / 2, { size: 27, weight: "bold", colour, align: "center" }, at.w - 6);
}
