import type { Language } from "../../src/engine/index.ts";
import { actions, type CardId, cards, type Offer } from "../../src/games/undaunted/components/index.ts";
import type { Pen } from "../kit/canvas.ts";
import { wordsHeight, writeWords } from "../kit/page.ts";
import { type Box, box } from "../kit/shapes.ts";
import { SLIP, SLIP_ROOM } from "../kit/slips.ts";
import { write } from "../kit/text.ts";
import { colours, sideColours } from "./colours.ts";
import { aboutWords, drawValue, glossWords, type Note, squadWords } from "./face.ts";
import { label, nameIn, sentence, squadLetter } from "./labels.ts";
import { flag, shield } from "./marks.ts";

const CHIP = 60;

const styles = {
  name: { size: 32, weight: "bold", colour: colours.ink },
  about: { size: SLIP.type, colour: colours.soft },
  warning: { size: SLIP.type, weight: "bold", colour: colours.damage },
  title: { size: 30, weight: "bold", colour: colours.ink },
  gloss: { size: SLIP.type, colour: colours.soft },
  text: { size: SLIP.type, colour: colours.ink },
} as const;

const aboutStyle = (note?: Note) => (note?.isWarning === true ? styles.warning : styles.about);
const aboutOf = (id: CardId, language: Language, note?: Note): string =>
  note?.words ?? aboutWords(id, language).join(" · ");

const titleOf = (offer: Offer, language: Language): string =>
  `${actions[offer.action].name[language]}${squadWords(offer, language)}`;

const offerHeight = (offer: Offer, language: Language): number =>
  10 +
  wordsHeight(titleOf(offer, language), styles.title, SLIP_ROOM - CHIP) +
  wordsHeight(glossWords(offer, language), styles.gloss, SLIP_ROOM - CHIP);

/** A card of a hand for a phone: initiative, squad and defence in the band, then name, where its soldier is, and its actions. */
export function slipHeight(id: CardId, language: Language, note?: Note): number {
  const { kind, actions: offers } = cards[id];
  const body =
    kind === "fog"
      ? 10 + wordsHeight(label(language, "fogText"), styles.text, SLIP_ROOM)
      : offers.reduce((sum, offer) => sum + offerHeight(offer, language), 0);
  const head =
    wordsHeight(nameIn(language, id), styles.name, SLIP_ROOM) +
    wordsHeight(aboutOf(id, language, note), aboutStyle(note), SLIP_ROOM);
  return SLIP.band + 10 + head + 8 + body + SLIP.pad;
}

export function drawSlip(pen: Pen, id: CardId, at: Box, language: Language, note?: Note): void {
  const { kind, actions: offers } = cards[id];
  const isFog = kind === "fog";
  box(pen, at, { fill: isFog ? "#ece4d3" : colours.paper, radius: 14 });
  drawBand(pen, id, at, language);
  const left = at.x + SLIP.pad;
  const below = writeWords(pen, nameIn(language, id), left, at.y + SLIP.band + 10, styles.name, SLIP_ROOM);
  const end = writeWords(pen, aboutOf(id, language, note), left, below, aboutStyle(note), SLIP_ROOM);
  box(pen, { x: left, y: end + 4, w: SLIP_ROOM, h: 2 }, { fill: colours.hair });
  if (isFog) writeWords(pen, label(language, "fogText"), left, end + 14, styles.text, SLIP_ROOM);
  else drawOffers(pen, offers, left, end + 8, language);
  box(pen, at, { line: colours.ink, width: 3, radius: 14 });
}

function drawBand(pen: Pen, id: CardId, at: Box, language: Language): void {
  const { side, kind, initiative, squad, defence } = cards[id];
  const fill = kind === "fog" ? "#8c8374" : sideColours[side].strong;
  box(pen, { ...at, h: SLIP.band }, { fill, radius: [14, 14, 0, 0] });
  const y = at.y + SLIP.band / 2;
  box(pen, { x: at.x + 12, y: y - 23, w: 84, h: 46 }, { fill: colours.last, radius: 10 });
  flag(pen, at.x + 36, y, 26, colours.ink);
  const bold = { weight: "bold", align: "center" } as const;
  write(pen, String(initiative), at.x + 70, y, { ...bold, size: 38, colour: colours.ink });
  const words = squad === null ? "" : sentence(`${label(language, "squad")} ${squadLetter(squad, language)}`);
  write(pen, words, at.x + 112, y, { size: 30, weight: "bold", colour: colours.card });
  if (defence === undefined) return;
  box(pen, { x: at.x + at.w - 64, y: y - 25, w: 50, h: 50 }, { fill: colours.card, radius: 8 });
  shield(pen, at.x + at.w - 39, y, 44, String(defence));
}

function drawOffers(pen: Pen, offers: readonly Offer[], left: number, top: number, language: Language): void {
  let y = top;
  for (const offer of offers) {
    drawValue(pen, offer, left + 24, y + 32, 1.15);
    const room = SLIP_ROOM - CHIP;
    const below = writeWords(pen, titleOf(offer, language), left + CHIP, y + 8, styles.title, room);
    writeWords(pen, glossWords(offer, language), left + CHIP, below, styles.gloss, room);
    y += offerHeight(offer, language);
  }
}
