import type { RegionValues } from "../../src/games/cold-war/components/tracks.ts";
import { type Side, sides } from "../../src/games/cold-war/seats.ts";
import type { Standing } from "../../src/games/cold-war/standing.ts";
import type { Pen } from "../kit/canvas.ts";
import { type Box, box } from "../kit/shapes.ts";
import { write } from "../kit/text.ts";
import { cellsIn } from "../kit/track.ts";
import { colours, sideColours } from "./colours.ts";
import { gapOf } from "./counted.ts";
import { label, statusMarks } from "./labels.ts";
import { token } from "./marks.ts";
import type { Stage } from "./stage.ts";

/** What each region is worth and how it stands. */
export function drawPlates(stage: Stage): void {
  for (const region of stage.atlas.regions) drawPlate(stage, region);
}

function drawPlate({ pen, atlas, view, language }: Stage, region: string): void {
  const at = atlas.plates[region] as Box;
  const standing = atlas.standings(view, region);

  const values = atlas.values(view, region);
  if (values !== undefined) drawValues(pen, { x: at.x + 6, y: at.y + 40, w: at.w - 72, h: 34 }, values, standing);
  drawNet(pen, { x: at.x + at.w - 62, y: at.y + 40, w: 56, h: 34 }, standing);
  for (const [index, side] of sides.entries()) {
    const y = at.y + 92 + index * 28;
    const { status, vp, wins } = standing[side];
    token(pen, side, at.x + 18, y, 20);
    const words = `${statusMarks[status]} ${status === "none" ? "–" : label(language, `${status}Short`)}`;
    write(pen, words, at.x + 36, y, { size: 19, colour: colours.ink }, at.w - 74);
    write(pen, wins ? "★" : String(vp), at.x + at.w - 10, y, { ...bold(22, sideColours[side].strong), align: "right" });
  }
}

const bold = (size: number, colour: string) => ({ size, weight: "bold", colour }) as const;

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
    const style = { ...bold(20, colours.ink), align: "center" } as const;
    write(pen, words, where.x + where.w / 2, where.y + where.h / 2, style, where.w - 4);
  }
}

/** Who would gain by scoring, or win the game by it. */
export function aheadIn(standing: Record<Side, Standing>): Side | undefined {
  const gap = gapOf(standing);
  return sides.find((side) => standing[side].wins) ?? (gap > 0 ? "us" : gap < 0 ? "ussr" : undefined);
}

/** What scoring it now would give, in the shape of the side that would gain: square or round. */
function drawNet(pen: Pen, at: Box, standing: Record<Side, Standing>): void {
  const gap = gapOf(standing);
  const ahead = aheadIn(standing);
  const wins = ahead !== undefined && standing[ahead].wins;
  const words = wins ? "★" : gap === 0 ? "0" : `+${Math.abs(gap)}`;
  const radius = ahead === "ussr" ? at.h / 2 : 4;
  if (ahead !== undefined) box(pen, at, { fill: sideColours[ahead].strong, radius });
  const colour = ahead === undefined ? colours.soft : colours.card;
  write(pen, words, at.x + at.w / 2, at.y + at.h / 2, { ...bold(30, colour), align: "center" }, at.w - 6);
}
