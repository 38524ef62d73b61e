import type { Language } from "../../src/engine/index.ts";
import type { SoldierView, VehicleView } from "../../src/games/undaunted/view/index.ts";
import type { Pen } from "../kit/canvas.ts";
import { type Box, box, disc, line } from "../kit/shapes.ts";
import { widthOf, write } from "../kit/text.ts";
import { colours, sideColours } from "./colours.ts";
import { counterWords, label, nameIn, squadLetter } from "./labels.ts";
import { hatch, sign } from "./marks.ts";

/** Counters are laid out in these lengths and made smaller where a tile is crowded. */
export const PLATE = { w: 126, h: 90 } as const;
const TITLE = 39;
const WHEELS = 20;
const SEAT = { label: 19, plate: 70, gap: 6 } as const;
export const VEHICLE = { w: 406, h: TITLE + SEAT.label + SEAT.plate + 8 + WHEELS } as const;

/**
 * A soldier: full when ready; hollow, hatched and with a triangle on its tip when suppressed. Where his name would be smaller than
 * `least` his letters stand for it.
 */
export function drawSoldier(pen: Pen, man: SoldierView, at: Box, language: Language, least = 0): void {
  const { strong, light } = sideColours[man.side];
  const { x, y, w, h } = at;
  const radius = man.side === "lrdg" ? h * 0.06 : h * 0.4;
  const unit = h / PLATE.h;
  box(pen, { x: x + 3 * unit, y: y + 4 * unit, w, h }, { fill: colours.shadow, radius });
  box(pen, at, { fill: man.suppressed ? colours.card : strong, radius });
  if (man.suppressed) {
    pen.save();
    pen.beginPath();
    pen.roundRect(x, y, w, h, radius);
    pen.clip();
    hatch(pen, at, light, 16 * unit, 8 * unit);
    pen.restore();
  }
  const line_ = man.suppressed
    ? { line: strong, width: 5 * unit, dash: [11 * unit, 6 * unit] }
    : { line: colours.card };
  box(pen, at, { width: 3 * unit, ...line_, radius });
  const ink = man.suppressed ? strong : colours.card;
  const { code, name } = counterWords(man.id, language);
  const middle = x + w / 2;
  const big = Math.min(46 * unit, w * 0.44);
  const small = { size: 20 * unit, weight: "bold", colour: ink, align: "center" } as const;
  const room = w - (man.side === "lrdg" ? 14 : 30) * unit;
  const named = sizeIn(name, small.size, room) >= least;
  write(pen, code, middle, y + h * (named ? 0.37 : 0.5), { size: big, weight: "bold", colour: ink, align: "center" });
  if (named) write(pen, name, middle, y + h * 0.78, small, room, 0.5);
  drawSquad(pen, man, at, language, least);
  if (man.suppressed) fallen(pen, x + 15 * unit, y + 18 * unit, 30 * unit);
}

/** How large words come out in so much room. */
const sizeIn = (words: string, size: number, room: number): number =>
  Math.min(size, (size * room) / widthOf(words, size, "bold"));

/** The letter of the squad on the counter's corner. */
export function drawSquad(pen: Pen, { squad, side }: SoldierView, at: Box, language: Language, least = 0): void {
  const unit = at.h / PLATE.h;
  if (squad === null || 20 * unit < least) return;
  const [x, y] = [at.x + at.w - 17 * unit, at.y + 17 * unit];
  const colour = sideColours[side].strong;
  disc(pen, x, y, 14 * unit, { fill: colours.card, line: colour, width: 3 * unit });
  write(pen, squadLetter(squad, language), x, y, { size: 20 * unit, weight: "bold", colour, align: "center" });
}

function fallen(pen: Pen, x: number, y: number, size: number): void {
  pen.beginPath();
  pen.moveTo(x - size / 2, y - size * 0.42);
  pen.lineTo(x + size / 2, y - size * 0.42);
  pen.lineTo(x, y + size * 0.48);
  pen.closePath();
  pen.fillStyle = colours.last;
  pen.fill();
  pen.strokeStyle = colours.ink;
  pen.lineWidth = size * 0.1;
  pen.stroke();
}

/** A vehicle on its wheels or tracks: whose it is, its name, its damage, and a place for each seat, whose name can be too small. */
export function drawVehicle(
  pen: Pen,
  machine: VehicleView,
  crew: ReadonlyMap<string, SoldierView>,
  at: Box,
  language: Language,
  least = 0,
): void {
  const unit = at.h / VEHICLE.h;
  const body = { ...at, h: at.h - WHEELS * unit };
  drawWheels(pen, machine, body, unit);
  const { strong, light } = sideColours[machine.owner];
  box(pen, body, { fill: light, radius: 8 * unit });
  if (machine.disabled) hatch(pen, body, "#00000030", 22 * unit, 7 * unit);
  const dash = machine.disabled ? { dash: [14 * unit, 8 * unit] } : {};
  box(pen, body, { line: strong, width: 4 * unit, radius: 8 * unit, ...dash });
  drawTitle(pen, machine, body, unit, language);
  for (const [index, seat] of machine.seats.entries()) {
    const slot = seatBox(machine, index, at);
    const style = { size: 16 * unit, colour: colours.ink, align: "center" } as const;
    const name = nameIn(language, `${machine.id}:${seat.id}`).replace(/^.*: /, "");
    const room = slot.w + 4 * unit;
    if (sizeIn(name, style.size, room) >= least)
      write(pen, name, slot.x + slot.w / 2, slot.y - 10 * unit, style, room, 0.6);
    const man = seat.occupant === null ? undefined : crew.get(seat.occupant);
    if (man !== undefined) drawSoldier(pen, man, slot, language, least);
    else
      box(pen, slot, {
        fill: "#ffffff70",
        line: colours.faint,
        width: 2 * unit,
        dash: [6 * unit, 5 * unit],
        radius: 6,
      });
  }
  drawState(pen, machine, body, unit, language);
}

