import type { Language } from "../../src/engine/index.ts";
import {
  type CardId,
  cards,
  isCard,
  isStructure,
  isVehicle,
  type StructureId,
  structures,
  type VehicleId,
  vehicles,
} from "../../src/games/undaunted/components/index.ts";
import { altOf } from "../kit/alt.ts";
import type { Pen } from "../kit/canvas.ts";
import { box } from "../kit/shapes.ts";
import type { Sketch } from "../kit/sketch.ts";
import { paragraph, write } from "../kit/text.ts";
import type { CardInput } from "../painter.ts";
import { colours } from "./colours.ts";
import {
  aboutWords,
  drawBlank,
  drawCardFace,
  drawName,
  drawOffers,
  FACE,
  inRow,
  nameHeight,
  offerWords,
} from "./face.ts";
import { label, nameIn } from "./labels.ts";
import { shield, star } from "./marks.ts";
import { drawStructure } from "./structures.ts";

const GAP = 20;
const LARGE = 2;

/** One card large: of a soldier or an officer, of a vehicle with its seats, or a structure. */
export function cardSketch({ card, language }: CardInput): Sketch | null {
  if (isCard(card))
    return large(card, language, FACE.h, cardAlt(card, language), (pen) =>
      drawCardFace(pen, card, { x: 0, y: 0, ...FACE }, language),
    );
  if (isVehicle(card))
    return large(card, language, vehicleHeight(card, language), vehicleAlt(card, language), (pen) =>
      drawVehicleFace(pen, card, language),
    );
  if (isStructure(card))
    return large(card, language, 260, structureAlt(card, language), (pen) => drawStructureFace(pen, card, language));
  return null;
}

function large(id: string, language: Language, h: number, alt: string, draw: (pen: Pen) => void): Sketch {
  const [width, height] = [FACE.w * LARGE + 2 * GAP, Math.round(h * LARGE) + 2 * GAP];
  return {
    key: `card:${id}:${language}`,
    name: id,
    alt,
    width,
    height,
    draw: (pen) => {
      pen.fillStyle = colours.desk;
      pen.fillRect(0, 0, width, height);
      pen.translate(GAP, GAP);
      pen.scale(LARGE, LARGE);
      draw(pen);
    },
  };
}

function cardAlt(id: CardId, language: Language): string {
  const { initiative, actions, defence } = cards[id];
  const offers = actions.map((offer) => offerWords(offer, language)).join(", ");
  return altOf([
    `${nameIn(language, id)}, ${label(language, cards[id].side)}. ${aboutWords(id, language).join(", ")}.`,
    `${label(language, "initiative")} ${initiative}${defence === undefined ? "" : `, ${label(language, "defence")} ${defence}`}.`,
    offers === "" ? label(language, cards[id].kind === "fog" ? "fogText" : "noActions") : `${offers}.`,
  ]);
}

const SEAT = 30;
const ROW = 53;

const vehicleHeight = (id: VehicleId, language: Language): number =>
  vehicles[id].seats.reduce(
    (sum, { actions }) => sum + SEAT + actions.length * ROW + 8,
    nameHeight(inRow(vehicleWords(id, language))),
  ) + 12;

function vehicleWords(id: VehicleId, language: Language): string[] {
  const { defence, armour, critical, durability } = vehicles[id];
  return [
    ...(defence === null ? [] : [`${label(language, "defence")} ${defence}`]),
    `${label(language, "armour")} ${armour}`,
    `${label(language, "critical")} ${critical}`,
    `${label(language, "durability")} ${durability}`,
  ];
}

function drawVehicleFace(pen: Pen, id: VehicleId, language: Language): void {
  const { side, seats, armour } = vehicles[id];
  drawBlank(pen, side, { w: FACE.w, h: vehicleHeight(id, language) }, language);
  shield(pen, 46, 58, 64, String(armour), colours.ink);
  let y = drawName(pen, nameIn(language, id), inRow(vehicleWords(id, language)));
  for (const seat of seats) {
    const name = `${seat.name[language]}${seat.crew === null ? "" : ` (${label(language, "tankOnly")})`}`;
    write(pen, name, 112, y + SEAT / 2, { size: 21, weight: "bold", colour: colours.soft }, 350);
    y += SEAT;
    drawOffers(pen, seat.actions, { x: 112, y, w: 350, h: seat.actions.length * ROW }, language);
    y += seat.actions.length * ROW + 8;
  }
}

function vehicleAlt(id: VehicleId, language: Language): string {
  const seats = vehicles[id].seats.map(({ name, crew, actions }) => {
    const offers = actions.map((offer) => offerWords(offer, language)).join(", ");
    const only = crew === null ? "" : ` (${label(language, "tankOnly")})`;
    return `${name[language]}${only}: ${offers === "" ? label(language, "noActions") : offers}.`;
  });
  const head = `${nameIn(language, id)}, ${label(language, vehicles[id].side)}. ${label(language, "vehicle")}`;
  return altOf([`${head}: ${vehicleWords(id, language).join(", ")}.`, ...seats]);
}

function drawStructureFace(pen: Pen, id: StructureId, language: Language): void {
  const { defence, points } = structures[id];
  drawBlank(pen, null, { w: FACE.w, h: 260 }, language);
  box(pen, { x: 12, y: 20, w: 68, h: 68 }, { fill: colours.paper, radius: 10 });
  drawStructure(pen, id, 46, 54, 56);
  shield(pen, 46, 140, 54, String(defence));
  star(pen, 46, 212, 60, String(points));
  const top = drawName(pen, nameIn(language, id), inRow(structureWords(id, language)));
  const room = { x: 112, y: top + 6, w: 350, h: 140 };
  paragraph(pen, label(language, "structureText"), room, { size: 25, colour: colours.ink });
}

const structureWords = (id: StructureId, language: Language): string[] => [
  label(language, "structure"),
  `${label(language, "defence")} ${structures[id].defence}`,
  `${label(language, "points")} ${structures[id].points}`,
];

const structureAlt = (id: StructureId, language: Language): string =>
  altOf([`${nameIn(language, id)}. ${structureWords(id, language).join(", ")}.`, label(language, "structureText")]);