/** Where the soldier of a seat is drawn. */
export function seatBox({ seats }: VehicleView, index: number, at: Box): Box {
  const unit = at.h / VEHICLE.h;
  const inner = at.w - 2 * SEAT.gap * unit;
  const each = (inner - SEAT.gap * unit * (seats.length - 1)) / seats.length;
  return {
    x: at.x + SEAT.gap * unit + index * (each + SEAT.gap * unit),
    y: at.y + (TITLE + SEAT.label) * unit,
    w: each,
    h: SEAT.plate * unit,
  };
}

const isTank = ({ seats }: VehicleView): boolean => seats.some(({ crew }) => crew === "tank");

function drawWheels(pen: Pen, machine: VehicleView, body: Box, unit: number): void {
  const y = body.y + body.h;
  if (isTank(machine)) {
    const track = { x: body.x + 14 * unit, y: y - 14 * unit, w: body.w - 28 * unit, h: 33 * unit };
    box(pen, track, { fill: colours.ink, radius: 14 * unit });
    for (let x = track.x + 16 * unit; x < track.x + track.w - 8 * unit; x += 26 * unit)
      disc(pen, x, y + 6 * unit, 7 * unit, { fill: colours.faint });
    return;
  }
  for (const share of [0.18, 0.8]) {
    const x = body.x + body.w * share;
    disc(pen, x, y - 3 * unit, 22 * unit, { fill: colours.ink });
    disc(pen, x, y - 3 * unit, 9 * unit, { fill: colours.faint });
  }
}

function drawTitle(pen: Pen, machine: VehicleView, body: Box, unit: number, language: Language): void {
  const { id, owner, durability, critical, damage } = machine;
  const y = body.y + 21 * unit;
  sign(pen, owner, body.x + 20 * unit, y, 24 * unit);
  const pip = 23 * unit;
  const wide = durability * (pip + 3 * unit) + 8 * unit;
  const start = body.x + body.w - wide - 6 * unit;
  for (let at = 0; at < durability; at++) {
    const x = start + at * (pip + 3 * unit) + (at >= critical ? 8 * unit : 0);
    const hit = at < damage;
    const cell = { x, y: y - pip / 2, w: pip, h: pip };
    box(pen, cell, { fill: hit ? colours.damage : colours.card, line: colours.ink, width: 2 * unit, radius: 2 * unit });
    if (hit) cross(pen, x + pip / 2, y, pip * 0.28, 3 * unit);
  }
  // beyond this line it no longer works
  const edge = start + critical * (pip + 3 * unit) + 2.5 * unit;
  const mark = [
    [edge, y - 14 * unit],
    [edge, y + 14 * unit],
  ] as const;
  line(pen, mark, { line: colours.ink, width: 3 * unit });
  const style = { size: 22 * unit, weight: "bold", colour: colours.ink } as const;
  write(pen, nameIn(language, id), body.x + 38 * unit, y, style, start - body.x - 44 * unit, 0.7);
}

/** Out of action, or taken from the enemy: said on a plate between the wheels. */
function drawState(
  pen: Pen,
  { owner, side, disabled }: VehicleView,
  body: Box,
  unit: number,
  language: Language,
): void {
  const states = [...(disabled ? ["disabled" as const] : []), ...(owner === side ? [] : ["captured" as const])];
  if (states.length === 0) return;
  const words = states.map((state) => label(language, state)).join(" · ");
  const size = 19 * unit;
  const w = Math.min(widthOf(words, size, "bold") + 22 * unit, body.w * 0.78);
  const plate = { x: body.x + body.w * 0.49 - w / 2, y: body.y + body.h - 8 * unit, w, h: 27 * unit };
  box(pen, plate, { fill: colours.ink, radius: 6 * unit });
  const style = { size, weight: "bold", colour: colours.last, align: "center" } as const;
  write(pen, words, plate.x + w / 2, plate.y + plate.h / 2, style, w - 14 * unit, 0.5);
}

function cross(pen: Pen, x: number, y: number, size: number, width: number): void {
  for (const turn of [1, -1]) {
    const stroke = [
      [x - size, y - size * turn],
      [x + size, y + size * turn],
    ] as const;
    line(pen, stroke, { line: colours.card, width });
  }
}
